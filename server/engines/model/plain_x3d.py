"""Rewrites faces of an X3D in terms that Assimp reads (ISO/IEC 19775-1, 11.2.3): listed counterclockwise, and with corners of their own
where colours, normals or places on a picture have numbers of their own or belong to faces, which Assimp gives to shared corners.

Usage: plain_x3d.py INPUT OUTPUT. Exits with 4 for unreadable files, 5 for too much data.
"""

import sys
import xml.etree.ElementTree as ElementTree

UNREADABLE, TOO_MUCH = 4, 5
MOST_NUMBERS, MOST_LEVELS = 48_000_000, 5000
# Upwards, of places that are on no picture; `placed_glb.py` takes them out.
MARK = 1 << 20

# Nodes within a shape by their names, each with its attribute and how many of its numbers are a row; None as the name says nothing.
KINDS = {"Coordinate": ("point", 3), "CoordinateDouble": ("point", 3), "Normal": ("vector", 3), "TextureCoordinate": ("point", 2)}
KINDS |= {"Color": ("color", 3), "ColorRGBA": ("color", 4)}
SHAPES = ("IndexedFaceSet", "IndexedTriangleSet", "TriangleSet")


def local(element):
    return element.tag.rpartition("}")[2] if isinstance(element.tag, str) else ""


def words_of(element, name):
    return (element.get(name) or "").replace(",", " ").split()


def is_false(element, name):
    return (element.get(name) or "").strip().lower() == "false"


def faces_of(numbers):
    """Lists of numbers that end with -1."""
    faces, face = [], []
    for number in numbers:
        if number < 0:
            faces.append(face)
            face = []
        else:
            face.append(number)
    return faces + ([face] if face else [])


class Faces:
    """The faces of a shape, and what its corners have."""

    def __init__(self, shape, named):
        self.shape, self.named = shape, named
        name = local(shape)
        if name == "IndexedFaceSet":
            self.faces = faces_of(map(int, words_of(shape, "coordIndex")))
        else:
            numbers = [int(word) for word in words_of(shape, "index")] if name == "IndexedTriangleSet" else range(self.count() // 3 * 3)
            self.faces = [list(numbers[at : at + 3]) for at in range(0, len(numbers) - 2, 3)]

    def node(self, child):
        return self.named.get(child.get("USE") or "", child)

    def count(self):
        return sum(len(words_of(self.node(child), "point")) // 3 for child in self.shape if local(child).startswith("Coordinate"))

    def numbers_for(self, kind):
        """For each face, the numbers of its corners' rows in a node of this kind."""
        index, by_corner = {
            "Normal": ("normalIndex", "normalPerVertex"),
            "Color": ("colorIndex", "colorPerVertex"),
            "ColorRGBA": ("colorIndex", "colorPerVertex"),
            "TextureCoordinate": ("texCoordIndex", ""),
        }.get(kind, ("", ""))
        own = [int(word) for word in words_of(self.shape, index)] if index else []
        if by_corner and is_false(self.shape, by_corner):
            own = [number for number in own if number >= 0] or range(len(self.faces))
            return [[number] * len(face) for number, face in zip(own, self.faces, strict=True)]
        found = faces_of(own) if own else self.faces
        if [len(face) for face in found] != [len(face) for face in self.faces]:
            sys.exit(UNREADABLE)
        return found

    def is_shared(self):
        """Whether corners of several faces may have the same place, but not the same colour, normal or place on a picture."""
        indices = any(words_of(self.shape, name) for name in ("colorIndex", "normalIndex", "texCoordIndex"))
        return indices or is_false(self.shape, "colorPerVertex") or is_false(self.shape, "normalPerVertex") or self.has_two_colours()

    def has_two_colours(self):
        """Whether two corners have one place and two colours."""
        rows = {}
        for child in self.shape:
            if local(child) in KINDS:
                (name, across), words = KINDS[local(child)], words_of(self.node(child), KINDS[local(child)][0])
                rows[name] = [tuple(words[at : at + across]) for at in range(0, len(words) - across + 1, across)]
        colours = {}
        return any(colours.setdefault(place, shade) != shade for place, shade in zip(rows.get("point", []), rows.get("color", [])))

    def spread(self):
        """Gives each face corners of its own, and returns how many numbers they have."""
        spent, shades = 0, None
        order = slice(None, None, -1 if is_false(self.shape, "ccw") else 1)
        for child in self.shape:
            if local(child) not in KINDS:
                continue
            node = self.node(child)
            name, across = KINDS[local(node)]
            words = words_of(node, name)
            rows = [" ".join(words[at : at + across]) for at in range(0, len(words) - across + 1, across)]
            made = [rows[number] for face in self.numbers_for(local(node)) for number in face[order]]
            spent += len(made) * across
            child.tag = node.tag
            child.attrib.clear()
            child.set(name, " ".join(made))
            shades = made if name == "color" else shades
        next_ = 0
        written = []
        for face in self.faces:
            written += [*map(str, range(next_, next_ + len(face))), "-1"]
            next_ += len(face)
        for name in ("index", "colorIndex", "normalIndex", "texCoordIndex", "colorPerVertex", "normalPerVertex", "ccw"):
            self.shape.attrib.pop(name, None)
        self.shape.tag = self.shape.tag.replace(local(self.shape), "IndexedFaceSet")
        self.shape.set("coordIndex", " ".join(written))
        if shades and not any(local(child) == "TextureCoordinate" for child in self.shape):
            self.keep_apart(shades)
        return spent

    def keep_apart(self, shades):
        """Assimp joins corners of equal places and normals whatever their colours are, but not if they lie elsewhere on a picture."""
        numbers = {}
        places = (numbers.setdefault(shade, len(numbers)) for shade in shades)
        tag = self.shape.tag.replace(local(self.shape), "TextureCoordinate")
        ElementTree.SubElement(self.shape, tag, {"point": " ".join(f"{number} {MARK}" for number in places)})


def plain(root):
    named = {element.get("DEF"): element for element in root.iter() if element.get("DEF")}
    shapes = [element for element in root.iter() if local(element) in SHAPES and not element.get("USE")]
    # Copied, since a node that one shape defines may be used by another.
    copies = {name: ElementTree.Element(element.tag, dict(element.attrib)) for name, element in named.items() if local(element) in KINDS}
    left = MOST_NUMBERS
    for shape in shapes:
        faces = Faces(shape, copies)
        if faces.is_shared() or is_false(shape, "ccw"):
            left -= faces.spread()
        if left < 0:
            sys.exit(TOO_MUCH)


def main():
    source, output = sys.argv[1:]
    sys.setrecursionlimit(MOST_LEVELS)
    try:
        tree = ElementTree.parse(source)
        plain(tree.getroot())
        tree.write(output, encoding="utf-8", xml_declaration=True)
    except (AttributeError, IndexError, KeyError, LookupError, RecursionError, ValueError, ElementTree.ParseError):
        sys.exit(UNREADABLE)
    except (MemoryError, OverflowError):
        sys.exit(TOO_MUCH)


main()
