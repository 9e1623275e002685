"""Moves a whole GLB by a matrix, and turns its colours from what screens show into linear ones, as glTF has them, or the other way.
Follows `glb_numbers.py`.

Usage: INPUT OUTPUT MATRIX linear|screen|kept. Exits with 4 for unreadable files, 5 for too much data.
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


def without_marks(gltf):
    """Takes out what Assimp adds: an old form of materials without their opacity, notes of its own, and a grey that dims colours of corners."""
    for material in gltf.get("materials", []):
        material.get("extensions", {}).pop("KHR_materials_pbrSpecularGlossiness", None)
        if not material.get("extensions", True):
            del material["extensions"]
    ours = ("KHR_materials_pbrSpecularGlossiness", "FB_ngon_encoding")
    gltf["extensionsUsed"] = [name for name in gltf.get("extensionsUsed", []) if name not in ours]
    if not gltf["extensionsUsed"]:
        del gltf["extensionsUsed"]
    for primitive in (one for mesh in gltf.get("meshes", []) for one in mesh["primitives"]):
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
    source, output, matrix, colours = sys.argv[1:]
    try:
        with open(source, "rb") as file:
            gltf, binary = read_gltf(file.read())
        binary = bytearray(binary)
        if gltf.get("asset", {}).get("generator", "").startswith("Open Asset Import Library"):
            without_marks(gltf)
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
