"""Mends what Calibre leaves in an EPUB that EPUB 3's schema (EPUB 3.3, 6.1 and HTML, 16.1) does not take."""
import posixpath
import re
import zipfile
from urllib.parse import unquote

from lxml import etree

XHTML = "{http://www.w3.org/1999/xhtml}"
EPUB_TYPE = "{http://www.idpf.org/2007/ops}type"

# Attributes of old HTML: what they set as a style, or nothing.
STYLES = {"align": "text-align", "valign": "vertical-align", "bgcolor": "background-color", "color": "color", "face": "font-family"}
OBSOLETE = {*STYLES, *"border cellpadding cellspacing clear compact frame hspace link noshade nowrap rules size summary text vlink vspace".split()}
# Only images and the like have these; elsewhere they are style.
SIZES = ("width", "height")
SIZED = {"img", "video", "canvas", "iframe", "embed", "object", "svg", "image"}
# Elements with a type of their own in HTML. Elsewhere, and on links where it is no media type, books of Kindle have it for what EPUB calls `epub:type`.
TYPED = {"a", "button", "embed", "input", "link", "menu", "object", "ol", "param", "script", "source", "style"}
MEANING = re.compile(r"[a-z][\w:-]*(?: [a-z][\w:-]*)*")
# Numbers of their own have fields, and entries of a list with numbers.
VALUED = {"li", "data", "input", "button", "meter", "option", "param", "progress"}
# What `<time>` may say for programs: a day, a month, a year, a week, a time, both, a zone, a length of time.
TIME = re.compile(
    r"(?:\d{4,}(?:-\d\d(?:-\d\d)?|-W\d\d)?|(?:--)?\d\d-\d\d|(?:\d{4,}-\d\d-\d\d[T ])?\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:?\d\d)?|Z|[+-]\d\d:?\d\d|P[\dTDHMS.]+)"
)
RENAMED = {"font": "span", "center": "div", "big": "span", "tt": "code", "strike": "s", "acronym": "abbr"}
IMAGES = {b"\x89PNG": "image/png", b"\xff\xd8\xff": "image/jpeg", b"GIF8": "image/gif"}


def mend_element(element, name):
    style = []
    for key in list(element.attrib):
        if key in OBSOLETE or (key in SIZES and name not in SIZED):
            value = element.attrib.pop(key)
            declared = STYLES.get(key) or (key if key in SIZES else None)
            if declared and re.fullmatch(r"[\w#%. -]+", value):
                style.append(f"{declared}: {value}{'px' if key in SIZES and value.isdigit() else ''}")
    kind = element.get("type")
    if kind is not None and (name not in TYPED or (name == "a" and "/" not in kind)):
        del element.attrib["type"]
        if name not in ("li", "ul") and MEANING.fullmatch(kind) and not element.get(EPUB_TYPE):
            element.set(EPUB_TYPE, kind)
    if name not in VALUED or (name == "li" and element.getparent().tag != XHTML + "ol"):
        element.attrib.pop("value", None)
    if name == "time" and not TIME.fullmatch(element.get("datetime", "".join(element.itertext())).strip()):
        element.tag = XHTML + "span"
        element.attrib.pop("datetime", None)
    if name == "center":
        style.append("text-align: center")
    if style:
        element.set("style", "; ".join(filter(None, [element.get("style", "").rstrip("; "), *style])))
    if name in RENAMED:
        element.tag = XHTML + RENAMED[name]
    if name in ("audio", "video") and element.get("src", "").startswith("kindle:"):
        # Calibre leaves videos and sounds behind; their place stays.
        element.tag = XHTML + "span"
        for key in [key for key in element.attrib if key not in ("id", "class", "style")]:
            del element.attrib[key]
    elif name in ("audio", "video") and not "".join(element.itertext()).strip():
        etree.SubElement(element, XHTML + "p").text = "\u266a"


def leads_nowhere(path, href, parts):
    """Whether an address within the book is that of nothing in it."""
    file = href.partition("#")[0]
    return bool(file) and ":" not in file and posixpath.normpath(posixpath.join(posixpath.dirname(path), unquote(file))) not in parts


def mend_chapter(path, root, ids, parts):
    for element in list(root.iter()):
        if not isinstance(element.tag, str) or not element.tag.startswith(XHTML):
            continue
        if element.tag == XHTML + "link" and leads_nowhere(path, element.get("href", ""), parts):
            # A style that the book was made without, such as one for the night.
            element.getparent().remove(element)
            continue
        mend_element(element, element.tag[len(XHTML) :])
        file, mark, fragment = element.get("href", "").partition("#")
        target = posixpath.normpath(posixpath.join(posixpath.dirname(path), unquote(file))) if file else path
        if mark and target in ids and unquote(fragment) not in ids[target]:
            # A link to a place that has not come along leads to its chapter.
            element.set("href", file or posixpath.basename(path))


def mend_types(opf, opf_path, parts):
    """Images get the type that their bytes have; the list as it is where that is said already, or where it is no XML."""
    try:
        root = etree.fromstring(opf)
    except etree.XMLSyntaxError:
        return opf
    mended = False
    for item in root.iter("{*}item"):
        href = item.get("href")
        data = parts.get(posixpath.normpath(posixpath.join(posixpath.dirname(opf_path), unquote(href)))) if href else None
        kind = data and next((kind for magic, kind in IMAGES.items() if data.startswith(magic)), None)
        if kind and item.get("media-type", "").startswith("image/") and item.get("media-type") != kind:
            item.set("media-type", kind)
            mended = True
    return etree.tostring(root.getroottree(), encoding="utf-8", xml_declaration=True) if mended else opf


def tidy_epub(path):
    with zipfile.ZipFile(path) as book:
        infos = book.infolist()
        parts = {info.filename: book.read(info) for info in infos}
    chapters = {}
    for name, data in parts.items():
        if name.endswith((".xhtml", ".html", ".htm")):
            try:
                chapters[name] = etree.fromstring(data)
            except etree.XMLSyntaxError:
                # Left as it is: a reader may still make something of it.
                continue
    ids = {name: {*root.xpath("//@id")} for name, root in chapters.items()}
    for name, root in chapters.items():
        mend_chapter(name, root, ids, parts)
        parts[name] = etree.tostring(root.getroottree(), encoding="utf-8", xml_declaration=True)
    for name in [name for name in parts if name.endswith(".opf")]:
        parts[name] = mend_types(parts[name], name, parts)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as book:
        for info in infos:
            book.writestr(info, parts[info.filename], info.compress_type)
