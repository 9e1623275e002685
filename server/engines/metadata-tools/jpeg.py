"""What a JPEG says about itself, taken out of it; read in front of the scripts that need it."""
import struct


class Unreadable(Exception):
    pass


def orientation_of(exif):
    """How the camera was held (EXIF 2.32, 4.6.4), 1 if it does not say."""
    order = {b"II": "<", b"MM": ">"}.get(exif[:2])
    try:
        start = struct.unpack(f"{order}I", exif[4:8])[0]
        for number in range(min(200, struct.unpack(f"{order}H", exif[start : start + 2])[0])):
            tag, _, _, value = struct.unpack(f"{order}HHIH", exif[start + 2 + number * 12 : start + 12 + number * 12])
            if tag == 0x0112:
                return value if 1 <= value <= 8 else 1
    except (struct.error, TypeError):
        pass
    return 1


def exif_with(orientation):
    return b"MM\x00*\x00\x00\x00\x08\x00\x01\x01\x12\x00\x03\x00\x00\x00\x01" + struct.pack(">H", orientation) + b"\x00\x00\x00\x00\x00\x00"


def jpeg(data):
    """Up to the end of the image: what phones add behind it, a clip or a second image, goes as well."""
    if data[:2] != b"\xff\xd8":
        raise Unreadable
    head, body, at, orientation = [], [], 2, 1
    while at + 4 <= len(data):
        if data[at] != 0xFF:
            raise Unreadable
        marker = data[at + 1]
        if marker == 0xFF:
            at += 1
            continue
        if marker == 0xD9:
            body.append(b"\xff\xd9")
            break
        if marker == 0x01 or 0xD0 <= marker <= 0xD7:
            at += 2
            continue
        size = struct.unpack(">H", data[at + 2 : at + 4])[0]
        segment = data[at : at + 2 + size]
        if size < 2 or len(segment) < 2 + size:
            raise Unreadable
        if marker == 0xE1 and segment[4:10] == b"Exif\x00\x00":
            orientation = orientation_of(segment[10:])
        # What readers need to show the colours: JFIF, the profile, Adobe's transform.
        needed = marker == 0xE0 and segment[4:9] == b"JFIF\x00" or marker == 0xE2 and segment[4:16] == b"ICC_PROFILE\x00" or marker == 0xEE
        if not (0xE0 <= marker <= 0xEF or marker == 0xFE) or needed:
            (head if needed else body).append(segment)
        at += 2 + size
        if marker == 0xDA:
            end = at
            while True:
                end = data.find(b"\xff", end)
                if end < 0 or end + 1 >= len(data):
                    end = len(data)
                    break
                if data[end + 1] == 0 or 0xD0 <= data[end + 1] <= 0xD7 or data[end + 1] == 0xFF:
                    end += 1 if data[end + 1] == 0xFF else 2
                    continue
                break
            body.append(data[at:end])
            at = end
    if not body:
        raise Unreadable
    if body[-1] != b"\xff\xd9":
        # The end of the image is also the end of most files.
        body.append(b"\xff\xd9")
    held = b"" if orientation == 1 else b"Exif\x00\x00" + exif_with(orientation)
    kept = [b"\xff\xe1" + struct.pack(">H", len(held) + 2) + held] if held else []
    return b"\xff\xd8" + b"".join([*head[:1], *kept, *head[1:], *body])
