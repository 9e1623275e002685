import re
import zipfile
from xml.sax.saxutils import quoteattr

TYPES = '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/></Types>'
RELATIONS = '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel" Target="/3D/3dmodel.model"/></Relationships>'
CORE = "http://schemas.microsoft.com/3dmanufacturing/core/2015/02"
MATERIALS = "http://schemas.microsoft.com/3dmanufacturing/material/2015/02"


def hexadecimal(colour):
    return "#" + "".join(f"{round(to_screen(value) * 255):02X}" for value in colour[:3]) + f"{round(colour[3] * 255):02X}"


class Package:
    """Resources of a model: lists of colours, then objects."""

    def __init__(self, scene):
        self.scene, self.number, self.text, self.objects = scene, 0, [], []
        self.shades = {}

    def next(self):
        self.number += 1
        return self.number

    def add(self, part):
        """Adds an object whose triangles share their corners, without triangles that are lines then."""
        places, vertices, used = {}, [], []
        for corner in part.corners:
            key = struct.pack("<3f", *corner)
            if key not in places:
                places[key] = len(places)
                vertices.append(corner)
            used.append(places[key])
        triangles = [one for one in part.triangles if len({used[at] for at in one}) == 3]
        if not triangles:
            return
        colours = self.colours_of(part, triangles)
        group = self.group(colours) if colours else 0
        number, look = self.next(), f' pid="{group}" pindex="0"' if group else ""
        faces = []
        for at, (a, b, c) in enumerate(triangles):
            shades = "" if not colours or len(set(colours)) == 1 else "".join(
                f' p{corner}="{self.shades[shade]}"' for corner, shade in enumerate(colours[at * 3 : at * 3 + 3], 1)
            )
            pid = f' pid="{group}"' if shades else ""
            faces.append(f'<triangle v1="{used[a]}" v2="{used[b]}" v3="{used[c]}"{pid}{shades}/>')
        name = f" name={quoteattr(re.sub(r'[^ -퟿]', '', part.name)[:80])}" if part.name else ""
        points = "".join(f'<vertex x="{x:.9g}" y="{y:.9g}" z="{z:.9g}"/>' for x, y, z in vertices)
        self.text.append(f'<object id="{number}" type="model"{name}{look}><mesh><vertices>{points}</vertices><triangles>{"".join(faces)}</triangles></mesh></object>')
        self.objects.append(number)

    def colours_of(self, part, triangles):
        """The colours of the triangles' corners; empty if all are white."""
        colour = self.scene.colour_of(part.material)
        if part.colours:
            return [hexadecimal([*(value * by for value, by in zip(part.colours[at][:3], colour)), colour[3]]) for one in triangles for at in one]
        return [] if colour == [1.0, 1.0, 1.0, 1.0] else [hexadecimal(colour)] * (len(triangles) * 3)

    def group(self, colours):
        """Writes a list of colours, and returns its number."""
        number = self.next()
        self.shades = {shade: at for at, shade in enumerate(dict.fromkeys(colours))}
        entries = "".join(f'<m:color color="{shade}"/>' for shade in self.shades)
        self.text.append(f'<m:colorgroup id="{number}">{entries}</m:colorgroup>')
        return number


def write_3mf(scene, output, matrix):
    """Writes objects in millimetres, one for each part, which several make a whole of."""
    package, pictures = Package(scene), False
    for part in scene.parts(matrix):
        scene.spend(3 * len(part.corners) + 3 * len(part.triangles))
        pictures = pictures or scene.texture_of(part.material) is not None
        package.add(part)
    if not package.objects:
        sys.exit(NO_SHAPE)
    whole = package.objects[0]
    if len(package.objects) > 1:
        whole = package.next()
        pieces = "".join(f'<component objectid="{number}"/>' for number in package.objects)
        package.text.append(f'<object id="{whole}" type="model"><components>{pieces}</components></object>')
    head = f'<?xml version="1.0" encoding="UTF-8"?>\n<model unit="millimeter" xml:lang="en-US" xmlns="{CORE}" xmlns:m="{MATERIALS}"><resources>'
    with zipfile.ZipFile(output, "w", zipfile.ZIP_DEFLATED) as made:
        made.writestr("[Content_Types].xml", TYPES)
        made.writestr("_rels/.rels", RELATIONS)
        made.writestr("3D/3dmodel.model", f'{head}{"".join(package.text)}</resources><build><item objectid="{whole}"/></build></model>')
    print(json.dumps({"pictures": pictures}))


run(write_3mf)
