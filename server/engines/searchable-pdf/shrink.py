"""Makes the pictures of a PDF smaller until the file keeps to a size; all else stays as it is. MuPDF reads and writes, Pillow encodes.

Arguments: input, output, bytes, and a rung that is taken whatever the size. Prints JSON: `Shrunk` of within-size.ts: what was done;
dpi is 0 where no picture could be made smaller. Exit status: 4 the file is not readable.
"""
import io
import json
import math
import os
import sys

import fitz
from PIL import Image

fitz.TOOLS.mupdf_display_errors(False)

# Pixels per inch as drawn and JPEG quality, the gentlest first: what prints well, what screens show, what can still be read.
rungs = [(300, 85), (220, 80), (150, 75), (120, 68), (96, 60), (72, 50), (50, 40), (36, 30)]
# Larger ones would not fit into the memory of one conversion, and tiny ones give nothing.
most_pixels, least_bytes = 120_000_000, 2_000
# Pillow's names for the numbers of colours.
modes = {1: "L", 3: "RGB", 4: "CMYK"}
# What a new picture must save, or the old one stays.
worth = 0.95

source, target, limit = sys.argv[1], sys.argv[2], int(sys.argv[3])
rung = int(sys.argv[4]) if len(sys.argv) > 4 else None
try:
    document = fitz.open(source, filetype="pdf")
    page_count = document.page_count
except Exception:
    sys.exit(4)


def key(xref, name):
    return document.xref_get_key(xref, name)


def number(xref, name):
    kind, value = key(xref, name)
    return int(value) if kind == "int" else 0


def drawn_sizes():
    """Width and height in points at which each picture is drawn the largest, by its xref."""
    sizes = {}
    for page in document:
        try:
            listed = page.get_images(full=True)
            shown = page.get_image_info()
        except Exception:
            continue
        for info in shown:
            a, b, c, d = info["transform"][:4]
            for entry in listed:
                if entry[2:4] == (info["width"], info["height"]):
                    wide, high = sizes.get(entry[0], (0, 0))
                    sizes[entry[0]] = max(wide, math.hypot(a, b)), max(high, math.hypot(c, d))
    return sizes


def can_change(xref):
    """Whether the picture means the same as a JPEG: no stencil, no colour that is see-through, no alpha of its own."""
    if key(xref, "ImageMask")[1] == "true" or number(xref, "BitsPerComponent") == 1 or key(xref, "Mask")[0] == "array":
        return False
    if number(xref, "SMaskInData") != 0 or not 0 < number(xref, "Width") * number(xref, "Height") <= most_pixels:
        return False
    mask = key(xref, "SMask")
    return mask[0] != "xref" or key(int(mask[1].split()[0]), "Matte")[0] == "null"


def keeps_colours(xref, pixmap):
    """Whether the samples may stay in the colour space that the picture names."""
    kind, value = key(xref, "ColorSpace")
    if kind == "name":
        return (value, pixmap.n) in {("/DeviceGray", 1), ("/DeviceRGB", 3), ("/DeviceCMYK", 4)}
    if kind == "xref":
        value = document.xref_object(int(value.split()[0]), compressed=True)
    return value.startswith("[/ICCBased") and pixmap.n in modes


def encode(xref, sizes, masks, dpi, quality):
    """The picture as a smaller stream with its entries, or nothing."""
    pixmap = fitz.Pixmap(document, xref)
    if pixmap.colorspace is None or pixmap.alpha:
        return None
    kept = keeps_colours(xref, pixmap)
    if not kept and pixmap.n > 3:
        # Inks of their own: only what prints them knows what they look like.
        return None
    if not kept:
        pixmap = fitz.Pixmap(fitz.csRGB, pixmap)
    wide, high = sizes.get(masks.get(xref, xref)) or (document[0].rect.width, document[0].rect.height)
    scale = min(1, max(dpi * wide / 72 / pixmap.width, dpi * high / 72 / pixmap.height))
    image = Image.frombytes(modes[pixmap.n], (pixmap.width, pixmap.height), pixmap.samples)
    if scale < 0.9:
        image = image.resize((max(1, round(image.width * scale)), max(1, round(image.height * scale))), Image.Resampling.LANCZOS)
    elif xref in masks:
        return None
    buffer = io.BytesIO()
    image.save(buffer, "JPEG", quality=max(quality, 75) if xref in masks else quality, optimize=True)
    entries = {"Width": image.width, "Height": image.height, "BitsPerComponent": 8, "Filter": "/DCTDecode"}
    # Pillow writes inks the other way round, as Adobe's programs do.
    entries["Decode"] = "[1 0 1 0 1 0 1 0]" if pixmap.n == 4 else "null"
    if not kept:
        entries["ColorSpace"] = "/DeviceRGB"
    return buffer.getvalue(), entries


pictures = [xref for xref in range(1, document.xref_length()) if document.xref_is_image(xref)]
before = {xref: len(document.xref_stream_raw(xref) or b"") for xref in pictures}
masks = {int(key(xref, "SMask")[1].split()[0]): xref for xref in pictures if key(xref, "SMask")[0] == "xref"}
sizes = drawn_sizes()
rest = os.stat(source).st_size - sum(before.values())
candidates = [xref for xref in pictures if before[xref] >= least_bytes and can_change(xref) and can_change(masks.get(xref, xref))]


def attempt(dpi, quality):
    """New streams by xref, and the bytes that the whole has with them."""
    streams = {}
    for xref in candidates:
        try:
            made = encode(xref, sizes, masks, dpi, quality)
        except (RuntimeError, ValueError, OSError):
            continue
        if made and len(made[0]) < before[xref] * worth:
            streams[xref] = made
    return streams, rest + sum(len(streams[xref][0]) if xref in streams else before[xref] for xref in pictures)


low, high, best = 0, len(rungs) - 1, None
if rung is not None:
    best, low = (rung, attempt(*rungs[rung])[0]), len(rungs)
while low <= high:
    middle = (low + high) // 2
    streams, size = attempt(*rungs[middle])
    if size <= limit:
        best, high = (middle, streams), middle - 1
    else:
        low = middle + 1
        if middle == len(rungs) - 1:
            # The smallest there is, so that its size can be said.
            best = middle, streams
at, streams = best
for xref, (stream, entries) in streams.items():
    document.update_stream(xref, stream, new=False, compress=False)
    document.xref_set_key(xref, "DecodeParms", "null")
    for name, value in entries.items():
        document.xref_set_key(xref, name, str(value))
document.save(target, garbage=4)
dpi, quality = rungs[at] if streams else (0, 0)
counts = {"changed": len(set(streams) - set(masks)), "pictures": len(set(pictures) - set(masks))}
print(json.dumps({"dpi": dpi, "quality": quality, **counts, "isSmallest": at == len(rungs) - 1}))
