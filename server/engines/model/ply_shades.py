"""Writes the colours of a PLY in bytes as its header says: Assimp 5.2 writes floats under the same header, and every reader is lost behind
the first corner.

Usage: ply_shades.py INPUT OUTPUT. Exits with 3 if the file has neither layout.
"""

import struct
import sys

UNSUPPORTED = 3


def ends(data, at, faces):
    """Whether these faces, each a byte with its number of corners and four bytes for each, end where the file ends."""
    try:
        for _ in range(faces):
            at += 1 + data[at] * 4
    except IndexError:
        return False
    return at == len(data)


def main():
    source, output = sys.argv[1:]
    with open(source, "rb") as file:
        data = file.read()
    head = data.index(b"end_header\n") + 11
    lines = [line.split() for line in data[:head].decode("latin-1").splitlines()]
    counts = {words[1]: int(words[2]) for words in lines if words[0] == "element"}
    kinds = [words[1] for words in lines if words[0] == "property" and words[1] != "list"]
    shades = kinds.count("uchar")
    start = head + counts["vertex"] * (len(kinds) * 4 - shades * 3)
    floats = head + counts["vertex"] * len(kinds) * 4
    faces = counts.get("face", 0)
    with open(output, "wb") as file:
        if ends(data, start, faces):
            file.write(data)
        elif ends(data, floats, faces):
            row = struct.Struct("<" + "".join("B" if kind == "uchar" else "f" for kind in kinds))
            file.write(data[:head])
            for values in struct.iter_unpack(f"<{len(kinds)}f", data[head:floats]):
                file.write(row.pack(*(max(0, min(255, round(value * 255))) if kind == "uchar" else value for value, kind in zip(values, kinds))))
            file.write(data[floats:])
        else:
            sys.exit(UNSUPPORTED)


main()
