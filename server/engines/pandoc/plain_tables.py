"""Writes a web page or a book without its tables' `<col>`: Pandoc counts a table's columns by them, not by what `span` says or by
the cells, and leaves out the cells of those that it has not counted. Nothing where there are none.

Arguments: input, output. Exit status: 4 the book can't be unpacked.
"""
import re
import struct
import sys
import zipfile
import zlib

columns = re.compile(rb"</?col(?:group)?(?:[\s/][^<>]*)?>", re.I)
pages = re.compile(r".*\.(?:x?html?|xht)", re.I)
source, target = sys.argv[1:]


def of_book():
    with zipfile.ZipFile(source) as book:
        read = {one.filename: book.read(one) for one in book.infolist() if pages.fullmatch(one.filename)}
        changed = {name: columns.sub(b"", data) for name, data in read.items() if columns.search(data)}
        if changed:
            with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as out:
                for one in book.infolist():
                    if not one.is_dir():
                        out.writestr(one.filename, changed.get(one.filename) or book.read(one))


with open(source, "rb") as file:
    data = file.read()
# A page may have an archive behind it.
if data.startswith(b"PK"):
    try:
        of_book()
    except (zipfile.BadZipFile, zlib.error, struct.error, EOFError, RuntimeError, UnicodeError):
        sys.exit(4)
elif columns.search(data):
    with open(target, "wb") as file:
        file.write(columns.sub(b"", data))
