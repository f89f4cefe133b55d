# embed_json(out folder function): writes `out`, a source that defines
# std::span<const File> bastide::assets::<function>() over folder/*.json, minified.

find_package(Python3 REQUIRED COMPONENTS Interpreter)

function(embed_json out folder function)
  file(GLOB files CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/${folder}/*.json")
  add_custom_command(OUTPUT "${out}"
    COMMAND Python3::Interpreter "${CMAKE_SOURCE_DIR}/tools/embed.py" "${out}" ${function} ${files}
    DEPENDS ${files} "${CMAKE_SOURCE_DIR}/tools/embed.py"
    COMMENT "Embedding ${folder}" VERBATIM)
endfunction()
