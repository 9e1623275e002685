"""Packs a glTF whose data is written out in it as a GLB (glTF 2.0, 4.4), and changes nothing else.

Usage: packed_glb.py INPUT OUTPUT [NAME ...]. Files of these names are packed as well. Exits with 4 for unreadable files, 5 for too much data.
"""

import base64
import json
import re
import struct
import sys
from urllib.parse import unquote_to_bytes

UNREADABLE, TOO_MUCH = 4, 5
MEDIA = {"png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "webp": "image/webp"}


def data_of(uri):
    """The media type and the bytes of a data URI."""
    head, _, data = uri.partition(",")
    kind = re.match(r"data:([^;,]*)", head).group(1)
    return kind, base64.b64decode(data) if head.endswith(";base64") else unquote_to_bytes(data)


def is_data(thing):
    """Whether an object has its data in it, or in one of the files, whose data is written into it then."""
    if thing.get("uri") in sys.argv[3:]:
        with open(thing["uri"], "rb") as file:
            kind = MEDIA.get(thing["uri"].rpartition(".")[2], "application/octet-stream")
            thing["uri"] = f"data:{kind};base64,{base64.b64encode(file.read()).decode()}"
    return isinstance(thing.get("uri"), str) and thing["uri"].startswith("data:")


def put(made, data):
    """The place of data behind what is there, at a multiple of four."""
    made.extend(bytes(-len(made) % 4))
    made.extend(data)
    return len(made) - len(data)


def references(view):
    """Objects that name the buffer of a view: the view, and extensions that compress it."""
    return [view, *(one for one in view.get("extensions", {}).values() if isinstance(one, dict) and "buffer" in one)]


def packed(gltf):
    made = bytearray()
    # Other buffers are left empty by extensions that compress.
    others, places = [], []
    for buffer in gltf.get("buffers", []):
        if is_data(buffer):
            places.append((0, put(made, data_of(buffer["uri"])[1])))
        else:
            others.append(buffer)
            places.append((len(others), 0))
    views = gltf.get("bufferViews", [])
    for view in views:
        for one in references(view):
            number, start = places[one["buffer"]]
            one.update(buffer=number, byteOffset=one.get("byteOffset", 0) + start)
    for image in gltf.get("images", []):
        if is_data(image):
            kind, data = data_of(image.pop("uri"))
            views.append({"buffer": 0, "byteOffset": put(made, data), "byteLength": len(data)})
            image.update(bufferView=len(views) - 1)
            image.setdefault("mimeType", kind)
    if views:
        gltf["bufferViews"] = views
        gltf["buffers"] = [{"byteLength": len(made)}, *others]
    return made


def main():
    source, output = sys.argv[1:3]
    try:
        with open(source, "rb") as file:
            gltf = json.loads(file.read().decode("utf-8-sig"))
        if not isinstance(gltf, dict) or not str(gltf["asset"]["version"]).startswith("2"):
            sys.exit(UNREADABLE)
        made = packed(gltf)
        made.extend(bytes(-len(made) % 4))
        text = json.dumps(gltf, ensure_ascii=False, separators=(",", ":")).encode()
        text += b" " * (-len(text) % 4)
        chunks = struct.pack("<I4s", len(text), b"JSON") + text
        if made:
            chunks += struct.pack("<I4s", len(made), b"BIN\0") + made
        with open(output, "wb") as file:
            file.write(struct.pack("<4sII", b"glTF", 2, 12 + len(chunks)) + chunks)
    except (AttributeError, IndexError, KeyError, RecursionError, TypeError, ValueError, struct.error):
        sys.exit(UNREADABLE)
    except (MemoryError, OverflowError):
        sys.exit(TOO_MUCH)


main()
