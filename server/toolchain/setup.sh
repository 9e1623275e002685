#!/usr/bin/env bash
# Sets a machine up and then starts the product or its tests: `setup.sh start`, `setup.sh test`; the Dockerfile
# runs the parts, `setup.sh packages` and `setup.sh install`. It does nothing twice.
set -euo pipefail
cd "$(dirname "$0")/../.."
command=${1:-start}
list=server/toolchain/packages.txt

say() { printf '\033[1m▸\033[0m %s\n' "$*"; }

# Packages of the list for a suite; those for tests only when the tests are to run.
wanted() {
  awk -v suite="$1" -v tests="$2" '!/^#/ && NF && $2 == suite && (tests == "yes" || $3 != "test:") { print $1 }' "$list"
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

install_packages() {
  local tests=$1 stable backports codename
  if ! command -v dpkg-query > /dev/null; then
    say "This machine has no apt. Install these by its own means; converters whose tools are missing stay off:"
    awk '!/^#/ && NF { print "    " $1 }' "$list"
    return
  fi
  # The lists are read on the way to plain words, one package each.
  stable=$(missing_of $(wanted stable "$tests"))
  backports=$(missing_of $(wanted backports "$tests"))
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
  apt-get update -qq
  add_sources
  apt-get update -qq
  [ -z "$stable" ] || apt-get install -y -qq --no-install-recommends $stable > /dev/null
  [ -z "$backports" ] || apt-get install -y -qq --no-install-recommends -t "$codename-backports" $backports > /dev/null
}

install_modules() {
  local stamp=node_modules/.installed
  [ -e "$stamp" ] && cmp -s package-lock.json "$stamp" && [ -x node_modules/.bin/bun ] && return
  say "Installing Bun and the packages of package-lock.json"
  # Not `npm ci`: it refuses a lock file that lacks another platform's optional binaries, which some mirrors do not carry.
  npm install --no-save --no-audit --no-fund --loglevel=error
  cp package-lock.json "$stamp"
}

build_site() {
  local stamp=dist/.built settings="${SITE_URL:-} ${PUBLIC_API_ORIGIN:-} ${PUBLIC_CONTACT:-}"
  if [ -e "$stamp" ] && [ "$(cat "$stamp")" = "$settings" ] &&
    [ -z "$(find site catalogue astro.config.mjs package-lock.json -newer "$stamp" -type f -print -quit)" ]; then
    return
  fi
  say "Building the site"
  bun --bun node_modules/astro/bin/astro.mjs build --silent
  printf '%s' "$settings" > "$stamp"
}

# Workers in one file each, which a server would else make as it begins.
bundle_workers() {
  say "Bundling the workers"
  bun server/toolchain/bundle-all.ts
}

export PATH="$PWD/node_modules/.bin:$PATH" ASTRO_TELEMETRY_DISABLED=1
case "$command" in
  packages) install_packages no ;;
  install) install_packages no; install_modules; build_site; bundle_workers ;;
  start)
    install_packages no; install_modules; build_site
    say "Starting"
    exec bun server/main.ts ;;
  test)
    install_packages yes; install_modules; build_site
    exec bun run test:all ;;
  *) echo "usage: setup.sh packages|install|start|test" >&2; exit 2 ;;
esac
