"""Writes a text of reStructuredText with a definition of each substitution that it names and does not define (`|version|`): Pandoc leaves
out those words. Nothing where there is none.

Arguments: input, output.
"""
import re
import sys

MOST = 1000
source, target = sys.argv[1:]
with open(source, "rb") as file:
    text = file.read()

defined = {name.lower() for name in re.findall(rb"^[ \t]*\.\. \|([^|\n]{1,200})\|", text, re.M)}
named = {}
for line in text.splitlines():
    if b"|" in line and not line.lstrip().startswith(b".. |"):
        for name in re.findall(rb"\|([^\s|](?:[^|]{0,100}[^\s|])?)(?=\|)", line):
            if name.lower() not in defined and len(named) < MOST:
                named.setdefault(name.lower(), name)
if named:
    with open(target, "wb") as file:
        file.write(text)
        for name in named.values():
            words = re.sub(rb"([!-/:-@\[-`{-~])", rb"\\\1", name)
            file.write(b"\n\n.. |%s| replace:: \\|%s\\|\n" % (name, words))
