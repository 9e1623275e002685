"""Writes a text of Jira whose blocks of code begin and end on lines of their own: Pandoc reads them only so, and drops what follows
others. Notes, warnings and the like become panels with their kind as the title: Pandoc knows no others. Nothing where there is nothing to
change.

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
made = text if inside else b"".join(pieces) + text[done:]

BOX = re.compile(rb"\{(note|warning|info|tip)(?::([^{}\n]{0,300}))?\}")


def with_panels(content):
    """The text with boxes as panels on lines of their own; one that does not end stays as it is."""
    found = list(BOX.finditer(content))
    pieces, done, at = [], 0, 0
    while at + 1 < len(found):
        first, last = found[at], found[at + 1]
        if first[1] != last[1] or last[2]:
            at += 1
            continue
        title = re.search(rb"(?:^|\|)title=([^|]{1,200})", first[2] or b"")
        pieces += [content[done : first.start()].rstrip(b" \t"), b"\n{panel:title=", title[1].strip() if title else first[1].capitalize(), b"}\n"]
        pieces += [content[first.end() : last.start()].strip(b"\r\n"), b"\n{panel}\n"]
        done = last.end()
        at += 2
    return b"".join(pieces) + content[done:]


def without_code(content):
    """The text with a mark for each block of code, and the blocks."""
    pieces, codes, done, start, inside = [], [], 0, 0, None
    for found in MARK.finditer(content):
        if inside is None:
            start, inside = found.start(), found[1]
        elif found[0] == b"{" + inside + b"}":
            pieces += [content[done:start], b"\0%d\0" % len(codes)]
            codes.append(content[start : found.end()])
            done, inside = found.end(), None
    return b"".join(pieces) + content[done:], codes


if BOX.search(made):
    # What stands in code is no mark.
    bare, codes = without_code(made.replace(b"\0", b""))
    made = re.sub(rb"\0(\d{1,9})\0", lambda one: codes[int(one[1])], with_panels(bare))
if made != text:
    with open(target, "wb") as file:
        file.write(made)
