"""Writes a document with phonetic guides (ECMA-376-1, 17.3.3.25) in brackets behind their words and with the saved text of simple fields, which
Pandoc leaves out, and without hidden text (17.3.2.41), which Pandoc shows. Nothing where there are none.

Arguments: input, output.
"""
import re, sys, zipfile

ruby = re.compile(rb'<w:ruby>((?:(?!<w:ruby>).)*?)</w:ruby>', re.S)
words = re.compile(rb'<w:t(?: [^<>]*)?>([^<>]*)</w:t>')


def plain(found):
    inner = found[1]
    guide = re.search(rb'<w:rt>(.*?)</w:rt>', inner, re.S)
    base = re.search(rb'<w:rubyBase>(.*?)</w:rubyBase>', inner, re.S)
    text = b''.join(words.findall(base[1])) if base else b''
    read = b''.join(words.findall(guide[1])) if guide else b''
    if read:
        text += '（'.encode() + read + '）'.encode()
    return b'<w:t xml:space="preserve">' + text + b'</w:t>'


simple = re.compile(rb'</?w:fldSimple(?:\s[^<>]*)?>')
runs = re.compile(rb'<w:r(?:\s[^<>]*)?>(?:(?!<w:r[\s>]).)*?</w:r>', re.S)
paragraphs = re.compile(rb'<w:p(?:\s[^<>]*)?>(?:(?!<w:p[\s>]).)*?</w:p>', re.S)
vanish = re.compile(rb'<w:vanish(?:\s+w:val="([^"]*)")?\s*/>')
styles = re.compile(rb'<w:style\s[^<>]*?w:styleId="([^"]*)"[^<>]*>(.*?)</w:style>', re.S)


def shown(properties):
    """False for hidden, True for shown, None where nothing is said."""
    found = vanish.search(properties)
    return None if not found else found[1] in (b'0', b'false', b'off')


def hidden_styles(text):
    said = {one[1]: (shown(one[2]), re.search(rb'<w:basedOn\s+w:val="([^"]*)"', one[2])) for one in styles.finditer(text)}

    def hidden(name):
        for _ in range(50):
            own, base = said.get(name, (None, None))
            if own is not None or not base:
                return own is False
            name = base[1]
        return False

    return {name for name in said if hidden(name)}


def without_hidden(text, names):
    def style_of(kind, properties):
        found = re.search(rb'<w:' + kind + rb'\s+w:val="([^"]*)"', properties)
        return found[1] if found else None

    def paragraph(found):
        whole = found[0]
        is_hidden = style_of(b'pStyle', whole) in names

        def run(one):
            properties = re.search(rb'<w:rPr>.*?</w:rPr>', one[0], re.S)
            own = shown(properties[0]) if properties else None
            by_style = is_hidden or (properties is not None and style_of(b'rStyle', properties[0]) in names)
            return b'' if own is False or (own is None and by_style) else one[0]

        left = runs.sub(run, whole)
        return b'' if left != whole and b'<w:r' not in left.replace(b'<w:rPr', b'') and b'<w:sectPr' not in left else left

    return paragraphs.sub(paragraph, text)


def readable(data, names):
    data = simple.sub(b'', data) if b'<w:fldSimple' in data else data
    data = ruby.sub(plain, data) if b'<w:ruby>' in data else data
    return without_hidden(data, names) if names or b'<w:vanish' in data else data


with zipfile.ZipFile(sys.argv[1]) as package:
    parts = {name: package.read(name) for name in package.namelist() if re.fullmatch(r'word/[^/]*\.xml', name)}
    names = hidden_styles(parts.get('word/styles.xml', b''))
    made = {name: readable(data, names) for name, data in parts.items() if not name.endswith('/styles.xml')}
    changed = {name: data for name, data in made.items() if data != parts[name]}
    if changed:
        with zipfile.ZipFile(sys.argv[2], 'w', zipfile.ZIP_STORED) as out:
            for one in package.infolist():
                if not one.is_dir():
                    out.writestr(one.filename, changed.get(one.filename) or package.read(one))
