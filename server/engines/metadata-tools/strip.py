"""Takes what a file says about itself out of it, and leaves its content byte by byte: JPEG, PNG, WebP and TIFF images, Office and OpenDocument
files. Comments and changes in documents stay, without who made them and when; people.py, tiff.py and jpeg.py are read in front of it.

Arguments: input, format, output, most bytes of an unpacked document. Exit status: 4 the file is not readable, 5 it is too large unpacked.
"""
import io
import re
import struct
import sys
import zipfile
import zlib

source, kind, target, most = sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])


def png(data):
    if data[:8] != b"\x89PNG\r\n\x1a\n":
        raise Unreadable
    kept, at = [data[:8]], 8
    while at + 12 <= len(data):
        size = struct.unpack(">I", data[at : at + 4])[0]
        name = data[at + 4 : at + 8]
        chunk = data[at : at + 12 + size]
        if len(chunk) < 12 + size:
            raise Unreadable
        if name == b"eXIf":
            orientation = orientation_of(chunk[8:-4])
            if orientation != 1:
                exif = name + exif_with(orientation)
                kept.append(struct.pack(">I", len(exif) - 4) + exif + struct.pack(">I", zlib.crc32(exif)))
        if name not in (b"tEXt", b"zTXt", b"iTXt", b"eXIf", b"tIME", b"dSIG"):
            kept.append(chunk)
        at += 12 + size
        if name == b"IEND":
            return b"".join(kept)
    raise Unreadable


def webp(data):
    if data[:4] != b"RIFF" or data[8:12] != b"WEBP":
        raise Unreadable
    kept, at, orientation, end = [], 12, 1, min(len(data), 8 + struct.unpack("<I", data[4:8])[0])
    while at + 8 <= end:
        name, size = data[at : at + 4], struct.unpack("<I", data[at + 4 : at + 8])[0]
        chunk = data[at : at + 8 + size + size % 2]
        if len(chunk) < 8 + size:
            raise Unreadable
        if name == b"EXIF":
            # Some writers begin it as in a JPEG.
            orientation = orientation_of(chunk[14:] if chunk[8:14] == b"Exif\x00\x00" else chunk[8:])
        if name in (b"VP8 ", b"VP8L", b"VP8X", b"ICCP", b"ANIM", b"ANMF", b"ALPH"):
            kept.append(chunk)
        at += len(chunk)
    if not kept:
        raise Unreadable
    if kept[0][:4] == b"VP8X":
        # Flags: bits 3 and 2 say that there is EXIF and XMP.
        kept[0] = kept[0][:8] + bytes([kept[0][8] & ~0x0C | (0 if orientation == 1 else 0x08)]) + kept[0][9:]
        if orientation != 1:
            exif = exif_with(orientation)
            kept.append(b"EXIF" + struct.pack("<I", len(exif)) + exif)
    body = b"WEBP" + b"".join(kept)
    return b"RIFF" + struct.pack("<I", len(body)) + body


PROPERTIES = "http://schemas.openxmlformats.org/"
BLANK = {
    "docprops/core.xml": f'<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<cp:coreProperties xmlns:cp="{PROPERTIES}package/2006/metadata/core-properties"/>',
    "docprops/app.xml": f'<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Properties xmlns="{PROPERTIES}officeDocument/2006/extended-properties"/>',
    "docprops/custom.xml": f'<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Properties xmlns="{PROPERTIES}officeDocument/2006/custom-properties"/>',
    "word/people.xml": '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w15:people xmlns:w15="http://schemas.microsoft.com/office/word/2012/wordml"/>',
    "meta.xml": '<?xml version="1.0" encoding="UTF-8"?>\n<office:document-meta xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" office:version="1.2"><office:meta/></office:document-meta>',
}
# A small picture of the first page, and what names it.
PICTURE = re.compile(r"(?:docprops/thumbnail\.|thumbnails/)[^/]{0,40}$")
NAMING = re.compile(rb'<(?:Relationship|manifest:file-entry)\b[^<>]{0,2000}(?:docProps/thumbnail\.|Thumbnails/)[^<>]{0,200}/>', re.IGNORECASE)
EMBEDDED = re.compile(r"(?:.*/)?embeddings/[^/]*\.(?:docx|xlsx|pptx)")
MOST_DEPTH = 3
total = 0


def cleaned_image(ending, data):
    """The image without what it says of itself; as it was if it is not of the kind that its name suggests."""
    clean = IMAGES.get(ending)
    try:
        return clean(data) if clean else data
    except (Unreadable, ValueError, struct.error, IndexError):
        return data


def cleaned(path, data, depth):
    name = path.lower()
    if name in BLANK or name.endswith("/meta.xml"):
        return BLANK[name if name in BLANK else "meta.xml"].encode()
    if name in ("_rels/.rels", "meta-inf/manifest.xml"):
        return NAMING.sub(b"", data)
    if depth < MOST_DEPTH and EMBEDDED.fullmatch(name):
        inner = io.BytesIO()
        try:
            package(io.BytesIO(data), inner, depth + 1)
            return inner.getvalue()
        except (RuntimeError, zipfile.BadZipFile, NotImplementedError, EOFError, ValueError):
            return data
    return without_people(path, cleaned_image(name.rsplit(".", 1)[-1], data))


def package(name, to, depth=0):
    global total
    with zipfile.ZipFile(name) as old, zipfile.ZipFile(to, "w") as new:
        for entry in old.infolist():
            path = entry.filename
            total += entry.file_size
            if total > most:
                sys.exit(5)
            if entry.is_dir() or PICTURE.match(path.lower()):
                continue
            with old.open(entry) as file:
                data = cleaned(path, file.read(most + 1), depth)
            # The first of an OpenDocument file is stored; dates say when each part was written.
            new.writestr(zipfile.ZipInfo(path), data, zipfile.ZIP_STORED if path == "mimetype" else zipfile.ZIP_DEFLATED)


IMAGES = {"jpg": jpeg, "jpeg": jpeg, "png": png, "webp": webp, "tif": lambda data: Tiff(data).clean()}
IMAGES["tiff"] = IMAGES["tif"]


try:
    if kind in IMAGES:
        with open(source, "rb") as file:
            clean = IMAGES[kind](file.read())
        with open(target, "wb") as file:
            file.write(clean)
    else:
        package(source, target)
except (Unreadable, struct.error, RuntimeError, zipfile.BadZipFile, zipfile.LargeZipFile, NotImplementedError, EOFError, ValueError):
    sys.exit(4)
