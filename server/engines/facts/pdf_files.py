"""Takes the files out that are attached to a PDF. Arguments: input, output (ZIP, entries stored). Exit status: 3 the document is locked, 4 it is
not readable, 5 it has none, 6 they are too much."""
import re
import sys
import zipfile

import fitz

fitz.TOOLS.mupdf_display_errors(False)
source, target = sys.argv[1:3]
MOST_FILES, MOST_BYTES = 2000, 512 << 20
try:
    document = fitz.open(source, filetype="pdf")
    if document.needs_pass:
        sys.exit(3)
    list_attached_files(document)
    names = document.embfile_names()
except Exception:
    sys.exit(4)
if not names:
    sys.exit(5)
if len(names) > MOST_FILES:
    sys.exit(6)
taken, total = set(), 0
with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as out:
    for index in range(len(names)):
        about = document.embfile_info(index)
        name = re.sub(r"[\x00-\x1f<>:\"|?*]", "_", attached_name(about)).replace("\\", "/").rsplit("/", 1)[-1]
        name = name.lstrip(".")[:120].encode("utf-8", "replace").decode("utf-8") or "file"
        own = name
        while own.lower() in taken:
            own = f"{len(taken) + 1}-{own}"[:200]
        taken.add(own.lower())
        content = document.embfile_get(index)
        total += len(content)
        if total > MOST_BYTES:
            sys.exit(6)
        out.writestr(zipfile.ZipInfo(own), content)
