# Flags for code written here. Headers of others are SYSTEM includes and may warn as they like.

add_library(bastide_json INTERFACE)
# no exceptions in the page: a parse error is a discarded value, asked for with allow_exceptions=false.
# Defined for everybody, so that all objects see the same inline functions.
target_compile_definitions(bastide_json INTERFACE JSON_NOEXCEPTION)
if(EMSCRIPTEN)
  # the host's /usr/include must not reach the wasm compiler: tools/lib/wasm_libs.sh links just this
  target_include_directories(bastide_json SYSTEM INTERFACE "${BASTIDE_WASM_LIBS}/include")
else()
  find_path(BASTIDE_JSON_INCLUDE nlohmann/json.hpp REQUIRED)
  if(NOT BASTIDE_JSON_INCLUDE STREQUAL "/usr/include")  # -isystem /usr/include breaks include_next
    target_include_directories(bastide_json SYSTEM INTERFACE "${BASTIDE_JSON_INCLUDE}")
  endif()
endif()

# Fixed arrays that overflow say so (engine/core/guard.h): in every build but the page's.
if(NOT EMSCRIPTEN)
  add_compile_definitions(BASTIDE_GUARDS)
endif()

if(BASTIDE_SANITIZE)
  # not vptr: the engine has no RTTI, and the rest would miss it in the engine's objects
  add_compile_options(-fsanitize=address,undefined -fno-sanitize=vptr -fno-sanitize-recover=all
    -fno-omit-frame-pointer -g1)
  add_link_options(-fsanitize=address,undefined)
  add_compile_definitions(_GLIBCXX_ASSERTIONS)
endif()

find_program(BASTIDE_CLANG_TIDY NAMES clang-tidy-19 clang-tidy)

function(own_code target)
  target_include_directories(${target} PUBLIC "${CMAKE_SOURCE_DIR}")
  target_compile_options(${target} PRIVATE -Wall -Wextra -Wshadow -Wconversion -Werror)
  if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
    # gcc 12 guesses wrong inside inlined library code
    target_compile_options(${target} PRIVATE -Wno-error=maybe-uninitialized -Wno-error=array-bounds
      -Wno-error=stringop-overflow -Wno-error=stringop-overread -Wno-restrict)
  endif()
  if(CMAKE_CXX_COMPILER_ID MATCHES Clang AND NOT EMSCRIPTEN)
    # std::stable_sort of libstdc++ 12 calls what it declares deprecated itself
    target_compile_options(${target} PRIVATE -Wno-deprecated-declarations)
  endif()
  if(BASTIDE_TIDY)
    set_target_properties(${target} PROPERTIES CXX_CLANG_TIDY "${BASTIDE_CLANG_TIDY};--quiet")
  endif()
endfunction()
