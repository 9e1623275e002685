"""Prefixes and items of a document, read in front of plain_docx.py."""
import re

declared = re.compile(rb'\sxmlns:([\w.-]{1,40})="([^"<>]{1,300})"')
root = re.compile(rb'<\w[^<>]*(?=>)')


def with_root_prefixes(data):
    """Prefixes that only inner elements declare, declared at the root, without which Pandoc leaves such elements out. It knows those of
    drawings, which Word declares where they are used."""
    tag = root.search(data)
    if not tag:
        return data
    known = {name for name, _ in declared.findall(tag[0])}
    inner = {}
    for found in declared.finditer(data, tag.end()):
        if found[1] not in known and b'rawing' not in found[2]:
            inner.setdefault(found[1], set()).add(found[2])
    added = [b' xmlns:%s="%s"' % (name, min(uris)) for name, uris in inner.items() if len(uris) == 1]
    return data[: tag.end()] + b''.join(added) + data[tag.end() :]


numbered = re.compile(rb'<w:numId\s+w:val="(?!0")')
indent = re.compile(rb'<w:ind(?:\s[^<>]*)?/>')


def with_bare_items(data):
    """Items of lists without their indent, for which Pandoc would take them for quotations."""
    pieces = data.split(b'</w:pPr>')
    for at, piece in enumerate(pieces[:-1]):
        before, tag, look = piece.partition(b'<w:pPr>')
        if numbered.search(look):
            pieces[at] = before + tag + indent.sub(b'', look)
    return b'</w:pPr>'.join(pieces)
