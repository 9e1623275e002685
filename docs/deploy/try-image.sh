#!/usr/bin/env bash
# Starts an image as strangers do, on stock flags, and as compose.yaml does, and converts with it: docs/deploy/try-image.sh IMAGE [docker|podman]
set -euo pipefail
cd "$(dirname "$0")/../.."
image=$1 engine=${2:-docker}
work=$(mktemp -d)
container=
trap '[ -z "$container" ] || "$engine" rm --force "$container" > /dev/null; rm -rf "$work"' EXIT
printf '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="20" height="20" fill="#0a0"/></svg>' > "$work/a.svg"
printf '# Words\n\nMore.\n' > "$work/b.md"
printf 'a,b\n1,2\n' > "$work/c.csv"

# convert FILE FROM TO
convert() {
  local status
  status=$(curl -s -o "$work/out.$3" -w '%{http_code}' -F "file=@$work/$1" -F "inputFormat=$2" -F "outputFormat=$3" "http://127.0.0.1:$port/api/convert")
  [ "$status" = 200 ] || { echo "$2 to $3: $status $(head -c 300 "$work/out.$3")" >&2; return 1; }
  cp "$work/out.$3" "$work/next.$3"
}
try() {
  local name=$1 level
  shift
  container=$("$engine" run --detach --publish 127.0.0.1::3000 "$@" "$image")
  port=$("$engine" port "$container" 3000 | sed 's/.*://' | head -n 1)
  for _ in $(seq 90); do
    curl -sf "http://127.0.0.1:$port/api/health" > "$work/health.json" && break
    sleep 1
  done
  [ -s "$work/health.json" ] || { "$engine" logs "$container" >&2; return 1; }
  level=$(sed 's/.*"sandbox":"\([^"]*\)".*/\1/' "$work/health.json")
  convert a.svg svg png
  convert a.svg svg pdf
  convert next.pdf pdf jpg
  convert b.md md docx
  convert next.docx docx pdf
  convert c.csv csv xlsx
  [ "$("$engine" exec "$container" id -u)" = 10000 ] || { echo "It does not run as user 10000." >&2; return 1; }
  echo "$name: sandbox $level, 6 conversions"
  "$engine" rm --force "$container" > /dev/null
  container=
}

try "stock flags"
try "read-only with the profile" --init --read-only --cap-drop ALL --memory 4g --pids-limit 4096 --security-opt no-new-privileges \
  --security-opt seccomp=docs/deploy/seccomp.json --security-opt apparmor=unconfined --security-opt systempaths=unconfined \
  --tmpfs /tmp --tmpfs /data:exec,uid=10000,mode=0711,size=3g
