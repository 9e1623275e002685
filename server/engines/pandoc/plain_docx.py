"""Writes a document with phonetic guides (ECMA-376-1, 17.3.3.25) in brackets behind their words; Pandoc leaves out both. Nothing where there are none.

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


with zipfile.ZipFile(sys.argv[1]) as package:
    parts = {name: package.read(name) for name in package.namelist() if re.fullmatch(r'word/[^/]*\.xml', name)}
    changed = {name: ruby.sub(plain, data) for name, data in parts.items() if b'<w:ruby>' in data}
    if changed:
        with zipfile.ZipFile(sys.argv[2], 'w', zipfile.ZIP_STORED) as out:
            for one in package.infolist():
                if not one.is_dir():
                    out.writestr(one.filename, changed.get(one.filename) or package.read(one))
