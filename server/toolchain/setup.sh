#!/usr/bin/env bash
# Sets a machine up and then starts the product, its tests or a measurement: `setup.sh start`, `setup.sh test`,
# `setup.sh bench FILE ARGUMENTS`; the Dockerfile runs the parts, `setup.sh modules`,
# `setup.sh build` and `setup.sh packages`.
# It does nothing twice, and two of it wait for each other.
set -euo pipefail
cd "$(dirname "$0")/../.."
command=${1:-start}
list=server/toolchain/packages.txt

say() { printf '\033[1m▸\033[0m %s\n' "$*"; }

# Packages of the list for a suite: those of the product, with `test` those of the tests too, with `bench` all.
listed() {
  awk -v suite="$1" -v purpose="$2" '!/^#/ && NF && $2 == suite && ($3 != "test:" || purpose != "product") && ($3 != "bench:" || purpose == "bench") { print $1 }' "$list"
}

# Keeps other runs of this script in the same checkout out until `release`.
acquire() {
  mkdir -p .cache
  command -v flock > /dev/null || return 0
  exec 9> .cache/setup.lock
  flock -n 9 || { say "Waiting for another set-up in this folder"; flock 9; }
}
release() { exec 9>&-; }

# Somebody else may be installing just now: apt waits for dpkg's lock by itself, but for that of its lists, and for a mirror that
# does not answer, it is asked again, for about ten minutes.
refresh_lists() {
  local attempt
  for attempt in $(seq 60); do
    if apt-get update -qq -o Acquire::Retries=3 2> .cache/apt-update.log; then return; fi
    grep -qiE 'could not get lock|unable to lock|temporar|timed out|could not connect' .cache/apt-update.log || break
    [ "$attempt" != 1 ] || say "Waiting for apt: $(head -n 1 .cache/apt-update.log)"
    sleep 10
  done
  cat .cache/apt-update.log >&2
  return 1
}
install_with_apt() {
  apt-get install -y -qq --no-install-recommends -o DPkg::Lock::Timeout=600 -o Acquire::Retries=3 "$@" > /dev/null
}

missing_of() {
  local package
  for package in "$@"; do
    [ "$(dpkg-query -W -f '${Status}' "$package" 2>/dev/null)" = 'install ok installed' ] || printf '%s\n' "$package"
  done
}

# The suites that Debian keeps apart: newer LibreOffice in backports, rar in non-free. Same mirror, same signing key as the machine's own.
add_sources() {
  local codename mirror
  codename=$(. /etc/os-release && echo "${VERSION_CODENAME:-}")
  mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' "Codename: $codename" | head -n 1)
  local file=/etc/apt/sources.list.d/file-converter.sources
  if [ -z "$mirror" ] || [ -e "$file" ]; then return; fi
  printf 'Types: deb\nURIs: %s\nSuites: %s-backports\nComponents: main\nSigned-By: /usr/share/keyrings/debian-archive-keyring.gpg\n\nTypes: deb\nURIs: %s\nSuites: %s\nComponents: non-free\nSigned-By: /usr/share/keyrings/debian-archive-keyring.gpg\n' \
    "$mirror" "$codename" "$mirror" "$codename" > "$file"
}

# Tells what the languages of scanned text take of the disk, among these packages.
say_language_sizes() {
  local languages
  languages=$(printf '%s\n' "$@" | grep '^tesseract-ocr-' || true)
  [ -n "$languages" ] || return 0
  # Debian gives sizes in KiB.
  say "$(apt-cache show --no-all-versions $languages | awk '/^Installed-Size:/ { n++; size += $2 } END { printf "Text in scans: data for %d languages and scripts, %d MB of disk", n, size / 1024 }')"
}

# What all packages of the system take of the disk; Debian gives sizes in KiB.
installed_mb() { dpkg-query -W -f '${db:Status-Status} ${Installed-Size}\n' | awk '$1 == "installed" { size += $2 } END { printf "%d", size / 1024 }'; }

install_packages() {
  local purpose=$1 stable backports codename before
  if ! command -v dpkg-query > /dev/null; then
    say "This machine has no apt. Install these by its own means; converters whose tools are missing stay off:"
    { listed stable "$purpose"; listed backports "$purpose"; } | sed 's/^/    /'
    return
  fi
  # The lists are read on the way to plain words, one package each.
  stable=$(missing_of $(listed stable "$purpose"))
  backports=$(missing_of $(listed backports "$purpose"))
  [ -n "$stable$backports" ] || return 0
  codename=$(. /etc/os-release && echo "${VERSION_CODENAME:-stable}")
  if [ "$(id -u)" != 0 ]; then
    say "Some system packages are missing, and only root can install them. Converters that need them stay off. To add them:"
    [ -n "$stable" ] && echo "    sudo apt-get install --no-install-recommends $(echo $stable)"
    [ -n "$backports" ] && echo "    sudo apt-get install --no-install-recommends -t $codename-backports $(echo $backports)"
    echo "    (rar and unrar are in Debian's non-free component)"
    return
  fi
  say "Installing $(echo $stable $backports | wc -w) system packages (a few minutes the first time)"
  export DEBIAN_FRONTEND=noninteractive
  refresh_lists
  add_sources
  refresh_lists
  say_language_sizes $stable
  before=$(installed_mb)
  [ -z "$stable" ] || install_with_apt $stable
  [ -z "$backports" ] || install_with_apt -t "$codename-backports" $backports
  say "They take $(($(installed_mb) - before)) MB of disk, with what they need"
}

install_modules() {
  local stamp=node_modules/.installed
  [ -e "$stamp" ] && cmp -s package-lock.json "$stamp" && [ -x node_modules/.bin/bun ] && return
  say "Installing Bun and the packages of package-lock.json"
  # Scripts of packages do not run, but for Bun's, which puts its program in place.
  npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
  (cd node_modules/bun && node install.js)
  cp package-lock.json "$stamp"
  say "node_modules takes $(du -sm node_modules | cut -f 1) MB of disk"
}

# Whether the site in this folder is built from the files as they are now, with these settings.
is_fresh() {
  [ -e "$1/.built" ] && [ "$(cat "$1/.built")" = "${SITE_URL:-} ${PUBLIC_API_ORIGIN:-} ${PUBLIC_CONTACT:-}" ] &&
    [ -z "$(find site catalogue astro.config.mjs package-lock.json -newer "$1/.built" -type f -print -quit)" ]
}

build_site() {
  local folder=${1:-dist}
  if is_fresh "$folder"; then return; fi
  say "Building the site"
  bun --bun node_modules/astro/bin/astro.mjs build --silent --outDir "$folder"
  printf '%s' "${SITE_URL:-} ${PUBLIC_API_ORIGIN:-} ${PUBLIC_CONTACT:-}" > "$folder/.built"
}

# The site as servers send it: with its texts compressed, which takes half a minute the first time and nothing later.
build_compressed() {
  build_site
  [ ! dist/.compressed -nt dist/.built ] || return 0
  say "Compressing the site"
  bun site/compress.ts dist
  touch dist/.compressed
}

# The site for a run of tests: links to its files in a folder of the run's own, which no later build changes. An older dist/ may be
# served by a running server, whose pages still ask for its files, so it stays as it is.
site_of_tests() {
  local folder=dist
  if [ -e dist ] && ! is_fresh dist; then folder=.cache/site; fi
  build_site "$folder"
  cp -al "$folder" "$1"
}

# Workers in one file each, which a server would else make as it begins: without them its first PDF takes a second longer.
bundle_workers() {
  say "Bundling the workers"
  bun server/toolchain/bundle-all.ts
}

export PATH="$PWD/node_modules/.bin:$PATH" ASTRO_TELEMETRY_DISABLED=1
case "$command" in
  packages) acquire; install_packages product ;;
  modules) acquire; install_modules ;;
  build) acquire; build_compressed; bundle_workers ;;
  install) acquire; install_packages product; install_modules; build_compressed; bundle_workers ;;
  start)
    acquire; install_packages product; install_modules; build_compressed; bundle_workers; release
    say "Starting"
    # Where this user has subordinate ids (newuidmap of the package uidmap), the server is root of a namespace with them and of nothing
    # else, and gives each conversion a user of its own.
    ids=(unshare --map-root-user --map-auto --)
    [ "$(id -u)" != 0 ] && "${ids[@]}" true 2> /dev/null || ids=()
    exec "${ids[@]}" bun server/main.ts ;;
  test)
    acquire; install_packages test; install_modules
    run=$(mktemp -d "$PWD/.cache/run-XXXXXX")
    trap 'rm -rf "$run"' EXIT
    site_of_tests "$run/site"; release
    SITE_DIR=$run/site bun server/testing/run-all.ts "$run" &
    trap 'kill "$!"' INT TERM
    wait "$!" ;;
  bench)
    acquire; install_packages bench; install_modules; build_compressed; release
    exec bun "${@:2}" ;;
  *) echo "usage: setup.sh packages|install|start|test|bench FILE" >&2; exit 2 ;;
esac
