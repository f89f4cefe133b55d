# The tool that draws the tile atlas; runs at build time on the machine that builds.
file(GLOB_RECURSE tileart_sources CONFIGURE_DEPENDS tools/tileart/*.cpp)
if(tileart_sources)
  find_package(PkgConfig)
  pkg_check_modules(cairo IMPORTED_TARGET cairo)
  if(cairo_FOUND)
    # the facts of a game that has no tile set of the landscape
    embed_json("${CMAKE_BINARY_DIR}/generated/castle_art_facts.cpp" assets/castle/castle.json castle_art_facts)
    embed_json("${CMAKE_BINARY_DIR}/generated/hunters_art_facts.cpp" assets/hunters hunters_art_facts)
    add_executable(tileart ${tileart_sources} "${CMAKE_BINARY_DIR}/generated/castle_art_facts.cpp"
      "${CMAKE_BINARY_DIR}/generated/hunters_art_facts.cpp")
    own_code(tileart)
    target_link_libraries(tileart PRIVATE bastide_look PkgConfig::cairo)
    precompiled(tileart ${std_headers})
    if(BASTIDE_SANITIZE)  # nothing runs it there; clang-tidy reads how it would be compiled
      set_target_properties(tileart PROPERTIES EXCLUDE_FROM_ALL TRUE)
    endif()
  endif()
endif()
