"""Paints paper over lines of a picture.

Arguments: a PGM of 8 bits (`P5`), the name of what is made, and the boxes of the lines: left, top, right and bottom of each.
"""
import re
import sys
from collections import Counter

# One of so many pixels is enough for the brightness of the paper.
SPARSE = 61

source, target, *edges = sys.argv[1:]
with open(source, "rb") as file:
    data = file.read()
header = re.match(rb"P5\s+(\d{1,5})\s+(\d{1,5})\s+255\s", data)
if not header:
    sys.exit("No PGM of 8 bits.")
width, height = int(header[1]), int(header[2])
pixels = bytearray(data[header.end():])
paper = bytes([Counter(pixels[::SPARSE]).most_common(1)[0][0]])
numbers = list(map(int, edges))
for left, top, right, bottom in zip(*[iter(numbers)] * 4):
    left, right = max(0, left), min(width, right)
    for y in range(max(0, top), min(height, bottom)):
        pixels[y * width + left:y * width + right] = paper * max(0, right - left)
with open(target, "wb") as file:
    file.write(b"P5\n%d %d\n255\n" % (width, height) + pixels)
