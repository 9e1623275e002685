"""Writes a text of reStructuredText with a definition of each substitution that it names and does not define (`|version|`), of which Pandoc
leaves out the words, with linked substitutions (`|words|_`) as links, of which it leaves the underscore, with drawn tables of joined cells
as containers (grid_table.py), with options of programs and simple tables of joined cells as what Pandoc reads (rst_blocks.py), and with
the values of `csv-table` in one spelling. Nothing where there is none.

Arguments: input, output.
"""
import csv
import io
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
    known = {key(name) for name, _ in replaced.findall(text)}
    places = {key(name): place for name, place in addressed.findall(text)}

    def link(found):
        place = places.get(key(found[1]))
        if not place or place.endswith(b"_") or b"`" in place or key(found[1]) not in known:
            return b"|%s|" % found[1]
        # Pandoc reads no marks within a link: the filter puts one around the words between these two.
        return b":link-start:`%s`\\ |%s|\\ :link-end:`.`" % (place, found[1])

    return linked.sub(link, text)


DIRECTIVE = re.compile(r"(\s*)\.\. (csv-table|table)::(.*)")
OPTION = re.compile(r"\s+:([a-z-]+):(.*)")


def option_of(options, name):
    return next((value.strip() for line in options for key, value in [OPTION.match(line).groups()] if key == name), None)


def sign_of(said, default):
    """A sign as an option of csv-table names it: itself, `tab`, `space`, or its number."""
    if not said:
        return default
    number = re.fullmatch(r"(?:0x|x|\\x|U\+?|u|\\u|&#x)([0-9a-fA-F]{1,6});?", said)
    sign = {"tab": "\t", "space": " "}.get(said) or (chr(int(number[1], 16)) if number and int(number[1], 16) < 0x110000 else said)
    return sign if len(sign) == 1 else default


def with_plain_values(lines):
    """The lines of a csv-table, the first of which is its directive, with one spelling of its values."""
    edge = DIRECTIVE.match(lines[0])[1]
    start = next((at for at, line in enumerate(lines) if at and not OPTION.match(line)), len(lines))
    options, content = lines[1:start], lines[start:]
    if any(option_of(options, name) is not None for name in ("file", "url")):
        return lines
    text = "\n".join(line.strip() for line in content).strip("\n")
    escape = sign_of(option_of(options, "escape"), None)
    try:
        rows = list(
            csv.reader(
                io.StringIO(text, newline=""),
                delimiter=sign_of(option_of(options, "delim"), ","),
                quotechar=sign_of(option_of(options, "quote"), '"'),
                escapechar=escape,
                doublequote=escape is None,
                skipinitialspace=option_of(options, "keepspace") is None,
            )
        )
    except (csv.Error, TypeError, ValueError):
        return lines
    kept = [line for line in options if OPTION.match(line)[1] not in ("delim", "quote", "escape", "keepspace")]
    made = io.StringIO()
    csv.writer(made, quoting=csv.QUOTE_ALL, lineterminator="\n").writerows([cell.strip() for cell in row] for row in rows if row)
    return [lines[0], *kept, "", *(edge + "   " + line if line else "" for line in made.getvalue().split("\n"))]


# Directives of code, within which nothing is a table.
CODE = re.compile(r"\.\. (?:code|code-block|sourcecode|parsed-literal|literalinclude|math|raw|highlight|prompt)::")


def is_apart(out):
    return not out or not out[-1].strip()


def with_plain_tables(text):
    lines, out, at = text.replace("\r\n", "\n").split("\n"), [], 0
    # Indent of the line that opens a block of code.
    code = None
    while at < len(lines):
        bare = lines[at].lstrip()
        indent = len(lines[at]) - len(bare)
        if bare and code is not None and indent <= code:
            code = None
        if code is None and (CODE.match(bare) or bare.rstrip().endswith("::") and not bare.startswith(".. ")):
            code = indent
        if not bare or code is not None:
            out.append(lines[at])
            at += 1
            continue
        found = DIRECTIVE.match(lines[at])
        if found and found[2] == "csv-table":
            end = at + 1
            while end < len(lines) and (not lines[end].strip() or len(lines[end]) - len(lines[end].lstrip()) > len(found[1])):
                end += 1
            out += with_plain_values(lines[at:end])
            at = end
        elif GRID_RULE.match(lines[at]):
            end = at + 1
            while end < len(lines) and GRID_LINE.match(lines[end]):
                end += 1
            out += drawn(lines[at:end], out) or lines[at:end]
            at = end
        elif made := is_apart(out) and (
            options_at(lines, at) or SIMPLE_RULE.match(lines[at]) and simple_table_at(lines, at, container, lambda _: [""], "   ")
        ):
            out += made[0]
            at = made[1]
        else:
            out.append(lines[at])
            at += 1
    return "\n".join(out)


def container(name):
    return [".. container:: " + name, ""]


def drawn(lines, before):
    """A drawn table as containers; its directive, which stands at the end of `before`, gives its caption."""
    made = as_containers(lines, container, lambda _: [""], "   ")
    if not made:
        return None
    at = len(before)
    while at > 0 and (not before[at - 1].strip() or OPTION.match(before[at - 1])):
        at -= 1
    found = DIRECTIVE.match(before[at - 1]) if at > 0 else None
    if found and found[2] == "table":
        del before[at - 1 :]
        caption = [found[1] + ".. container:: joined-caption", "", found[1] + "   " + found[3].strip(), ""]
        return (caption if found[3].strip() else []) + made
    return made


made = with_links(text)
if re.search(rb"^\s*(?:\+[-=]|\.\. csv-table::|--?[A-Za-z0-9]|/[A-Za-z]|-+ +-|=+ +=)", made, re.M):
    made = with_plain_tables(made.decode("utf-8", "surrogateescape")).encode("utf-8", "surrogateescape")
# Pandoc takes definitions right below the title for fields about the document: a block that no target shows keeps them apart.
TITLED = re.compile(
    rb"\A(\s*(?:([=~^\"'`#*+_-])\2{2,200}[ \t]*\n)? {0,20}[^\n]{1,500}\n([=~^\"'`#*+_-])\3{2,200}[ \t]*\n)(?=(?:[ \t]*\n)+[^\s:.*+#-][^\n]*\n[ \t]+\S)"
)
made = TITLED.sub(rb"\1\n.. raw:: none\n\n   -\n", made)
# So it does with a list of fields there, and drops those that are not about a document.
FIELDS = re.compile(
    rb"\A(\s{0,100}(?:(?:([=~^\"'`#*+_-])\2{2,200}[ \t]*\n)? {0,20}[^\s:][^\n]{0,500}\n([=~^\"'`#*+_-])\3{2,200}[ \t]*\n\s{1,100})?)((?::[^:\n]{1,100}:[ \t][^\n]{0,2000}\n?(?:[ \t]+\S[^\n]{0,2000}\n?){0,100}){1,100})"
)
ABOUT = b"author authors organization contact address version revision status date copyright dedication abstract title subtitle lang language keywords description orphan tocdepth nocomments nosearch".split()
found = FIELDS.match(made)
if found and not any(name.lower() in ABOUT for name in re.findall(rb"^:([^:\n]{1,100}):", found[4], re.M)):
    made = made[: found.start(4)] + b".. raw:: none\n\n   -\n\n" + made[found.start(4) :]
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
