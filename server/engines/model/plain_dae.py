"""Gives corners of a COLLADA that have colours places far from any picture, by colour: Assimp joins corners of equal places and normals
whatever their colours are, but not if they lie elsewhere on a picture.

Usage: plain_dae.py INPUT OUTPUT. Exits with 4 for unreadable files, 5 for too much data.
"""

import sys
import xml.etree.ElementTree as ElementTree

UNREADABLE, TOO_MUCH = 4, 5
MOST_LEVELS = 5000
# Upwards, of places that are on no picture; `placed_glb.py` takes them out.
MARK = 1 << 20


def local(element):
    return element.tag.rpartition("}")[2] if isinstance(element.tag, str) else ""


def children(element, name):
    return [child for child in element if local(child) == name]


def rows_of(source):
    """The colours of a source in one word each."""
    array = next(child for child in source if local(child) == "float_array")
    accessor = next(child for child in source.iter() if local(child) == "accessor")
    words, across, start = (array.text or "").split(), int(accessor.get("stride", "1")), int(accessor.get("offset", "0"))
    if across < 1:
        sys.exit(UNREADABLE)
    return [" ".join(words[at : at + across]) for at in range(start, len(words), across)]


def marks_of(source, name):
    """A source of places on a picture, one for each colour of another."""
    kind = source.tag.removesuffix("source")
    numbers = {}
    places = [numbers.setdefault(colour, len(numbers)) for colour in rows_of(source)]
    made = ElementTree.Element(source.tag, {"id": name})
    array = ElementTree.SubElement(made, f"{kind}float_array", {"id": f"{name}-array", "count": str(len(places) * 2)})
    array.text = " ".join(f"{place} {MARK}" for place in places)
    common = ElementTree.SubElement(made, f"{kind}technique_common")
    accessor = {"source": f"#{name}-array", "count": str(len(places)), "stride": "2"}
    accessor = ElementTree.SubElement(common, f"{kind}accessor", accessor)
    for axis in "ST":
        ElementTree.SubElement(accessor, f"{kind}param", {"name": axis, "type": "float"})
    return made


def keep_apart(mesh, prefix):
    sources = {source.get("id"): source for source in children(mesh, "source")}
    # The corners of a mesh, or those of its faces, have colours and places.
    holders = [holder for holder in mesh if children(holder, "input")]
    if any(one.get("semantic") == "TEXCOORD" for holder in holders for one in children(holder, "input")):
        return
    made = {}
    for holder in holders:
        colour = next((one for one in children(holder, "input") if one.get("semantic") == "COLOR"), None)
        source = None if colour is None else sources.get((colour.get("source") or "").removeprefix("#"))
        if source is None:
            continue
        if source.get("id") not in made:
            made[source.get("id")] = marks_of(source, f"{prefix}-{len(made)}")
        mark = made[source.get("id")]
        offset = {"offset": colour.get("offset")} if colour.get("offset") else {}
        place = ElementTree.Element(colour.tag, {"semantic": "TEXCOORD", "source": f"#{mark.get('id')}", **offset})
        holder.insert(list(holder).index(colour) + 1, place)
    for mark in made.values():
        mesh.insert(0, mark)


def main():
    source, output = sys.argv[1:]
    sys.setrecursionlimit(MOST_LEVELS)
    try:
        tree = ElementTree.parse(source)
        root = tree.getroot()
        # Assimp knows the words of the format without a prefix only.
        if root.tag.startswith("{"):
            ElementTree.register_namespace("", root.tag[1:].partition("}")[0])
        for number, mesh in enumerate([element for element in root.iter() if local(element) == "mesh"]):
            keep_apart(mesh, f"marks-of-corners-{number}")
        tree.write(output, encoding="utf-8", xml_declaration=True)
    except (AttributeError, IndexError, KeyError, LookupError, RecursionError, StopIteration, ValueError, ElementTree.ParseError):
        sys.exit(UNREADABLE)
    except (MemoryError, OverflowError):
        sys.exit(TOO_MUCH)


main()
