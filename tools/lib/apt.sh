# Debian packages: what is missing from the machine, and single packages or sources of a later
# release without touching the machine's own sources. Sourced after common.sh.

# A package that is present costs one dpkg-query and no network.
apt_install() {
  local miss=() p
  for p in "$@"; do
    [ "$(dpkg-query -W -f='${db:Status-Status}' "$p" 2>/dev/null)" = installed ] || miss+=("$p")
  done
  [ ${#miss[@]} -gt 0 ] || return 0
  command -v apt-get >/dev/null || die "please install: ${miss[*]}"
  say "installing ${miss[*]}"
  # another source of the machine may be unreachable: what counts is the install below
  as_root apt-get update -q >&2 || true
  as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -q --no-install-recommends "${miss[@]}" >&2
  date +%s.%N > "$INSTALLED"
}

# The mirror this machine already uses, from deb822 or classic one-line sources.
debian_mirror() {
  local f uri=
  for f in /etc/apt/sources.list.d/*.sources; do
    [ -e "$f" ] || continue
    uri=$(awk '/^Types:/{uri=""} /^URIs:/{uri=$2} /^Suites:/&&/(bookworm|trixie|stable)( |$)/{print uri; exit}' "$f")
    [ -n "$uri" ] && break
  done
  if [ -z "$uri" ]; then
    for f in /etc/apt/sources.list /etc/apt/sources.list.d/*.list; do
      [ -e "$f" ] || continue
      uri=$(sed -nE 's/^deb +(\[[^]]*\] +)?([^ ]+) +(bookworm|trixie|stable) .*/\2/p' "$f" | head -1)
      [ -n "$uri" ] && break
    done
  fi
  [ -n "$uri" ] || die "no Debian mirror found in /etc/apt"
  echo "$uri"
}

# trixie_apt DIR: writes DIR/apt.conf, an apt configuration of its own that knows only trixie.
trixie_apt() {
  local w=$1 uri
  uri=$(debian_mirror)
  mkdir -p "$w/lists/partial" "$w/cache/archives/partial"
  cat > "$w/trixie.sources" <<S
Types: deb deb-src
URIs: $uri
Suites: trixie
Components: main
Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg
S
  cat > "$w/apt.conf" <<S
Dir::Etc::SourceList "$w/trixie.sources";
Dir::Etc::SourceParts "-";
Dir::State::Lists "$w/lists";
Dir::Cache "$w/cache";
Acquire::Languages "none";
APT::Sandbox::User "root";
S
  APT_CONFIG="$w/apt.conf" apt-get update -q >&2
}
