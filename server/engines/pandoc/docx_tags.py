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


sign_fonts = re.compile(rb'w:ascii="Wingdings"')
signs = re.compile(rb'<w:sym\s[^<>]*?/>')


def with_signs(data):
    """Signs of Wingdings, and letters in it, as signs of Unicode: Pandoc leaves them out, or letters."""

    def sign(found):
        code = re.search(rb'\sw:char="(?:[Ff]0|00)?([\da-fA-F]{2})"', found[0])
        known = b'"Wingdings"' in found[0] and code and SIGNS.get(str(int(code[1], 16)))
        return b'<w:t>' + known.encode() + b'</w:t>' if known else found[0]

    def letters(found):
        text = found[1].decode()
        return found[0] if '&' in text else b'<w:t xml:space="preserve">%s</w:t>' % ''.join(
            SIGNS.get(str(ord(letter) & 0xFF), letter) if ord(letter) < 0x100 or 0xF020 <= ord(letter) < 0xF100 else letter for letter in text
        ).encode()

    def run(found):
        return words.sub(letters, found[0]) if sign_fonts.search(found[0]) else found[0]

    return runs.sub(run, signs.sub(sign, data))
