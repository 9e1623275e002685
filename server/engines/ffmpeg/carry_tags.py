"""Carries tags that FFmpeg loses from one audio file into another: carry_tags.py SOURCE TARGET FORMAT ENCODING.

FFmpeg has one value for each key, knows lyrics by their language only, and has no names for tempo, ISRC and others that every family of
tags spells differently. Ends with 3 where a file's tags can't be read or written; the target is then as it was.
"""

import os
import shutil
import sys

try:
    import mutagen
    from mutagen import id3
    from mutagen.apev2 import APEv2
    from mutagen.asf import ASF, ASFUnicodeAttribute
    from mutagen.id3 import ID3
    from mutagen.id3._tags import save_frame
    from mutagen.mp4 import MP4, MP4FreeForm
except ImportError:
    sys.exit(3)

# clock, in_encoding, FIELDS, ALIASES and the other names in capitals come from tag_fields.py, which is read in front of this.


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


def read_id3(tags, found):
    lines = None
    for frame in tags.values():
        kind = frame.FrameID
        if kind == "TXXX":
            found.add(name_of(frame.desc), frame.desc, [str(text) for text in frame.text])
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


def wanted(found, has):
    """What FFmpeg did not carry: several values, and what the families spell differently."""
    return {name: values for name, values in found.known.items() if name not in CARRIED or len(values) > 1 or not has(name)}


def in_order(tags):
    """Writes the frames with chapters by their times: Mutagen sorts them by size, and some players take them as they come."""

    def write(config):
        frames = sorted(tags.values(), key=lambda frame: (frame.FrameID == "CHAP", getattr(frame, "start_time", 0)))
        return bytearray().join(save_frame(frame, config=config) for frame in frames)

    tags._write = write


def write_id3(path, found, version):
    file = None
    try:
        file = mutagen.File(path)
    except mutagen.MutagenError:
        pass
    if file is None or not (file.tags is None or isinstance(file.tags, ID3)):
        file = None
        try:
            tags = ID3(path)
        except mutagen.MutagenError:
            tags = ID3()
    else:
        if file.tags is None:
            file.add_tags()
        tags = file.tags
    known = wanted(found, lambda name: bool(tags.getall(FIELDS[name][0])))
    for frame in tags.getall("TXXX"):
        if name_of(frame.desc) in known:
            tags.delall(frame.HashKey)
    for name, values in known.items():
        kind = FIELDS[name][0]
        tags.delall(kind)
        if kind == "USLT":
            tags.add(id3.USLT(encoding=3, lang="XXX", desc="", text="\n\n".join(values)))
        elif kind == "COMM":
            tags.add(id3.COMM(encoding=3, lang="XXX", desc="", text=["\n".join(values)]))
        else:
            tags.add(getattr(id3, kind)(encoding=3, text=values))
    held = {frame.desc.upper() for frame in tags.getall("TXXX")}
    for key, values in found.others.items():
        if key.upper() not in held:
            tags.add(id3.TXXX(encoding=3, desc=key, text=values))
    several = any(len(values) > 1 for name, values in known.items() if name not in ("lyrics", "comment"))
    version = 4 if several else version
    if version == 3:
        # Mutagen leaves out what only version 4 defines; players read these in version 3 as well.
        newer = [frame for kind in ("TSOA", "TSOP", "TSOT", "TMOO", "TSST", "TPRO") for frame in tags.getall(kind)]
        tags.update_to_v23()
        list(map(tags.add, newer))
    in_order(tags)
    if file is None:
        tags.save(path, v2_version=version)
    else:
        file.save(path, v2_version=version)


def write_mp4(path, found):
    file = MP4(path)
    if file.tags is None:
        file.add_tags()
    known = wanted(found, lambda name: FIELDS[name][1] in file.tags)
    for name, values in known.items():
        atom = FIELDS[name][1]
        if atom == "cpil":
            file.tags[atom] = values[0].lower() not in ("0", "false", "no")
        elif atom == "tmpo":
            try:
                file.tags[atom] = [min(65535, max(0, round(float(values[0].replace(",", ".")))))]
            except ValueError:
                continue
        elif len(atom) == 4 and (atom.islower() or not atom.isascii() or atom == "aART"):
            file.tags[atom] = ["\n\n".join(values)] if name in ("lyrics", "comment") else values
        else:
            file.tags["----:com.apple.iTunes:" + atom] = [MP4FreeForm(value.encode()) for value in values]
    for key, values in found.others.items():
        file.tags.setdefault("----:com.apple.iTunes:" + key, [MP4FreeForm(value.encode()) for value in values])
    file.save()


def write_keyed(path, found):
    """Vorbis comments and APE: keys with values."""
    file = mutagen.File(path)
    if file is None:
        raise mutagen.MutagenError("no tags here")
    if file.tags is None:
        file.add_tags()
    keys = {key.upper(): key for key in file.keys()}
    known = wanted(found, lambda name: FIELDS[name][2] in keys)
    for upper, key in keys.items():
        if name_of(upper) in known:
            del file[key]
    for name, values in known.items():
        file[FIELDS[name][2]] = values
    for key, values in found.others.items():
        if key.upper() not in keys:
            try:
                file[key] = values
            except (KeyError, ValueError):
                continue
    file.save()


def write_asf(path, found):
    file = ASF(path)
    known = {**{name: values for name, values in found.known.items() if name in ("title", "artist")},
             **wanted(found, lambda name: FIELDS[name][3] in file.tags)}
    for key in list(file.tags.keys()):
        if (BY_ASF.get(key.upper()) or name_of(key)) in known:
            del file.tags[key]
    for name, values in known.items():
        file.tags[FIELDS[name][3]] = [ASFUnicodeAttribute(value) for value in values]
    file.save()


def carry(source, target, format, encoding):
    found = read(source, encoding)
    # FFmpeg got the loudness in the target's way.
    gains = "REPLAYGAIN_" if format == "opus" else "R128_"
    found.others = {key: values for key, values in found.others.items() if not key.upper().startswith(gains)}
    if not found.known and not found.others:
        return
    copy = "tags-" + target
    shutil.copyfile(target, copy)
    if format in ("m4a", "m4b", "m4r", "mp4", "m4v"):
        write_mp4(copy, found)
    elif format in ("flac", "ogg", "opus", "spx", "ogv", "wv"):
        write_keyed(copy, found)
    elif format in ("wma", "asf"):
        write_asf(copy, found)
    else:
        write_id3(copy, found, 3)
    os.replace(copy, target)


try:
    carry(*sys.argv[1:5])
except (mutagen.MutagenError, RecursionError, UnicodeError, ValueError, OverflowError, KeyError, IndexError) as error:
    print(type(error).__name__, file=sys.stderr)
    sys.exit(3)
