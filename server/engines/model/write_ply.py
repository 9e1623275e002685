def corner_shades(scene, part):
    """Colours of a part's corners in bytes as screens show them: their own, in that of the material. None if all are white."""
    red, green, blue, _ = scene.colour_of(part.material)
    if part.colours:
        known = {}
        for colour in map(tuple, part.colours):
            if colour not in known:
                known[colour] = bytes(round(to_screen(value * by) * 255) for value, by in zip(colour, (red, green, blue)))
        return [known[tuple(colour)] for colour in part.colours]
    if part.material is None or (red, green, blue) == (1.0, 1.0, 1.0):
        return None
    return [bytes(round(to_screen(value) * 255) for value in (red, green, blue))] * len(part.corners)


def write_ply(scene, output, matrix):
    """Writes corners with normals, places on a picture and colours where any part has them, and faces."""
    parts = list(scene.parts(matrix))
    shades = [corner_shades(scene, part) for part in parts]
    kept = [any(part.normals for part in parts), any(scene.texture_of(part.material) and part.places for part in parts), any(shades)]
    corners, faces, face = {}, bytearray(), struct.Struct("<B3i")
    row = struct.Struct(f"<{3 + 3 * kept[0] + 2 * kept[1]}f")
    for part, colours in zip(parts, shades):
        scene.spend(11 * len(part.corners) + 3 * len(part.triangles))
        numbers = []
        for at, corner in enumerate(part.corners):
            normal = (part.normals[at] if part.normals else (0, 0, 0)) if kept[0] else ()
            place = ((part.places[at][0], 1 - part.places[at][1]) if part.places else (0, 0)) if kept[1] else ()
            colour = (colours[at] if colours else b"\xff\xff\xff") if kept[2] else b""
            one = row.pack(*corner, *normal, *place) + colour
            # Points may lie twice in a place, corners of faces need not.
            numbers.append(corners.setdefault(one if part.triangles else (one, len(corners)), len(corners)))
        faces += b"".join(face.pack(3, numbers[a], numbers[b], numbers[c]) for a, b, c in part.triangles)
    if not corners:
        sys.exit(NO_SHAPE)
    names = [["nx", "ny", "nz"], ["s", "t"], ["red", "green", "blue"]]
    head = ["ply", "format binary_little_endian 1.0", f"element vertex {len(corners)}"]
    head += [f"property float {name}" for name in ("x", "y", "z", *(names[0] if kept[0] else []), *(names[1] if kept[1] else []))]
    head += [f"property uchar {name}" for name in (names[2] if kept[2] else [])]
    head += [f"element face {len(faces) // face.size}", "property list uchar int vertex_indices"] if faces else []
    with open(output, "wb") as file:
        file.write(("\n".join([*head, "end_header"]) + "\n").encode())
        file.write(b"".join(one if isinstance(one, bytes) else one[0] for one in corners))
        file.write(faces)
    print(json.dumps({"pictures": any(scene.texture_of(part.material) for part in parts)}))


run(write_ply)
