"""Writes a text of Org whose drawn tables (`+---+---+`, of the package table.el) are plain ones, which Pandoc knows, or containers if cells
are joined (grid_table.py). Nothing where there are none.

Arguments: input, output.
"""
import re
import sys

source, target = sys.argv[1:]
with open(source, "rb") as file:
    text = file.read()

# Colons, which align columns in the tables of other formats, are no part of the drawing.
RULE = re.compile(rb"\s*\+(?::?[-=]+:?\+)+\s*$")
ROW = re.compile(rb"\s*\|.*\|\s*$")


def plain(lines):
    """Rows of a drawn table: lines between two rules are one row. Nothing if cells reach over several columns or rows."""
    rules = [line for line in lines if RULE.match(line)]
    width = rules[0].count(b"+")
    if any(rule.count(b"+") != width for rule in rules):
        return None
    out, row = [], None
    for line in lines:
        if RULE.match(line):
            if row:
                out.append(b"| " + b" | ".join(b" ".join(cell).strip() for cell in row) + b" |")
            if b"=" in line:
                out.append(b"|-|")
            row = None
            continue
        cells = line.strip()[1:-1].split(b"|")
        if len(cells) != width - 1:
            return None
        row = row or [[] for _ in cells]
        for held, cell in zip(row, cells):
            held.append(cell.strip())
    return out


def as_blocks(lines):
    made = as_containers(
        [line.decode("utf-8", "surrogateescape") for line in lines], lambda name: ["#+begin_" + name], lambda name: ["#+end_" + name]
    )
    return made and [line.encode("utf-8", "surrogateescape") for line in made]


out, block, inside = [], [], False
for line in text.replace(b"\r\n", b"\n").split(b"\n"):
    if re.match(rb"\s*#\+(begin|end)_", line, re.I):
        inside = line.lower().lstrip().startswith(b"#+begin")
    if not inside and (RULE.match(line) or block and ROW.match(line)):
        block.append(line)
        continue
    if block:
        out += (plain(block) or as_blocks(block) if RULE.match(block[-1]) and len(block) > 2 else None) or block
        block = []
    out.append(line)
out += block
changed = b"\n".join(out)
if changed != text:
    with open(target, "wb") as file:
        file.write(changed)
