"""Keeps the faces of an OBJ, and drops its lines and points: Assimp writes those into an STL or 3MF as if they had three corners.

Usage: faces_alone.py INPUT OUTPUT. Exits with 6 if nothing is left, 4 for unreadable files.
"""

import sys

UNREADABLE, NO_FACES = 4, 6


def is_kept(words):
    return words[:1] not in ([b"l"], [b"p"]) and not (words[:1] == [b"f"] and len(words) < 4)


def main():
    source, output = sys.argv[1:]
    faces = False
    try:
        with open(source, "rb") as read, open(output, "wb") as write:
            before = b""
            for line in read:
                # A backslash joins a line with the next.
                if line.rstrip(b"\r\n").endswith(b"\\"):
                    before += line.rstrip(b"\r\n")[:-1] + b" "
                    continue
                words = (before + line).split()
                if is_kept(words):
                    write.write(b" ".join(words) + b"\n")
                    faces = faces or words[:1] == [b"f"]
                before = b""
    except MemoryError:
        sys.exit(UNREADABLE)
    if not faces:
        sys.exit(NO_FACES)


main()
