"""Rewrites a text model in words that Assimp reads: numbers with decimal commas or commas between them, an STL in capitals, comments and
colours of an OFF, colours of only some corners of an OBJ, and of several corners of one place. Moves the corners of an OBJ, OFF or STL to
the origin where 32-bit floats, which all readers use, would round them.

Usage: plain_text.py FORMAT MARKS INPUT OUTPUT; corners of an OBJ are kept apart if MARKS is `marked`. Prints {"moved": [x, y, z]}, the
vector to add to get the original places; empty if not moved. Exits with 3 for features that are not read, 4 for unreadable files, 5 for too
much data.
"""

import json
import re
import sys

UNSUPPORTED, UNREADABLE, TOO_MUCH = 3, 4, 5
# From here on, and further away than this many times the model's size, floats of seven digits round visibly.
FAR, TIMES = 100_000, 50
# Upwards, of places that are on no picture; `placed_glb.py` takes them out.
MARK = 1 << 20

NUMBERS = re.compile(rb"^[ \t]*(?:[A-Za-z]+[ \t]+){0,2}[-+\d.][-+\d.,eE \t]*\r?$", re.MULTILINE)
JOINED = re.compile(rb"^[ \t]*(?:vertex|v)[ \t]+[^\s,]+,[^\s,]+,[^\s,]+[ \t\r]*$", re.MULTILINE | re.IGNORECASE)
CORNERS = {"obj": rb"^([ \t]*v[ \t]+)([^\r\n]*)", "stl": rb"^([ \t]*vertex[ \t]+)([^\r\n]*)"}


def without_commas(text):
    if b"," not in text:
        return text
    if JOINED.search(text):
        return NUMBERS.sub(lambda line: line.group(0).replace(b",", b" "), text)
    return NUMBERS.sub(lambda line: re.sub(rb"(?<=\d),(?=\d)", b".", line.group(0)).replace(b",", b" "), text)


def offset_of(corners):
    """The vector by which corners are moved, in hundreds; empty if they are near enough, or no numbers."""
    low, high = [float("inf")] * 3, [float("-inf")] * 3
    for corner in corners:
        for axis in range(3):
            low[axis] = min(low[axis], corner[axis])
            high[axis] = max(high[axis], corner[axis])
    most = max(map(abs, low + high))
    size = max(top - bottom for top, bottom in zip(high, low))
    if not FAR <= most < 1e15 or most < TIMES * size:
        return []
    return [int(bottom // 100 * 100) if abs(bottom) >= FAR else 0 for bottom in low]


def numbers_of(words):
    return [float(word) for word in words.split()[:3]]


def near_zero(text, pattern):
    corner = re.compile(pattern, re.MULTILINE)
    offset = offset_of(numbers_of(found.group(2)) for found in corner.finditer(text))
    if not offset:
        return text, []

    def moved(found):
        words = found.group(2).split()
        near = [b"%.9g" % (float(word) - by) for word, by in zip(words, offset)]
        return found.group(1) + b" ".join(near + words[3:])

    return corner.sub(moved, text), offset


def in_white(text):
    """An OBJ whose corners without colours are white, if others have some."""
    if not re.search(rb"^[ \t]*v(?:[ \t]+[^\s#]+){6}", text, re.MULTILINE):
        return text
    return re.sub(rb"^([ \t]*v(?:[ \t]+[^\s#]+){3})(?=[ \t]*\r?$)", rb"\1 1 1 1", text, flags=re.MULTILINE)


def kept_apart(text):
    """An OBJ whose corners of one place and two colours lie elsewhere on a picture, so that Assimp does not join them."""
    corner = re.compile(rb"^[ \t]*v[ \t]+([^\r\n#]*)", re.MULTILINE)
    colours, numbers, marks = {}, {}, []
    are_joined = False
    for found in corner.finditer(text):
        words = found.group(1).split()
        place, colour = tuple(words[:3]), tuple(words[3:6])
        are_joined |= colours.setdefault(place, colour) != colour
        marks.append(numbers.setdefault(colour, len(numbers) + 1))
    if not are_joined or re.search(rb"^[ \t]*vt[ \t]", text, re.MULTILINE):
        return text
    made, read = [b"vt %d %d" % (number, MARK) for number in numbers.values()], 0

    def marked(word):
        index, *others = word.split(b"/")
        at = int(index) - 1 if int(index) > 0 else read + int(index)
        return b"/".join([index, b"%d" % marks[at], *others[1:2]])

    for line in text.split(b"\n"):
        words = line.split()
        read += words[:1] == [b"v"]
        made.append(b"f " + b" ".join(map(marked, words[1:])) if words[:1] == [b"f"] else line)
    return b"\n".join(made)


def plain_off(text):
    """An OFF without comments and empty lines, with colours of corners as parts of one, and near the origin."""
    lines = [line for line in (line.partition(b"#")[0].split() for line in text.splitlines()) if line]
    head = lines.pop(0)
    name, counts = head[0].upper(), head[1:] or lines.pop(0)
    if not name.endswith(b"OFF"):
        sys.exit(UNREADABLE)
    # Four dimensions, or any number of them.
    if b"4" in name or head[0].startswith(b"n") or b"BINARY" in counts:
        sys.exit(UNSUPPORTED)
    count = int(counts[0])
    corners, faces = lines[:count], lines[count:]
    colour = 3 + 3 * (b"N" in name)
    kinds = name.removesuffix(b"OFF")
    # Many writers put colours behind the corners without saying so in the first word.
    if not kinds and corners and len(corners[0]) in (6, 7) and all(word.isdigit() for word in corners[0][3:]):
        kinds = b"C"
    offset = offset_of([float(word) for word in corner[:3]] for corner in corners)
    made = []
    for corner in corners:
        if offset:
            corner[:3] = [b"%.9g" % (float(word) - by) for word, by in zip(corner, offset)]
        shades = corner[colour : colour + 4]
        if b"C" in kinds and all(word.isdigit() for word in shades):
            corner[colour : colour + 4] = [b"%.6g" % (int(word) / 255) for word in shades]
        made.append(b" ".join(corner))
    # A face has colours behind its corners, which no reader of ours keeps.
    made += [b" ".join(face[: int(face[0]) + 1]) for face in faces]
    return b"\n".join([kinds + b"OFF", b" ".join(counts), *made, b""]), offset


def main():
    kind, marks, source, output = sys.argv[1:]
    try:
        with open(source, "rb") as file:
            text = without_commas(file.read())
        if kind == "off":
            text, moved = plain_off(text)
        else:
            text, moved = near_zero(text.lower() if kind == "stl" else in_white(text), CORNERS[kind])
            if kind == "obj" and marks == "marked":
                text = kept_apart(text)
        with open(output, "wb") as file:
            file.write(text)
        print(json.dumps({"moved": moved}))
    except (IndexError, ValueError):
        sys.exit(UNREADABLE)
    except (MemoryError, OverflowError):
        sys.exit(TOO_MUCH)


main()
