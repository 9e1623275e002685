"""Draws page numbers or a watermark over the pages of a PDF, upright as the pages are shown. MuPDF reads and writes.

Arguments: input, a file of settings as JSON, output. Settings: `pages` (indexes from 0), and either `numbers` (a text for each of these
pages, `place`, `size` and `edge` in points) or `mark` (a PDF of one page with the text on it, `layout`, `share` of the page's width).
Exit status: 4 the file is not readable. Prints JSON: `signed`, `drawn`.
"""
import json
import math
import re
import sys

import fitz

# Pages in a node of the page tree.
NODE = 100

fitz.TOOLS.mupdf_display_errors(False)
source, told, target = sys.argv[1:4]
with open(told, encoding="utf-8") as file:
    settings = json.load(file)
try:
    document = fitz.open(source, filetype="pdf")
    count = document.page_count
except Exception:
    sys.exit(4)


def balance_tree():
    """MuPDF walks the page tree from its first page to find one. With all pages in one node, that takes quadratic time."""
    root = int(document.xref_get_key(document.pdf_catalog(), "Pages")[1].split()[0])
    kids = [int(kid) for kid in re.findall(r"(\d+) \d+ R", document.xref_get_key(root, "Kids")[1])]
    if count <= NODE or len(kids) != count or len(set(kids)) != count:
        return
    if any(document.xref_get_key(kid, "Type")[1] != "/Page" for kid in kids):
        return
    nodes = []
    for start in range(0, count, NODE):
        part = kids[start : start + NODE]
        node = document.get_new_xref()
        listed = " ".join(f"{kid} 0 R" for kid in part)
        document.update_object(node, f"<</Type/Pages/Parent {root} 0 R/Count {len(part)}/Kids[{listed}]>>")
        for kid in part:
            document.xref_set_key(kid, "Parent", f"{node} 0 R")
        nodes.append(node)
    document.xref_set_key(root, "Kids", f"[{' '.join(f'{node} 0 R' for node in nodes)}]")


def number(page, text):
    """At an edge of the page as it is shown."""
    size, edge, (upright, across) = settings["size"], settings["edge"], settings["place"].split("-")
    area = page.rect
    wide = fitz.get_text_length(text, fontname="helv", fontsize=size)
    x = {"left": area.x0 + edge, "center": (area.x0 + area.x1 - wide) / 2, "right": area.x1 - edge - wide}[across]
    y = area.y0 + edge + size * 0.72 if upright == "top" else area.y1 - edge
    page.insert_text(fitz.Point(x, y) * page.derotation_matrix, text, fontname="helv", fontsize=size, rotate=page.rotation)


def box_of_turned(width, height, degrees):
    sine, cosine = abs(math.sin(math.radians(degrees))), abs(math.cos(math.radians(degrees)))
    return width * cosine + height * sine, height * cosine + width * sine


def ink_of(page):
    """The box of everything drawn."""
    found = fitz.Rect()
    for _, box in page.get_bboxlog():
        found |= fitz.Rect(box)
    return found


def mark(page, stamp, ink):
    """Across the middle, or all over the page."""
    turned = page.rotation
    shown = page.rect
    # From here on the page is unrotated; its rotation is added to the stamp's.
    page.set_rotation(0)
    slope = math.degrees(math.atan2(shown.height, shown.width)) if settings["layout"] == "diagonal" else 30 if settings["layout"] == "tiled" else 0
    share = settings["share"] * (0.4 if settings["layout"] == "tiled" else 1)
    # The rotated stamp must fit in both directions.
    across, down = box_of_turned(ink.width, ink.height, slope)
    scale = min(shown.width * share / across, shown.height * 0.9 / down)
    width, height = box_of_turned(ink.width * scale, ink.height * scale, slope + turned)
    area = page.rect
    half = fitz.Point(width / 2, height / 2)
    columns, rows = (3, 4) if settings["layout"] == "tiled" else (1, 1)
    if turned % 180:
        columns, rows = rows, columns
    for row in range(rows):
        for column in range(columns):
            middle = fitz.Point(area.x0 + area.width * (column + 0.5) / columns, area.y0 + area.height * (row + 0.5) / rows)
            page.show_pdf_page(fitz.Rect(middle - half, middle + half), stamp, 0, clip=ink, rotate=slope + turned)
    page.set_rotation(turned)


balance_tree()
pages = [index for index in settings["pages"] if 0 <= index < count]
if "numbers" in settings:
    for index, text in zip(pages, settings["numbers"]):
        page = document[index]
        page.wrap_contents()
        number(page, text)
else:
    stamp = fitz.open(settings["mark"], filetype="pdf")
    ink = ink_of(stamp[0])
    if not ink.is_empty:
        for index in pages:
            page = document[index]
            page.wrap_contents()
            mark(page, stamp, ink)
document.save(target, deflate=True, garbage=1)
print(json.dumps({"signed": document.get_sigflags() > 0, "drawn": "numbers" in settings or not ink.is_empty}))
