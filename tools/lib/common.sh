# Shared by every script in tools/: places, the compiler's environment, small helpers.
# Sourced, never run.
set -euo pipefail

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
# Everything fetched or built from others' sources lives here, outside the checkout.
CACHE=${BASTIDE_CACHE:-$HOME/.cache/bastide}
mkdir -p "$CACHE"
INSTALLED=$CACHE/installed  # changes whenever a package is installed (tools/lib/apt.sh)
# Two is what the smallest machine we build on has; more only when asked for.
JOBS=${BASTIDE_JOBS:-2}

say() { printf '\033[1m%s\033[0m\n' "$*" >&2; }
die() { printf 'error: %s\n' "$*" >&2; exit 1; }
as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }

# A key that changes when any of the named files does: names cached builds.
files_key() { cat "$@" | sha256sum | cut -c1-12; }
