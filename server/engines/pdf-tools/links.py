"""Adds the links of one PDF to another with the same pages, which has lost them; copy_links.py is read in front of it.

Arguments: the one with links, the other, output. Exit status: 4 a file is not readable.
"""
import sys

fitz.TOOLS.mupdf_display_errors(False)
try:
    source, target = (fitz.open(path, filetype="pdf") for path in sys.argv[1:3])
except Exception:
    sys.exit(4)
copy_links(source, target)
target.save(sys.argv[3])
