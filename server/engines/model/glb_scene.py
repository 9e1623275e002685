"""Reads the scene of a glTF or GLB: triangles, lines and points where nodes, bones and morphs put them, in the colours of their materials.
Follows `glb_numbers.py`; the writers of other formats follow it, and get the matrix that leads from this scene to theirs.

Exits with 3 for features that are not read, 4 for unreadable files, 5 for too much data, 6 without shapes.
"""


class Part:
    """The triangles, lines or points of a primitive where its node puts them: numbers of its corners in threes or pairs, or neither."""

    def __init__(self, name, material, corners, triangles, lines):
        self.name, self.material, self.corners, self.triangles, self.lines = name, material, corners, triangles, lines
        self.normals = self.places = self.colours = None


class Scene:
    def __init__(self, path, is_bare):
        with open(path, "rb") as file:
            self.gltf, binary = read_gltf(file.read())
        self.buffers = [self.bytes_of(buffer, binary) for buffer in self.gltf.get("buffers", [])]
        self.left = MOST_NUMBERS
        self.is_bare = is_bare
        self.worlds = {}

    @staticmethod
    def bytes_of(buffer, binary):
        uri = buffer.get("uri")
        return binary if uri is None else base64.b64decode(uri.partition(",")[2])

    def spend(self, count):
        self.left -= count
        if self.left < 0:
            sys.exit(TOO_MUCH)

    def view_bytes(self, index):
        view = self.gltf["bufferViews"][index]
        start = view.get("byteOffset", 0)
        return self.buffers[view["buffer"]][start : start + view["byteLength"]]

    def taken(self, index, offset, letter, across, count):
        """`count` rows of numbers from a buffer view."""
        view, size = self.gltf["bufferViews"][index], struct.calcsize(letter)
        stride, start = view.get("byteStride", across * size), view.get("byteOffset", 0) + offset
        if min(start, count) < 0 or stride < across * size:
            sys.exit(UNREADABLE)
        needed = (count - 1) * stride + across * size if count else 0
        data = self.buffers[view["buffer"]][start : start + needed]
        if len(data) < needed:
            sys.exit(UNREADABLE)
        if stride == across * size:
            return list(struct.unpack(f"<{count * across}{letter}", data))
        row = f"<{across}{letter}{stride - across * size}x"
        return [value for one in struct.iter_unpack(row, data + bytes(count * stride - needed)) for value in one]

    def numbers(self, index):
        """The numbers of an accessor in one list, and how many of them are a row."""
        accessor = self.gltf["accessors"][index]
        letter, one = KINDS[accessor["componentType"]]
        across, count = COMPONENTS[accessor["type"]], accessor["count"]
        self.spend(across * count)
        found = [0.0] * (across * count)
        if "bufferView" in accessor:
            found = self.taken(accessor["bufferView"], accessor.get("byteOffset", 0), letter, across, count)
        if "sparse" in accessor:
            sparse = accessor["sparse"]
            where, what = sparse["indices"], sparse["values"]
            self.spend(across * sparse["count"])
            places = self.taken(where["bufferView"], where.get("byteOffset", 0), KINDS[where["componentType"]][0], 1, sparse["count"])
            values = self.taken(what["bufferView"], what.get("byteOffset", 0), letter, across, sparse["count"])
            for at, place in enumerate(places):
                if place >= count:
                    sys.exit(UNREADABLE)
                found[place * across : place * across + across] = values[at * across : at * across + across]
        if accessor.get("normalized") and one:
            found = [max(-1.0, value / one) for value in found]
        return found, across

    def nodes(self):
        """The nodes of the scene and their matrices, each once; `worlds` has them by number."""
        nodes = self.gltf.get("nodes", [])
        scenes = self.gltf.get("scenes") or []
        inner = {child for node in nodes for child in node.get("children", [])}
        roots = scenes[self.gltf.get("scene", 0)].get("nodes", []) if scenes else [at for at in range(len(nodes)) if at not in inner]
        open_ = [(root, UNMOVED) for root in reversed(roots)]
        while open_:
            index, above = open_.pop()
            if index in self.worlds or index < 0:
                continue
            self.worlds[index] = times(above, place_of(nodes[index]))
            open_ += [(child, self.worlds[index]) for child in reversed(nodes[index].get("children", []))]
        return [(nodes[index], world) for index, world in self.worlds.items()]

    def bones_of(self, skin):
        binds = rows(*self.numbers(skin["inverseBindMatrices"])) if "inverseBindMatrices" in skin else None
        return [times(self.worlds.get(joint, UNMOVED), binds[at] if binds else UNMOVED) for at, joint in enumerate(skin["joints"])]

    def instances_of(self, node, world):
        """The matrices of a node: several if it is drawn several times (EXT_mesh_gpu_instancing)."""
        attributes = node.get("extensions", {}).get("EXT_mesh_gpu_instancing", {}).get("attributes", {})
        read = {name: rows(*self.numbers(index)) for name, index in attributes.items() if name in ("TRANSLATION", "ROTATION", "SCALE")}
        if not read:
            return [world]
        count = min(map(len, read.values()))
        one = {"TRANSLATION": [0, 0, 0], "ROTATION": [0, 0, 0, 1], "SCALE": [1, 1, 1]}
        return [times(world, matrix_of(*(read[name][at] if name in read else plain for name, plain in one.items()))) for at in range(count)]

    def parts(self, matrix):
        """The parts of the scene, all of them moved by a matrix in column order."""
        for node, world in self.nodes():
            if "mesh" not in node:
                continue
            mesh = self.gltf["meshes"][node["mesh"]]
            name = str(node.get("name") or mesh.get("name") or "")
            skin = self.gltf["skins"][node["skin"]] if "skin" in node else None
            bones = self.bones_of(skin) if skin else None
            for place in [UNMOVED] if bones else self.instances_of(node, world):
                for primitive in mesh["primitives"]:
                    part = self.part_of(primitive, name, node.get("weights") or mesh.get("weights") or [], bones)
                    if part:
                        self.put(part, times(matrix, place))
                        yield part

    def put(self, part, matrix):
        turn, mirrors = turner(matrix)
        part.corners = [moved(matrix, corner) for corner in part.corners]
        if part.normals:
            part.normals = [turn(normal) for normal in part.normals]
        if mirrors:
            part.triangles = [(a, c, b) for a, b, c in part.triangles]

    def part_of(self, primitive, name, weights, bones):
        if "KHR_draco_mesh_compression" in primitive.get("extensions", {}):
            sys.exit(UNSUPPORTED)
        attributes, mode = primitive["attributes"], primitive.get("mode", TRIANGLES)
        if "POSITION" not in attributes:
            return None
        corners = rows(*self.numbers(attributes["POSITION"]))
        for weight, target in zip(weights, primitive.get("targets", [])):
            if weight and "POSITION" in target:
                further = rows(*self.numbers(target["POSITION"]))
                corners = [[value + weight * by for value, by in zip(corner, add)] for corner, add in zip(corners, further)]
        indices = self.numbers(primitive["indices"])[0] if "indices" in primitive else range(len(corners))
        if len(indices) and max(indices) >= len(corners):
            sys.exit(UNREADABLE)
        part = Part(name, primitive.get("material"), corners, triangles_of(indices, mode), lines_of(indices, mode))
        if "NORMAL" in attributes and mode >= TRIANGLES:
            part.normals = rows(*self.numbers(attributes["NORMAL"]))
        if "COLOR_0" in attributes:
            part.colours = rows(*self.numbers(attributes["COLOR_0"]))
        part.places = self.places_of(part.material, attributes)
        if bones and "JOINTS_0" in attributes and "WEIGHTS_0" in attributes:
            self.bend(part, bones, attributes)
        return part

    def bend(self, part, bones, attributes):
        joints, weights = rows(*self.numbers(attributes["JOINTS_0"])), rows(*self.numbers(attributes["WEIGHTS_0"]))
        for at, corner in enumerate(part.corners):
            whole = sum(weights[at]) or 1.0
            used = [(bones[int(joint)], weight / whole) for joint, weight in zip(joints[at], weights[at]) if weight]
            mixed = [sum(bone[cell] * weight for bone, weight in used) for cell in range(16)] if used else UNMOVED
            part.corners[at] = moved(mixed, corner)
            if part.normals:
                part.normals[at] = turner(mixed)[0](part.normals[at])

    def texture_of(self, material):
        """The texture of a material's colour; None without one."""
        if material is None or self.is_bare:
            return None
        look = self.gltf["materials"][material]
        old = look.get("extensions", {}).get("KHR_materials_pbrSpecularGlossiness", {})
        return look.get("pbrMetallicRoughness", {}).get("baseColorTexture") or old.get("diffuseTexture")

    def places_of(self, material, attributes):
        """Places on the picture of the material's colour, counted from its top (KHR_texture_transform)."""
        texture = self.texture_of(material)
        shift = (texture or {}).get("extensions", {}).get("KHR_texture_transform", {})
        index = attributes.get(f"TEXCOORD_{shift.get('texCoord', (texture or {}).get('texCoord', 0))}")
        if index is None:
            return None
        found = rows(*self.numbers(index))
        if not shift:
            return found
        (x, y), (k, l), angle = shift.get("offset", [0, 0]), shift.get("scale", [1, 1]), shift.get("rotation", 0)
        sine, cosine = math.sin(angle), math.cos(angle)
        return [[x + u * k * cosine + v * l * sine, y - u * k * sine + v * l * cosine] for u, v in found]

    def colour_of(self, material):
        """The linear colour of a material, with its opacity."""
        if material is None or self.is_bare:
            return [1.0, 1.0, 1.0, 1.0]
        look = self.gltf["materials"][material]
        old = look.get("extensions", {}).get("KHR_materials_pbrSpecularGlossiness", {})
        colour = look.get("pbrMetallicRoughness", {}).get("baseColorFactor") or old.get("diffuseFactor") or [1.0, 1.0, 1.0, 1.0]
        return [*colour[:3], colour[3] if look.get("alphaMode") == "BLEND" else 1.0]


def lines_of(indices, mode):
    """Corners of lines in pairs (glTF 2.0, 3.7.2.1)."""
    count = len(indices)
    if mode == LINES:
        return [(indices[at], indices[at + 1]) for at in range(0, count - 1, 2)]
    if mode not in (LOOP, LINE):
        return []
    return [(indices[at], indices[at + 1]) for at in range(count - 1)] + ([(indices[-1], indices[0])] if mode == LOOP and count > 1 else [])


def triangles_of(indices, mode):
    """Corners of triangles in threes."""
    count = len(indices)
    if mode < TRIANGLES:
        return []
    if mode == STRIP:
        return [(indices[at], indices[at + 1 + at % 2], indices[at + 2 - at % 2]) for at in range(count - 2)]
    if mode == FAN:
        return [(indices[at + 1], indices[at + 2], indices[0]) for at in range(count - 2)]
    return [(indices[at], indices[at + 1], indices[at + 2]) for at in range(0, count - 2, 3)]


def run(write):
    """Writes the scene of the first argument into the second, moved by the matrix of the third, without materials if the fourth is `bare`."""
    source, output, matrix, looks, *further = sys.argv[1:]
    try:
        write(Scene(source, looks == "bare"), output, json.loads(matrix), *further)
    except (AttributeError, IndexError, KeyError, RecursionError, TypeError, ValueError, ZeroDivisionError, struct.error):
        sys.exit(UNREADABLE)
    except (MemoryError, OverflowError):
        sys.exit(TOO_MUCH)
