"""Writes a text of Textile with a blank line in front of lists within cells, of which Pandoc drops the items otherwise. Nothing where
there are none.

Arguments: input, output.
"""
import re
import sys

source, target = sys.argv[1:]
with open(source, "rb") as file:
    text = file.read()

ITEM = re.compile(rb"[*#]{1,6} ")
out, in_cell = [], False
for line in text.replace(b"\r\n", b"\n").split(b"\n"):
    bare = line.strip()
    is_item = bool(ITEM.match(bare))
    if in_cell and is_item and out[-1].strip() and not ITEM.match(out[-1].strip()):
        out.append(b"")
    out.append(line)
    # A row goes on until its last bar.
    in_cell = bool(bare) and (in_cell or bare.startswith(b"|")) and not bare.endswith(b"|")
made = b"\n".join(out)
if made != text.replace(b"\r\n", b"\n"):
    with open(target, "wb") as file:
        file.write(made)
