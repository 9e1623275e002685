"""Rewrites the lengths of a 3MF or AMF in millimetres, which Assimp takes them for, and joins the volumes of an AMF that are of one kind:
Assimp reads the first of them.

Usage: plain_lengths.py FORMAT INPUT OUTPUT. Exits with 4 for unreadable files, 5 for too much data.
"""

import re
import sys
import zipfile

UNREADABLE, TOO_MUCH = 4, 5
MOST_BYTES = 512 * 1024 * 1024

MILLIMETRES = {"micron": 0.001, "millimeter": 1, "centimeter": 10, "inch": 25.4, "foot": 304.8, "feet": 304.8, "meter": 1000}


def scale_of(root):
    unit = re.search(rb"\bunit\s*=\s*[\"']([a-z]+)[\"']", root)
    return MILLIMETRES.get(unit.group(1).decode() if unit else "millimeter", 1)


def number(value):
    return f"{value:.9g}"


def scaled_items(model):
    """A 3MF part whose items are placed with lengths in millimetres (3MF Core Specification, 3.4 and 4.2)."""
    root = re.search(rb"<(?:[\w-]+:)?model\b[^<>]*>", model)
    build = re.search(rb"<(?:[\w-]+:)?build\b[^<>]*>", model)
    scale = scale_of(root.group(0)) if root else 1
    if not root or not build or scale == 1:
        return model

    def placed(match):
        stated = re.search(rb"\btransform\s*=\s*[\"']([^\"']*)[\"']", match.group(0))
        matrix = [float(value) for value in stated.group(1).split()] if stated else [1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0]
        if len(matrix) != 12:
            sys.exit(UNREADABLE)
        transform = b'transform="' + " ".join(number(value * scale) for value in matrix).encode() + b'"'
        if stated:
            return match.group(0).replace(stated.group(0), transform)
        return match.group(1) + b" " + transform + match.group(0)[len(match.group(1)) :]

    head, rest = model[: build.end()], model[build.end() :]
    head = head.replace(root.group(0), re.sub(rb"\bunit\s*=\s*[\"'][a-z]+[\"']", b'unit="millimeter"', root.group(0)), 1)
    return head + re.sub(rb"(<(?:[\w-]+:)?item\b)[^<>]*>", placed, rest)


def plain_3mf(path, output):
    with zipfile.ZipFile(path) as package, zipfile.ZipFile(output, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as made:
        if sum(entry.file_size for entry in package.infolist()) > MOST_BYTES:
            sys.exit(TOO_MUCH)
        for entry in package.infolist():
            content = package.read(entry)
            made.writestr(entry.filename, scaled_items(content) if entry.filename.lower().endswith(".model") else content)


def joined_volumes(mesh):
    """A mesh whose volumes are one if they begin alike; others stay, since they have other materials."""
    starts = re.findall(rb"<volume\b[^<>]*>", mesh)
    return re.sub(rb"</volume\s*>\s*<volume\b[^<>]*>", b"", mesh) if len(set(starts)) == 1 else mesh


def plain_amf(text):
    """An AMF whose coordinates and distances are in millimetres (ISO/ASTM 52915)."""
    root = re.search(rb"<amf\b[^<>]*>", text)
    scale = scale_of(root.group(0)) if root else 1

    def scaled(match):
        return match.group(1) + number(float(match.group(2)) * scale).encode()

    text = re.sub(rb"(<(?:[xyz]|delta[xyz])>\s*)([-+\d.eE]+)", scaled, text)
    text = re.sub(rb"<mesh\b[^<>]*>.*?</mesh\s*>", lambda mesh: joined_volumes(mesh.group(0)), text, flags=re.DOTALL)
    return text.replace(root.group(0), re.sub(rb"\bunit\s*=\s*[\"'][a-z]+[\"']", b'unit="millimeter"', root.group(0)), 1) if root else text


def main():
    kind, source, output = sys.argv[1:]
    try:
        if kind == "3mf":
            plain_3mf(source, output)
            return
        with open(source, "rb") as file:
            made = plain_amf(file.read())
        with open(output, "wb") as file:
            file.write(made)
    except (IndexError, KeyError, ValueError, zipfile.BadZipFile, NotImplementedError, EOFError):
        sys.exit(UNREADABLE)
    except (MemoryError, OverflowError):
        sys.exit(TOO_MUCH)


main()
