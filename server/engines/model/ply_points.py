"""Writes the points of a PLY that has no faces as an OBJ: Assimp writes only points that belong to faces.

Usage: ply_points.py INPUT OUTPUT. Exits with 3 for features that are not read, 4 for unreadable files.
"""

import struct
import sys

UNSUPPORTED, UNREADABLE = 3, 4

# Letters of the struct module by the names of both versions of the format.
KINDS = {"char": "b", "int8": "b", "uchar": "B", "uint8": "B", "short": "h", "int16": "h", "ushort": "H", "uint16": "H"}
KINDS |= {"int": "i", "int32": "i", "uint": "I", "uint32": "I", "float": "f", "float32": "f", "double": "d", "float64": "d"}

COLOURS = [("red", "green", "blue"), ("r", "g", "b"), ("diffuse_red", "diffuse_green", "diffuse_blue"), ("f_dc_0", "f_dc_1", "f_dc_2")]
# Gaussian splats have their colour as a harmonic of degree 0.
HARMONIC = 0.28209479177387814


def shade(value, name, kind):
    """A colour as a part of one."""
    if name.startswith("f_dc"):
        return max(0, min(1, value * HARMONIC + 0.5))
    return value if kind in "fd" else value / 255


def read_header(file):
    """The format, the number of points, and the kinds of their properties by name."""
    form, count, properties, element = "", 0, {}, ""
    for _ in range(1000):
        words = file.readline(4096).decode("ascii", "replace").split()
        if words[:1] == ["end_header"]:
            return form, count, properties
        if words[:1] == ["format"]:
            form = words[1]
        elif words[:1] == ["element"]:
            if not element and words[1] != "vertex":
                sys.exit(UNSUPPORTED)
            element = words[1]
            if element == "vertex":
                count = int(words[2])
        elif words[:1] == ["property"] and element == "vertex":
            if words[1] == "list":
                sys.exit(UNSUPPORTED)
            properties[words[2]] = KINDS[words[1]]
    sys.exit(UNREADABLE)


def rows_of(file, form, count, properties):
    if form == "ascii":
        for _ in range(count):
            yield [float(word) for word in file.readline(65536).split()[: len(properties)]]
        return
    row = struct.Struct((">" if form == "binary_big_endian" else "<") + "".join(properties.values()))
    for _ in range(count):
        yield row.unpack(file.read(row.size))


def main():
    source, output = sys.argv[1:]
    try:
        with open(source, "rb") as file, open(output, "w", encoding="ascii") as write:
            form, count, properties = read_header(file)
            names = list(properties)
            axes = [names.index(axis) for axis in ("x", "y", "z")]
            colours = next(([names.index(name) for name in group] for group in COLOURS if set(group) <= set(names)), [])
            digits = ".15g" if properties["x"] == "d" or form == "ascii" else ".9g"
            write.write("# Points alone\n")
            for row in rows_of(file, form, count, properties):
                values = [f"{row[at]:{digits}}" for at in axes]
                values += [f"{shade(row[at], names[at], properties[names[at]]):.4g}" for at in colours]
                write.write(f"v {' '.join(values)}\n")
    except (IndexError, KeyError, ValueError, struct.error):
        sys.exit(UNREADABLE)


main()
