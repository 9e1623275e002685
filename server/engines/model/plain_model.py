"""Rewrites a model in terms that Assimp reads: glTF numbers as floats, lengths of 3MF and AMF in millimetres, colours of a PLY by their
usual names, words of an STL in small letters.

Usage: plain_model.py FORMAT INPUT OUTPUT. Exits with 3 for features that are not read, 4 for unreadable files, 5 for too much data.
"""

import array
import base64
import json
import re
import struct
import sys
import zipfile

UNSUPPORTED, UNREADABLE, TOO_MUCH = 3, 4, 5
MOST_BYTES = 512 * 1024 * 1024
MOST_NUMBERS = 48_000_000

# glTF 2.0, 3.6.2.2 and 3.11: letters of the struct module, bytes, and the value that stands for 1.
KINDS = {5120: ("b", 1, 127), 5121: ("B", 1, 255), 5122: ("h", 2, 32767), 5123: ("H", 2, 65535)}
COMPONENTS = {"SCALAR": 1, "VEC2": 2, "VEC3": 3, "VEC4": 4}
FLOAT = 5126

MILLIMETRES = {"micron": 0.001, "millimeter": 1, "centimeter": 10, "inch": 25.4, "foot": 304.8, "feet": 304.8, "meter": 1000}


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


def scale_of(root):
    unit = re.search(rb"\bunit\s*=\s*[\"']([a-z]+)[\"']", root)
    return MILLIMETRES.get(unit.group(1).decode() if unit else "millimeter", 1)


def number(value):
    return f"{value:.9g}"


def scaled_items(model):
    """A 3MF part whose items are placed with lengths in millimetres (3MF Core Specification, 3.4 and 4.2)."""
    root = re.search(rb"<(?:[\w-]+:)?model\b[^<>]*>", model)
    build = re.search(rb"<(?:[\w-]+:)?build\b[^<>]*>", model)
    scale = scale_of(root.group(0)) if root else 1
    if not root or not build or scale == 1:
        return model

    def placed(match):
        stated = re.search(rb"\btransform\s*=\s*[\"']([^\"']*)[\"']", match.group(0))
        matrix = [float(value) for value in stated.group(1).split()] if stated else [1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0]
        if len(matrix) != 12:
            sys.exit(UNREADABLE)
        transform = b'transform="' + " ".join(number(value * scale) for value in matrix).encode() + b'"'
        if stated:
            return match.group(0).replace(stated.group(0), transform)
        return match.group(1) + b" " + transform + match.group(0)[len(match.group(1)) :]

    head, rest = model[: build.end()], model[build.end() :]
    head = head.replace(root.group(0), re.sub(rb"\bunit\s*=\s*[\"'][a-z]+[\"']", b'unit="millimeter"', root.group(0)), 1)
    return head + re.sub(rb"(<(?:[\w-]+:)?item\b)[^<>]*>", placed, rest)


def plain_3mf(path, output):
    with zipfile.ZipFile(path) as package, zipfile.ZipFile(output, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as made:
        if sum(entry.file_size for entry in package.infolist()) > MOST_BYTES:
            sys.exit(TOO_MUCH)
        for entry in package.infolist():
            content = package.read(entry)
            made.writestr(entry.filename, scaled_items(content) if entry.filename.lower().endswith(".model") else content)


def plain_amf(text):
    """An AMF whose coordinates and distances are in millimetres (ISO/ASTM 52915)."""
    root = re.search(rb"<amf\b[^<>]*>", text)
    scale = scale_of(root.group(0)) if root else 1

    def scaled(match):
        return match.group(1) + number(float(match.group(2)) * scale).encode()

    text = re.sub(rb"(<(?:[xyz]|delta[xyz])>\s*)([-+\d.eE]+)", scaled, text)
    return text.replace(root.group(0), re.sub(rb"\bunit\s*=\s*[\"'][a-z]+[\"']", b'unit="millimeter"', root.group(0)), 1) if root else text


def plain_ply(data):
    head, mark, body = data.partition(b"end_header")
    return re.sub(rb"^(property \w+) diffuse_(?=red|green|blue|alpha)", rb"\1 ", head, flags=re.MULTILINE) + mark + body


PLAIN = {"amf": plain_amf, "ply": plain_ply, "stl": bytes.lower, "gltf": plain_gltf, "glb": plain_gltf}


def main():
    kind, source, output = sys.argv[1:]
    try:
        if kind == "3mf":
            plain_3mf(source, output)
            return
        with open(source, "rb") as file:
            data = file.read()
        made = PLAIN[kind](data)
        with open(output, "wb") as file:
            file.write(made)
    except (AttributeError, IndexError, KeyError, RecursionError, TypeError, ValueError, struct.error, zipfile.BadZipFile, NotImplementedError, EOFError):
        sys.exit(UNREADABLE)
    except (MemoryError, OverflowError):
        sys.exit(TOO_MUCH)


main()
