"""Splits the objects of a 3MF by the colours of their triangles, and writes colour groups as materials: Assimp reads only materials, of which
an object has one, and gives the last of them to all triangles.

Usage: shaded_3mf.py INPUT OUTPUT. Prints {"shaded": whether any colour was found}. Exits with 4 for unreadable files, 5 for too much data.
"""

import json
import re
import sys
import zipfile

UNREADABLE, TOO_MUCH = 4, 5
MOST_BYTES = 512 * 1024 * 1024
# Further colours of an object are drawn as the first.
MOST_COLOURS = 64

GROUP = re.compile(rb"<(?:[\w-]+:)?(basematerials|colorgroup)\b([^<>]*)>(.*?)</(?:[\w-]+:)?\1\s*>", re.DOTALL)
OBJECT = re.compile(rb"<object\b([^<>]*)>(.*?)</object\s*>", re.DOTALL)
VERTEX = re.compile(rb"<vertex\b[^<>]*>")
TRIANGLE = re.compile(rb"<triangle\b([^<>]*)>")


def attribute(tag, name):
    found = re.search(rb"\s" + name + rb"\s*=\s*[\"']([^\"']*)[\"']", tag)
    return found.group(1) if found else None


def colours_of(model):
    """Colours by the number of their group and their place in it, as #RRGGBBAA."""
    found = {}
    for group in GROUP.finditer(model):
        shades = re.findall(rb"\s(?:displaycolor|color)\s*=\s*[\"'](#[0-9A-Fa-f]{6}(?:[0-9A-Fa-f]{2})?)[\"']", group.group(3))
        for place, shade in enumerate(shades):
            found[attribute(group.group(2), b"id"), str(place).encode()] = (shade + b"FF")[:9].upper()
    return found


class Shades:
    """The one list of materials of a part, and numbers for objects that it has not."""

    def __init__(self, model):
        self.colours = colours_of(model)
        self.number = max((int(found) for found in re.findall(rb"<[^<>]*?\sid\s*=\s*[\"'](\d{1,9})[\"']", model)), default=0) + 1
        self.group = self.number
        self.used = {}

    def material(self, shade):
        return self.used.setdefault(shade, len(self.used))

    def fresh(self):
        self.number += 1
        return self.number

    def materials(self):
        bases = b"".join(b'<base name="Colour %d" displaycolor="%b"/>' % (at + 1, shade) for shade, at in self.used.items())
        return b'<basematerials id="%d">%b</basematerials>' % (self.group, bases)


def plain_tag(attributes):
    return re.sub(rb"\s(?:pid|pindex)\s*=\s*[\"'][^\"']*[\"']", b"", attributes)


def mesh_of(vertices, triangles):
    """A mesh of these triangles and the vertices that they use."""
    places, rows = {}, []
    for triangle in triangles:
        corners = [places.setdefault(int(attribute(triangle, name)), len(places)) for name in (b"v1", b"v2", b"v3")]
        rows.append(b'<triangle v1="%d" v2="%d" v3="%d"/>' % tuple(corners))
    used = b"".join(vertices[at] if vertices[at].endswith(b"/>") else vertices[at][:-1] + b"/>" for at in places)
    return b"<mesh><vertices>%b</vertices><triangles>%b</triangles></mesh>" % (used, b"".join(rows))


def split(found, shades):
    attributes, content = found.groups()
    own = (attribute(attributes, b"pid"), attribute(attributes, b"pindex") or b"0")
    parts = {}
    for triangle in TRIANGLE.findall(content):
        group = attribute(triangle, b"pid") or own[0]
        shade = shades.colours.get((group, attribute(triangle, b"p1") or own[1]))
        parts.setdefault(shade if len(parts) < MOST_COLOURS or shade in parts else next(iter(parts)), []).append(triangle)
    if not parts or list(parts) == [None]:
        return found.group(0)
    vertices = VERTEX.findall(content)
    made, components = [], []
    for shade, triangles in parts.items():
        look = b"" if shade is None else b' pid="%d" pindex="%d"' % (shades.group, shades.material(shade))
        if len(parts) == 1:
            return b"<object%b%b>%b</object>" % (plain_tag(attributes), look, content)
        number = shades.fresh()
        made.append(b'<object id="%d" type="model"%b>%b</object>' % (number, look, mesh_of(vertices, triangles)))
        components.append(b'<component objectid="%d"/>' % number)
    whole = b"<object%b><components>%b</components></object>" % (plain_tag(attributes), b"".join(components))
    return b"".join([*made, whole])


def shaded(model):
    """A part with plain materials, and whether any object has one."""
    shades = Shades(model)
    if not shades.colours:
        return model, False
    objects = OBJECT.sub(lambda found: split(found, shades), model)
    if not shades.used:
        return model, False
    bare = GROUP.sub(b"", objects)
    return re.sub(rb"<resources\b[^<>/]*>", lambda found: found.group(0) + shades.materials(), bare, count=1), True


def main():
    source, output = sys.argv[1:]
    any_ = False
    try:
        with zipfile.ZipFile(source) as package, zipfile.ZipFile(output, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as made:
            if sum(entry.file_size for entry in package.infolist()) > MOST_BYTES:
                sys.exit(TOO_MUCH)
            for entry in package.infolist():
                content = package.read(entry)
                if entry.filename.lower().endswith(".model"):
                    content, found = shaded(content)
                    any_ = any_ or found
                made.writestr(entry.filename, content)
        print(json.dumps({"shaded": any_}))
    except (IndexError, KeyError, TypeError, ValueError, zipfile.BadZipFile, NotImplementedError, EOFError):
        sys.exit(UNREADABLE)
    except (MemoryError, OverflowError):
        sys.exit(TOO_MUCH)


main()
