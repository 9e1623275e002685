"""Reads the tags of an audio file by our names; read together with carry_tags.py, which has the imports, and tag_fields.py."""


def name_of(key):
    """Our name of a key of Vorbis comments, APE or TXXX; with the language behind lyrics left out."""
    upper = key.upper()
    if upper.startswith("LYRICS-") or upper.startswith("USLT"):
        return "lyrics"
    return ALIASES.get(upper) or (upper.lower() if upper.lower() in FIELDS else None)


class Found:
    """Values by our names, and those of other keys by their own."""

    def __init__(self, encoding):
        self.known, self.others, self.encoding = {}, {}, encoding

    def add(self, name, key, values):
        values = [in_encoding(value, self.encoding).replace("\0", "").strip("\ufeff") for value in values if value][:MOST_VALUES]
        values = [value for value in values if value and len(value) <= MOST_LETTERS]
        if not values:
            return
        if name:
            into, key = self.known, name
        elif key.upper().startswith(PRIVATE) or len(self.others) >= MOST_VALUES or len(key) > 200:
            return
        else:
            into = self.others
        held = into.setdefault(key, [])
        held.extend(value for value in values if value not in held)


def read_people(frame, found):
    """People by what they did: musicians with their instruments, others by the names that their work has in comments."""
    for role, name in (pair for pair in frame.people if len(pair) == 2):
        if frame.FrameID == "TMCL":
            found.add(None, "PERFORMER", ["%s (%s)" % (name, role) if role else name])
        elif role.lower() in ROLES:
            found.add(None, ROLES[role.lower()], [name])


def read_id3(tags, found):
    lines = None
    for frame in tags.values():
        kind = frame.FrameID
        if kind == "TXXX":
            found.add(name_of(frame.desc), frame.desc, [str(text) for text in frame.text])
        elif kind == "UFID" and frame.owner == MUSICBRAINZ:
            found.add(None, "MUSICBRAINZ_TRACKID", [frame.data.decode("ascii", "replace")])
        elif kind in ("TIPL", "TMCL"):
            read_people(frame, found)
        elif kind == "TCON":
            found.add("genre", kind, frame.genres)
        elif kind == "COMM" and not frame.desc.upper().startswith("ITUN"):
            found.add("comment", kind, [str(text) for text in frame.text])
        elif kind == "USLT":
            found.add("lyrics", kind, [frame.text])
        elif kind == "SYLT" and frame.format == 2 and frame.type == 1:
            lines = "\n".join(clock(at) + text.strip("\n") for text, at in frame.text)
        elif kind == "TSO2" or kind.startswith("T") and hasattr(frame, "text"):
            name = next((name for name, spellings in FIELDS.items() if spellings[0] == kind), None)
            if name:
                found.add(name, kind, [str(text) for text in frame.text])
    if lines and "lyrics" not in found.known:
        found.add("lyrics", "SYLT", [lines])


def read(path, encoding):
    found = Found(encoding)
    try:
        file = mutagen.File(path)
    except mutagen.MutagenError:
        file = None
    tags = None if file is None else file.tags
    if tags is None or isinstance(tags, ID3):
        read_id3(tags if tags is not None else ID3(path), found)
    elif isinstance(file, MP4):
        for key, values in tags.items():
            if key.startswith("----:"):
                short = key.split(":", 2)[-1]
                found.add(name_of(short), short, [bytes(value).decode("utf-8", "replace") for value in values])
            elif key in BOOKS:
                found.add(name_of(BOOKS[key]), BOOKS[key], [str(value) for value in values])
            elif key in BY_MP4:
                found.add(BY_MP4[key], key, [str(value) for value in values] if isinstance(values, list) else [str(int(values))])
    elif isinstance(file, ASF):
        for key, values in tags.as_dict().items():
            texts = [str(value) for value in values if value.TYPE in (0, 2, 3, 4, 5)]
            found.add(BY_ASF.get(key.upper()) or name_of(key), key, texts)
    elif isinstance(tags, APEv2):
        for key, value in tags.items():
            if value.kind == 0:
                found.add(name_of(key), key, list(value))
    else:
        for key in {key.lower() for key, _ in tags}:
            found.add(name_of(key), key.upper(), tags[key])
    return found
