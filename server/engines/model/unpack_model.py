"""Unpacks the models of one format from a ZIP, with the materials, pictures and data that they name. Their references become the names of
the unpacked files; a glTF gets them inside.

Usage: unpack_model.py FORMAT INPUT. Prints {"models": [{"name", "title", "looks"}], "pictures": [name], "missing": [name]}; `looks` names a
JSON file of what Assimp drops of materials, by their names. Exits with 3 for a locked ZIP, 4 for an unreadable one, 5 for too much data, 6
without a model of that format.
"""

import base64
import json
import posixpath
import re
import sys
import zipfile
from urllib.parse import unquote

LOCKED, UNREADABLE, TOO_MUCH, NO_MODEL = 3, 4, 5, 6
MOST_BYTES, MOST_MODELS, MOST_PICTURES = 512 * 1024 * 1024, 100, 500
PICTURES = (".png", ".jpg", ".jpeg", ".tga", ".bmp", ".gif", ".webp", ".tif", ".tiff", ".dds", ".ktx2")
MEDIA = {".png": "image/png", ".jpg": "image/jpeg", ".jpeg": "image/jpeg", ".webp": "image/webp", ".ktx2": "image/ktx2"}
TEXTS = ("obj", "dae", "x", "x3d", "ply")
LONGEST_PATH = 300


class Package:
    def __init__(self, path):
        self.zip = zipfile.ZipFile(path)
        self.entries = {}
        for entry in self.zip.infolist():
            name = entry.filename.replace("\\", "/").lstrip("/")
            if not entry.is_dir() and not name.startswith("__MACOSX/") and not posixpath.basename(name).startswith("."):
                self.entries[name] = entry
        self.read_bytes = 0
        self.by_base = {}
        for name in self.entries:
            self.by_base.setdefault(posixpath.basename(name).lower(), name)

    def read(self, name):
        entry = self.entries[name]
        if entry.flag_bits & 1:
            sys.exit(LOCKED)
        self.read_bytes += entry.file_size
        if self.read_bytes > MOST_BYTES:
            sys.exit(TOO_MUCH)
        return self.zip.read(entry)

    def ending(self, *extensions):
        return sorted(name for name in self.entries if name.lower().endswith(extensions))

    def find(self, reference, beside):
        """The entry that a model names: by its path from the model, or else by its name alone."""
        path = unquote(reference.strip().strip('"')).replace("\\", "/")
        near = posixpath.normpath(posixpath.join(posixpath.dirname(beside), path))
        return near if near in self.entries else self.by_base.get(posixpath.basename(path).lower())


def plain_name(name, number):
    """A name for a file of the workspace, as like the original as it may be."""
    stem, extension = posixpath.splitext(posixpath.basename(name))
    stem = re.sub(r"[^A-Za-z0-9_-]", "_", stem).strip("_-")[:60]
    return f"{stem or 'file'}-{number}{extension.lower()}"


def with_names(text, names):
    """A text in which the paths of files are replaced by their names in the workspace."""
    lower = text.lower()
    for name, written in names.items():
        wanted = posixpath.basename(name).lower().encode()
        pieces, done, at = [], 0, lower.find(wanted)
        while at >= 0:
            start = at
            while start > max(done, at - LONGEST_PATH) and text[start - 1] not in b" \t\r\n\"'<>=":
                start -= 1
            # Another name that ends so, unless a path precedes it.
            if start == at or text[at - 1] in b"/\\":
                pieces += [text[done:start], written.encode()]
                done = at + len(wanted)
            at = lower.find(wanted, at + len(wanted))
        if pieces:
            text = b"".join([*pieces, text[done:]])
            lower = text.lower()
    return text


def inside_gltf(package, name):
    gltf = json.loads(package.read(name).decode("utf-8-sig"))
    for thing in [*gltf.get("buffers", []), *gltf.get("images", [])]:
        uri = thing.get("uri")
        if not isinstance(uri, str) or uri.startswith("data:"):
            continue
        found = package.find(uri, name)
        # What is still elsewhere is noticed when the model is read.
        if found is None:
            continue
        kind = MEDIA.get(posixpath.splitext(found)[1].lower(), "application/octet-stream")
        thing["uri"] = f"data:{kind};base64,{base64.b64encode(package.read(found)).decode()}"
    return json.dumps(gltf).encode()


def materials_of(package, name, text, pictures, missing):
    """The materials of an OBJ in one text, and the pictures that they name but the ZIP lacks."""
    made = []
    for line in re.findall(rb"^[ \t]*mtllib[ \t]+([^\r\n]{1,1000})", text, re.MULTILINE):
        named = line.decode("utf-8", "replace")
        others = package.ending(".mtl")
        found = package.find(named, name) or (others[0] if len(others) == 1 else None)
        if found is None:
            missing.append(posixpath.basename(named.strip()))
            continue
        materials = package.read(found)
        for reference in re.findall(rb"^[ \t]*map_\w+[ \t]+([^\r\n]{1,1000})", materials, re.MULTILINE):
            picture = reference.decode("utf-8", "replace").split()[-1]
            if package.find(picture, found) is None and package.find(reference.decode("utf-8", "replace"), found) is None:
                missing.append(posixpath.basename(picture.replace("\\", "/")))
        made.append(with_names(materials, pictures))
    return b"\n".join(made)


def picture_of(words):
    """The name of a picture in a line of an MTL, and its options."""
    options, at = {}, 0
    while at < len(words) and re.fullmatch(r"-[a-z]+", words[at]):
        end = at + 1
        while end < len(words) - 1 and re.fullmatch(r"on|off|[lmrgbz]|[-+]?[\d.]+(?:e[-+]?\d+)?", words[end]):
            end += 1
        options[words[at]] = words[at + 1 : end]
        at = end
    return " ".join(words[at:]), options


def pair_of(words, usual):
    """Two numbers across and upwards; a missing one is as usual, and one alone counts for across."""
    return [float(words[at]) if at < len(words) else usual for at in range(2)]


def looks_of(materials):
    """Of an MTL: materials whose picture is also their opacity, and those whose picture is scaled or moved. An OBJ counts places upwards."""
    looks, look, colour, opacity = {}, {}, None, None
    for line in [*materials.decode("utf-8", "replace").splitlines(), "newmtl"]:
        word, *rest = line.split() or [""]
        if word == "newmtl":
            if opacity and opacity == colour:
                look["blends"] = True
            look, colour, opacity = {}, None, None
            looks[" ".join(rest)] = look
        elif word.lower() == "map_d":
            opacity, _ = picture_of(rest)
        elif word.lower() == "map_kd":
            colour, options = picture_of(rest)
            scale, move = pair_of(options.get("-s", []), 1.0), pair_of(options.get("-o", []), 0.0)
            if scale != [1.0, 1.0] or move != [0.0, 0.0]:
                look["transform"] = {"scale": scale, "offset": [move[0], 1 - scale[1] - move[1]]}
    return {name: look for name, look in looks.items() if look}


def main():
    kind, source = sys.argv[1:]
    missing, models = [], []
    try:
        package = Package(source)
        names = package.ending(f".{kind}")[:MOST_MODELS]
        if not names:
            sys.exit(NO_MODEL)
        pictures = {}
        if kind in TEXTS:
            for number, name in enumerate(package.ending(*PICTURES)[:MOST_PICTURES], 1):
                pictures[name] = plain_name(name, number)
                with open(pictures[name], "wb") as file:
                    file.write(package.read(name))
        for number, name in enumerate(names, 1):
            written, looks = f"unpacked-{number}.{kind}", {}
            if kind == "gltf":
                content = inside_gltf(package, name)
            else:
                content = package.read(name)
            if kind == "obj":
                materials = materials_of(package, name, content, pictures, missing)
                if materials:
                    with open(f"unpacked-{number}.mtl", "wb") as file:
                        file.write(materials)
                    looks = looks_of(materials)
                    with open(f"unpacked-{number}.json", "w", encoding="utf-8") as file:
                        json.dump(looks, file)
                content = re.sub(rb"^[ \t]*mtllib[ \t][^\r\n]*", b"", content, flags=re.MULTILINE)
                content = (f"mtllib unpacked-{number}.mtl\n".encode() if materials else b"") + content
            elif kind in TEXTS:
                content = with_names(content, pictures)
            with open(written, "wb") as file:
                file.write(content)
            model = {"name": written, "title": posixpath.splitext(posixpath.basename(name))[0]}
            models.append({**model, "looks": f"unpacked-{number}.json"} if looks else model)
        print(json.dumps({"models": models, "pictures": list(pictures.values()), "missing": sorted(set(missing))[:5]}))
    except (AttributeError, KeyError, RecursionError, TypeError, ValueError, zipfile.BadZipFile, NotImplementedError, EOFError, RuntimeError):
        sys.exit(UNREADABLE)
    except (MemoryError, OverflowError):
        sys.exit(TOO_MUCH)


main()
