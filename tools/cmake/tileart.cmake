# The tool that draws the tile atlas; runs at build time on the machine that builds.
file(GLOB_RECURSE tileart_sources CONFIGURE_DEPENDS tools/tileart/*.cpp)
find_package(PkgConfig REQUIRED)
pkg_check_modules(cairo REQUIRED IMPORTED_TARGET cairo)
bundled(tileart_bundles tileart ${tileart_sources})
add_executable(tileart ${tileart_bundles})
own_code(tileart)
target_link_libraries(tileart PRIVATE bastide_look PkgConfig::cairo)
precompiled(tileart ${std_headers})
if(BASTIDE_SANITIZE)  # nothing runs it there; clang-tidy reads how it would be compiled
  set_target_properties(tileart PROPERTIES EXCLUDE_FROM_ALL TRUE)
endif()
