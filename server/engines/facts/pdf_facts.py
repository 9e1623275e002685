"""Reads what a PDF says of itself. Arguments: input, output (JSON). Exit status: 3 the document is locked, 4 it is not readable."""
import json
import re
import sys

import fitz

fitz.TOOLS.mupdf_display_errors(False)
source, target = sys.argv[1:3]
MOST_TEXT, MOST_BOOKMARKS, MOST_LEVELS, MOST_NAMES = 10000, 10000, 20, 1000
try:
    document = fitz.open(source, filetype="pdf")
    if document.needs_pass:
        sys.exit(3)
    pages = document.page_count
except Exception:
    sys.exit(4)


def plain(text):
    return re.sub(r"[\x00-\x1f\x7f-\x9f]+", " ", str(text or "")[:MOST_TEXT]).encode("utf-8", "replace").decode("utf-8").strip()


def iso(text):
    match = re.match(r"D:(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(Z|[+-]\d\d'?\d?\d?)?", text or "")
    if not match:
        return None
    year, month, day, hour, minute, second, zone = match.groups()
    zone = (zone or "Z").replace("'", "")
    zone = "Z" if zone == "Z" else f"{zone[:3]}:{zone[3:5] or '00'}"
    return f"{year}-{month or '01'}-{day or '01'}T{hour or '00'}:{minute or '00'}:{second or '00'}{zone}"


OWN = {"Title", "Author", "Subject", "Keywords", "Creator", "Producer", "CreationDate", "ModDate"}
about = document.metadata
further = {}
kind, value = document.xref_get_key(-1, "Info")
if kind == "xref":
    xref = int(value.split()[0])
    for key in document.xref_get_keys(xref)[:200]:
        if key not in OWN:
            found = document.xref_get_key(xref, key)
            if found[0] in ("string", "name", "bool", "int", "float"):
                further[plain(key)[:100]] = plain(found[1]).lstrip("/")

roots = []
path = [roots]
try:
    entries = document.get_toc(simple=True)[:MOST_BOOKMARKS]
except (RuntimeError, ValueError, KeyError, IndexError, TypeError):
    # A damaged contents list leaves the rest of the document readable.
    entries = []
for level, title, page in entries:
    level = max(1, min(level, len(path), MOST_LEVELS))
    entry = {"title": plain(title), "page": max(1, page)}
    del path[level:]
    path[level - 1].append(entry)
    entry["children"] = []
    path.append(entry["children"])


def tidy(entries):
    return [{"title": e["title"], "page": e["page"], **({"children": tidy(e["children"])} if e["children"] else {})} for e in entries]


list_attached_files(document)
attached = [document.embfile_info(index) for index in range(min(document.embfile_count(), MOST_NAMES))]
version = re.search(rb"%PDF-(\d\.\d)", open(source, "rb").read(1024))
facts = {
    "title": plain(about.get("title")),
    "authors": [plain(about.get("author"))] if plain(about.get("author")) else None,
    "subject": plain(about.get("subject")),
    "keywords": [word.strip() for word in plain(about.get("keywords")).split(",") if word.strip()][:MOST_NAMES] or None,
    "creator": plain(about.get("creator")),
    "producer": plain(about.get("producer")),
    "created": iso(about.get("creationDate")),
    "modified": iso(about.get("modDate")),
    "pages": pages,
    "version": version and version[1].decode("ascii"),
    "language": plain(document.xref_get_key(document.pdf_catalog(), "Lang")[1]) if document.xref_get_key(document.pdf_catalog(), "Lang")[0] == "string" else None,
    "bookmarks": tidy(roots) or None,
    "attachments": [plain(attached_name(one))[:255] for one in attached] or None,
    "further": further or None,
}
with open(target, "w", encoding="utf-8") as file:
    json.dump({name: value for name, value in facts.items() if value not in (None, "")}, file, ensure_ascii=True)
