# A progress bar of the set-up. Each branch of it notes its percentage in a file, and one loop draws their sum: on a terminal
# as a line that is drawn over, elsewhere as a line every ten percent.

progress=.cache/progress
# Shares of the whole, as measured from a fresh clone on two cores.
share_packages=70
share_pages=30

# How a terminal forgets the line of the bar; nothing elsewhere.
clear_line=
[ ! -t 1 ] || clear_line=$'\r\033[K'

say() { printf '%s\033[1m▸\033[0m %s\n' "$clear_line" "$*"; }

# note_progress BRANCH PERCENT
note_progress() { [ ! -d "$progress" ] || printf '%s' "$2" > "$progress/$1"; }

percent_of() { local value=; read -r value < "$progress/$1" 2> /dev/null || true; printf '%s' "${value:-0}"; }

draw_bar() {
  local percent=$1 width=30 filled
  filled=$((percent * width / 100))
  printf '[%s%s] %3d %%' "$(printf '%*s' "$filled" '' | tr ' ' '#')" "$(printf '%*s' $((width - filled)) '' | tr ' ' '.')" "$percent"
}

# Draws until the folder of percentages is gone.
draw_progress() {
  local percent told=0
  # A set-up that has nothing to do ends before it draws.
  while sleep 1 && [ -d "$progress" ]; do
    percent=$((($(percent_of packages) * share_packages + $(percent_of pages) * share_pages) / 100))
    if [ -n "$clear_line" ]; then
      printf '%s%s' "$clear_line" "$(draw_bar "$percent")"
    elif [ $((percent / 10)) -gt $((told / 10)) ]; then
      say "$(draw_bar "$percent")"
      told=$percent
    fi
  done
}

begin_progress() {
  mkdir -p "$progress"
  note_progress packages 0
  note_progress pages 0
  draw_progress &
  drawer=$!
}
end_progress() {
  rm -rf "$progress"
  [ -z "${drawer:-}" ] || kill "$drawer" 2> /dev/null || true
  drawer=
  printf '%s' "$clear_line"
}
