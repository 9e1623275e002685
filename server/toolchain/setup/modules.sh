# Packages of npm: `product` leaves out those of developers, half of the disk, where they are not installed yet. They are added without
# removing anything, since a server may be running from this folder.
install_modules() {
  local all=node_modules/.installed product=node_modules/.installed-product
  local for_product=${1:-}
  is_current() { [ -e "$1" ] && cmp -s package-lock.json "$1" && [ -x node_modules/.bin/bun ]; }
  if is_current "$all"; then return; fi
  if [ -e "$all" ]; then for_product=; fi
  if [ -n "$for_product" ] && is_current "$product"; then return; fi
  # Scripts of packages do not run, but for Bun's, which puts its program in place.
  local options=(--ignore-scripts --no-audit --no-fund --loglevel=error)
  if [ -n "$for_product" ]; then
    say "Installing Bun and the packages of package-lock.json"
    npm ci --omit=dev "${options[@]}"
  elif is_current "$product"; then
    say "Adding the packages of package-lock.json that tests and measurements need"
    npm install --no-save "${options[@]}"
  else
    say "Installing Bun and the packages of package-lock.json, with those of developers"
    npm ci "${options[@]}"
  fi
  node_modules/.bin/bun --version > /dev/null 2>&1 || (cd node_modules/bun && node install.js)
  cp package-lock.json "$([ -n "$for_product" ] && echo "$product" || echo "$all")"
  say "node_modules takes $(du -sm node_modules | cut -f 1) MB of disk"
}
