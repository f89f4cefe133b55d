# embed_json(out from function): writes `out`, a source that defines
# std::span<const File> bastide::assets::<function>() over the *.json of folders, or one file, minified; "": over
# none. With WHOLE each folder is one file (tools/packed.py). With FIRST_WORDS of texts those alone that the page's first
# frame may show.

find_package(Python3 REQUIRED COMPONENTS Interpreter)

function(embed_json out from function)
  set(files "")
  set(texts "")
  set(how "")
  if("FIRST_WORDS" IN_LIST ARGN)
    set(how --first-words)
  endif()
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
    COMMAND Python3::Interpreter "${CMAKE_SOURCE_DIR}/tools/embed.py" ${how} "${out}" ${function} ${texts}
    DEPENDS ${files} "${CMAKE_SOURCE_DIR}/tools/embed.py" "${CMAKE_SOURCE_DIR}/tools/packed.py"
    COMMENT "Embedding ${from}" VERBATIM)
endfunction()
