"""Clears what a TIFF says of itself; read in front of strip.py."""
import struct

# Tags that say who, where, when and with what (TIFF 6.0, XMP, IPTC, Photoshop, EXIF, GPS and those of Windows).
ABOUT = {269, 270, 271, 272, 285, 305, 306, 315, 316, 337, 700, 33432, 33723, 34377, 34665, 34853, 37724, *range(40091, 40096)}
LISTS = {34665, 34853, 40965}
SUB_IMAGES = 330
SIZES = {1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8, 11: 4, 12: 8, 13: 4, 16: 8, 17: 8, 18: 8}
MOST_IMAGES = 10000
# Where an image's strips or tiles begin, with their lengths.
PIXELS = {273: 279, 324: 325}
# Values that point to further data, which only some readers know: old JPEG, fax profiles.
POINTING = {400, 513, 519, 520, 521}
INTEGERS = {3: "H", 4: "I", 13: "I", 16: "Q", 18: "Q"}


class Tiff:
    """A TIFF or BigTIFF in memory. Nothing moves in it: values are overwritten, and each image's list of tags gets shorter."""

    def __init__(self, data):
        order = {b"II": "<", b"MM": ">"}.get(data[:2])
        version = struct.unpack(f"{order}H", data[2:4])[0] if order else 0
        if version not in (42, 43):
            raise ValueError("no TIFF")
        number, word = ("H", "I") if version == 42 else ("Q", "Q")
        self.count, self.offset, self.tag = (struct.Struct(order + sign) for sign in (number, word, "HH" + word))
        self.row = self.tag.size + self.offset.size
        self.file = bytearray(data)
        self.order = order
        # Ranges in use; the rest is left over from former versions of the file. None if it is not known.
        self.used = [(0, 8 if version == 42 else 16)]
        self.first = self.offset.unpack_from(data, 4 if version == 42 else 8)[0]

    def rows(self, at):
        """Tag, byte count, rows of the list that begins there."""
        count = self.count.unpack_from(self.file, at)[0]
        start = at + self.count.size
        if start + count * self.row + self.offset.size > len(self.file):
            raise ValueError("a list is cut off")
        rows = []
        for at in range(start, start + count * self.row, self.row):
            tag, kind, values = self.tag.unpack_from(self.file, at)
            rows.append((tag, SIZES.get(kind, 1) * values, bytes(self.file[at : at + self.row])))
        return rows

    def blank(self, start, size):
        end = min(len(self.file), start + size)
        self.file[start:end] = bytes(max(0, end - start))

    def pointer(self, row):
        return self.offset.unpack(row[-self.offset.size :])[0]

    def clear(self, tag, size, row, depth=0):
        start = self.pointer(row)
        if tag not in LISTS:
            if size > self.offset.size:
                self.blank(start, size)
            return
        try:
            inner = self.rows(start) if depth < 3 and start else []
        except (ValueError, struct.error):
            return
        for each in inner:
            self.clear(*each, depth + 1)
        self.blank(start, self.count.size + len(inner) * self.row)

    def values(self, row):
        """The integers of an entry."""
        _, kind, count = self.tag.unpack_from(row)
        one = struct.Struct(self.order + INTEGERS.get(kind, "B"))
        inside = count * one.size <= self.offset.size
        held = row[self.tag.size :] if inside else self.file[self.pointer(row) : self.pointer(row) + count * one.size]
        return [one.unpack_from(held, at)[0] for at in range(0, min(count * one.size, len(held)) - one.size + 1, one.size)]

    def note_used(self, rows):
        found = {tag: row for tag, _, row in rows}
        if POINTING & found.keys():
            self.used = None
        if self.used is None:
            return
        self.used += [(self.pointer(row), size) for tag, size, row in rows if tag not in ABOUT and size > self.offset.size]
        for starts, sizes in PIXELS.items():
            if starts in found and sizes in found:
                self.used += zip(self.values(found[starts]), self.values(found[sizes]))
            elif starts in found:
                self.used = None
                return

    def blank_unused(self):
        end = 0
        for start, size in sorted(self.used or []):
            if start > end:
                self.blank(end, start - end)
            end = max(end, start + size)
        if self.used:
            self.blank(end, max(0, len(self.file) - end))

    def clean(self):
        waiting, seen = [self.first], set()
        while waiting and len(seen) < MOST_IMAGES:
            at = waiting.pop()
            if not at or at in seen:
                continue
            seen.add(at)
            rows = self.rows(at)
            end = at + self.count.size + len(rows) * self.row
            following = bytes(self.file[end : end + self.offset.size])
            self.note_used(rows)
            if self.used is not None:
                self.used.append((at, end + self.offset.size - at))
            kept = [row for tag, _, row in rows if tag not in ABOUT]
            for tag, size, row in rows:
                if tag in ABOUT:
                    self.clear(tag, size, row)
                elif tag == SUB_IMAGES:
                    waiting += self.values(row)[:MOST_IMAGES]
            listed = self.count.pack(len(kept)) + b"".join(kept) + following
            self.file[at : end + self.offset.size] = listed + bytes((len(rows) - len(kept)) * self.row)
            waiting.append(self.offset.unpack(following)[0])
        self.blank_unused()
        return bytes(self.file)
