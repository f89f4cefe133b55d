# Emscripten. The machine's own is used when it is new enough; otherwise trixie's package goes
# into the cache: the arch:all compiler beside bookworm's clang 19, and trixie's binaryen with a
# private copy of trixie's libc, so nothing of the system changes. Sourced after apt.sh.

EM_PREFIX="$CACHE/emscripten"
EM_STAMP="$EM_PREFIX/.complete-1"

em_on_path() { # bookworm's own 3.1.6 lacks too much of C++20
  local v
  command -v em++ >/dev/null || return 1
  v=$(em++ --version 2>/dev/null | grep -oE '[0-9]+\.[0-9]+\.[0-9]+' | head -1)
  [ -n "$v" ] && [ "$(printf '%s\n3.1.60\n' "$v" | sort -V | head -1)" = 3.1.60 ]
}

# Puts em++ on PATH for this script; false when there is none yet.
em_env() {
  export CLOSURE_COMPILER_BIN="$ROOT/tools/node_modules/.bin/google-closure-compiler"
  if [ -e "$EM_STAMP" ]; then
    unset EM_CONFIG NODE_PATH
    case ":$PATH:" in *":$EM_PREFIX/emscripten:"*) ;; *) export PATH="$EM_PREFIX/emscripten:$PATH" ;; esac
  else
    em_on_path
  fi
}

# The folder of wasm-opt and wasm-split.
em_binaryen() { echo "$(em-config BINARYEN_ROOT)/bin"; }

em_setup() {
  if [ -e "$EM_STAMP" ] || em_on_path; then return 0; fi
  apt_install clang-19 lld-19 llvm-19 xz-utils
  say "fetching Emscripten into $EM_PREFIX"
  local w t lib d f n
  w=$(mktemp -d); chmod 755 "$w"; mkdir "$w/debs" "$w/x"
  trixie_apt "$w"
  (cd "$w/debs" && APT_CONFIG="$w/apt.conf" apt-get download -q \
    emscripten binaryen node-acorn libc6 libstdc++6 libgcc-s1 >&2)

  t="$EM_PREFIX.tmp.$$"; rm -rf "$t"; mkdir -p "$t/binaryen/bin" "$t/binaryen/libexec" "$t/binaryen/lib"
  # without tests, docs and the library variants that a single-threaded build never links
  # (a missing one would be built into the cache when first asked for)
  dpkg --fsys-tarfile "$w"/debs/emscripten_*.deb | tar -x -C "$t" --strip-components=3 --no-same-owner --wildcards \
    --exclude='*/emscripten/test' --exclude='*/emscripten/docs' --exclude='*/emscripten/ChangeLog*' \
    --exclude='*/wasm32-emscripten/*-mt*' --exclude='*/wasm32-emscripten/*-ww*' --exclude='*/wasm32-emscripten/*pic/*' \
    --exclude='*asan*.a' --exclude='*ubsan*.a' --exclude='*lsan*.a' --exclude='*sanitizer*.a' \
    --exclude='*/libGL-emu*' --exclude='*tracing*.a' --exclude='*memvalidate*.a' ./usr/share/emscripten
  for d in binaryen libc6 libstdc++6 libgcc-s1 node-acorn; do dpkg -x "$w"/debs/${d}_*.deb "$w/x"; done
  lib="$w/x/usr/lib/$(dpkg-architecture -qDEB_HOST_MULTIARCH)"
  for f in libbinaryen.so libc.so.6 libm.so.6 libstdc++.so.6 libgcc_s.so.1; do cp -L "$lib/$f" "$t/binaryen/lib/"; done
  cp -L "$(ls "$lib"/ld-linux-*.so.* | head -1)" "$t/binaryen/lib/ld.so"
  for f in "$w"/x/usr/bin/wasm-* "$w"/x/usr/bin/wasm2js; do
    n=$(basename "$f"); cp "$f" "$t/binaryen/libexec/"
    printf '#!/bin/sh\nD=%s/binaryen\nexec "$D/lib/ld.so" --library-path "$D/lib" "$D/libexec/%s" "$@"\n' \
      "$EM_PREFIX" "$n" > "$t/binaryen/bin/$n"
    chmod 755 "$t/binaryen/bin/$n"
  done
  mkdir -p "$t/emscripten/node_modules"; cp -rL "$w/x/usr/share/nodejs/acorn" "$t/emscripten/node_modules/acorn"
  # em++ --cflags (tools/tidy.py asks for them) wants this file to exist
  mkdir -p "$t/emscripten/test"; echo 'int main(void) { return 0; }' > "$t/emscripten/test/hello_world.c"
  # beside emcc and not in EM_CONFIG: CMake's toolchain file calls emscripten/em++ by its path;
  # with a cache named, or it would build the system libraries again in the home folder
  cat > "$t/emscripten/.emscripten" <<S
import os
LLVM_ROOT = '/usr/bin'
LLVM_ADD_VERSION = '19'
CLANG_ADD_VERSION = '19'
BINARYEN_ROOT = '$EM_PREFIX/binaryen'
NODE_JS = '$(command -v node)'
CACHE = '$EM_PREFIX/emscripten/cache'
FROZEN_CACHE = False
CLOSURE_COMPILER = os.environ.get('CLOSURE_COMPILER_BIN', '').split() or None
S
  rm -rf "$EM_PREFIX"; mv "$t" "$EM_PREFIX"
  printf 'int main(){return 0;}\n' > "$w/t.cpp"
  "$EM_PREFIX/emscripten/em++" -O2 "$w/t.cpp" -o "$w/t.js" && node "$w/t.js"
  rm -rf "$w"
  touch "$EM_STAMP"
}
