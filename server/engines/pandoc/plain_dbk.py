"""Writes a DocBook text with the titles of lists, examples, sidebars and the like as paragraphs in front of them: Pandoc drops them. Nothing
where there are none.

Arguments: input, output.
"""
import re
import sys

source, target = sys.argv[1:]
with open(source, "rb") as file:
    text = file.read()

TITLED = (
    rb"sidebar|(?:informal)?example|procedure|(?:itemized|ordered|variable|callout|simple|segmented)list|qandaset|blockquote|equation"
    rb"|msgset|cmdsynopsis|task|taskprerequisites|tasksummary|productionset|screenshot|dialogue|poetry"
)
BLOCK = re.compile(
    rb"<((?:\w{1,50}:)?)(" + TITLED + rb")((?:\s[^<>]{0,500})?)>(\s{0,200}(?:<\1(?:block)?info>\s{0,200})?)<\1title(?:\s[^<>]{0,200})?>"
)
LONGEST = 1000
# What looks like a title there is none.
LITERALS = {b"<![CDATA[": b"]]>", b"<!--": b"-->"}
LITERAL = re.compile(rb"<!\[CDATA\[|<!--")


def parts_of(content):
    """Pieces of the text in turn: markup, literal, markup …"""
    done, found = 0, LITERAL.search(content)
    while found:
        end = content.find(LITERALS[found[0]], found.end())
        if end < 0:
            break
        yield content[done : found.start()]
        yield content[found.start() : end + 3]
        done = end + 3
        found = LITERAL.search(content, done)
    yield content[done:]


def with_titles(content):
    pieces, done = [], 0
    for found in BLOCK.finditer(content):
        prefix, name, attributes, between = found.groups()
        closing = b"</" + prefix + b"title>"
        end = content.find(closing, found.end(), found.end() + LONGEST)
        following = content.find(b"<" + prefix + b"title", found.end(), found.end() + LONGEST)
        if end < 0 or found.start() < done or 0 <= following < end:
            continue
        words = content[found.end() : end].strip()
        title = b'<%bpara><%bemphasis role="strong">%b</%bemphasis></%bpara>' % (prefix, prefix, words, prefix, prefix)
        pieces += [content[done : found.start()], title, b"<%b%b%b>%b" % (prefix, name, attributes, between)]
        done = end + len(closing)
    return b"".join(pieces) + content[done:]


made = b"".join(part if at % 2 else with_titles(part) for at, part in enumerate(parts_of(text)))
if made != text:
    with open(target, "wb") as file:
        file.write(made)
