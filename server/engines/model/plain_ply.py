"""Rewrites a PLY in terms that Assimp reads: colours by their usual names, those of Gaussian splats among them, places on a picture at
corners instead of faces, colours at corners instead of faces, and corners near the origin, where floats of seven digits are exact enough.

Usage: plain_ply.py INPUT OUTPUT. Prints {"moved": [x, y, z]}, the vector to add to get the original places; empty if not moved. Exits with
3 for features that are not read, 4 for unreadable files, 5 for too much data.
"""

import json
import re
import struct
import sys

UNSUPPORTED, UNREADABLE, TOO_MUCH = 3, 4, 5
MOST_NUMBERS = 48_000_000
FAR, TIMES = 100_000, 50

# Letters of the struct module by the names of both versions of the format.
KINDS = {"char": "b", "int8": "b", "uchar": "B", "uint8": "B", "short": "h", "int16": "h", "ushort": "H", "uint16": "H"}
KINDS |= {"int": "i", "int32": "i", "uint": "I", "uint32": "I", "float": "f", "float32": "f", "double": "d", "float64": "d"}

# Properties of corners that are kept, each under the first of its names. Splats have their colour as a harmonic of degree 0.
COLOURS = [("red", "r", "diffuse_red", "f_dc_0"), ("green", "g", "diffuse_green", "f_dc_1"), ("blue", "b", "diffuse_blue", "f_dc_2")]
NORMALS = [("nx",), ("ny",), ("nz",)]
PLACES = [("s", "u", "texture_u"), ("t", "v", "texture_v")]
HARMONIC = 0.28209479177387814
# Upwards, of places that are on no picture; `placed_glb.py` takes them out.
MARK = 1 << 20


def read_header(file):
    """The format, the elements (name, count, properties as name, kind and kind of length), and the comments."""
    form, elements, comments = "", [], []
    for _ in range(10_000):
        line = file.readline(4096).decode("latin-1")
        words = line.split()
        if words[:1] == ["end_header"]:
            return form, elements, comments
        if words[:1] == ["format"]:
            form = words[1]
        elif words[:1] == ["comment"]:
            comments.append(line.strip())
        elif words[:1] == ["element"]:
            elements.append((words[1], int(words[2]), []))
        elif words[:2] == ["property", "list"]:
            elements[-1][2].append((words[4], KINDS[words[3]], KINDS[words[2]]))
        elif words[:1] == ["property"]:
            elements[-1][2].append((words[2], KINDS[words[1]], None))
    sys.exit(UNREADABLE)


def rows_of_text(file, count, properties):
    for _ in range(count):
        words = re.sub(rb"(?<=\d),(?=\d)", b".", file.readline(1_000_000)).split()
        row, at = [], 0
        for _name, _kind, length in properties:
            if length is None:
                row.append(float(words[at]))
                at += 1
            else:
                size = int(words[at])
                row.append([float(word) for word in words[at + 1 : at + 1 + size]])
                if len(row[-1]) != size:
                    sys.exit(UNREADABLE)
                at += 1 + size
        yield row


def rows_of_bytes(file, order, count, properties):
    if all(length is None for _name, _kind, length in properties):
        row = struct.Struct(order + "".join(kind for _name, kind, _length in properties))
        for _ in range(count):
            yield row.unpack(file.read(row.size))
        return

    def number(kind):
        return struct.unpack(order + kind, file.read(struct.calcsize(kind)))[0]

    for _ in range(count):
        row = []
        for _name, kind, length in properties:
            if length is None:
                row.append(number(kind))
                continue
            size = number(length)
            if not 0 <= size <= MOST_NUMBERS:
                sys.exit(UNREADABLE)
            row.append(struct.unpack(f"{order}{size}{kind}", file.read(size * struct.calcsize(kind))))
        yield row


def positions(properties, groups):
    """Positions of the properties of these groups; empty unless all are there."""
    names = [name if length is None else None for name, _kind, length in properties]
    found = [next((names.index(name) for name in group if name in names), None) for group in groups]
    return [] if None in found else found


def shade(value, kind, name):
    if name.startswith("f_dc"):
        value = value * HARMONIC + 0.5
    elif kind not in "fd":
        return max(0, min(255, value))
    return max(0, min(255, round(value * 255)))


def offset_of(corners):
    low = [min(corner[axis] for corner in corners) for axis in range(3)]
    high = [max(corner[axis] for corner in corners) for axis in range(3)]
    most = max(map(abs, low + high))
    size = max(top - bottom for top, bottom in zip(high, low))
    if not FAR <= most < 1e15 or most < TIMES * size:
        return []
    return [int(bottom // 100 * 100) if abs(bottom) >= FAR else 0 for bottom in low]


def triangles_of(strip):
    """The triangles of a strip of corners, in which -1 begins another."""
    before, is_odd = [], False
    for corner in strip:
        if corner < 0:
            before, is_odd = [], False
            continue
        if len(before) == 2:
            yield [before[1], before[0], corner] if is_odd else [*before, corner]
            is_odd = not is_odd
        before = [*before[-1:], corner]


def read_model(file):
    """Corners as rows of numbers, what they have besides x, y and z, faces, and places on a picture and colours for each face."""
    form, elements, comments = read_header(file)
    if sum(count * len(properties) for _name, count, properties in elements) > MOST_NUMBERS:
        sys.exit(TOO_MUCH)
    corners, faces, places, tints, kept = [], [], [], [], []
    for name, count, properties in elements:
        if form == "ascii":
            rows = rows_of_text(file, count, properties)
        else:
            rows = rows_of_bytes(file, ">" if form == "binary_big_endian" else "<", count, properties)
        if name == "vertex":
            axes = positions(properties, [("x",), ("y",), ("z",)])
            colours = positions(properties, COLOURS)
            others = [(group, positions(properties, group)) for group in (NORMALS, PLACES)]
            kept = [group for group, at in [*others, (COLOURS, colours)] if at]
            further = [at for _group, found in others for at in found]
            for row in rows:
                shades = [shade(row[at], properties[at][1], properties[at][0]) for at in colours]
                corners.append([*(row[at] for at in axes), *(row[at] for at in further), *map(int, shades)])
        elif name == "face":
            lists = [name for name, _kind, length in properties]
            corner = next(at for at, one in enumerate(lists) if one in ("vertex_indices", "vertex_index"))
            place = lists.index("texcoord") if "texcoord" in lists else None
            tint = [] if COLOURS in kept else positions(properties, COLOURS)
            for row in rows:
                faces.append([int(at) for at in row[corner]])
                if tint:
                    tints.append(tuple(int(shade(row[at], properties[at][1], properties[at][0])) for at in tint))
                if place is not None:
                    places.append(row[place])
        elif name == "tristrips":
            for row in rows:
                faces += triangles_of(map(int, row[0]))
        else:
            for _ in rows:
                pass
    return corners, kept, faces, places, tints, comments


def apart(corners, kept, faces, places):
    """The same with a corner of its own for each corner of a face, which holds its place on the picture."""
    at = 3 + 3 * (NORMALS in kept)
    made, shown = [], []
    for face, place in zip(faces, places):
        shown.append(list(range(len(made), len(made) + len(face))))
        for number, index in enumerate(face):
            corner = corners[index]
            made.append([*corner[:at], *place[number * 2 : number * 2 + 2], *corner[at:]])
    return made, [group for group in (NORMALS, PLACES, COLOURS) if group in kept or group is PLACES], shown


def tinted(corners, kept, faces, tints):
    """The same with a corner of its own for each corner of a face, which holds its colour. Assimp joins corners of equal places and normals
    whatever their colours are, but not if they lie elsewhere on a picture."""
    numbers, made, shown = {}, [], []
    for face, tint in zip(faces, tints):
        mark = [] if PLACES in kept else [numbers.setdefault(tint, len(numbers)), MARK]
        shown.append(list(range(len(made), len(made) + len(face))))
        made += [[*corners[index], *mark, *tint] for index in face]
    return made, [*kept, *([] if PLACES in kept else [PLACES]), COLOURS], shown


def have_two_colours(corners):
    """Whether two corners have one place and two colours."""
    colours = {}
    return any(colours.setdefault(tuple(corner[:3]), corner[-3:]) != corner[-3:] for corner in corners)


def marked(corners, kept):
    """The same with a place on no picture for each colour, for the same reason."""
    numbers, at = {}, 3 + 3 * (NORMALS in kept)
    made = [[*corner[:at], numbers.setdefault(tuple(corner[-3:]), len(numbers)), MARK, *corner[at:]] for corner in corners]
    return made, [*(group for group in kept if group is not COLOURS), PLACES, COLOURS]


def write_ply(path, corners, kept, faces, comments):
    names = ["x", "y", "z", *(names[0] for group in kept for names in group)]
    floats = [name for name in names if name not in ("red", "green", "blue")]
    with open(path, "wb") as file:
        head = ["ply", "format binary_little_endian 1.0", *(line for line in comments if line.startswith("comment TextureFile"))]
        head += [f"element vertex {len(corners)}"]
        head += [f"property {'float' if name in floats else 'uchar'} {name}" for name in names]
        if faces:
            head += [f"element face {len(faces)}", "property list uint int vertex_indices"]
        file.write(("\n".join([*head, "end_header"]) + "\n").encode("latin-1"))
        row = struct.Struct("<" + "f" * len(floats) + "B" * (len(names) - len(floats)))
        for corner in corners:
            file.write(row.pack(*corner))
        for face in faces:
            file.write(struct.pack(f"<I{len(face)}i", len(face), *face))


def main():
    source, output = sys.argv[1:]
    try:
        with open(source, "rb") as file:
            corners, kept, faces, places, tints, comments = read_model(file)
        offset = offset_of(corners)
        for corner in corners if offset else []:
            corner[:3] = [value - by for value, by in zip(corner, offset)]
        if places and PLACES not in kept:
            corners, kept, faces = apart(corners, kept, faces, places)
        if tints:
            corners, kept, faces = tinted(corners, kept, faces, tints)
        elif faces and COLOURS in kept and PLACES not in kept and have_two_colours(corners):
            corners, kept = marked(corners, kept)
        write_ply(output, corners, kept, faces, comments)
        print(json.dumps({"moved": offset}))
    except (IndexError, KeyError, StopIteration, TypeError, ValueError, struct.error):
        sys.exit(UNREADABLE)
    except (MemoryError, OverflowError):
        sys.exit(TOO_MUCH)


main()
