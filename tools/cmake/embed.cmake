# embed_json(out from function): writes `out`, a source that defines
# std::span<const File> bastide::assets::<function>() over the *.json of folders, or one file, minified; "": over
# none. With WHOLE each folder is one file (tools/packed.py).

find_package(Python3 REQUIRED COMPONENTS Interpreter)

function(embed_json out from function)
  set(files "")
  set(texts "")
  foreach(one ${from})
    if(IS_DIRECTORY "${CMAKE_SOURCE_DIR}/${one}")
      file(GLOB found CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/${one}/*.json")
      list(APPEND files ${found})
      if("WHOLE" IN_LIST ARGN)
        list(APPEND texts "${CMAKE_SOURCE_DIR}/${one}")
      else()
        list(APPEND texts ${found})
      endif()
    else()
      list(APPEND files "${CMAKE_SOURCE_DIR}/${one}")
      list(APPEND texts "${CMAKE_SOURCE_DIR}/${one}")
    endif()
  endforeach()
  add_custom_command(OUTPUT "${out}"
    COMMAND Python3::Interpreter "${CMAKE_SOURCE_DIR}/tools/embed.py" "${out}" ${function} ${texts}
    DEPENDS ${files} "${CMAKE_SOURCE_DIR}/tools/embed.py" "${CMAKE_SOURCE_DIR}/tools/packed.py"
    COMMENT "Embedding ${from}" VERBATIM)
endfunction()
