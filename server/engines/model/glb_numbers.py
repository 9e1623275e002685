"""Matrices, colours and kinds of numbers of glTF (2.0). `glb_scene.py` and the scripts that need no scene continue this text."""


import base64
import json
import math
import struct
import sys

UNSUPPORTED, UNREADABLE, TOO_MUCH, NO_SHAPE = 3, 4, 5, 6
MOST_NUMBERS = 48_000_000

# glTF 2.0, 3.6.2.2: letters of the struct module, and the value that stands for 1.
KINDS = {5120: ("b", 127), 5121: ("B", 255), 5122: ("h", 32767), 5123: ("H", 65535), 5125: ("I", 0), 5126: ("f", 0)}
COMPONENTS = {"SCALAR": 1, "VEC2": 2, "VEC3": 3, "VEC4": 4, "MAT4": 16}
LINES, LOOP, LINE, TRIANGLES, STRIP, FAN = 1, 2, 3, 4, 5, 6
UNMOVED = [1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0]


def read_gltf(data):
    """The JSON of a glTF or GLB, and the binary chunk of the latter."""
    if data[:4] != b"glTF":
        return json.loads(data.decode("utf-8-sig")), b""
    length = struct.unpack_from("<I", data, 12)[0]
    start = 20 + length
    binary = b""
    if start + 8 <= len(data):
        binary = data[start + 8 : start + 8 + struct.unpack_from("<I", data, start)[0]]
    return json.loads(data[20:start]), binary


def to_screen(value):
    """A linear colour, as glTF has them, as screens and other formats show it (IEC 61966-2-1), from 0 to 1."""
    value = max(0.0, min(1.0, value))
    return value * 12.92 if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055


def to_linear(value):
    value = max(0.0, min(1.0, value))
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def times(a, b):
    """The product of two matrices in column order."""
    return [sum(a[k * 4 + row] * b[column * 4 + k] for k in range(4)) for column in range(4) for row in range(4)]


def matrix_of(move, turn, scale):
    (x, y, z), (a, b, c, w), (k, l, m) = move, turn, scale
    return [
        *[k * (1 - 2 * (b * b + c * c)), k * 2 * (a * b + c * w), k * 2 * (a * c - b * w), 0.0],
        *[l * 2 * (a * b - c * w), l * (1 - 2 * (a * a + c * c)), l * 2 * (b * c + a * w), 0.0],
        *[m * 2 * (a * c + b * w), m * 2 * (b * c - a * w), m * (1 - 2 * (a * a + b * b)), 0.0],
        *[x, y, z, 1.0],
    ]


def place_of(node):
    return node.get("matrix") or matrix_of(node.get("translation", [0, 0, 0]), node.get("rotation", [0, 0, 0, 1]), node.get("scale", [1, 1, 1]))


def rows(numbers, across):
    return [numbers[at : at + across] for at in range(0, len(numbers), across)]


def moved(matrix, point):
    x, y, z = point
    return [matrix[row] * x + matrix[4 + row] * y + matrix[8 + row] * z + matrix[12 + row] for row in range(3)]


def turner(matrix):
    """A function that turns normals as a matrix turns their surface, and whether the matrix mirrors."""
    a, b, c, _, d, e, f, _, g, h, i = matrix[:11]
    cofactors = [e * i - f * h, f * g - d * i, d * h - e * g, c * h - b * i, a * i - c * g, b * g - a * h, b * f - c * e, c * d - a * f, a * e - b * d]
    size = a * cofactors[0] + b * cofactors[1] + c * cofactors[2]
    sign = -1.0 if size < 0 else 1.0

    def turn(normal):
        found = [sign * sum(cofactors[axis * 3 + row] * normal[axis] for axis in range(3)) for row in range(3)]
        length = math.hypot(*found) or 1.0
        return [value / length for value in found]

    return turn, size < 0
