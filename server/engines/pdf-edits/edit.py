"""Makes changes to a PDF in one go: stamps and watermarks, turned pages, properties, bookmarks, attachments, passwords (ISO 32000-1).

Arguments: a bundle (ZIP with `bundle.json`: `settings.document` names the PDF's entry, `settings.edits` what to do, in order), output.
Exit status: 3 the document is locked, 4 it is not readable, 5 a file to stamp is not readable, 6 the edits are not as they should be,
7 pages are named that it does not have, 8 no font has the letters of a stamp.
"""
import json
import math
import re
import sys
import zipfile

import fitz

fitz.TOOLS.mupdf_display_errors(False)
source, target = sys.argv[1:3]
MOST_JSON = 1 << 20
# Levels and entries of a contents list; edits of one document.
MOST_LEVELS, MOST_BOOKMARKS, MOST_EDITS = 20, 10000, 400


def wrong():
    sys.exit(6)


bundle = zipfile.ZipFile(source)
try:
    if bundle.getinfo("bundle.json").file_size > MOST_JSON:
        wrong()
    told = json.loads(bundle.read("bundle.json"))
    settings, names = told["settings"], told["names"]
    edits = settings["edits"]
    data = bundle.read(str(settings["document"]))
    if not isinstance(edits, list) or len(edits) > MOST_EDITS or not isinstance(names, dict):
        wrong()
except (KeyError, TypeError, ValueError, zipfile.BadZipFile, NotImplementedError, RuntimeError, RecursionError):
    wrong()
try:
    document = fitz.open(stream=data, filetype="pdf")
    if document.needs_pass:
        sys.exit(3)
    count = document.page_count
except Exception:
    sys.exit(4)
if count < 1:
    sys.exit(4)


def text_of(value, most=4000):
    if not isinstance(value, str) or len(value) > most:
        wrong()
    return value


def number_of(text, usual, least, most):
    try:
        value = float(text)
    except (TypeError, ValueError):
        return usual
    return min(most, max(least, value)) if math.isfinite(value) else usual


def pages_of(text):
    """Indexes of `1-3,5,8-`; all without."""
    text = text_of(text or "", 400).replace(" ", "")
    if not text:
        return range(count)
    found = set()
    for part in text.split(","):
        match = re.fullmatch(r"(\d{0,5})(-?)(\d{0,5})", part)
        if not match or not (match[1] or match[3]):
            wrong()
        first = int(match[1] or 1)
        last = int(match[3] or count) if match[2] else first
        if first < 1 or first > last or first > count:
            sys.exit(7)
        found.update(range(first - 1, min(last, count)))
    return sorted(found)


KEYS = ("fontname", "points", "color", "fillcolor", "strokecolor", "rotation", "diagonal", "opacity", "scalefactor", "position", "offset")


def looks_of(options):
    """Options by pdfcpu's names, which may be abbreviated."""
    looks = {}
    for key, value in options.items() if isinstance(options, dict) else ():
        full = next((name for name in KEYS if len(key) > 1 and name.startswith(key.lower())), None)
        if full:
            looks[full] = str(value)[:200]
    return looks


def colour_of(looks):
    text = looks.get("fillcolor") or looks.get("color") or "0.5 0.5 0.5"
    if re.fullmatch(r"#[0-9A-Fa-f]{6}", text):
        return tuple(int(text[at : at + 2], 16) / 255 for at in (1, 3, 5))
    parts = [number_of(part, 0.5, 0, 1) for part in text.split()[:3]]
    return tuple(parts) if len(parts) == 3 else (0.5, 0.5, 0.5)


ANCHORS = {"tl": (0, 0), "tc": (0.5, 0), "tr": (1, 0), "l": (0, 0.5), "c": (0.5, 0.5), "r": (1, 0.5), "bl": (0, 1), "bc": (0.5, 1), "br": (1, 1)}


# Built into MuPDF, or of the system.
FONTS = ({"fontname": "helv"}, {"fontfile": "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"}, {"fontfile": "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf"})


def font_for(text):
    """The first font that has every letter."""
    for about in FONTS:
        try:
            font = fitz.Font(**about)
        except Exception:
            continue
        if font.is_writable and all(font.has_glyph(ord(letter)) for letter in text if not letter.isspace()):
            return font
    sys.exit(8)


def turned(width, height, angle):
    """The bounding box of a rotated box."""
    sine, cosine = abs(math.sin(math.radians(angle))), abs(math.cos(math.radians(angle)))
    return width * cosine + height * sine, width * sine + height * cosine


def draw_text(page, text, looks, rect):
    font = font_for(text)
    lines = text.replace("\\n", "\n").split("\n")[:100]
    points = number_of(looks.get("points"), 24, 1, 1000)
    width = max(font.text_length(line, points) for line in lines) or 1
    scale, absolute = scale_of(looks)
    size = points * scale if absolute else points * (rect.width * scale / width)
    width, height = max(font.text_length(line, size) for line in lines), size * 1.2 * len(lines)
    angle = angle_of(looks, rect)
    x, y = place_of(looks, rect, *turned(width, height, angle))
    centre = fitz.Point(x, y)
    writer = fitz.TextWriter(rect, opacity=number_of(looks.get("opacity"), 1, 0, 1), color=colour_of(looks))
    for index, line in enumerate(lines):
        start = fitz.Point(x - font.text_length(line, size) / 2, y - height / 2 + size * (1.2 * index + 0.95))
        writer.append(start, line, font=font, fontsize=size)
    writer.write_text(page, morph=(centre, fitz.Matrix(angle)))


def scale_of(looks):
    parts = looks.get("scalefactor", "").split()
    return number_of(parts[0] if parts else None, 0.5, 0.001, 100), len(parts) > 1 and parts[1].startswith("a")


def angle_of(looks, rect):
    """Degrees counterclockwise; by default text goes up the diagonal."""
    if "rotation" in looks:
        return number_of(looks["rotation"], 0, -360, 360)
    if looks.get("diagonal") == "0":
        return 0
    slope = math.degrees(math.atan2(rect.height, rect.width))
    return -slope if looks.get("diagonal") == "2" else slope


def place_of(looks, rect, width, height):
    """The centre of a box of this size."""
    fx, fy = ANCHORS.get(looks.get("position", "c"), (0.5, 0.5))
    dx, dy = ([number_of(part, 0, -10000, 10000) for part in looks.get("offset", "").split()[:2]] + [0, 0])[:2]
    return rect.x0 + width / 2 + fx * (rect.width - width) + dx, rect.y0 + height / 2 + fy * (rect.height - height) - dy


def draw_box(page, looks, rect, width, height, draw):
    """Draws an image or a page in the size that the looks give."""
    scale, absolute = scale_of(looks)
    factor = scale if absolute else rect.width * scale / width
    width, height = width * factor, height * factor
    x, y = place_of(looks, rect, width, height)
    draw(page, fitz.Rect(x - width / 2, y - height / 2, x + width / 2, y + height / 2))


def image_to_draw(content, looks):
    try:
        pixels = fitz.Pixmap(content)
    except Exception:
        sys.exit(5)
    opacity = number_of(looks.get("opacity"), 1, 0, 1)
    if opacity < 1:
        pixels = fitz.Pixmap(pixels, 1) if not pixels.alpha else pixels
        old = pixels.samples[pixels.n - 1 :: pixels.n]
        pixels.set_alpha(bytes(int(value * opacity) for value in old))
    quarter = round(number_of(looks.get("rotation"), 0, -360, 360) / 90) * 90 % 360
    return pixels.width, pixels.height, lambda page, box: page.insert_image(box, pixmap=pixels, rotate=quarter)


def page_to_draw(content):
    try:
        other = fitz.open(stream=content, filetype="pdf")
        box = other[0].rect
    except Exception:
        sys.exit(5)
    return box.width, box.height, lambda page, place: page.show_pdf_page(place, other, 0)


def stamp(edit):
    looks = looks_of(edit.get("options"))
    overlays = {}
    over = edit.get("under") is not True
    kind = edit.get("source")
    file = None if kind == "text" else bundle.read(str(edit.get("file")))
    text = text_of(edit.get("text", "")) if kind == "text" else ""
    if kind == "text" and not text.strip():
        wrong()
    drawn = image_to_draw(file, looks) if kind == "image" else page_to_draw(file) if kind == "pdf" else None
    for index in pages_of(edit.get("pages")):
        page = document[index]
        rect, rotation = page.rect, page.rotation
        key = (round(rect.width, 2), round(rect.height, 2))
        if key not in overlays:
            overlay = fitz.open()
            fresh = overlay.new_page(width=rect.width, height=rect.height)
            if drawn:
                draw_box(fresh, looks, fresh.rect, *drawn)
            else:
                draw_text(fresh, text, looks, fresh.rect)
            overlays[key] = overlay
        # Drawn for the displayed page, then placed on the stored one.
        page.set_rotation(0)
        page.wrap_contents()
        page.show_pdf_page(page.rect, overlays[key], 0, overlay=over, rotate=rotation)
        page.set_rotation(rotation)


def rotate(edit):
    angle = edit.get("angle")
    if angle not in (90, 180, 270):
        wrong()
    for index in pages_of(edit.get("pages")):
        page = document[index]
        page.set_rotation((page.rotation + angle) % 360)


INFO = {"title": "Title", "author": "Author", "subject": "Subject", "keywords": "Keywords", "creator": "Creator", "producer": "Producer", "trapped": "Trapped"}
DATES = {"createdate": "CreationDate", "creationdate": "CreationDate", "moddate": "ModDate", "modifydate": "ModDate"}


def pdf_date(text):
    match = re.match(r"(\d{4})[-:]?(\d\d)[-:]?(\d\d)(?:[T ](\d\d):?(\d\d):?(\d\d)?(?:\.\d{1,9})?\s*(Z|[+-]\d\d:?\d\d)?)?", text)
    if not match:
        return None
    zone = match[7] or ""
    zone = "Z" if zone == "Z" else f"{zone[:3]}'{zone[-2:]}'" if zone else ""
    return f"D:{match[1]}{match[2]}{match[3]}{match[4] or '00'}{match[5] or '00'}{match[6] or '00'}{zone}"


def info_xref():
    kind, value = document.xref_get_key(-1, "Info")
    if kind == "xref":
        return int(value.split()[0])
    xref = document.get_new_xref()
    document.update_object(xref, "<<>>")
    document.xref_set_key(-1, "Info", f"{xref} 0 R")
    return xref


def metadata(edit):
    values = edit.get("values")
    if not isinstance(values, dict) or len(values) > 200:
        wrong()
    xref = info_xref()
    for key, value in values.items():
        if not re.fullmatch(r"[A-Za-z][A-Za-z0-9_-]{0,60}", key):
            wrong()
        name = INFO.get(key.lower()) or DATES.get(key.lower()) or key
        if isinstance(value, list):
            value = ", ".join(str(one) for one in value[:1000])
        elif isinstance(value, bool):
            value = "true" if value else "false"
        value = str(value)
        if len(value) > 32000 or re.search(r"[\x00-\x08\x0b\x0c\x0e-\x1f]", value):
            wrong()
        if name == "PDFVersion":
            continue
        if name in ("CreationDate", "ModDate"):
            value = pdf_date(value)
            if value is None:
                wrong()
        if name == "Trapped":
            document.xref_set_key(xref, name, f"/{value}" if value in ("True", "False", "Unknown") else "/Unknown")
        else:
            document.xref_set_key(xref, name, fitz.get_pdf_str(value))
    # The XMP record would contradict the new values.
    document.del_xml_metadata()


def listed(entries, level, found):
    if not isinstance(entries, list) or level > MOST_LEVELS:
        wrong()
    for entry in entries:
        if len(found) >= MOST_BOOKMARKS or not isinstance(entry, dict):
            wrong()
        page = entry.get("page")
        if not isinstance(page, int) or page < 1 or page > count:
            sys.exit(7)
        found.append([level, text_of(entry.get("title")), page])
        listed(entry.get("children") or [], level + 1, found)
    return found


def bookmarks(edit):
    document.set_toc(listed(edit.get("list"), 1, []))


RELATIONS = ("Source", "Data", "Alternative", "Supplement", "EncryptedPayload", "FormData", "Schema", "Unspecified")


def embed(edit):
    about = edit.get("about")
    about = about if isinstance(about, dict) else {}
    files = {}
    for entry in edit.get("files") or []:
        name = text_of(names.get(str(entry)), 255).replace("\\", "/").rsplit("/", 1)[-1] or "attachment"
        files[name] = bundle.read(str(entry))
    list_attached_files(document)
    if document.embfile_count() == 0 and files:
        return attach(files, about)
    for name, content in files.items():
        if name in document.embfile_names():
            document.embfile_del(name)
        document.embfile_add(name, content, filename=name, ufilename=name)


def attach(files, about):
    """Attaches files to a document without attachments, with their types and relationships (ISO 32000-2, 7.11.3 and 14.13)."""
    specs = []
    for name, content in sorted(files.items()):
        said = about.get(name)
        said = said if isinstance(said, dict) else {}
        kind = said.get("mimeType")
        kind = kind if isinstance(kind, str) and re.fullmatch(r"[\w.+-]{1,60}/[\w.+-]{1,60}", kind) else "application/octet-stream"
        relation = said.get("relationship")
        stream = document.get_new_xref()
        document.update_object(stream, f"<</Type/EmbeddedFile/Subtype/{kind.replace('/', '#2F')}/Params<</Size {len(content)}>>>>")
        document.update_stream(stream, content, new=True)
        spec, title = document.get_new_xref(), fitz.get_pdf_str(name)
        document.update_object(
            spec,
            f"<</Type/Filespec/F{title}/UF{title}/Desc{title}/AFRelationship/{relation if relation in RELATIONS else 'Unspecified'}"
            f"/EF<</F {stream} 0 R/UF {stream} 0 R>>>>",
        )
        specs.append((title, spec))
    catalogue = document.pdf_catalog()
    listed_names = "[" + " ".join(f"{title} {spec} 0 R" for title, spec in specs) + "]"
    holder = document.xref_get_key(catalogue, "Names")
    if holder[0] == "xref":
        document.xref_set_key(int(holder[1].split()[0]), "EmbeddedFiles", f"<</Names {listed_names}>>")
    else:
        document.xref_set_key(catalogue, "Names/EmbeddedFiles", f"<</Names {listed_names}>>")
    document.xref_set_key(catalogue, "AF", "[" + " ".join(f"{spec} 0 R" for _, spec in specs) + "]")


PERMISSIONS = {
    "allowPrinting": fitz.PDF_PERM_PRINT | fitz.PDF_PERM_PRINT_HQ,
    "allowCopying": fitz.PDF_PERM_COPY,
    "allowModifying": fitz.PDF_PERM_MODIFY,
    "allowAnnotating": fitz.PDF_PERM_ANNOTATE,
    "allowFillingForms": fitz.PDF_PERM_FORM,
    "allowAssembling": fitz.PDF_PERM_ASSEMBLE,
}
encryption = {}


def encrypt(edit):
    allowed = sum(bits for name, bits in PERMISSIONS.items() if edit.get(name) is not False)
    user, owner = text_of(edit.get("userPassword") or "", 127), text_of(edit.get("ownerPassword") or "", 127)
    if not (user or owner):
        wrong()
    encryption.update(encryption=fitz.PDF_ENCRYPT_AES_256, user_pw=user, owner_pw=owner or user, permissions=allowed | fitz.PDF_PERM_ACCESSIBILITY)


DONE_BY = {"stamp": stamp, "rotate": rotate, "metadata": metadata, "bookmarks": bookmarks, "embed": embed, "encrypt": encrypt}
for edit in edits:
    work = DONE_BY.get(edit.get("do")) if isinstance(edit, dict) else None
    if not work:
        wrong()
    try:
        work(edit)
    except KeyError:
        wrong()
document.save(target, garbage=2, deflate=True, **encryption)
