"""Writes a text of Textile with a blank line in front of lists within cells, of which Pandoc drops the items otherwise, and of tables
right behind an item; with pictures that are links; with tables whose columns, caption, head and foot have no signs of their own, which Pandoc takes for cells. Nothing
where there are none.

Arguments: input, output.
"""
import re
import sys

source, target = sys.argv[1:]
with open(source, "rb") as file:
    text = file.read()

ITEM = re.compile(rb"[*#]{1,6} ")
# Columns, caption, and parts of a table: head, foot, body.
PART = re.compile(rb"\|([:=^~-])(?:\([^()]{0,100}\)|\{[^{}]{0,100}\}|[<>])*\.(?=[\s|]|$)(.*)")
TITLE = re.compile(rb"table(?:\([^()]{0,100}\)|\{[^{}]{0,100}\})?\.")
# A picture with the address that it links to right behind it, which Pandoc takes for words.
LINKED = re.compile(rb"(?<![\w!\"])(!(?:[<>=]|\([^()]{0,100}\)|\{[^{}]{0,100}\}){0,4}[^\s!(){}\"]{1,500}(?:\([^()]{0,200}\))?!):(?=[^\s|])")
out, in_cell, foot, in_foot, title = [], False, [], False, None
for line in text.replace(b"\r\n", b"\n").split(b"\n"):
    part = None if in_cell else PART.match(line.strip())
    if part:
        # Pandoc takes the title above for the caption.
        words = part[2].strip().strip(b"|").strip()
        if part[1] == b"=" and words:
            if title is None:
                out.append(b"")
                title = len(out) - 1
            out[title] = b"table. " + words
        in_foot = part[1] == b"~" or in_foot and part[1] in b":="
        continue
    if not in_cell and not line.strip().startswith(b"|"):
        title = len(out) + len(foot) if TITLE.match(line.strip()) else None
        out += foot
        foot, in_foot = [], False
    if in_foot:
        # A foot stands below the body, whatever the order in the text.
        foot.append(line)
        continue
    bare = line.strip()
    is_item = bool(ITEM.match(bare))
    if in_cell and is_item and out[-1].strip() and not ITEM.match(out[-1].strip()):
        out.append(b"")
    if not in_cell and bare.startswith(b"|") and out and ITEM.match(out[-1].strip()):
        out.append(b"")
    out.append(line)
    # A row goes on until its last bar.
    in_cell = bool(bare) and (in_cell or bare.startswith(b"|")) and not bare.endswith(b"|")
made = LINKED.sub(rb'"\1":', b"\n".join(out + foot))
if made != text.replace(b"\r\n", b"\n"):
    with open(target, "wb") as file:
        file.write(made)
