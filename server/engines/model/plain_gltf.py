"""Rewrites a glTF or GLB in terms that Assimp reads: all numbers of shapes as floats.

Usage: plain_gltf.py INPUT OUTPUT. Exits with 3 for features that are not read, 4 for unreadable files, 5 for too much data.
"""

import array
import base64
import json
import struct
import sys

UNSUPPORTED, UNREADABLE, TOO_MUCH = 3, 4, 5
MOST_NUMBERS = 48_000_000

# glTF 2.0, 3.6.2.2 and 3.11: letters of the struct module, bytes, and the value that stands for 1.
KINDS = {5120: ("b", 1, 127), 5121: ("B", 1, 255), 5122: ("h", 2, 32767), 5123: ("H", 2, 65535)}
COMPONENTS = {"SCALAR": 1, "VEC2": 2, "VEC3": 3, "VEC4": 4}
FLOAT = 5126


def read_gltf(data):
    """The JSON of a glTF or GLB, and the binary chunk of the latter."""
    if data[:4] != b"glTF":
        return json.loads(data), None
    length = struct.unpack_from("<I", data, 12)[0]
    start = 20 + length
    binary = b""
    if start + 8 <= len(data):
        binary = data[start + 8 : start + 8 + struct.unpack_from("<I", data, start)[0]]
    return json.loads(data[20:start]), binary


def bytes_of(buffer, binary):
    uri = buffer.get("uri")
    if uri is None:
        return binary or b""
    return base64.b64decode(uri.partition(",")[2])


def floats_of(gltf, buffers, accessor):
    """The numbers of an accessor as 32-bit floats."""
    if "sparse" in accessor:
        sys.exit(UNSUPPORTED)
    letter, size, one = KINDS[accessor["componentType"]]
    across, count = COMPONENTS[accessor["type"]], accessor["count"]
    view = gltf["bufferViews"][accessor["bufferView"]]
    stride = view.get("byteStride", across * size)
    start = view.get("byteOffset", 0) + accessor.get("byteOffset", 0)
    if min(start, count, across * size) < 0 or stride < across * size:
        sys.exit(UNREADABLE)
    needed = (count - 1) * stride + across * size if count else 0
    data = buffers[view["buffer"]][start : start + needed]
    if len(data) < needed:
        sys.exit(UNREADABLE)
    rows = struct.iter_unpack(f"<{across}{letter}{stride - across * size}x", data + bytes(count * stride - needed))
    numbers = (value for row in rows for value in row)
    if not accessor.get("normalized"):
        return array.array("f", numbers)
    return array.array("f", (max(-1.0, value / one) for value in numbers))


def whole_numbers(gltf):
    """Accessors of shapes whose numbers are not floats. Packed primitives have none of their own."""
    found = set()
    for mesh in gltf.get("meshes", []):
        for primitive in mesh.get("primitives", []):
            if "KHR_draco_mesh_compression" in primitive.get("extensions", {}):
                continue
            for attributes in [primitive.get("attributes", {}), *primitive.get("targets", [])]:
                for name, index in attributes.items():
                    if not name.startswith(("JOINTS", "WEIGHTS", "_")) and "bufferView" in gltf["accessors"][index]:
                        found.add(index)
    return sorted(index for index in found if gltf["accessors"][index]["componentType"] in KINDS)


def plain_gltf(data):
    gltf, binary = read_gltf(data)
    buffers = [bytes_of(buffer, binary) for buffer in gltf["buffers"]]
    made = bytearray(buffers[0])
    made.extend(bytes(-len(made) % 4))
    numbers = 0
    for index in whole_numbers(gltf):
        accessor = gltf["accessors"][index]
        numbers += accessor["count"] * COMPONENTS[accessor["type"]]
        if numbers > MOST_NUMBERS:
            sys.exit(TOO_MUCH)
        floats = floats_of(gltf, buffers, accessor)
        if sys.byteorder == "big":
            floats.byteswap()
        gltf["bufferViews"].append({"buffer": 0, "byteOffset": len(made), "byteLength": len(floats) * 4})
        made.extend(floats.tobytes())
        for key in ("normalized", "min", "max"):
            accessor.pop(key, None)
        accessor.update(bufferView=len(gltf["bufferViews"]) - 1, byteOffset=0, componentType=FLOAT)
    for key in ("extensionsUsed", "extensionsRequired"):
        gltf[key] = [name for name in gltf.get(key, []) if name != "KHR_mesh_quantization"]
        if not gltf[key]:
            del gltf[key]
    gltf["buffers"][0]["byteLength"] = len(made)
    if binary is None:
        gltf["buffers"][0]["uri"] = "data:application/octet-stream;base64," + base64.b64encode(made).decode()
        return json.dumps(gltf).encode()
    text = json.dumps(gltf).encode()
    text += b" " * (-len(text) % 4)
    made.extend(bytes(-len(made) % 4))
    total = 12 + 8 + len(text) + 8 + len(made)
    return b"".join(
        [struct.pack("<4sII", b"glTF", 2, total), struct.pack("<I4s", len(text), b"JSON"), text, struct.pack("<I4s", len(made), b"BIN\0"), made]
    )


def main():
    source, output = sys.argv[1:]
    try:
        with open(source, "rb") as file:
            made = plain_gltf(file.read())
        with open(output, "wb") as file:
            file.write(made)
    except (AttributeError, IndexError, KeyError, RecursionError, TypeError, ValueError, struct.error):
        sys.exit(UNREADABLE)
    except (MemoryError, OverflowError):
        sys.exit(TOO_MUCH)


main()
