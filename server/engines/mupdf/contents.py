"""Gives a PDF that a browser printed from a book the book's own contents as bookmarks.

Arguments: the PDF, which is changed, and the contents as JSON: rows of level, title and the name of a place (`Contents` in markup).
"""
import json
import sys

import fitz

fitz.TOOLS.mupdf_display_errors(False)
with open(sys.argv[2], encoding="utf-8") as given:
    entries = json.load(given)
pdf = fitz.open(sys.argv[1])
pages = {pdf.page_xref(number): number for number in range(len(pdf))}
kind, places = pdf.xref_get_key(pdf.pdf_catalog(), "Dests")
xref = int(places.split()[0]) if kind == "xref" else 0
known = set(pdf.xref_get_keys(xref)) if xref else set()


def place_of(name):
    """The page and the height of a place (ISO 32000-1, 12.3.2.3); None where nothing of it was printed."""
    # MuPDF gives and takes names as they are read, with # for what they escape.
    if name not in known:
        return None
    kind, value = pdf.xref_get_key(xref, name)
    words = value.strip("[]").split() if kind == "array" else []
    number = pages.get(int(words[0])) if words[:1] and words[0].isdigit() else None
    return None if number is None else (number, float(words[5]) if len(words) > 5 else 0)


rows = []
for level, title, name in entries:
    place = place_of(name)
    if place:
        number, top = place
        allowed = rows[-1][0] + 1 if rows else 1
        height = pdf[number].rect.height
        to = fitz.Point(0, max(0, height - top))
        rows.append([min(level, allowed), title or "-", number + 1, {"kind": fitz.LINK_GOTO, "page": number, "to": to}])
if rows:
    pdf.set_toc(rows)
    pdf.saveIncr()
