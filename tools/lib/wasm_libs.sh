# SDL2 and Dear ImGui compiled for wasm, once, into the cache. Sourced after emscripten.sh and
# sources.sh. Sets WASM_LIBS to the folder that CMake takes as BASTIDE_WASM_LIBS.

wasm_libs() {
  local src="$ROOT/tools/third_party" key
  # a changed file list, ImGui configuration or compiler makes a new folder
  key=$( { cat "$src"/*; em++ --version | head -1; echo "$SDL_DIR $IMGUI_DIR"; } | sha256sum | cut -c1-12)
  WASM_LIBS="$CACHE/wasm-libs-$key"
  [ -e "$WASM_LIBS/.complete" ] && return 0
  say "compiling SDL2 and Dear ImGui for wasm"
  emcmake cmake -S "$src" -B "$WASM_LIBS" -G Ninja -DCMAKE_BUILD_TYPE=MinSizeRel \
    -DCMAKE_C_FLAGS_MINSIZEREL="-Oz -DNDEBUG" -DCMAKE_CXX_FLAGS_MINSIZEREL="-Oz -DNDEBUG" \
    -DSDL_DIR="$SDL_DIR" -DIMGUI_DIR="$IMGUI_DIR" > "$CACHE/wasm-libs.log" 2>&1 &&
    nice cmake --build "$WASM_LIBS" -j "$JOBS" >> "$CACHE/wasm-libs.log" 2>&1 ||
    { tail -30 "$CACHE/wasm-libs.log" >&2; die "SDL2 or Dear ImGui did not compile"; }
  # the JSON headers alone: the rest of the host's /usr/include is not for the wasm compiler
  ln -sfn "${BASTIDE_JSON_DIR:-/usr/include/nlohmann}" "$WASM_LIBS/include/nlohmann"
  touch "$WASM_LIBS/.complete"
}
