"""Reads what books are packed in: records of MOBI, comics and FictionBooks in ZIP."""
import io
import re
import struct
import sys
import zipfile


def mobi_records(path):
    data = open(path, "rb").read()
    count = struct.unpack_from(">H", data, 76)[0]
    starts = [struct.unpack_from(">I", data, 78 + 8 * index)[0] for index in range(count)] + [len(data)]
    return [data[start:end] for start, end in zip(starts, starts[1:])]


def read_mobi(path):
    """Title, author and cover of a MOBI file, which MuPDF leaves out (MobileRead wiki, MOBI)."""
    records = mobi_records(path)
    record = records[0]
    if struct.unpack_from(">H", record, 12)[0] != 0:
        sys.exit(3)
    found = {"title": "", "author": "", "cover": None}
    if record[16:20] != b"MOBI":
        return found
    encoding = "utf-8" if struct.unpack_from(">I", record, 28)[0] == 65001 else "cp1252"
    offset, length = struct.unpack_from(">II", record, 84)
    found["title"] = record[offset : offset + length].decode(encoding, "replace")
    first_image = struct.unpack_from(">I", record, 108)[0]
    at = 16 + struct.unpack_from(">I", record, 20)[0]
    if record[at : at + 4] == b"EXTH":
        entries = struct.unpack_from(">I", record, at + 8)[0]
        at += 12
        for _ in range(entries):
            kind, size = struct.unpack_from(">II", record, at)
            value = record[at + 8 : at + size]
            if kind == 100:
                found["author"] = ", ".join(filter(None, [found["author"], value.decode(encoding, "replace")]))
            elif kind == 503:
                found["title"] = value.decode(encoding, "replace")
            elif kind == 201 and len(value) == 4:
                index = first_image + struct.unpack(">I", value)[0]
                if index < len(records):
                    found["cover"] = records[index]
            at += max(size, 8)
    return found


def unpacked(path):
    """An FB2 book out of the ZIP file in which such books are often passed on; MuPDF would take that for a comic without pictures."""
    with zipfile.ZipFile(path) as archive:
        name = next(name for name in archive.namelist() if name.lower().endswith(".fb2"))
        with open("book.fb2", "wb") as book:
            book.write(archive.read(name))
    return "book.fb2"


PICTURES = (".jpg", ".jpeg", ".jpe", ".png", ".gif", ".tif", ".tiff", ".bmp", ".jp2", ".jpx", ".jxr", ".webp")


def plain_comic(path):
    """A comic with its pictures alone, and those in formats that MuPDF reads; the file itself where it has no others."""
    with zipfile.ZipFile(path) as archive:
        names = [name for name in archive.namelist() if not name.endswith("/")]
        pages = [name for name in names if name.lower().endswith(PICTURES) and not re.search(r"(?:^|/)(?:\.|__MACOSX/)", name)]
        if not pages or (len(pages) == len(names) and not any(name.lower().endswith(".webp") for name in pages)):
            return path
        with zipfile.ZipFile("comic.cbz", "w") as comic:
            for name in pages:
                data = archive.read(name)
                if name.lower().endswith(".webp"):
                    from PIL import Image

                    picture = io.BytesIO()
                    Image.open(io.BytesIO(data)).save(picture, "PNG", compress_level=1)
                    data, name = picture.getvalue(), name + ".png"
                comic.writestr(name, data)
    return "comic.cbz"
