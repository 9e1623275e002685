"""Writes a text of Jira whose blocks of code begin and end on lines of their own: Pandoc reads them only so, and drops what follows
others. Nothing where all do.

Arguments: input, output.
"""
import re
import sys

source, target = sys.argv[1:]
with open(source, "rb") as file:
    text = file.read()

MARK = re.compile(rb"\{(code|noformat)(?::[^{}\n]{0,200})?\}")
pieces, done, inside = [], 0, None
for found in MARK.finditer(text):
    if inside and (found[1] != inside or found[0] != b"{" + inside + b"}"):
        continue
    pieces.append(text[done : found.start()])
    if pieces[-1].rsplit(b"\n", 1)[-1].strip():
        pieces.append(b"\n")
    pieces.append(found[0])
    done = found.end()
    # Blanks behind the mark belong to neither line.
    rest = re.compile(rb"[ \t\r]{0,200}").match(text, done).end()
    if text[rest : rest + 1] not in (b"\n", b""):
        pieces.append(b"\n")
    inside = None if inside else found[1]
made = b"".join(pieces) + text[done:]
if made != text and not inside:
    with open(target, "wb") as file:
        file.write(made)
