#!/usr/bin/env bash
# Builds the image and says its size, layer by layer. With buildah, podman or docker, whichever is there:
#   docs/deploy/build-image.sh [--tools core] [--tag NAME] [--local-base] [--save FILE]
# --local-base makes the base images here by debootstrap instead of fetching them (root, and Node on this machine, wanted).
set -euo pipefail
cd "$(dirname "$0")/../.."
tools=full tag=converter local_base= save=
while [ $# -gt 0 ]; do
  case "$1" in
    --tools) tools=$2; shift 2 ;;
    --tag) tag=$2; shift 2 ;;
    --save) save=$2; shift 2 ;;
    --local-base) local_base=1; shift ;;
    *) sed -n '2,4p' "$0" >&2; exit 2 ;;
  esac
done
suite=bookworm
revision=$(git rev-parse HEAD 2> /dev/null || true)
version=$(sed -n 's/^  "version": "\(.*\)",$/\1/p' package.json)

for builder in buildah podman docker ''; do
  [ -z "$builder" ] || ! command -v "$builder" > /dev/null || break
done
[ -n "$builder" ] || { echo "None of buildah, podman and docker is here: apt-get install buildah" >&2; exit 1; }
# Where a container may have no namespaces of its own, buildah builds in a chroot: BUILDAH_ISOLATION=chroot.
build() {
  case "$builder" in
    buildah) buildah build --format docker --layers=false "$@" . ;;
    *) DOCKER_BUILDKIT=1 "$builder" build "$@" . ;;
  esac
}

args=(--build-arg TOOLS="$tools" --build-arg VERSION="$version" --build-arg REVISION="$revision")

# A base as small as Debian's slim images: without documentation, manuals and translations. Source: dpkg.cfg(5).
make_base() {
  local root=$1
  debootstrap --variant=minbase --include=ca-certificates "$suite" "$root" > "$root.log" 2>&1 || { tail -n 20 "$root.log" >&2; return 1; }
  printf 'path-exclude=/usr/share/%s/*\n' doc man info locale groff linda lintian > "$root/etc/dpkg/dpkg.cfg.d/slim"
  echo 'path-include=/usr/share/doc/*/copyright' >> "$root/etc/dpkg/dpkg.cfg.d/slim"
  echo 'force-unsafe-io' >> "$root/etc/dpkg/dpkg.cfg.d/slim"
  find "$root/usr/share/doc" -type f ! -name copyright -delete
  rm -rf "$root"/usr/share/{man,info,locale}/* "$root"/var/cache/apt/archives/*.deb "$root"/var/cache/apt/*.bin "$root"/var/lib/apt/lists/*
}
# Node of this machine, in the image that the pages are built in, with the authorities that this machine trusts.
add_node() {
  local root=$1 modules
  modules=$(npm root -g)
  mkdir -p "$root/usr/local/bin" "$root/usr/local/lib/node_modules"
  cp -L "$(command -v node)" "$root/usr/local/bin/node"
  cp -a "$modules/npm" "$root/usr/local/lib/node_modules/"
  ln -sf ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/local/bin/npm"
  cp -L "${NODE_EXTRA_CA_CERTS:-/etc/ssl/certs/ca-certificates.crt}" "$root/etc/ssl/certs/builder.crt"
  chroot "$root" sh -c 'apt-get update -qq && apt-get install -y -qq --no-install-recommends libstdc++6 libatomic1 > /dev/null && apt-get clean'
}
import_base() {
  local root=$1 name=$2
  shift 2
  tar -C "$root" -c . | "$builder" import "$@" - "$name" > /dev/null
}
if [ -n "$local_base" ]; then
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
  make_base "$work/debian"
  cp -a "$work/debian" "$work/node"
  add_node "$work/node"
  if [ "$builder" = buildah ]; then
    for name in debian node; do
      container=$(buildah from scratch)
      buildah add --quiet "$container" "$work/$name" / > /dev/null
      [ "$name" = debian ] || buildah config --env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/builder.crt "$container"
      buildah commit --quiet --format docker "$container" "localhost/converter-$name-base" > /dev/null
      buildah rm "$container" > /dev/null
    done
  else
    import_base "$work/debian" localhost/converter-debian-base
    import_base "$work/node" localhost/converter-node-base --change 'ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/builder.crt'
  fi
  args+=(--build-arg DEBIAN_IMAGE=localhost/converter-debian-base --build-arg NODE_IMAGE=localhost/converter-node-base)
fi

build "${args[@]}" --tag "$tag"

# What each step of the last stage has added; buildah commits one layer for all of them, unless it is configured to keep each.
if [ "$builder" = buildah ]; then
  container=$(buildah from --pull-never "$tag")
  root=$(buildah mount "$container")
  echo "Size of $tag (TOOLS=$tools), MB on disk:"
  du -sm --exclude=./proc --exclude=./sys "$root" | awk '{ print "  all            " $1 }'
  for part in usr/lib usr/share usr/bin app/node_modules app/dist app/.cache; do
    [ ! -e "$root/$part" ] || printf '  %-14s %s\n' "$part" "$(du -sm "$root/$part" | cut -f 1)"
  done
  echo "Compressed, as a registry sends it: $(tar -C "$root" -c --exclude=./proc/* --exclude=./sys/* . | gzip -1 | wc -c | awk '{ printf "%d MB", $1 / 1e6 }')"
  buildah umount "$container" > /dev/null
  buildah rm "$container" > /dev/null
  [ -z "$save" ] || buildah push "$tag" "docker-archive:$save:$tag"
else
  "$builder" history --format '{{.Size}}\t{{.CreatedBy}}' "$tag"
  [ -z "$save" ] || "$builder" save --output "$save" "$tag"
fi
