"""Keeps some rows of a picture.

Arguments: a PGM of 8 bits (`P5`), the name of what is made, how many rows lie above it, and how many it has.
"""
import re
import sys

source, target, top, rows = sys.argv[1:]
with open(source, "rb") as file:
    data = file.read()
header = re.match(rb"P5\s+(\d{1,5})\s+(\d{1,5})\s+255\s", data)
if not header:
    sys.exit("No PGM of 8 bits.")
width, height = int(header[1]), int(header[2])
first = min(height, max(0, int(top)))
last = min(height, first + int(rows))
if first == last:
    sys.exit("Nothing is left.")
with open(target, "wb") as file:
    file.write(b"P5\n%d %d\n255\n" % (width, last - first) + data[header.end():][first * width:last * width])
