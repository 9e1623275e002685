import re

ENDS = {"image/png": "png", "image/jpeg": "jpg", "image/webp": "webp", "image/ktx2": "ktx2"}


def plain(name):
    """A name of an object or material that no reader of lines misreads."""
    return re.sub(r"[\x00-\x20\x7f#\\]+", "_", name).strip("_")[:80]


class Looks:
    """Materials of an OBJ, and pictures that are written beside it."""

    def __init__(self, scene, prefix):
        self.scene, self.prefix, self.names, self.lines, self.pictures, self.drawn = scene, prefix, {}, [], {}, {}

    def picture(self, texture):
        """The name of a texture's picture, which is written unless it lies elsewhere. None if there is none."""
        made = self.scene.gltf["textures"][texture["index"]]
        other = [one["source"] for one in made.get("extensions", {}).values() if isinstance(one, dict) and "source" in one]
        index = made.get("source", *other[:1])
        if index in self.drawn:
            return self.drawn[index]
        image = self.scene.gltf["images"][index]
        uri, name = image.get("uri"), str(image.get("name") or "")
        if isinstance(uri, str) and not uri.startswith("data:"):
            self.drawn[index] = plain(uri.replace("\\", "/").rpartition("/")[2])
            return self.drawn[index]
        data = base64.b64decode(uri.partition(",")[2]) if uri else self.scene.view_bytes(image["bufferView"])
        kind = image.get("mimeType") or (uri or "").partition(";")[0][5:]
        if not re.fullmatch(r"[A-Za-z0-9][\w-]{0,70}\.[a-z0-9]{1,5}", name) or name in self.pictures:
            name = f"{self.prefix}picture-{len(self.pictures) + 1}.{ENDS.get(kind, 'png')}"
        with open(name, "wb") as file:
            file.write(data)
        self.pictures[name] = True
        self.drawn[index] = name
        return name

    def name(self, material):
        """The name of a material, which is described at its first use."""
        if material in self.names:
            return self.names[material]
        look = self.scene.gltf["materials"][material]
        name = base = plain(str(look.get("name") or "")) or f"material_{material + 1}"
        while name in self.names.values():
            name = f"{base}_{len(self.names)}"
        self.names[material] = name
        *colour, opacity = self.scene.colour_of(material)
        glow = look.get("emissiveFactor", [0, 0, 0])
        metal = look.get("pbrMetallicRoughness", {})
        self.lines += ["", f"newmtl {name}", f"Kd {shown(colour)}"]
        self.lines += [f"Ke {shown(glow)}"] if any(glow) else []
        self.lines += [f"d {opacity:.4g}", "illum 2", f"Pm {metal.get('metallicFactor', 1):.4g}", f"Pr {metal.get('roughnessFactor', 1):.4g}"]
        pictures = {"map_Kd": self.scene.texture_of(material), "map_Ke": look.get("emissiveTexture"), "norm": look.get("normalTexture")}
        for word, texture in pictures.items():
            if texture:
                self.lines.append(f"{word} {self.picture(texture)}")
        return name


def shown(colour):
    return " ".join(f"{to_screen(value):.4g}" for value in colour)


class Lines:
    """Lines of one kind, each written once, and their numbers."""

    def __init__(self, file):
        self.file, self.numbers = file, {}

    def number(self, line):
        if line not in self.numbers:
            self.numbers[line] = len(self.numbers) + 1
            self.file.write(line)
        return self.numbers[line]


def write_part(file, part, kinds):
    corners, places, normals = kinds
    colours = [" " + shown(colour[:3]) for colour in part.colours] if part.colours else [""] * len(part.corners)
    at_corner = [corners.number(f"v {x:.9g} {y:.9g} {z:.9g}{colour}\n") for (x, y, z), colour in zip(part.corners, colours)]
    at_place = [places.number(f"vt {u:.9g} {1 - v:.9g}\n") for u, v in part.places] if part.places else None
    at_normal = [normals.number(f"vn {x:.6g} {y:.6g} {z:.6g}\n") for x, y, z in part.normals] if part.normals else None
    words = [
        str(number) + (f"/{at_place[at] if at_place else ''}" if at_place or at_normal else "") + (f"/{at_normal[at]}" if at_normal else "")
        for at, number in enumerate(at_corner)
    ]
    file.writelines(f"f {words[a]} {words[b]} {words[c]}\n" for a, b, c in part.triangles)
    file.writelines(f"l {at_corner[a]} {at_corner[b]}\n" for a, b in part.lines)


def write_obj(scene, output, matrix, library, prefix):
    """Writes objects with the names of their parts, and materials into `library`."""
    looks, any_ = Looks(scene, prefix), False
    with open(output, "w", encoding="utf-8", newline="\n") as file:
        kinds = [Lines(file) for _ in range(3)]
        if not scene.is_bare:
            file.write(f"mtllib {library}\n")
        for number, part in enumerate(scene.parts(matrix), 1):
            scene.spend(8 * len(part.corners) + 3 * len(part.triangles))
            any_ = any_ or bool(part.corners)
            file.write(f"o {plain(part.name) or f'part_{number}'}\n")
            if not scene.is_bare and part.material is not None:
                file.write(f"usemtl {looks.name(part.material)}\n")
            write_part(file, part, kinds)
    if not any_:
        sys.exit(NO_SHAPE)
    if looks.lines:
        with open(library, "w", encoding="utf-8", newline="\n") as file:
            file.write("\n".join([*looks.lines[1:], ""]))
    print(json.dumps({"pictures": list(looks.pictures), "materials": bool(looks.lines)}))


run(write_obj)
