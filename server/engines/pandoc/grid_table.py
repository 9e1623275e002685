"""Reads tables that are drawn with lines and have joined cells; read in front of plain_rst.py and plain_org.py. Pandoc splits such cells,
so they become containers, of which the filter makes a table again.
"""
import re
import textwrap
import unicodedata

GRID_RULE = re.compile(r"\s*\+(?:[-=]+\+)+\s*$")
GRID_LINE = re.compile(r"\s*[+|].*[+|]\s*$")
# Rows and columns of a table; larger ones keep their plain cells.
MOST_ROWS, MOST_COLUMNS = 1000, 100


def by_columns(line):
    """The line with one character per column: wide ones have a filler behind them, accents join the letter in front of them."""
    out = []
    for letter in line:
        if unicodedata.combining(letter) and out:
            out[-1] += letter
        else:
            out += [letter, ""] if unicodedata.east_asian_width(letter) in "WF" else [letter]
    return out


def joined_cells(lines):
    """Number of head rows, number of columns, and rows of cells (columns, rows, text lines) of a drawn table with joined cells; None
    for any other table."""
    grid = [by_columns(line) for line in textwrap.dedent("\n".join(lines)).split("\n")]
    width = len(grid[0])
    if any(len(line) != width for line in grid) or not GRID_RULE.match(lines[-1]):
        return None
    is_rule = lambda at, left, right: all(sign in ("-", "=", "+") for sign in grid[at][left:right])
    columns = sorted({at for line in grid for at, sign in enumerate(line) if sign == "+" and set(line[max(0, at - 1) : at + 2]) & {"-", "="}})
    spans = list(zip(columns, columns[1:]))
    if not 0 < len(spans) <= MOST_COLUMNS:
        return None
    rows = [at for at in range(len(grid)) if any(is_rule(at, left, right + 1) for left, right in spans)]
    bands = list(zip(rows, rows[1:]))
    if not 0 < len(bands) <= MOST_ROWS or columns[0] != 0 or columns[-1] != width - 1 or rows[0] != 0 or rows[-1] != len(grid) - 1:
        return None
    open_right = [[not all(grid[line][right] in "|+" for line in range(top + 1, low)) for _, right in spans] for top, low in bands]
    open_below = [[not is_rule(low, left + 1, right) for left, right in spans] for _, low in bands]
    taken, found = set(), [[] for _ in bands]
    for row in range(len(bands)):
        for column in range(len(spans)):
            if (row, column) in taken:
                continue
            last, deep = column, row
            while open_right[row][last] and last + 1 < len(spans):
                last += 1
            while open_below[deep][column] and deep + 1 < len(bands):
                deep += 1
            region = {(one, other) for one in range(row, deep + 1) for other in range(column, last + 1)}
            if region & taken:
                return None
            taken |= region
            left, right = columns[column], columns[last + 1]
            text = ["".join(grid[line][left + 1 : right]).rstrip() for line in range(rows[row] + 1, rows[deep + 1])]
            found[row].append((column, last + 1 - column, deep + 1 - row, textwrap.dedent("\n".join(text)).strip("\n").split("\n")))
    # A sign within the words is no line: no cell begins there.
    starts = sorted({cell[0] for cells in found for cell in cells})
    count = lambda column, over: sum(column <= start < column + over for start in starts)
    cells = [[(count(column, over), tall, text) for column, over, tall, text in row] for row in found]
    if all(over == tall == 1 for row in cells for over, tall, _ in row):
        return None
    head = next((index + 1 for index, (_, low) in enumerate(bands) if "=" in grid[low]), 0)
    return head, len(starts), cells


def contained(table, edge, opening, closing, indent=""):
    """A table as nested containers: its head rows, columns, and rows of cells as of `joined_cells`. `opening` and `closing` give the lines
    around the content of a container by name, which stands behind `indent`."""
    head, columns, rows = table

    def within(name, content):
        return opening(name) + [indent + line if line else "" for line in content] + closing(name)

    made = []
    for row in rows:
        cells = [line for over, tall, text in row for line in within(f"joined-cell-{over}-{tall}", text)]
        made += within("joined-row", cells)
    return [edge + line if line else "" for line in within(f"joined-table-{head}-{columns}", made)]


def as_containers(lines, opening, closing, indent=""):
    """The lines of a drawn table as nested containers; None for a table without joined cells."""
    table = joined_cells(lines)
    return table and contained(table, re.match(r"\s*", lines[0])[0], opening, closing, indent)
