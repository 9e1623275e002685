"""Makes a page's picture fit to be read: as bright as its paper everywhere, or grey where a printer's or a fax's dots stand for grey.

Arguments: a PGM of 8 bits, which is overwritten, `shaded` or `dotted`, and how many pixels a dot has across.
"""
import math
import sys

from PIL import Image, ImageChops, ImageFilter

# Paper is sought on a picture so many times smaller. There, letters of print are lower than the window and darker areas larger.
SMALLER, WINDOW = 8, 11
# What a dot's grey is spread over: 1.2 of them make all of six pages in two kinds of dots legible, .8 and 1.8 leave some of one.
SPREAD = 1.2
# Brightness as a logarithm, in steps of 2.2 %: the quotient of two is the difference then.
STEPS = 255 / math.log(256)

name, surface, dot = sys.argv[1:]
picture = Image.open(name)
if surface == "dotted":
    picture.filter(ImageFilter.GaussianBlur(SPREAD * float(dot))).save(name)
    sys.exit()
paper = picture.reduce(SMALLER).filter(ImageFilter.MaxFilter(WINDOW)).filter(ImageFilter.MinFilter(WINDOW))
paper = paper.filter(ImageFilter.GaussianBlur(WINDOW / 3)).resize(picture.size, Image.BILINEAR)
logarithms = [round(STEPS * math.log(value + 1)) for value in range(256)]
darker = ImageChops.subtract(paper.point(logarithms), picture.point(logarithms))
darker.point([round(255 * math.exp(-value / STEPS)) for value in range(256)]).save(name)
