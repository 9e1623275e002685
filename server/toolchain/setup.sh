#!/usr/bin/env bash
# Sets a machine up and then starts the product, its tests or a measurement: `setup.sh start`, `setup.sh test`,
# `setup.sh bench FILE ARGUMENTS`; the Dockerfile runs the parts, `setup.sh modules`,
# `setup.sh build` and `setup.sh packages`.
# It does nothing twice, and two of it wait for each other.
set -euo pipefail
cd "$(dirname "$0")/../.."
command=${1:-start}

. server/toolchain/setup/progress.sh
. server/toolchain/setup/distribution.sh
. server/toolchain/setup/packages.sh
. server/toolchain/setup/modules.sh

# Keeps other runs of this script in the same checkout out until `release`.
acquire() {
  mkdir -p .cache
  command -v flock > /dev/null || return 0
  exec 9> .cache/setup.lock
  flock -n 9 || { say "Waiting for another set-up in this folder"; flock 9; }
}
release() { exec 9>&-; }

# What pages hold of the environment. MAX_MB is at the end only where it is set.
site_settings="${SITE_URL:-} ${PUBLIC_API_ORIGIN:-} ${PUBLIC_CONTACT:-}${MAX_MB:+ $MAX_MB}"
# Whether the site in this folder is built from the files as they are now, with these settings.
is_fresh() {
  [ -e "$1/.built" ] && [ "$(cat "$1/.built")" = "$site_settings" ] &&
    [ -z "$(find site catalogue astro.config.mjs package-lock.json -newer "$1/.built" -type f -print -quit)" ]
}

build_site() {
  local folder=${1:-dist}
  if is_fresh "$folder"; then return; fi
  say "Building the site"
  bun --bun node_modules/astro/bin/astro.mjs build --silent --outDir "$folder"
  printf '%s' "$site_settings" > "$folder/.built"
}

# The site with its texts compressed as well as can be, for images and `npm run build`. That takes more than a minute; after a first
# start, which somebody waits for, the server compresses files at their first request.
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

# Workers in one file each, which a server would else make as it begins: without them its first PDF takes a second longer, and each
# file of tests that converts makes its own.
bundle_workers() {
  say "Bundling the workers"
  bun server/toolchain/bundle-all.ts
}

# Packages of the system beside all that needs none of them, since each takes one core: the latter is a process of its own in the
# foreground, which Ctrl-C ends. apt is waited for, so that no package stays half installed.
prepare() {
  local failed=0
  begin_progress
  install_packages "$1" &
  packages=$!
  trap 'end_progress; say "Stopping when apt has finished"; wait "$packages"; exit 130' INT TERM
  bash server/toolchain/setup.sh pages || failed=$?
  wait "$packages" || failed=$?
  trap - INT TERM
  end_progress
  [ "$failed" = 0 ] || exit "$failed"
}

export PATH="$PWD/node_modules/.bin:$PATH" ASTRO_TELEMETRY_DISABLED=1
case "$command" in
  packages) acquire; install_packages product ;;
  modules) acquire; install_modules product ;;
  build) acquire; build_compressed; bundle_workers ;;
  # Of `prepare`, which holds the lock.
  pages)
    install_modules product; note_progress pages 40
    build_site; note_progress pages 90
    bundle_workers; note_progress pages 100 ;;
  install) acquire; prepare product ;;
  start)
    acquire; prepare product; release
    say "Starting"
    # Where this user has subordinate ids (newuidmap of the package uidmap), the server is root of a namespace with them and of nothing
    # else, and gives each conversion a user of its own.
    ids=(unshare --map-root-user --map-auto --)
    [ "$(id -u)" != 0 ] && "${ids[@]}" true 2> /dev/null || ids=()
    exec "${ids[@]}" bun server/main.ts ;;
  test)
    acquire; install_packages test; install_modules; bundle_workers
    run=$(mktemp -d "$PWD/.cache/run-XXXXXX")
    trap 'rm -rf "$run"' EXIT
    site_of_tests "$run/site"; release
    SITE_DIR=$run/site bun server/testing/run-all.ts "$run" "${@:2}" &
    trap 'kill "$!"; wait "$!"; exit' INT TERM
    wait "$!" ;;
  bench)
    acquire; install_packages bench; install_modules; build_compressed; release
    exec bun "${@:2}" ;;
  doctor)
    [ -x node_modules/.bin/bun ] || { say "Nothing is set up in this folder yet: npm start does it."; exit 1; }
    exec bun server/doctor/main.ts "${@:2}" ;;
  *) echo "usage: setup.sh packages|install|start|test|doctor|bench FILE" >&2; exit 2 ;;
esac
