"""What a document, a workbook or a book says about itself, read with nothing but Python's own modules.

Argument: path and format. Prints JSON: `words` in reading order, `links`, `headings`, `title`, `page` (points),
`readings` (word and phonetic guide), `sheets` (name and texts of its cells). What a format does not say is left out.
"""
import json
import posixpath
import re
import sys
import zipfile
from html.parser import HTMLParser
from urllib.parse import unquote
from xml.etree import ElementTree

path, kind = sys.argv[1:3]
W = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"
R = "{http://schemas.openxmlformats.org/officeDocument/2006/relationships}"
S = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"
T = "{urn:oasis:names:tc:opendocument:xmlns:text:1.0}"
TABLE = "{urn:oasis:names:tc:opendocument:xmlns:table:1.0}"
DC = "{http://purl.org/dc/elements/1.1/}"


def tree(archive, name):
    return ElementTree.fromstring(archive.read(name)) if name in archive.namelist() else ElementTree.Element("none")


def targets(archive, name):
    return {one.get("Id"): one.get("Target") for one in tree(archive, name)}


def docx(archive):
    body = tree(archive, "word/document.xml").find(W + "body")
    links = targets(archive, "word/_rels/document.xml.rels")
    styles = tree(archive, "word/styles.xml").iter(W + "style")
    heads = {s.get(W + "styleId") for s in styles if re.match("heading [1-3]$", (s.find(W + "name").get(W + "val") or "").lower())}
    text, headings = [], []
    for paragraph in body.iter(W + "p"):
        words = "".join(one.text or "" for one in paragraph.iter(W + "t"))
        style = paragraph.find(f"{W}pPr/{W}pStyle")
        if style is not None and style.get(W + "val") in heads and words.strip():
            headings.append(words.strip())
        text.append(words)
    size = next(body.iter(W + "pgSz"), None)
    return {
        "words": " ".join(text).split(),
        "headings": headings,
        "links": [links.get(one.get(R + "id"), "") for one in body.iter(W + "hyperlink") if one.get(R + "id")],
        "title": tree(archive, "docProps/core.xml").findtext(DC + "title") or "",
        "page": size is not None and [int(size.get(W + "w")) / 20, int(size.get(W + "h")) / 20] or None,
    }


def odt(archive):
    body = tree(archive, "content.xml")
    paragraphs = [one for one in body.iter() if one.tag in (T + "p", T + "h")]
    anchors = body.iter(T + "a")
    return {
        "words": " ".join("".join(one.itertext()) for one in paragraphs).split(),
        "headings": ["".join(one.itertext()).strip() for one in paragraphs if one.tag == T + "h"],
        "links": [one.get("{http://www.w3.org/1999/xlink}href") for one in anchors],
        "title": tree(archive, "meta.xml").findtext(f".//{DC}title") or "",
    }


def xlsx(archive):
    strings = ["".join(t.text or "" for t in item.iter(S + "t")) for item in tree(archive, "xl/sharedStrings.xml").iter(S + "si")]
    links = targets(archive, "xl/_rels/workbook.xml.rels")
    sheets = []
    for sheet in tree(archive, "xl/workbook.xml").iter(S + "sheet"):
        part = posixpath.normpath(posixpath.join("xl", links.get(sheet.get(R + "id"), ""))).replace("xl//xl", "xl")
        cells = [c for c in tree(archive, part).iter(S + "c") if c.get("t") == "s" and c.find(S + "v") is not None]
        sheets.append({"name": sheet.get("name"), "texts": [strings[int(c.find(S + "v").text)] for c in cells]})
    return {"sheets": sheets}


def ods(archive):
    sheets = []
    for table in tree(archive, "content.xml").iter(TABLE + "table"):
        cells = [c for c in table.iter(TABLE + "table-cell") if c.get("{urn:oasis:names:tc:opendocument:xmlns:office:1.0}value-type") == "string"]
        sheets.append({"name": table.get(TABLE + "name"), "texts": ["\n".join("".join(p.itertext()) for p in c.findall(T + "p")) for c in cells]})
    return {"sheets": sheets}


class Page(HTMLParser):
    def __init__(self):
        super().__init__()
        self.text, self.links, self.headings, self.title, self.open = [], [], [], "", []
        self.readings = []

    def handle_starttag(self, tag, attributes):
        self.open.append(tag)
        href = dict(attributes).get("href") if tag == "a" else None
        if href:
            self.links.append(href)
        if tag == "ruby":
            self.readings.append(["", ""])
        if re.match("h[1-3]$", tag):
            self.headings.append("")

    def handle_endtag(self, tag):
        if tag in self.open:
            while self.open.pop() != tag:
                pass

    def handle_data(self, data):
        if "title" in self.open:
            self.title += data
        elif not {"script", "style", "head"} & set(self.open):
            self.text.append(data)
            if "ruby" in self.open and "rp" not in self.open:
                self.readings[-1]["rt" in self.open] += data.strip()
            if self.headings and any(re.match("h[1-3]$", tag) for tag in self.open):
                self.headings[-1] += data


def html(markup):
    page = Page()
    page.feed(markup)
    found = [" ".join(one.split()) for one in page.headings]
    return {"words": " ".join(page.text).split(), "links": page.links, "readings": page.readings, "headings": list(filter(None, found)), "title": page.title.strip()}


def epub(archive):
    container = tree(archive, "META-INF/container.xml")
    opf = next(one.get("full-path") for one in container.iter() if one.tag.endswith("}rootfile"))
    package = tree(archive, opf)
    items = {one.get("id"): one.get("href") for one in package.iter() if one.tag.endswith("}item")}
    spine = [items.get(one.get("idref"), "") for one in package.iter() if one.tag.endswith("}itemref")]
    pages = [html(archive.read(posixpath.normpath(posixpath.join(posixpath.dirname(opf), unquote(href)))).decode("utf-8", "replace")) for href in spine]
    return {
        "words": [word for page in pages for word in page["words"]],
        "readings": [pair for page in pages for pair in page["readings"]],
        "links": [link for page in pages for link in page["links"] if re.match("https?:", link)],
        "title": package.findtext(f".//{DC}title") or "",
        "authors": [one.text for one in package.iter(DC + "creator") if one.text],
    }


readers = {"docx": docx, "odt": odt, "xlsx": xlsx, "ods": ods, "epub": epub}
if kind == "html":
    found = html(open(path, encoding="utf-8", errors="replace").read())
else:
    with zipfile.ZipFile(path) as archive:
        found = readers[kind](archive)
print(json.dumps(found))
