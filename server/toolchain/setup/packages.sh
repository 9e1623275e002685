# The system packages of packages.txt, as this distribution has them.

# Rows of the list for a purpose (product, test, bench), as NAMES and SUITE.
rows_for() {
  awk -v purpose="$1" -v tools="${TOOLS:-full}" '
    /^#/ || !NF { next }
    $3 == "full" && tools == "core" && purpose == "product" { next }
    $3 == "test" && purpose == "product" { next }
    $3 == "bench" && purpose != "bench" { next }
    { print $1, $2 }' server/toolchain/packages.txt
}

# Another program may be installing just now: apt waits for dpkg's lock, but for that of its lists, and for a mirror that
# does not answer, it is started again, for about ten minutes.
refresh_lists() {
  local attempt
  for attempt in $(seq 60); do
    if apt-get update -qq -o Acquire::Retries=3 "$@" 2> .cache/apt-update.log; then return; fi
    grep -qiE 'could not get lock|unable to lock|temporar|timed out|could not connect' .cache/apt-update.log || break
    [ "$attempt" != 1 ] || say "Waiting for apt: $(head -n 1 .cache/apt-update.log)"
    sleep 10
  done
  cat .cache/apt-update.log >&2
  return 1
}

# Installs, and notes how far it is: a quarter of the time goes to the network (dlstatus), the rest to dpkg (pmstatus).
# What apt says of a failure is on standard error. Source: apt's doc/progress-reporting.md.
install_with_apt() {
  local from=$1 to=$2 status
  shift 2
  set +e
  { apt-get install -y -qq --no-install-recommends -o DPkg::Lock::Timeout=600 -o Acquire::Retries=3 -o APT::Status-Fd=8 "$@" 8>&1 > .cache/apt-install.log 9>&-
    echo "status:$?"
  } | while IFS=: read -r kind package percent _; do
    case "$kind" in
      dlstatus) note_progress packages "$((from + (to - from) * ${percent%.*} / 400))" ;;
      pmstatus) note_progress packages "$((from + (to - from) * (100 + 3 * ${percent%.*}) / 400))" ;;
      status) exit "$package" ;;
    esac
  done
  status=$?
  set -e
  [ "$status" = 0 ] || say "apt could not install the packages; its own words are above, and in .cache/apt-install.log."
  return "$status"
}

# Where this machine's own packages come from: the mirror, and the key that signs it.
mirror_of() { apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' "Codename: $codename" | head -n 1; }
has_component() { apt-get indextargets --format '$(COMPONENT)' 'Created-By: Packages' "Codename: $codename" | grep -qx "$1"; }

# The suites and components that a distribution keeps apart. Same mirror, same signing key as the machine's own.
add_sources() {
  local file=/etc/apt/sources.list.d/file-converter.sources mirror newer component
  mirror=$(mirror_of)
  if [ -z "$mirror" ] || [ -e "$file" ]; then return; fi
  newer=$(release_column 4)
  {
    [ -z "$newer" ] || source_stanza "$mirror" "$newer" main
    for component in $(release_column 5 | tr ',' ' '); do
      has_component "$component" || source_stanza "$mirror" "$codename" "$component"
    done
  } > .cache/added.sources
  [ -s .cache/added.sources ] || return 0
  cp .cache/added.sources "$file"
  refresh_lists -o Dir::Etc::sourcelist="$file" -o Dir::Etc::sourceparts=- -o APT::Get::List-Cleanup=0
}
source_stanza() {
  printf 'Types: deb\nURIs: %s\nSuites: %s\nComponents: %s\nSigned-By: /usr/share/keyrings/%s-archive-keyring.gpg\n\n' "$1" "$2" "$3" "$distribution"
}

# Reads rows, and says of each what it is here: "stable NAME", "newer NAME", or "lacking NAME". apt's lists decide.
resolve() {
  local newer rows
  newer=$(release_column 4)
  rows=$(cat)
  apt-cache madison $(echo "$rows" | awk '{ print $1 }' | tr '|' ' ') 2> /dev/null | awk -v newer="$newer" -v rows="$rows" '
    BEGIN { FS = " *[|] *" }
    $3 ~ /Sources$/ { next }
    { gsub(/^ +| +$/, "", $1); if ($3 ~ "-backports/") { if (newer != "" && index($3, " " newer "/")) backported[$1] = 1 } else offered[$1] = 1 }
    END {
      count = split(rows, lines, "\n")
      for (i = 1; i <= count; i++) {
        split(lines[i], row, " ")
        names = split(row[1], name, "|")
        found = "lacking " name[1]
        for (n = 1; n <= names; n++) {
          if (row[2] == "newer" && name[n] in backported) { found = "newer " name[n]; break }
          if (name[n] in offered) { found = "stable " name[n]; break }
        }
        print found
      }
    }'
}

missing_of() {
  local package installed
  installed=$(dpkg-query -W -f '${Package} ${db:Status-Status}\n' "$@" 2> /dev/null || true)
  for package in "$@"; do
    case $'\n'"$installed"$'\n' in *$'\n'"$package installed"$'\n'*) ;; *) printf '%s\n' "$package" ;; esac
  done
}

of_kind() { awk -v kind="$1" '$1 == kind { print $2 }' "$resolved"; }

say_lacking() {
  local package why
  for package in $(of_kind lacking); do
    why=$(why_lacking "$package")
    say "Off: $package is not in ${distribution_name:-this distribution} for $architecture. ${why:-Conversions that need it stay off.}"
  done
}

# Prints the disk space of the languages of scanned text, among these packages.
say_language_sizes() {
  local languages
  languages=$(printf '%s\n' "$@" | grep '^tesseract-ocr-' || true)
  [ -n "$languages" ] || return 0
  # Debian gives sizes in KiB.
  say "$(apt-cache show --no-all-versions $languages | awk '/^Installed-Size:/ { n++; size += $2 } END { printf "Text in scans: data for %d languages and scripts, %d MB of disk", n, size / 1024 }')"
}

# What all packages of the system take of the disk; Debian gives sizes in KiB.
installed_mb() { dpkg-query -W -f '${db:Status-Status} ${Installed-Size}\n' | awk '$1 == "installed" { size += $2 } END { printf "%d", size / 1024 }'; }

say_for_root() {
  say "Some system packages are missing, and only root can install them. Converters that need them stay off. To add them:"
  [ $# = 0 ] || echo "    sudo apt-get install --no-install-recommends $*"
  [ -z "$newer_packages" ] || echo "    sudo apt-get install --no-install-recommends -t $(release_column 4) $(echo $newer_packages)"
  echo "    (components beside main that they come from: $(release_column 5))"
}

install_packages() {
  local purpose=$1 key stable_packages newer_packages before
  if ! command -v apt-get > /dev/null; then say_without_apt; return; fi
  is_known || say "${distribution_name:-This distribution} is none that this set-up is tried on (server/toolchain/distributions.txt): it goes by what apt has here."
  case "${TOOLS:-full}" in full | core) ;; *) say "TOOLS must be full or core, but is \"$TOOLS\"."; return 1 ;; esac
  # The rows of this machine are computed once, since each query takes apt half a second.
  key=$({ cat server/toolchain/packages.txt server/toolchain/distributions.txt; echo "$distribution $version $architecture"; } | cksum | tr ' ' '-')
  resolved=.cache/packages-$purpose-${TOOLS:-full}-$key
  if [ ! -s "$resolved" ]; then
    if [ "$(id -u)" = 0 ]; then
      refresh_lists
      add_sources
    fi
    rows_for "$purpose" | resolve > "$resolved.new"
    # Without any list apt knows nothing, which is to be asked again.
    if grep -qv '^lacking' "$resolved.new"; then mv "$resolved.new" "$resolved"; else resolved=$resolved.new; fi
  fi
  say_lacking
  stable_packages=$(missing_of $(of_kind stable))
  newer_packages=$(missing_of $(of_kind newer))
  [ -n "$stable_packages$newer_packages" ] || return 0
  if [ "$(id -u)" != 0 ]; then
    say_for_root $stable_packages
    return
  fi
  say "Installing $(echo $stable_packages $newer_packages | wc -w) system packages (a few minutes the first time)"
  export DEBIAN_FRONTEND=noninteractive
  say_language_sizes $stable_packages
  before=$(installed_mb)
  [ -z "$stable_packages" ] || install_with_apt 2 "$([ -z "$newer_packages" ] && echo 100 || echo 80)" $stable_packages
  [ -z "$newer_packages" ] || install_with_apt 80 100 -t "$(release_column 4)" $newer_packages
  say "They take $(($(installed_mb) - before)) MB of disk, with what they need"
}
