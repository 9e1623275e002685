"""Lays the words of scanned pages over them, unseen, so that readers find and copy them. MuPDF reads and writes.

Arguments: a file of JSON, `[{"page": 0, "parts": [{"words": "a.pdf", "left": 0, "top": 0}], "degrees": 0}]` (`Layer` in engine.ts), input,
output. The words are PDFs of one page, as large as the part of the picture that they were read on: the page as it is shown, turned by so
many degrees clockwise. Exit status: 4 the file is not readable.
"""
import json
import math
import sys

import fitz

fitz.TOOLS.mupdf_display_errors(False)

told, source, target = sys.argv[1:]
with open(told, encoding="utf-8") as file:
    layers = json.load(file)
try:
    document = fitz.open(source, filetype="pdf")
    pages = document.page_count
except Exception:
    sys.exit(4)


def box_of_turned(width, height, degrees):
    """Width and height of what a box takes up when it is turned."""
    sine, cosine = abs(math.sin(math.radians(degrees))), abs(math.cos(math.radians(degrees)))
    return width * cosine + height * sine, height * cosine + width * sine


def turned_back(x, y, degrees):
    """Where a point lies once what is about the origin is turned by so many degrees against the clock; y downwards."""
    sine, cosine = math.sin(math.radians(degrees)), math.cos(math.radians(degrees))
    return x * cosine + y * sine, y * cosine - x * sine


for layer in layers:
    if not 0 <= layer["page"] < pages:
        continue
    page = document[layer["page"]]
    turned = page.rotation
    # From here on the page is as it was drawn, and its rotation counts as one more turn.
    page.set_rotation(0)
    width, height = page.cropbox.width, page.cropbox.height
    degrees = turned + layer["degrees"]
    parts = [(fitz.open(part["words"]), part["left"], part["top"]) for part in layer["parts"]]
    # The picture is brought to the size of the turned page, then turned back about the middle, and each part of it with it.
    wide = max(left + words[0].rect.width for words, left, _ in parts)
    high = max(top + words[0].rect.height for words, _, top in parts)
    scale = box_of_turned(width, height, degrees)[0] / wide
    page.wrap_contents()
    for words, left, top in parts:
        size = words[0].rect
        x, y = turned_back((left + (size.width - wide) / 2) * scale, (top + (size.height - high) / 2) * scale, degrees)
        across, down = box_of_turned(size.width * scale, size.height * scale, -degrees)
        middle = fitz.Point(width / 2 + x, height / 2 + y)
        half = fitz.Point(across / 2, down / 2)
        page.show_pdf_page(fitz.Rect(middle - half, middle + half), words, 0, rotate=degrees)
    page.set_rotation(turned)
document.save(target, deflate=True)
