"""Writes a text of reStructuredText with a definition of each substitution that it names and does not define (`|version|`), of which Pandoc
leaves out the words, and with linked substitutions (`|words|_`) as links, of which it leaves the underscore. Nothing where there is none.

Arguments: input, output.
"""
import re
import sys

MOST = 1000
source, target = sys.argv[1:]
with open(source, "rb") as file:
    text = file.read()

linked = re.compile(rb"\|([^\s|](?:[^|\n]{0,100}[^\s|])?)\|__?(?![\w|])")
replaced = re.compile(rb"^[ \t]*\.\. \|([^|\n]{1,200})\| replace::[ \t]*([^\n]{1,2000}(?:\n[ \t]+[^\s.][^\n]{0,2000})*)", re.M)
addressed = re.compile(rb"^[ \t]*\.\. _`?([^:`\n]{1,200})`?:[ \t]+(\S{1,2000})[ \t]*$", re.M)


def key(name):
    return b" ".join(name.lower().split())


def with_links(text):
    if not linked.search(text):
        return text
    words = {key(name): b" ".join(said.split()) for name, said in replaced.findall(text)}
    places = {key(name): place for name, place in addressed.findall(text)}

    def link(found):
        said, place = words.get(key(found[1])), places.get(key(found[1]))
        # Pandoc reads no marks within a link.
        said = said and re.sub(rb"(\*{1,2}|`)([^*`]+)\1", rb"\2", said)
        return b"`%s <%s>`__" % (said, place) if said and place and not place.endswith(b"_") else b"|%s|" % found[1]

    return linked.sub(link, text)


made = with_links(text)
defined = {name.lower() for name in re.findall(rb"^[ \t]*\.\. \|([^|\n]{1,200})\|", made, re.M)}
named = {}
for line in made.splitlines():
    if b"|" in line and not line.lstrip().startswith(b".. |"):
        for name in re.findall(rb"\|([^\s|](?:[^|]{0,100}[^\s|])?)(?=\|)", line):
            if name.lower() not in defined and len(named) < MOST:
                named.setdefault(name.lower(), name)
if named or made != text:
    with open(target, "wb") as file:
        file.write(made)
        for name in named.values():
            words = re.sub(rb"([!-/:-@\[-`{-~])", rb"\\\1", name)
            file.write(b"\n\n.. |%s| replace:: \\|%s\\|\n" % (name, words))
