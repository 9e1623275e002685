"""Lays the links of one PDF over another with the same pages, which has lost them.

Arguments: the one with links, the other, output. Exit status: 4 a file is not readable.
"""
import sys

import fitz

fitz.TOOLS.mupdf_display_errors(False)
try:
    source, target = (fitz.open(path, filetype="pdf") for path in sys.argv[1:3])
    count = min(source.page_count, target.page_count)
except Exception:
    sys.exit(4)
for number in range(count):
    for link in source[number].get_links():
        try:
            target[number].insert_link(link)
        except (ValueError, RuntimeError, KeyError, TypeError):
            # A link that leads nowhere.
            continue
target.save(sys.argv[3])
