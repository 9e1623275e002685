"""Writes the points of a PLY that has no faces as an OBJ: Assimp writes only points that belong to faces.

Usage: ply_points.py INPUT OUTPUT. Exits with 3 for features that are not read, 4 for unreadable files.
"""

import struct
import sys

UNSUPPORTED, UNREADABLE = 3, 4

# Letters of the struct module by the names of both versions of the format.
KINDS = {"char": "b", "int8": "b", "uchar": "B", "uint8": "B", "short": "h", "int16": "h", "ushort": "H", "uint16": "H"}
KINDS |= {"int": "i", "int32": "i", "uint": "I", "uint32": "I", "float": "f", "float32": "f", "double": "d", "float64": "d"}


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
            colours = [names.index(name) for name in ("red", "green", "blue") if name in names]
            scale = 1 if colours and properties["red"] in "fd" else 255
            write.write("# Points alone\n")
            for row in rows_of(file, form, count, properties):
                values = [f"{row[at]:.9g}" for at in axes]
                values += [f"{row[at] / scale:.4g}" for at in colours if len(colours) == 3]
                write.write(f"v {' '.join(values)}\n")
    except (IndexError, KeyError, ValueError, struct.error):
        sys.exit(UNREADABLE)


main()
