"""Puts EPUBs one after the other with all that is in them: each keeps its files, side by side in a folder of its own, so that its links
hold; the lists of the packages are made into one (EPUB 3.3, 5; OPF 2.0.1, 2), and each book's own contents list stands below an entry of
its title. Fonts that are bound to a book's identifier are unbound (EPUB 3.3, 4.2.5), since the whole has another.

Arguments: a file of settings as JSON (merge-script.ts), output.
Exit status: 3 a book is locked, 4 a book is not readable, 5 too much. The last line on stdout is JSON: which file, or notes.
"""
import hashlib
import json
import posixpath
import re
import sys
import time
import uuid
import xml.etree.ElementTree as tree
import zipfile
import zlib
from urllib.parse import quote, unquote
from xml.sax.saxutils import escape, quoteattr

with open(sys.argv[1], encoding="utf-8") as told:
    settings = json.load(told)
target = sys.argv[2]

OPF = "{http://www.idpf.org/2007/opf}"
DC = "{http://purl.org/dc/elements/1.1/}"
NCX = "{http://www.daisy.org/z3986/2005/ncx/}"
HTML = "{http://www.w3.org/1999/xhtml}"
CONTAINER = "{urn:oasis:names:tc:opendocument:xmlns:container}"
ENCRYPTED = "{http://www.w3.org/2001/04/xmlenc#}"
TYPE = "{http://www.idpf.org/2007/ops}type"
NCX_TYPE = "application/x-dtbncx+xml"
KEPT = {"scripted", "svg", "mathml", "remote-resources", "switch"}
UNREADABLE = (zipfile.BadZipFile, tree.ParseError, KeyError, ValueError, EOFError, UnicodeError, RuntimeError, NotImplementedError, zlib.error)
notes = set()


class Locked(Exception):
    pass


class TooMuch(Exception):
    pass


def give_up(status, **said):
    print(json.dumps(said))
    sys.exit(status)


def words(element):
    return " ".join("".join(element.itertext()).split())[:1000] if element is not None else ""


def inside(base, href):
    """The path in the book that an address leads to and its fragment; no path where it leads out of the book."""
    address, _, fragment = href.partition("#")
    if re.match(r"[a-zA-Z][a-zA-Z0-9+.-]*:|//", address):
        return None, fragment
    path = posixpath.normpath(posixpath.join(posixpath.dirname(base), unquote(address))) if address else base
    return (None if path.startswith(("../", "/")) or path == ".." else path), fragment


def unbind(content, method, identifier):
    """A font without what binds it to the book: IDPF's way, or Adobe's."""
    if method == "http://www.idpf.org/2008/embedding":
        key, length = hashlib.sha1(re.sub(r"[\x20\x09\x0d\x0a]", "", identifier).encode()).digest(), 1040
    elif method == "http://ns.adobe.com/pdf/enc#RC":
        key, length = bytes.fromhex(re.sub(r"[^0-9a-f]", "", identifier.lower().rpartition("uuid:")[2])), 1024
    else:
        raise Locked
    if not key:
        raise ValueError
    return bytes(one ^ key[at % len(key)] for at, one in enumerate(content[:length])) + content[length:]


class Book:
    """A book's package, as far as the whole needs it."""

    def __init__(self, part, number):
        self.title = part["title"]
        self.folder = f"b{number}"
        self.zip = zipfile.ZipFile(part["name"])
        self.names = set(self.zip.namelist())
        container = tree.fromstring(self.zip.read("META-INF/container.xml"))
        self.opf = next(
            one.get("full-path", "")
            for one in container.iter(f"{CONTAINER}rootfile")
            if one.get("media-type", "") == "application/oebps-package+xml"
        )
        self.package = tree.fromstring(self.zip.read(self.opf))
        self.is_third = self.package.get("version", "2.0").startswith("3")
        self.bound = self.read_bound()
        self.items = {}
        self.ncx = self.nav = self.cover = None
        manifest = self.package.find(f"{OPF}manifest")
        for item in manifest if manifest is not None else []:
            self.take(item)
        stated = next((one.get("content") for one in self.package.iter(f"{OPF}meta") if one.get("name") == "cover"), None)
        self.cover = self.cover or (stated if stated in self.items else None)
        spine = self.package.find(f"{OPF}spine")
        self.direction = spine.get("page-progression-direction") if spine is not None else None
        self.spine = [
            (one.get("idref"), one.get("linear") == "no") for one in (spine if spine is not None else []) if one.get("idref") in self.items
        ]
        if not self.spine:
            raise ValueError("a book without pages")

    def values(self, name):
        return [words(one) for one in self.package.iter(DC + name) if words(one)]

    def identifier(self):
        wanted = self.package.get("unique-identifier")
        found = [one for one in self.package.iter(f"{DC}identifier") if one.get("id") == wanted] or list(self.package.iter(f"{DC}identifier"))
        return "".join(found[0].itertext()) if found else ""

    def read_bound(self):
        if "META-INF/encryption.xml" not in self.names:
            return {}
        bound = {}
        for one in tree.fromstring(self.zip.read("META-INF/encryption.xml")).iter(f"{ENCRYPTED}EncryptedData"):
            method, place = one.find(f"{ENCRYPTED}EncryptionMethod"), one.find(f".//{ENCRYPTED}CipherReference")
            if place is not None:
                bound[unquote(place.get("URI", ""))] = method.get("Algorithm", "") if method is not None else ""
        return bound

    def take(self, item):
        own, href, kind = item.get("id"), item.get("href"), item.get("media-type", "")
        if item.tag != f"{OPF}item" or not own or not href or own in self.items:
            return
        properties = set((item.get("properties") or "").split())
        path, _ = inside(self.opf, href)
        if path is None and not re.match(r"https?://", href):
            return
        if path is None:
            # It lies elsewhere, and stays there.
            self.items[own] = {"href": href, "kind": kind, "properties": properties & KEPT, "path": None, "fallback": item.get("fallback")}
            return
        if path not in self.names:
            return
        if kind == NCX_TYPE:
            self.ncx = path
            return
        if kind == "application/smil+xml":
            notes.add("overlays")
            return
        if "nav" in properties:
            self.nav = path
        if "cover-image" in properties:
            self.cover = own
        self.items[own] = {"path": path, "kind": kind, "properties": properties & KEPT, "fallback": item.get("fallback")}

    def content(self, path):
        content = self.zip.read(path)
        return unbind(content, self.bound[path], self.identifier()) if path in self.bound else content

    def address(self, path, fragment=""):
        return quote(f"{self.folder}/{path}") + (f"#{fragment}" if fragment else "")

    def first(self):
        return self.address(self.items[self.spine[0][0]]["path"] or "")

    def entries(self):
        """The contents list: (title, address, entries)."""
        try:
            if self.nav:
                root = tree.fromstring(self.zip.read(self.nav))
                for nav in root.iter(f"{HTML}nav"):
                    if "toc" in (nav.get(TYPE) or "").split():
                        return self.of_list(nav.find(f"{HTML}ol"), self.nav)
            if self.ncx:
                return self.of_points(tree.fromstring(self.zip.read(self.ncx)).find(f"{NCX}navMap"))
        except (tree.ParseError, RecursionError):
            # The book can be read without it.
            return []
        return []

    def of_list(self, ol, base):
        found = []
        for li in ol.findall(f"{HTML}li") if ol is not None else []:
            head = li.find(f"{HTML}a")
            below = self.of_list(li.find(f"{HTML}ol"), base)
            href = head.get("href") if head is not None else None
            found.append(self.entry(words(head if head is not None else li.find(f"{HTML}span")), base, href, below))
        return [one for one in found if one]

    def of_points(self, place):
        found = []
        for point in place.findall(f"{NCX}navPoint") if place is not None else []:
            content = point.find(f"{NCX}content")
            title = words(point.find(f"{NCX}navLabel"))
            found.append(self.entry(title, self.ncx, content.get("src") if content is not None else None, self.of_points(point)))
        return [one for one in found if one]

    def entry(self, title, base, href, below):
        path, fragment = inside(base, href) if href else (None, "")
        if path is None or path not in self.names or not title:
            # A heading without a place leads where the first below it does.
            return (title, below[0][1], below) if below and title else None
        return (title, self.address(path, fragment), below)


def outline(books):
    for book in books:
        own = book.entries()
        # A book that is one chapter of its own title needs no list of one.
        alone = len(own) == 1 and not own[0][2]
        yield (book.title, book.first(), [] if alone else own)


def nav_list(entries):
    inner = "".join(
        f"<li><a href={quoteattr(href)}>{escape(title)}</a>{nav_list(below) if below else ''}</li>" for title, href, below in entries
    )
    return f"<ol>{inner}</ol>"


def ncx_points(entries, count):
    made = []
    for title, href, below in entries:
        count[0] += 1
        made.append(
            f'<navPoint id="p{count[0]}" playOrder="{count[0]}"><navLabel><text>{escape(title)}</text></navLabel>'
            f"<content src={quoteattr(href)}/>{ncx_points(below, count)}</navPoint>"
        )
    return "".join(made)


def package(books, identifier):
    version = "3.0" if any(book.is_third for book in books) else "2.0"
    creators = list(dict.fromkeys(one for book in books for one in book.values("creator")))
    languages = list(dict.fromkeys(one for book in books for one in book.values("language"))) or ["und"]
    cover = ""
    items, spine = [], []
    for book in books:
        # Ids differ between books, and are valid names.
        ids = {own: f"{book.folder}-{at}" for at, own in enumerate(book.items)}
        for own, item in book.items.items():
            properties = sorted(item["properties"]) + (["cover-image"] if book is books[0] and own == book.cover else [])
            address = book.address(item["path"]) if item["path"] else item["href"]
            fallback = ids.get(item["fallback"])
            items.append(
                f'<item id="{ids[own]}" href={quoteattr(address)} media-type={quoteattr(item["kind"])}'
                + (f' properties="{" ".join(properties)}"' if version == "3.0" and properties else "")
                + (f' fallback="{fallback}"' if fallback else "")
                + "/>"
            )
            if book is books[0] and own == book.cover:
                cover = ids[own]
        spine += [f'<itemref idref="{ids[own]}"' + (' linear="no"' if aside else "") + "/>" for own, aside in book.spine]
    directions = {book.direction for book in books}
    direction = directions.pop() if len(directions) == 1 else None
    if version == "3.0":
        items.append('<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>')
    items.append(f'<item id="ncx" href="toc.ncx" media-type="{NCX_TYPE}"/>')
    return version, (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<package xmlns="http://www.idpf.org/2007/opf" version="{version}" unique-identifier="id">'
        '<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">'
        f'<dc:identifier id="id">{identifier}</dc:identifier><dc:title>{escape(settings["title"])}</dc:title>'
        + "".join(f"<dc:language>{escape(one)}</dc:language>" for one in languages)
        + "".join(f"<dc:creator>{escape(one)}</dc:creator>" for one in creators)
        + (f'<meta property="dcterms:modified">{time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())}</meta>' if version == "3.0" else "")
        + (f'<meta name="cover" content="{cover}"/>' if cover else "")
        + f'</metadata><manifest>{"".join(items)}</manifest><spine toc="ncx"'
        + (f" page-progression-direction={quoteattr(direction)}" if direction and version == "3.0" else "")
        + f'>{"".join(spine)}</spine></package>'
    )


def write(books):
    digest = hashlib.sha256()
    size = count = 0
    entries = list(outline(books))
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=6) as whole:
        whole.writestr(zipfile.ZipInfo("mimetype"), "application/epub+zip", zipfile.ZIP_STORED)
        whole.writestr(
            "META-INF/container.xml",
            '<?xml version="1.0" encoding="UTF-8"?>\n<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">'
            '<rootfiles><rootfile full-path="package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
        )
        for book in books:
            for path in dict.fromkeys(item["path"] for item in book.items.values() if item["path"]):
                size += book.zip.getinfo(path).file_size
                count += 1
                if size > settings["maxBytes"] or count > settings["maxEntries"]:
                    raise TooMuch
                content = book.content(path)
                digest.update(content)
                whole.writestr(f"{book.folder}/{path}", content)
        identifier = uuid.uuid5(uuid.NAMESPACE_OID, digest.hexdigest()).urn
        version, opf = package(books, identifier)
        whole.writestr("package.opf", opf)
        title = escape(settings["title"])
        whole.writestr(
            "toc.ncx",
            '<?xml version="1.0" encoding="UTF-8"?>\n<ncx xmlns="http://www.daisy.org/z3986/2005/ncx/" version="2005-1">'
            f'<head><meta name="dtb:uid" content="{identifier}"/></head><docTitle><text>{title}</text></docTitle>'
            f"<navMap>{ncx_points(entries, [0])}</navMap></ncx>",
        )
        if version == "3.0":
            whole.writestr(
                "nav.xhtml",
                '<?xml version="1.0" encoding="UTF-8"?>\n<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops">'
                f'<head><title>{title}</title></head><body><nav epub:type="toc">{nav_list(entries)}</nav></body></html>',
            )


books = []
for number, part in enumerate(settings["parts"], 1):
    try:
        books.append(Book(part, number))
    except Locked:
        give_up(3, file=part["file"])
    except (*UNREADABLE, StopIteration):
        give_up(4, file=part["file"])
try:
    write(books)
except Locked:
    give_up(3, file=next(part["file"] for part, book in zip(settings["parts"], books) if set(book.bound) & book.names))
except TooMuch:
    give_up(5)
except UNREADABLE:
    give_up(4)
print(json.dumps({"notes": sorted(notes)}))
