"""Cuts the picture of a page in two where nothing stands, so that two processors can read it at once: between the lines in the middle of
all, or between two columns.

Where the picture was turned against its skew, its corners are white, which on grey paper would be what is taken for paper: they become as
grey as that.

Arguments: a PGM of 8 bits (`P5`), the names of its parts. Prints how many pixels right and down of the first part the second begins;
prints nothing and leaves no parts where no cut is clean, or where there are too few lines for it to be worth a second start.
"""
import re
import sys
from collections import Counter

# Least width of a blank band in points; the caller passes pixels per inch.
BAND = 2
# Parts of the page's height and width between which a cut leaves two that take about as long.
ACROSS, DOWN = (0.3, 0.7), (0.4, 0.6)
# Lines that make a cut across worth a second start, and bands from which on lines may run down.
LINES, COLUMNS = 6, 3
# Parts of a row's or a column's pixels that may be specks, and that a rule has; ink is darker than this part of the mean.
SPECKS, RULED, INK = 0.001, 0.8, 0.7
# Of a page's rows so many are inked where columns are worth a cut.
FULL = 0.2
# Rows that are added up byte by byte without one running over.
TOGETHER = 250
# What is outside of a turned page; one of so many pixels across and down is enough for the brightness of its paper.
WHITE, SPARSE = b"\xff", 8

source, first, second, dpi = sys.argv[1:]
with open(source, "rb") as file:
    data = file.read()
header = re.match(rb"P5\s+(\d{1,5})\s+(\d{1,5})\s+255\s", data)
if not header:
    sys.exit()
width, height = int(header[1]), int(header[2])
pixels = data[header.end():]
if len(pixels) != width * height or min(width, height) < 100:
    sys.exit()
least = max(2, round(BAND * int(dpi) / 72))


def row(y):
    return pixels[y * width:(y + 1) * width]


def with_grey_corners(line, paper):
    """A row whose white ends are paper."""
    middle = line.lstrip(WHITE)
    begun = len(line) - len(middle)
    middle = middle.rstrip(WHITE)
    return paper * begun + middle + paper * (len(line) - begun - len(middle))


ends = Counter(b"".join(row(y).strip(WHITE)[::SPARSE] for y in range(0, height, SPARSE)))
grey = bytes([ends.most_common(1)[0][0]]) if ends else WHITE
if grey < WHITE:
    greyed = b"".join(with_grey_corners(row(y), grey) for y in range(height))
    if greyed != pixels:
        pixels = greyed
        with open(source, "wb") as file:
            file.write(b"P5\n%d %d\n255\n" % (width, height) + pixels)


def specks(total):
    """So many of a row's or a column's pixels are no ink."""
    return max(1, total * SPECKS)


def bands(counts, total, ruled, start):
    """Runs of counts that are blank but for specks and what `ruled` of each belong to, between what is not: where they begin and end."""
    found, begun, seen = [], None, False
    floor = ruled + specks(total)
    for at, count in enumerate(counts, start):
        if count > floor:
            if begun is not None and at - begun >= least:
                found.append((begun, at))
            begun, seen = None, True
        elif seen and begun is None:
            begun = at
    return found


def ruled(counts, total):
    """How many are inked nearly all the way: rules, and dark edges of a scan."""
    return sum(count > RULED * total for count in counts)


def usual(found):
    """The width of a band in the middle of all."""
    return sorted(end - begin for begin, end in found)[len(found) // 2] if found else 0


def half_of(counts, floor):
    """Where as many counts above `floor` lie before it as after: a page that is half empty is cut where its lines are halved."""
    inked = [at for at, count in enumerate(counts) if count > floor]
    return inked[len(inked) // 2] if inked else len(counts) / 2


def middle_of(found, size, part, half):
    """The middle of the band that is wide for this page and nearest to `half`, within these parts of its size."""
    middles = [((begin + end) // 2, end - begin) for begin, end in found]
    near = [(at, wide) for at, wide in middles if part[0] * size <= at <= part[1] * size]
    widest = max((wide for _, wide in near), default=0)
    return min((at for at, wide in near if wide >= widest / 2), key=lambda at: abs(at - half), default=None)


sample = [row(y) for y in range(0, height, -(-height // TOGETHER))]
threshold = INK * sum(map(sum, sample)) / (len(sample) * width)
inked = [row(y).translate(bytes(value < threshold for value in range(256))) for y in range(height)]
across = [line.count(1) for line in inked]
sums = [sum(int.from_bytes(line, "little") for line in inked[y:y + TOGETHER]).to_bytes(width, "little") for y in range(0, height, TOGETHER)]
down = [sum(counts) for counts in zip(*sums)]
top, bottom = round(ACROSS[0] * height), round(ACROSS[1] * height)
rows = bands(across[top:bottom], width, ruled(down, height), top)
columns = bands(down, height, ruled(across, width), 0)
# Lines that run down the page have wider bands between them than their characters have, which stand level.
runs_down = len(columns) >= COLUMNS and usual(columns) > usual(rows)
at, parts = None, None
if len(rows) >= LINES and not runs_down:
    at = middle_of(rows, height, ACROSS, half_of(across, ruled(down, height) + specks(width)))
    if at is not None:
        parts = (0, at, pixels[:at * width], width, at), (0, at, pixels[at * width:], width, height - at)
if at is None and sum(count > 0 for count in across) > FULL * height:
    at = middle_of(columns, width, DOWN, width / 2)
    if at is not None:
        lines = [row(y) for y in range(height)]
        parts = (
            (at, 0, b"".join(line[:at] for line in lines), at, height),
            (at, 0, b"".join(line[at:] for line in lines), width - at, height),
        )
if parts:
    for name, (_, _, body, wide, high) in zip((first, second), parts):
        with open(name, "wb") as file:
            file.write(b"P5\n%d %d\n255\n" % (wide, high) + body)
    print(parts[1][0], parts[1][1])
