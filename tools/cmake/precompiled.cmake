# precompiled(target header...): others' headers (never ours: they change, and a precompiled header is
# read as a system header, without warnings), read once instead of in each source. What a source itself
# includes it still names: clang-tidy reads it without any of this (tools/tidy.py).
# -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON builds without.

# the same bytes whenever it is made: the compiler cache goes by its contents
if(CMAKE_CXX_COMPILER_ID MATCHES Clang)
  add_compile_options("SHELL:-Xclang -fno-pch-timestamp")
endif()

set(std_headers <algorithm> <array> <bit> <charconv> <cmath> <cstdio> <cstdlib> <cstring> <functional>
  <map> <memory> <optional> <set> <span> <string> <string_view> <utility> <vector>)

function(precompiled target)
  target_precompile_headers(${target} PRIVATE ${ARGN})
endfunction()
