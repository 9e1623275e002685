# What machine this is, and what distributions.txt says of it.

# Tests bring a file of their own.
os_release_file=${OS_RELEASE_FILE:-/etc/os-release}
os_release() { ( . "$os_release_file" 2> /dev/null; eval "printf '%s' \"\${$1:-}\"" ); }
distribution=$(os_release ID)
version=$(os_release VERSION_ID)
codename=$(os_release VERSION_CODENAME)
distribution_name=$(os_release PRETTY_NAME)
architecture=$(dpkg --print-architecture 2> /dev/null || uname -m)

# One column of this distribution's line: 4 for the suite of newer packages, 5 for components.
release_column() {
  awk -v id="$distribution" -v version="$version" -v column="$1" \
    '$1 == "release" && $2 == id && $3 == version && $column != "-" { print $column }' server/toolchain/distributions.txt
}
is_known() { [ -n "$(release_column 3)" ]; }

# Why a package cannot be had here; nothing where nobody has said.
why_lacking() {
  awk -v id="$distribution" -v arch="$architecture" -v name="$1" \
    '$1 == "lacks" && ($2 == "*" || $2 == id) && ($3 == "*" || $3 == arch) && $4 == name { $1 = $2 = $3 = $4 = ""; sub(/^ +/, ""); print }' \
    server/toolchain/distributions.txt
}

# Two lines for machines that have no apt: what to do, and what goes on here.
say_without_apt() {
  say "${distribution_name:-This machine} has no apt, by which the converters' tools are installed. With all of them it runs in a container: docker compose up --build"
  say "Here it goes on with the tools that are there, and converters whose tools are missing stay off (server/toolchain/packages.txt lists them by Debian's names)."
}
