"""Keeps some rows of a picture, all the way across or some columns of them.

Arguments: a PGM of 8 bits (`P5`), the name of what is made, how many rows lie above it, and how many it has; the same of columns.
"""
import re
import sys

source, target, top, rows, *across = sys.argv[1:]
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
begin, end = 0, width
if across:
    begin = min(width, max(0, int(across[0])))
    end = min(width, begin + int(across[1]))
if begin == end:
    sys.exit("Nothing is left.")
pixels = data[header.end():]
kept = b"".join(pixels[y * width + begin:y * width + end] for y in range(first, last))
with open(target, "wb") as file:
    file.write(b"P5\n%d %d\n255\n" % (end - begin, last - first) + kept)
