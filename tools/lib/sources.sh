# Third-party sources that are compiled for wasm: SDL2 and Dear ImGui, as trixie's source packages.
# They stay in the cache; nothing of them is committed. Sourced after apt.sh.

SDL_DIR=${BASTIDE_SDL_DIR:-$CACHE/src/SDL2}
IMGUI_DIR=${BASTIDE_IMGUI_DIR:-$CACHE/src/imgui}

sources_setup() {
  if [ -e "$SDL_DIR/include/SDL.h" ] && [ -e "$IMGUI_DIR/imgui.h" ]; then return 0; fi
  apt_install dpkg-dev xz-utils
  say "fetching the sources of SDL2 and Dear ImGui"
  local w; w=$(mktemp -d); chmod 755 "$w"
  trixie_apt "$w"
  (cd "$w" && APT_CONFIG="$w/apt.conf" apt-get source -q --only-source libsdl2 imgui >&2)
  mkdir -p "$CACHE/src"
  rm -rf "$CACHE/src/SDL2" "$CACHE/src/imgui"
  mv "$w"/libsdl2-*/ "$CACHE/src/SDL2"
  mv "$w"/imgui-*/ "$CACHE/src/imgui"
  rm -rf "$w"
}
