# embed_json(out from function): writes `out`, a source that defines
# std::span<const File> bastide::assets::<function>() over from/*.json, or one file, minified.

find_package(Python3 REQUIRED COMPONENTS Interpreter)

function(embed_json out from function)
  set(files "${CMAKE_SOURCE_DIR}/${from}")
  if(IS_DIRECTORY "${files}")
    file(GLOB files CONFIGURE_DEPENDS "${files}/*.json")
  endif()
  add_custom_command(OUTPUT "${out}"
    COMMAND Python3::Interpreter "${CMAKE_SOURCE_DIR}/tools/embed.py" "${out}" ${function} ${files}
    DEPENDS ${files} "${CMAKE_SOURCE_DIR}/tools/embed.py" "${CMAKE_SOURCE_DIR}/tools/packed.py"
    COMMENT "Embedding ${from}" VERBATIM)
endfunction()
