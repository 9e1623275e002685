"""Rewrites an STL in bytes as a GLB, with the colours of its triangles as screens show them: Assimp reads those of one program as those of
another, joins corners of different colours, and reads no file with more bytes behind its triangles.

Usage: plain_stl.py INPUT OUTPUT. Exits with 4 for unreadable files, 5 for too much data.
"""

import json
import struct
import sys

UNREADABLE, TOO_MUCH = 4, 5
MOST_TRIANGLES = 8_000_000


def byte(five):
    return (five & 31) * 255 // 31


def shades_of(data, marks):
    """The colour of each triangle in three bytes; None without any. Magics names one for the whole in the header, and unlike VisCAM sets
    the highest bit for triangles without their own, and begins with red."""
    at = data.find(b"COLOR=", 0, 70)
    if at >= 0:
        whole = data[at + 6 : at + 9]
        return [whole if mark >> 15 else bytes((byte(mark), byte(mark >> 5), byte(mark >> 10))) for mark in marks]
    if not any(mark >> 15 for mark in marks):
        return None
    return [bytes((byte(mark >> 10), byte(mark >> 5), byte(mark))) if mark >> 15 else b"\xff\xff\xff" for mark in marks]


def plain(data):
    count = struct.unpack_from("<I", data, 80)[0]
    if count > MOST_TRIANGLES:
        sys.exit(TOO_MUCH)
    body = memoryview(data)[84 : 84 + count * 50]
    shades = shades_of(data, [mark for (mark,) in struct.iter_unpack("<48xH", body)])
    corners, colours = bytearray(), bytearray()
    for number in range(count):
        corners += body[number * 50 + 12 : number * 50 + 48]
        colours += struct.pack("<3f", *(value / 255 for value in shades[number])) * 3 if shades else b""
    return glb_of(corners, colours)


def glb_of(corners, colours):
    """A GLB of triangles whose corners are not numbered (glTF 2.0)."""
    columns = [struct.unpack(f"<{len(corners) // 4}f", corners)[axis::3] for axis in range(3)]
    whole = {"min": [min(one) for one in columns], "max": [max(one) for one in columns]}
    lists = [corners, colours] if colours else [corners]
    views = [{"buffer": 0, "byteOffset": len(corners) * at, "byteLength": len(one)} for at, one in enumerate(lists)]
    gltf = {
        "asset": {"version": "2.0"},
        "scene": 0,
        "scenes": [{"nodes": [0]}],
        "nodes": [{"mesh": 0}],
        "meshes": [{"primitives": [{"attributes": {"POSITION": 0, "COLOR_0": 1} if colours else {"POSITION": 0}}]}],
        "buffers": [{"byteLength": len(corners) + len(colours)}],
        "bufferViews": views,
        "accessors": [{"bufferView": at, "componentType": 5126, "count": len(corners) // 12, "type": "VEC3"} for at in range(len(lists))],
    }
    gltf["accessors"][0].update(whole)
    text = json.dumps(gltf).encode()
    text += b" " * (-len(text) % 4)
    chunks = struct.pack("<I4s", len(text), b"JSON") + text + struct.pack("<I4s", len(corners) + len(colours), b"BIN\0") + corners + colours
    return struct.pack("<4sII", b"glTF", 2, 12 + len(chunks)) + chunks


def main():
    source, output = sys.argv[1:]
    try:
        with open(source, "rb") as file:
            made = plain(file.read())
        with open(output, "wb") as file:
            file.write(made)
    except (ValueError, struct.error):
        sys.exit(UNREADABLE)
    except MemoryError:
        sys.exit(TOO_MUCH)


main()
