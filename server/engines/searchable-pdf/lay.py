"""Lays the words of scanned pages over them, unseen, so that readers find and copy them. MuPDF reads and writes.

Arguments: a file of JSON, `[{"page": 0, "layer": "a.pdf", "degrees": 0}]` (`Layer` in engine.ts), input, output. A layer is a PDF of one
page, as large as the picture that the words were read on: the page as it is shown, turned by so many degrees clockwise.
Exit status: 4 the file is not readable.
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


for layer in layers:
    if not 0 <= layer["page"] < pages:
        continue
    page = document[layer["page"]]
    turned = page.rotation
    # From here on the page is as it was drawn, and its rotation counts as one more turn.
    page.set_rotation(0)
    width, height = page.cropbox.width, page.cropbox.height
    degrees = turned + layer["degrees"]
    words = fitz.open(layer["layer"])
    # The words' own page is the picture, to a pixel: it is brought to the size of the turned page, then turned back about the middle.
    across, down = box_of_turned(width, height, degrees)
    size = words[0].rect
    back = box_of_turned(size.width, size.height, -degrees)
    scale = across / size.width
    middle = fitz.Point(width / 2, height / 2)
    half = fitz.Point(back[0] * scale / 2, back[1] * scale / 2)
    page.wrap_contents()
    page.show_pdf_page(fitz.Rect(middle - half, middle + half), words, 0, rotate=degrees)
    page.set_rotation(turned)
document.save(target, deflate=True)
