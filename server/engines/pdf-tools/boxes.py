"""Crops the pages of a PDF, or brings them to another size with all that is on them (ISO 32000-1, 14.11.2). MuPDF reads and writes.

Arguments: input, a file of settings as JSON, output. Settings: `pages` (indexes from 0), and either `crop` (points to take off at `top`,
`right`, `bottom` and `left` of the page as it is shown, or `ink` for all that is empty) or `size` (`width`, `height`, `turn`, `scaled`).
Exit status: 4 the file is not readable, 5 nothing of a page would be left. Prints JSON: `signed`, or `page`, from 1, with status 5.
"""
import json
import re
import sys

import fitz

fitz.TOOLS.mupdf_display_errors(False)
source, told, target = sys.argv[1:4]
with open(told, encoding="utf-8") as file:
    settings = json.load(file)
try:
    document = fitz.open(source, filetype="pdf")
    count = document.page_count
except Exception:
    sys.exit(4)
# Shortest side of a page, in points.
LEAST = 10
# Coordinates of notes and links; pairs of x and y.
POINTS = ("Rect", "QuadPoints", "Vertices", "L", "CL", "InkList")
BOXES = ("CropBox", "TrimBox", "BleedBox", "ArtBox")


def written(rect):
    return f"[{rect.x0:.4f} {rect.y0:.4f} {rect.x1:.4f} {rect.y1:.4f}]"


def drawn(page):
    """The box of everything drawn on the displayed page; the whole page if nothing is."""
    found = fitz.Rect()
    for kind, box in page.get_bboxlog():
        if kind.startswith("ignore"):
            continue
        # The log knows no rotation.
        found |= (fitz.Rect(box) * page.rotation_matrix).normalize() & page.rect
    return found if not found.is_empty else page.rect


def crop(page):
    cut = settings["crop"]
    area = page.rect
    if cut.get("ink"):
        shown = (drawn(page) + (-6, -6, 6, 6)) & area
    else:
        shown = fitz.Rect(area.x0 + cut["left"], area.y0 + cut["top"], area.x1 - cut["right"], area.y1 - cut["bottom"])
    if shown.width < LEAST or shown.height < LEAST:
        print(json.dumps({"page": page.number + 1}))
        sys.exit(5)
    inner = (shown * page.derotation_matrix).normalize()
    # MuPDF leaves the origin of the visible area out of the matrix of a turned page.
    turned = page.rotation
    page.set_rotation(0)
    document.xref_set_key(page.xref, "CropBox", written((inner * ~page.transformation_matrix).normalize()))
    page.set_rotation(turned)


def moved(text, matrix):
    """Transforms the numbers of an array, as pairs of coordinates, by the matrix."""
    numbers = re.findall(r"[-+]?\d*\.?\d+", text)
    points = [fitz.Point(float(x), float(y)) * matrix for x, y in zip(numbers[::2], numbers[1::2])]
    new = iter([value for point in points for value in (point.x, point.y)])
    return re.sub(r"[-+]?\d*\.?\d+", lambda found: f"{next(new, 0):.4f}", text)


def resize(page):
    want = settings["size"]
    shown = page.rect
    width, height = want["width"], want["height"]
    if want["turn"] == "landscape" or (want["turn"] == "auto" and shown.width > shown.height):
        width, height = height, width
    if page.rotation % 180:
        width, height = height, width
    turned = page.rotation
    page.set_rotation(0)
    old = (page.rect * ~page.transformation_matrix).normalize()
    scale = min(width / old.width, height / old.height) if want["scaled"] else 1
    left, bottom = (width - old.width * scale) / 2 - old.x0 * scale, (height - old.height * scale) / 2 - old.y0 * scale
    page.wrap_contents()
    numbers = " ".join(f"{value:.6f}" for value in (scale, 0, 0, scale, left, bottom))
    # What was outside the visible area stays out of sight.
    clip = f"{old.x0:.4f} {old.y0:.4f} {old.width:.4f} {old.height:.4f} re W n"
    fitz.TOOLS._insert_contents(page, f"q {numbers} cm {clip}\n".encode(), False)
    fitz.TOOLS._insert_contents(page, b"\nQ", True)
    matrix = fitz.Matrix(scale, 0, 0, scale, left, bottom)
    for xref, *_ in page.annot_xrefs():
        for key in POINTS:
            kind, text = document.xref_get_key(xref, key)
            if kind == "array" and "R" not in text:
                document.xref_set_key(xref, key, moved(text, matrix))
    document.xref_set_key(page.xref, "MediaBox", f"[0 0 {width:.4f} {height:.4f}]")
    for box in BOXES:
        document.xref_set_key(page.xref, box, "null")
    document.xref_set_key(page.xref, "UserUnit", "null")
    page.set_rotation(turned)


pages = [index for index in settings["pages"] if 0 <= index < count]
for index in pages:
    (crop if "crop" in settings else resize)(document[index])
document.save(target, deflate=True, garbage=1)
print(json.dumps({"signed": document.get_sigflags() > 0}))
