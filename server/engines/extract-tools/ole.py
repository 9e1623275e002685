"""Takes the file out of an OLE object, as office programs embed what is not theirs ([MS-CFB], [MS-OLEDS]); read in front of extract.py."""
import struct

NO_SECTOR = 0xFFFFFFFA
MOST_ENTRIES = 10000
# Streams of programs whose own files are compound files.
OWN_FILES = {"WordDocument": ".doc", "Workbook": ".xls", "Book": ".xls", "PowerPoint Document": ".ppt", "__properties_version1.0": ".msg", "VisioDocument": ".vsd"}
BEGINNINGS = ((b"%PDF", ".pdf"), (b"\x89PNG", ".png"), (b"\xff\xd8\xff", ".jpg"), (b"{\\rtf", ".rtf"), (b"GIF8", ".gif"), (b"Rar!", ".rar"), (b"7z\xbc\xaf", ".7z"))
OFFICE = ((b"word/", ".docx"), (b"xl/", ".xlsx"), (b"ppt/", ".pptx"), (b"mimetypeapplication/vnd.oasis.opendocument.text", ".odt"), (b"opendocument.spreadsheet", ".ods"), (b"opendocument.presentation", ".odp"))


def ending_of(data):
    for start, end in BEGINNINGS:
        if data.startswith(start):
            return end
    if data[:2] == b"PK":
        # The directory at the end names the parts.
        return next((end for sign, end in OFFICE if sign in data[-65536:] or sign in data[:100]), ".zip")
    return ".bin"


class Compound:
    """The streams of a compound file's root. Raises ValueError, IndexError or struct.error if it is damaged."""

    def __init__(self, data):
        if data[:8] != bytes.fromhex("d0cf11e0a1b11ae1"):
            raise ValueError("no compound file")
        self.data, self.size = data, 1 << min(16, struct.unpack_from("<H", data, 30)[0])
        count, directory = struct.unpack_from("<I", data, 44)[0], struct.unpack_from("<I", data, 48)[0]
        self.cutoff, mini, _, more = struct.unpack_from("<4I", data, 56)
        count = min(count, len(data) // (self.size * self.size // 4) + 2)
        tables = list(struct.unpack_from("<109I", data, 76))
        while more < NO_SECTOR and len(tables) < count:
            listed = struct.unpack(f"<{self.size // 4}I", self.sector(more))
            tables += listed[:-1]
            more = listed[-1]
        self.table = [number for at in tables[:count] if at < NO_SECTOR for number in struct.unpack(f"<{self.size // 4}I", self.sector(at))]
        self.entries = self.chain(directory, None)
        self.mini_table = struct.unpack(f"<{len(self.chain(mini, None)) // 4}I", self.chain(mini, None)) if mini < NO_SECTOR else ()
        self.mini = self.chain(*struct.unpack_from("<IQ", self.entries, 116))

    def sector(self, number):
        part = self.data[(number + 1) * self.size : (number + 2) * self.size]
        if len(part) < self.size:
            raise ValueError("a sector is missing")
        return part

    def sectors(self, number, table, most):
        """Numbers of a chain. Raises ValueError if it is circular."""
        numbers = []
        while number < NO_SECTOR and len(numbers) < most:
            if len(numbers) >= len(table):
                raise ValueError("the chain is circular")
            numbers.append(number)
            number = table[number]
        if len(set(numbers)) < len(numbers):
            raise ValueError("the chain is circular")
        return numbers

    def chain(self, number, size):
        most = len(self.table) if size is None else -(-size // self.size)
        data = b"".join(self.sector(at) for at in self.sectors(number, self.table, most))
        return data if size is None else data[:size]

    def short(self, number, size):
        numbers = self.sectors(number, self.mini_table, -(-size // 64))
        return b"".join(self.mini[at * 64 : at * 64 + 64] for at in numbers)[:size]

    def streams(self):
        """Names of streams with what reads them; the first of each name."""
        found = {}
        for at in range(0, min(len(self.entries), MOST_ENTRIES * 128) - 127, 128):
            length, kind = struct.unpack_from("<HB", self.entries, at + 64)
            if kind == 2 and 2 <= length <= 64:
                name = self.entries[at : at + length - 2].decode("utf-16-le", "replace")
                first, size = struct.unpack_from("<IQ", self.entries, at + 116)
                size &= 0xFFFFFFFF
                found.setdefault(name, lambda first=first, size=size: self.short(first, size) if size < self.cutoff else self.chain(first, size))
        return found


def from_packager(data):
    """Name and content of the stream that Windows' packager writes."""
    def text(at):
        end = data.index(b"\0", at)
        return data[at:end], end + 1

    label, at = text(6)
    _, at = text(at)
    at += 4
    at += 4 + struct.unpack_from("<I", data, at)[0]
    size = struct.unpack_from("<I", data, at)[0]
    content = data[at + 4 : at + 4 + size]
    if len(content) < size:
        raise ValueError("the content is cut off")
    at += 4 + size
    if at + 4 < len(data):
        # Behind it stand the path, the label and the path again in UTF-16, each with its count of letters.
        count = struct.unpack_from("<I", data, at)[0]
        at += 4 + 2 * count
        count = struct.unpack_from("<I", data, at)[0] if at + 4 <= len(data) else 0
        wide = data[at + 4 : at + 4 + 2 * count].decode("utf-16-le", "replace").strip("\0")
        if wide:
            return wide, content
    return label.decode("cp1252", "replace"), content


def from_object(data, name):
    """Name and bytes of the file in an OLE object called `name`; nothing if only its program reads it."""
    try:
        streams = Compound(data).streams()
        if "\x01Ole10Native" in streams:
            return from_packager(streams["\x01Ole10Native"]())
        for stream in ("Package", "CONTENTS", "EmbeddedOdf"):
            if stream in streams:
                content = streams[stream]()
                if ending_of(content) != ".bin":
                    return name + ending_of(content), content
        return next(((name + end, data) for stream, end in OWN_FILES.items() if stream in streams), None)
    except (ValueError, IndexError, struct.error):
        return None
