"""Moves a whole GLB by a matrix, and turns its colours from what screens show into linear ones, as glTF has them, or the other way. Gives
normals the length that glTF demands, and materials what Assimp dropped of them. Follows `glb_numbers.py`.

Usage: INPUT OUTPUT MATRIX linear|screen|kept [LOOKS]. LOOKS is a JSON file of materials by name. Exits with 4 for unreadable files, 5 for
too much data.
"""


def materials_in(gltf, turn):
    # Assimp's grey is as light as it is.
    for material in (one for one in gltf.get("materials", []) if one.get("name") != "DefaultMaterial"):
        metal = material.get("pbrMetallicRoughness", {})
        if "baseColorFactor" in metal:
            metal["baseColorFactor"] = [*map(turn, metal["baseColorFactor"][:3]), metal["baseColorFactor"][3]]
        if "emissiveFactor" in material:
            material["emissiveFactor"] = [*map(turn, material["emissiveFactor"])]


def corners_in(gltf, binary, turn):
    """Colours of corners in floats, in their places. Assimp writes no others."""
    indices = {one["attributes"].get("COLOR_0") for mesh in gltf.get("meshes", []) for one in mesh["primitives"]} - {None}
    known = {}
    for accessor in (gltf["accessors"][index] for index in sorted(indices)):
        letter, _ = KINDS[accessor["componentType"]]
        if letter != "f" or "bufferView" not in accessor:
            sys.exit(UNSUPPORTED)
        view, across = gltf["bufferViews"][accessor["bufferView"]], COMPONENTS[accessor["type"]]
        start, stride = view.get("byteOffset", 0) + accessor.get("byteOffset", 0), view.get("byteStride", across * 4)
        for row in range(accessor["count"]):
            colour = struct.unpack_from("<3f", binary, start + row * stride)
            if colour not in known:
                known[colour] = struct.pack("<3f", *map(turn, colour))
            binary[start + row * stride : start + row * stride + 12] = known[colour]
        for key in ("min", "max"):
            accessor.pop(key, None)


def floats_in(gltf, accessor):
    """The start, the distance and the number of an accessor's rows of floats, as Assimp writes them."""
    view = gltf["bufferViews"][accessor["bufferView"]]
    return view.get("byteOffset", 0) + accessor.get("byteOffset", 0), view.get("byteStride", COMPONENTS[accessor["type"]] * 4), accessor["count"]


def faces_at(gltf, binary, primitive):
    """Corners of a primitive's triangles in threes."""
    if primitive.get("mode", TRIANGLES) != TRIANGLES:
        return []
    count = gltf["accessors"][primitive["attributes"]["POSITION"]]["count"]
    numbers = range(count)
    if "indices" in primitive:
        accessor = gltf["accessors"][primitive["indices"]]
        letter, _ = KINDS[accessor["componentType"]]
        start = gltf["bufferViews"][accessor["bufferView"]].get("byteOffset", 0) + accessor.get("byteOffset", 0)
        numbers = struct.unpack_from(f"<{accessor['count']}{letter}", binary, start)
        if max(numbers, default=0) >= count:
            sys.exit(UNREADABLE)
    return zip(numbers[0::3], numbers[1::3], numbers[2::3])


def normals_in(gltf, binary):
    """Normals of length 1 (glTF 2.0, 3.7.2.1): some programs write zeros, others no numbers. Those get the direction of their triangles."""
    for primitive in (one for mesh in gltf.get("meshes", []) for one in mesh["primitives"] if "NORMAL" in one["attributes"]):
        accessor = gltf["accessors"][primitive["attributes"]["NORMAL"]]
        if accessor["componentType"] != 5126 or "bufferView" not in accessor:
            continue
        start, stride, count = floats_in(gltf, accessor)
        found = (struct.unpack_from("<3f", binary, start + row * stride) for row in range(count))
        wrong = {row: (x, y, z) for row, (x, y, z) in enumerate(found) if not 0.99 < x * x + y * y + z * z < 1.01}
        if not wrong:
            continue
        lost = {row for row, normal in wrong.items() if not 1e-12 < math.hypot(*normal) < math.inf}
        wrong.update((row, (0.0, 0.0, 0.0)) for row in lost)
        at, by, _ = floats_in(gltf, gltf["accessors"][primitive["attributes"]["POSITION"]])
        for corners in faces_at(gltf, binary, primitive) if lost else []:
            if not lost.isdisjoint(corners):
                (a, b, c), (d, e, f), (g, h, i) = (struct.unpack_from("<3f", binary, at + corner * by) for corner in corners)
                d, e, f, g, h, i = d - a, e - b, f - c, g - a, h - b, i - c
                for corner in lost.intersection(corners):
                    x, y, z = wrong[corner]
                    wrong[corner] = (x + e * i - f * h, y + f * g - d * i, z + d * h - e * g)
        for row, normal in wrong.items():
            size = math.hypot(*normal)
            sound = 0 < size < math.inf
            struct.pack_into("<3f", binary, start + row * stride, *((value / size for value in normal) if sound else (0.0, 0.0, 1.0)))
        for key in ("min", "max"):
            accessor.pop(key, None)


def looks_in(gltf, looks):
    """Opacity by pictures, and scaled or moved pictures (KHR_texture_transform)."""
    for material in gltf.get("materials", []):
        look = looks.get(material.get("name"), {})
        texture = material.get("pbrMetallicRoughness", {}).get("baseColorTexture")
        if not texture:
            continue
        if look.get("blends"):
            material["alphaMode"] = "BLEND"
        if "transform" in look:
            texture.setdefault("extensions", {})["KHR_texture_transform"] = look["transform"]
            gltf["extensionsUsed"] = sorted({*gltf.get("extensionsUsed", []), "KHR_texture_transform"})


# Upwards, of places by which `plain_x3d.py` and `plain_ply.py` keep corners of different colours apart.
MARK = 1 - (1 << 20)


def is_mark(gltf, binary, primitive):
    index = primitive["attributes"].get("TEXCOORD_0")
    accessor = {} if index is None else gltf["accessors"][index]
    if "bufferView" not in accessor or accessor["componentType"] != 5126 or not accessor["count"]:
        return False
    return struct.unpack_from("<2f", binary, floats_in(gltf, accessor)[0])[1] == MARK


def without_marks(gltf, binary):
    """Takes out what Assimp adds: an old form of materials without their opacity, notes of its own, and a grey that dims colours of corners;
    and our own marks."""
    for material in gltf.get("materials", []):
        material.get("extensions", {}).pop("KHR_materials_pbrSpecularGlossiness", None)
        if not material.get("extensions", True):
            del material["extensions"]
    ours = ("KHR_materials_pbrSpecularGlossiness", "FB_ngon_encoding")
    gltf["extensionsUsed"] = [name for name in gltf.get("extensionsUsed", []) if name not in ours]
    if not gltf["extensionsUsed"]:
        del gltf["extensionsUsed"]
    for primitive in (one for mesh in gltf.get("meshes", []) for one in mesh["primitives"]):
        if is_mark(gltf, binary, primitive):
            del primitive["attributes"]["TEXCOORD_0"]
        primitive.get("extensions", {}).pop("FB_ngon_encoding", None)
        if not primitive.get("extensions", True):
            del primitive["extensions"]
        material = gltf["materials"][primitive["material"]] if "material" in primitive else {}
        if "COLOR_0" in primitive["attributes"] and material.get("name", "") in ("", "DefaultMaterial"):
            material.get("pbrMetallicRoughness", {}).pop("baseColorFactor", None)


def placed(gltf, matrix):
    scenes = gltf.get("scenes") or []
    if matrix == UNMOVED or not scenes:
        return
    scene = scenes[gltf.get("scene", 0)]
    gltf["nodes"].append({"children": scene["nodes"], "matrix": matrix})
    scene["nodes"] = [len(gltf["nodes"]) - 1]


def main():
    source, output, matrix, colours, *looks = sys.argv[1:]
    try:
        with open(source, "rb") as file:
            gltf, binary = read_gltf(file.read())
        binary = bytearray(binary)
        if gltf.get("asset", {}).get("generator", "").startswith("Open Asset Import Library"):
            without_marks(gltf, binary)
            normals_in(gltf, binary)
        if looks:
            with open(looks[0], encoding="utf-8") as file:
                looks_in(gltf, json.load(file))
        if colours != "kept":
            turn = to_linear if colours == "linear" else to_screen
            materials_in(gltf, turn)
            corners_in(gltf, binary, turn)
        placed(gltf, [float(value) for value in json.loads(matrix)])
        text = json.dumps(gltf, ensure_ascii=False, separators=(",", ":")).encode()
        text += b" " * (-len(text) % 4)
        binary.extend(bytes(-len(binary) % 4))
        chunks = struct.pack("<I4s", len(text), b"JSON") + text + (struct.pack("<I4s", len(binary), b"BIN\0") + binary if binary else b"")
        with open(output, "wb") as file:
            file.write(struct.pack("<4sII", b"glTF", 2, 12 + len(chunks)) + chunks)
    except (AttributeError, IndexError, KeyError, RecursionError, TypeError, ValueError, struct.error):
        sys.exit(UNREADABLE)
    except (MemoryError, OverflowError):
        sys.exit(TOO_MUCH)


main()
