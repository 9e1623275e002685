"""Turns the faces of an X3D that are listed clockwise (ISO/IEC 19775-1, 11.2.3, `ccw`): Assimp takes all for counterclockwise.

Usage: plain_x3d.py INPUT OUTPUT. Exits with 5 for too much data.
"""

import re
import sys

TOO_MUCH = 5
CLOCKWISE = re.compile(rb"<(?:\w{1,20}:)?(IndexedFaceSet|IndexedTriangleSet)\b([^<>]*)>")
LISTS = re.compile(rb"(\s(?:coordIndex|texCoordIndex|colorIndex|normalIndex|index)\s*=\s*)([\"'])([^\"']*)\2")


def turned(numbers, by_threes):
    """Numbers of corners with each face in the opposite order; faces end with -1 or have three corners."""
    words = numbers.replace(b",", b" ").split()
    if by_threes:
        return [word for at in range(0, len(words), 3) for word in reversed(words[at : at + 3])]
    made, face = [], []
    for word in words:
        if word == b"-1":
            made += [*reversed(face), word]
            face = []
        else:
            face.append(word)
    return made + face[::-1]


def plain(found):
    tag, name, attributes = found.group(0), found.group(1), found.group(2)
    if not re.search(rb"\sccw\s*=\s*[\"']false[\"']", attributes):
        return tag
    # Lists by face have no -1, and keep their order.
    def list_of(one):
        word = one.group(1).split(b"=")[0].strip()
        is_by_face = word in (b"colorIndex", b"normalIndex") and b"-1" not in one.group(3).replace(b",", b" ").split()
        numbers = one.group(3) if is_by_face else b" ".join(turned(one.group(3), name == b"IndexedTriangleSet"))
        return one.group(1) + one.group(2) + numbers + one.group(2)

    return LISTS.sub(list_of, re.sub(rb"(\sccw\s*=\s*[\"'])false", rb"\1true", tag))


def main():
    source, output = sys.argv[1:]
    try:
        with open(source, "rb") as file:
            made = CLOCKWISE.sub(plain, file.read())
        with open(output, "wb") as file:
            file.write(made)
    except MemoryError:
        sys.exit(TOO_MUCH)


main()
