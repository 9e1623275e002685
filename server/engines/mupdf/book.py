"""Lays out a reflowing book (EPUB, MOBI, FB2) with MuPDF and writes it as a PDF with contents list, links, title and
author. Pages of fixed formats (XPS, CBZ) are taken over as they are.

Arguments: input, output, a file of settings as JSON (`BookSettings` in engine.ts). looks.py and containers.py come before it.
Exit status: 3 locked, 4 not readable, 5 too many pages, 6 nothing in it, 7 done, but with fonts that are not in the PDF, 8 nothing done,
as the book uses what MuPDF does not draw.
"""
import json
import posixpath
import re
import struct
import sys
import zipfile
import zlib
from urllib.parse import unquote
from xml.etree import ElementTree

import fitz

source, target = sys.argv[1], sys.argv[2]
with open(sys.argv[3], encoding="utf-8") as given:
    settings = json.load(given)
fitz.TOOLS.mupdf_display_errors(False)
# MuPDF's own page margins for books: 3 em above and below, 2 em at the sides.
EM = 12
SIDE, TOP = 2 * EM, 3 * EM


OPF = "{http://www.idpf.org/2007/opf}"


def open_package(archive):
    """The folder and the tree of an EPUB's package document (EPUB 3.3, 5)."""
    container = ElementTree.fromstring(archive.read("META-INF/container.xml"))
    path = next(one.get("full-path") for one in container.iter() if one.tag.endswith("}rootfile"))
    return posixpath.dirname(path), ElementTree.fromstring(archive.read(path))


def read_epub(path):
    """All authors of an EPUB, of whom MuPDF names the first, and its cover where no page of the book shows it."""
    with zipfile.ZipFile(path) as archive:
        folder, package = open_package(archive)
        creators = [(one.text or "").strip() for one in package.iter("{http://purl.org/dc/elements/1.1/}creator")]
        found = {"title": "", "author": ", ".join(filter(None, creators)), "cover": None}
        items = {item.get("id"): item for item in package.iter(OPF + "item")}
        named = next((meta.get("content") for meta in package.iter(OPF + "meta") if meta.get("name") == "cover"), None)
        cover = next((item for item in items.values() if "cover-image" in (item.get("properties") or "").split()), items.get(named))
        if cover is None or not (cover.get("media-type") or "").startswith("image/"):
            return found
        address = cover.get("href")

        def read(href):
            return archive.read(posixpath.normpath(posixpath.join(folder, unquote(href))))

        shown = posixpath.basename(address).encode()
        chapters = [items[ref.get("idref")] for ref in package.iter(OPF + "itemref") if ref.get("idref") in items]
        if not any(shown in read(chapter.get("href")) for chapter in chapters):
            found["cover"] = read(address)
        return found


def read_navigation(path):
    """Entries (level, title, address) of an EPUB 3's navigation document, which MuPDF does not read (EPUB 3.3, 5.4)."""
    xhtml = "{http://www.w3.org/1999/xhtml}"
    with zipfile.ZipFile(path) as archive:
        folder, package = open_package(archive)
        items = [item for item in package.iter(OPF + "item") if "nav" in (item.get("properties") or "").split()]
        if not items:
            return []
        nav_path = posixpath.join(folder, unquote(items[0].get("href")))
        document = ElementTree.fromstring(archive.read(nav_path))
    navs = [nav for nav in document.iter(xhtml + "nav") if nav.get("{http://www.idpf.org/2007/ops}type") == "toc"]
    entries = []

    def visit(items, level):
        for item in items.findall(xhtml + "li"):
            link = item.find(xhtml + "a")
            if link is not None and link.get("href"):
                address = posixpath.normpath(posixpath.join(posixpath.dirname(nav_path), unquote(link.get("href"))))
                entries.append((level, " ".join("".join(link.itertext()).split()), address))
            for inner in item.findall(xhtml + "ol"):
                visit(inner, level + 1)

    for nav in navs[:1]:
        for items in nav.findall(xhtml + "ol"):
            visit(items, 1)
    return entries


def is_drawn():
    """Whether MuPDF draws all that the book uses. What can't be read is for MuPDF to judge."""
    try:
        if settings["format"] == "epub":
            return draws_epub(source)
        if settings["format"] == "mobi":
            return draws_mobi(mobi_records(source))
        if settings["format"] == "fb2":
            text = open(source, "rb").read()
            declared = re.search(rb"encoding=[\"']([\w-]{1,30})", text[:200])
            return draws_markup(text.decode(declared[1].decode() if declared else "utf-8", "replace"), FB2_ELEMENTS)
    except (zipfile.BadZipFile, ElementTree.ParseError, StopIteration, LookupError, struct.error, zlib.error, NotImplementedError):
        pass
    return True


extra = {"title": "", "author": "", "cover": None}
try:
    if settings["format"] == "fb2" and zipfile.is_zipfile(source):
        source = unpacked(source)
    if settings["format"] == "cbz":
        source = plain_comic(source)
    if settings["mayLeave"] and not is_drawn():
        sys.exit(8)
    if settings["format"] == "mobi":
        extra = read_mobi(source)
    book = fitz.open(source)
except SystemExit:
    raise
except Exception:
    sys.exit(4)
if book.needs_pass:
    sys.exit(3)

if settings["format"] == "epub":
    try:
        extra = read_epub(source)
    except Exception:
        # MuPDF has read the book; what it leaves out is missed, no more.
        pass

width, height, margin = settings["width"], settings["height"], settings["margin"]
across, down = margin - SIDE, margin - TOP
if book.is_reflowable:
    book.layout(width=width - 2 * across, height=height - 2 * down, fontsize=EM)
if book.page_count == 0:
    sys.exit(6)
if book.page_count > settings["maxPages"]:
    sys.exit(5)
try:
    pdf = fitz.open("pdf", book.convert_to_pdf())
except RuntimeError as failed:
    # MuPDF draws an SVG with all of its pixels: CorelDRAW's have billions.
    if settings["mayLeave"] and "malloc" in str(failed):
        sys.exit(8)
    raise


def page_of(uri):
    """Number of the page that an address inside the book leads to, and the height there; None outside."""
    try:
        number, _, top = book.resolve_link(uri)
        return (number, top) if 0 <= number < len(pdf) else None
    except Exception:
        return None


def outline(entry, level, rows):
    while entry:
        place = page_of(entry.uri) if entry.uri else None
        number, top = place or (entry.page, 0)
        if 0 <= number < len(pdf):
            # Levels must not jump down by more than one.
            allowed = rows[-1][0] + 1 if rows else 1
            to = fitz.Point(0, top)
            rows.append([min(level, allowed), entry.title or "-", number + 1, {"kind": fitz.LINK_GOTO, "page": number, "to": to}])
        if entry.down:
            outline(entry.down, level + 1, rows)
        entry = entry.next
    return rows


def navigation(entries):
    rows = []
    for level, title, address in entries:
        place = page_of(address)
        if place:
            number, top = place
            allowed = rows[-1][0] + 1 if rows else 1
            to = fitz.Point(0, top)
            rows.append([min(level, allowed), title or "-", number + 1, {"kind": fitz.LINK_GOTO, "page": number, "to": to}])
    return rows


# Without an outline, PyMuPDF from 1.24 on has an entry that has no title.
rows = outline(book.outline, 1, []) if hasattr(book.outline, "title") else []
if not rows and settings["format"] == "epub":
    try:
        rows = navigation(read_navigation(source))
    except Exception:
        # A navigation document that is not well formed costs the book its bookmarks, not its pages.
        rows = []
if rows:
    pdf.set_toc(rows)
for number in range(len(pdf)):
    links = [link for link in book[number].get_links() if link["kind"] in (fitz.LINK_GOTO, fitz.LINK_URI)]
    if not links:
        continue
    page = pdf[number]
    for link in links:
        if link["kind"] == fitz.LINK_URI:
            page.insert_link({"kind": fitz.LINK_URI, "uri": link["uri"], "from": link["from"]})
        elif 0 <= link["page"] < len(pdf):
            to = link.get("to") or fitz.Point(0, 0)
            page.insert_link({"kind": fitz.LINK_GOTO, "page": link["page"], "to": to, "from": link["from"]})

if book.is_reflowable:
    for number in range(len(pdf)):
        box = f"[{-across} {-down} {width - across} {height - down}]"
        pdf.xref_set_key(pdf.page_xref(number), "MediaBox", box)
if extra["cover"] and (settings["format"] == "epub" or not any(block["type"] == 1 for block in book[0].get_text("dict")["blocks"])):
    try:
        cover = pdf.new_page(0, width=width, height=height)
        cover.insert_image(fitz.Rect(0, 0, width, height), stream=extra["cover"], keep_proportion=True)
    except Exception:
        # The record is no image that MuPDF reads: the book goes without.
        if len(pdf) > book.page_count:
            pdf.delete_page(0)
pdf.set_metadata(
    {
        "title": book.metadata.get("title") or extra["title"] or settings["title"],
        "author": extra["author"] or book.metadata.get("author"),
    }
)
# Newer versions embed whole TrueType fonts, 400 kB each, and can subset them themselves; 1.21 embeds smaller ones.
if tuple(int(part) for part in fitz.VersionBind.split(".")[:2] if part.isdigit()) >= (1, 25):
    pdf.subset_fonts()
pdf.save(target, garbage=2, deflate=True, deflate_fonts=True)
# MuPDF only names its substitute for East Asian fonts; a reader without such a font would show nothing.
if any(font[1] == "n/a" for number in range(len(pdf)) for font in pdf.get_page_fonts(number)):
    sys.exit(7)
