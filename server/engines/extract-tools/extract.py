"""Puts the images, or the attachments, of a document into a ZIP, as they are in it. MuPDF reads PDFs; office documents and books are ZIPs.

Arguments: input, `images` or `attachments`, the format of the input, output, limits as JSON (`bytes` of all, `entries`, `pixels` of an
image that has to be put together). Exit status: 3 locked, 4 not readable, 5 too much, 6 there are none. Prints JSON: `count`, `left`.
"""
import hashlib
import json
import os
import posixpath
import re
import sys
import zipfile

import fitz

fitz.TOOLS.mupdf_display_errors(False)
source, wanted, kind, target, told = sys.argv[1:6]
limits = json.loads(told)
IMAGES = {".png", ".jpg", ".jpeg", ".jpe", ".gif", ".bmp", ".tif", ".tiff", ".webp", ".svg", ".emf", ".wmf", ".jp2", ".heic", ".avif", ".ico"}
# What is made of a document, and no part of it.
PICTURES_OF_IT = ("docprops/", "thumbnails/", "_rels/")
MOVING = {".mp4", ".m4v", ".mov", ".avi", ".wmv", ".mpg", ".mp3", ".m4a", ".wav", ".wma"}
NAME_LENGTH = 120
INLINE = re.compile(rb"\bBI\b[^\x00]{1,1000}?\bID\s")


def ending(name):
    return posixpath.splitext(name.lower())[1]


def plain_name(name):
    """The last part of a path, as a name that every system takes."""
    last = name.replace("\\", "/").split("/")[-1]
    kept = "".join("_" if sign in '<>:"|?*' or not sign.isprintable() else sign for sign in last).strip(" .")
    stem, end = posixpath.splitext(kept)
    return f"{stem[:NAME_LENGTH]}{end[:20]}" or "attachment"


def of_pdf_image(document, xref, mask):
    """Bytes and ending: those that are in the file, or a PNG where a mask says what is see-through."""
    if mask:
        image, alpha = fitz.Pixmap(document, xref), fitz.Pixmap(document, mask)
        if (image.width, image.height) == (alpha.width, alpha.height):
            if image.alpha:
                image = fitz.Pixmap(image, 0)
            if image.colorspace is None or image.colorspace.n > 3:
                image = fitz.Pixmap(fitz.csRGB, image)
            return fitz.Pixmap(image, alpha).tobytes("png"), "png"
    found = document.extract_image(xref)
    return found["image"], found["ext"]


def images_of_pdf(document):
    seen = set()
    for index in range(document.page_count):
        number = 0
        for xref, mask, width, height, *_ in document.get_page_images(index, full=True):
            if xref in seen or xref <= 0:
                continue
            seen.add(xref)
            if width * height > limits["pixels"]:
                yield None
                continue
            try:
                data, end = of_pdf_image(document, xref, mask)
            except (RuntimeError, ValueError, KeyError, TypeError):
                yield None
                continue
            number += 1
            yield f"page-{index + 1:03}-{number}.{end}", data
        for data, end in inline_images(document[index]):
            digest = hashlib.sha256(data).digest()
            if digest not in seen:
                seen.add(digest)
                number += 1
                yield f"page-{index + 1:03}-{number}.{end}", data


def inline_images(page):
    """Images within the content of a page (ISO 32000-1, 8.9.7), but for stencils."""
    if not INLINE.search(page.read_contents()):
        return
    inline = {one["number"] for one in page.get_image_info(xrefs=True) if one["xref"] == 0}
    for block in page.get_text("dict", flags=fitz.TEXT_PRESERVE_IMAGES)["blocks"]:
        if block["type"] == 1 and block["number"] in inline:
            yield block["image"], block["ext"]


def attachments_of_pdf(document):
    list_attached_files(document)
    for index in range(document.embfile_count()):
        info = document.embfile_info(index)
        yield plain_name(attached_name(info)), document.embfile_get(index)
    for page in document:
        for note in page.annots(types=[fitz.PDF_ANNOT_FILE_ATTACHMENT]):
            try:
                yield plain_name(attached_name(note.file_info)), note.get_file()
            except (RuntimeError, ValueError):
                yield None


def of_package(package, belongs):
    number = 0
    for entry in package.infolist():
        name = entry.filename
        if entry.is_dir() or name.lower().startswith(PICTURES_OF_IT) or not belongs(name):
            continue
        with package.open(entry) as file:
            data = file.read(limits["bytes"] + 1)
        if wanted == "attachments" and is_object(name):
            held = from_object(data, posixpath.splitext(plain_name(name))[0])
            if held:
                yield plain_name(held[0]), held[1]
            continue
        number += 1
        yield (f"image-{number:03}{ending(name)}" if wanted == "images" else plain_name(name)), data


def is_image(name):
    return ending(name) in IMAGES


def is_object(name):
    """OLE objects: parts of OOXML packages, and those of OpenDocument, which are replaced by a picture of the same name."""
    return ("/embeddings/" in name.lower() and ending(name) == ".bin") or re.fullmatch(r"Object \d{1,6}", name) is not None


def is_attached(name):
    return "/embeddings/" in name.lower() or is_object(name) or ending(name) in MOVING


try:
    if kind == "pdf":
        document = fitz.open(source, filetype="pdf")
        if document.needs_pass:
            sys.exit(3)
        found = images_of_pdf(document) if wanted == "images" else attachments_of_pdf(document)
    else:
        package = zipfile.ZipFile(source)
        found = of_package(package, is_image if wanted == "images" else is_attached)
    count = left = total = 0
    used = set()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as output:
        for one in found:
            if one is None:
                left += 1
                continue
            name, data = one
            total += len(data)
            count += 1
            if total > limits["bytes"] or count > limits["entries"]:
                sys.exit(5)
            stem, end = posixpath.splitext(name)
            again = 2
            while name.lower() in used:
                name, again = f"{stem} ({again}){end}", again + 1
            used.add(name.lower())
            packed = zipfile.ZIP_DEFLATED if end.lower() in (".bmp", ".svg", ".emf", ".wmf", ".txt", ".csv", ".xml") else zipfile.ZIP_STORED
            output.writestr(zipfile.ZipInfo(name), data, packed)
except (RuntimeError, ValueError, zipfile.BadZipFile, zipfile.LargeZipFile, NotImplementedError, EOFError, OSError, fitz.FileDataError, fitz.EmptyFileError):
    sys.exit(4)
print(json.dumps({"count": count, "left": left}))
if count == 0:
    os.remove(target)
    sys.exit(6)
