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

# What this uses of tag_fields.py and read_tags.py stands in front of it.


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
    for frame in tags.getall("TXXX"):
        if spelled(frame.desc, 0) != frame.desc and spelled(frame.desc, 0) in found.others:
            tags.delall(frame.HashKey)
    identity = found.others.pop(TRACK_ID, None)
    if identity:
        tags.add(id3.UFID(owner=MUSICBRAINZ, data=identity[0].encode("ascii", "replace")))
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
        if name_of(upper) in known or spelled(key, 1) != upper and spelled(key, 1) in found.others:
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
    family = 1 if format in KEYED else 2 if format in ("wma", "asf") else 0
    found.others = {spelled(key, family): values for key, values in found.others.items()}
    if not found.known and not found.others:
        return
    copy = "tags-" + target
    shutil.copyfile(target, copy)
    if format in ("m4a", "m4b", "m4r", "mp4", "m4v"):
        write_mp4(copy, found)
    elif format in KEYED:
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
