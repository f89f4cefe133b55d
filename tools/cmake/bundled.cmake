# bundled(out name source...): `out` is what to compile in place of the sources: bundles of them (tools/bundles.py), or with
# -DBASTIDE_BUNDLES=OFF themselves. Bundles make a build from nothing twice as fast; without them an edit compiles one
# source only, and each must include what it needs.
option(BASTIDE_BUNDLES "Compile sources in bundles" ON)

function(bundled out name)
  if(NOT BASTIDE_BUNDLES)
    set(${out} ${ARGN} PARENT_SCOPE)
    return()
  endif()
  execute_process(COMMAND "${Python3_EXECUTABLE}" "${CMAKE_SOURCE_DIR}/tools/bundles.py"
    "${CMAKE_BINARY_DIR}/bundles/${name}" ${ARGN}
    WORKING_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}" OUTPUT_VARIABLE bundles COMMAND_ERROR_IS_FATAL ANY)
  # an edit may give a name that another source of its bundle has
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS
    "${CMAKE_SOURCE_DIR}/tools/bundles.py" ${ARGN})
  set(${out} ${bundles} PARENT_SCOPE)
endfunction()
