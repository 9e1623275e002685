"""Formulas of a document (ECMA-376-1, 22.1) as Pandoc can read them, read in front of plain_docx.py."""
import re

needed = {
    **dict.fromkeys([b'acc', b'bar', b'box', b'borderBox', b'd', b'phant'], (b'e',)),
    **dict.fromkeys([b'limLow', b'limUpp'], (b'e', b'lim')),
    **dict.fromkeys([b'nary', b'sPre', b'sSubSup'], (b'sub', b'sup', b'e')),
    **{b'sSup': (b'e', b'sup'), b'sSub': (b'e', b'sub'), b'f': (b'num', b'den'), b'func': (b'fName', b'e'), b'rad': (b'deg', b'e')},
}
formula_tags = re.compile(rb'<(/?)m:([A-Za-z]+)(?=[\s/>])([^<>]*?)(/?)>')
value = re.compile(rb'm:val="([^"<>]*)"')
bar_below = b'<m:barPr><m:pos m:val="bot"/></m:barPr>'
underbrace = '⏟'.encode()


def with_whole_formulas(data):
    """Formulas with all parts of their terms, and with signs that have a default: Pandoc leaves out terms that lack either, such as a sum
    without a summand. Signs below a term are its limit, for Pandoc would put the term above the sign."""
    terms, edits = [], []
    for tag in formula_tags.finditer(data):
        ends, name, is_empty = tag[1] != b'', tag[2], tag[4] != b''
        if not ends:
            if terms:
                found = value.search(tag[3])
                terms[-1][2][name] = found[1] if found else b''
            if not is_empty:
                terms.append((name, tag, {}))
        elif terms and terms[-1][0] == name:
            _, start, parts = terms.pop()
            if name.endswith(b'Pr') and terms:
                terms[-1][2].update({b'said': parts})
            said = parts.get(b'said', {})
            edits += [(tag.start(), tag.start(), b'<m:%s/>' % part) for part in needed.get(name, ()) if part not in parts]
            if name == b'bar' and b'pos' not in said:
                edits.append((start.end(), start.end(), bar_below))
            if name == b'groupChr' and said.get(b'pos') != b'top' and said.get(b'chr') != b'' and b'e' in parts:
                limit = b'<m:lim><m:r><m:t>%s</m:t></m:r></m:lim></m:limLow>' % said.get(b'chr', underbrace)
                edits += [(start.start(), start.end(), b'<m:limLow>'), (tag.start(), tag.end(), limit)]
    pieces, last = [], 0
    for first, end, text in sorted(edits, key=lambda one: one[:2]):
        pieces += [data[last:first], text]
        last = end
    return b''.join([*pieces, data[last:]])
