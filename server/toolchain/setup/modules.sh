# Packages of package-lock.json: `install_modules [product]`. `product` leaves out those of developers, half of the disk, where they are
# not installed yet. They are added without removing anything, since a server may be running from this folder.
# Bun installs them from npm's lock file in a ninth of npm's processor time, and checks its hashes
# (docs/decisions/0032-packages-by-bun.md).

setup_folder=${BASH_SOURCE[0]%/*}
npm_options=(--ignore-scripts --no-audit --no-fund --loglevel=error)

# Scripts of packages do not run, but for Bun's, which puts its program in place.
place_bun() { "$1/.bin/bun" --version > /dev/null 2>&1 || (cd "$1/bun" && node install.js); }

# `install_by_bun [--production]`: npm brings Bun, and Bun the rest.
install_by_bun() {
  local first=.cache/bun failed=0
  rm -rf "$first"
  mkdir -p "$first"
  node "$setup_folder/bun-lock.mjs" "$first" &&
    (cd "$first" && npm ci "${npm_options[@]}" > /dev/null) &&
    place_bun "$first/node_modules" &&
    NPM_CONFIG_REGISTRY=$(npm config get registry) "$first/node_modules/.bin/bun" install "$@" \
      --frozen-lockfile --ignore-scripts --linker hoisted --no-progress --no-summary > /dev/null 2> >(grep -v 'migrated lockfile' >&2) || failed=$?
  rm -rf "$first"
  return "$failed"
}

install_modules() {
  local all=node_modules/.installed product=node_modules/.installed-product
  local for_product=${1:-}
  is_current() { [ -e "$1" ] && cmp -s package-lock.json "$1" && [ -x node_modules/.bin/bun ]; }
  if is_current "$all"; then return; fi
  if [ -e "$all" ]; then for_product=; fi
  if [ -n "$for_product" ] && is_current "$product"; then return; fi
  local omit=() bun_omit=() adds=
  if [ -n "$for_product" ]; then
    say "Installing Bun and the packages of package-lock.json"
    omit=(--omit=dev) bun_omit=(--production)
  elif is_current "$product"; then
    say "Adding the packages of package-lock.json that tests and measurements need"
    adds=yes
  else
    say "Installing Bun and the packages of package-lock.json, with those of developers"
  fi
  [ -n "$adds" ] || rm -rf node_modules
  # Networks differ in what they let through, and npm knows more settings of them.
  if ! install_by_bun "${bun_omit[@]}"; then
    say "Bun could not install them: npm does, which takes longer"
    if [ -n "$adds" ]; then npm install --no-save "${npm_options[@]}"; else npm ci "${omit[@]}" "${npm_options[@]}"; fi
  fi
  place_bun node_modules
  cp package-lock.json "$([ -n "$for_product" ] && echo "$product" || echo "$all")"
  say "node_modules takes $(du -sm node_modules | cut -f 1) MB of disk"
}
