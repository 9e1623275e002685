"""Joins the parts of a 3MF whose objects lie in several of them (3MF Production Extension, 1.1): Assimp reads only the first.

Usage: one_part_3mf.py INPUT OUTPUT. Exits with 4 for unreadable files, 5 for too much data.
"""

import re
import sys
import zipfile

UNREADABLE, TOO_MUCH = 4, 5
MOST_BYTES = 512 * 1024 * 1024
# The objects of part number n are counted from n times this.
PER_PART = 1_000_000


def attribute(tag, name):
    found = re.search(rb"\s(?:[\w-]+:)?" + name + rb"\s*=\s*[\"']([^\"']*)[\"']", tag)
    return found.group(1) if found else None


def main_part(package):
    for tag in re.findall(rb"<(?:[\w-]+:)?Relationship\b[^<>]*>", package.read("_rels/.rels")):
        if (attribute(tag, b"Type") or b"").endswith(b"/3dmodel"):
            return attribute(tag, b"Target").decode().lstrip("/")
    sys.exit(UNREADABLE)


def renumbered(model, own, number_of):
    """A model part whose objects and references to objects are counted by part; `own` is the part's number."""

    def counted(match):
        tag = match.group(0)
        path = attribute(tag, b"path")
        number = own if path is None else number_of(path.decode().lstrip("/"))
        tag = re.sub(rb"\s[\w-]+:path\s*=\s*[\"'][^\"']*[\"']", b"", tag)
        return re.sub(
            rb"(\s(?:id|objectid)\s*=\s*[\"'])(\d{1,9})",
            lambda found: found.group(1) + str(int(found.group(2)) + number * PER_PART).encode(),
            tag,
            count=1,
        )

    return re.sub(rb"<(?:[\w-]+:)?(?:object|component|item)\b[^<>]*>", counted, model)


def root_tag(model):
    found = re.search(rb"<(?:[\w-]+:)?model\b[^<>]*>", model)
    if not found:
        sys.exit(UNREADABLE)
    return found.group(0)


def prefixes(root):
    return dict(re.findall(rb"\sxmlns:([\w-]+)\s*=\s*[\"']([^\"']*)[\"']", root))


def joined(package, main):
    # Parts by name in the order of their first reference; the main part has number 0.
    numbers = {main: 0}

    def number_of(path):
        return numbers.setdefault(path, len(numbers))

    model = renumbered(package.read(main), 0, number_of)
    root = root_tag(model)
    known, further, objects = prefixes(root), {}, []
    done = 1
    while done < len(numbers):
        part = package.read(list(numbers)[done])
        further.update(prefixes(root_tag(part)))
        objects += re.findall(rb"<object\b.*?</object\s*>", renumbered(part, done, number_of), re.DOTALL)
        done += 1
    declared = b"".join(b' xmlns:%b="%b"' % (prefix, uri) for prefix, uri in further.items() if prefix not in known)
    model = model.replace(root, root[:-1] + declared + b">", 1)
    # The main part may have items and no objects of its own.
    model = re.sub(rb"<resources\b([^<>]*)/>", rb"<resources\1></resources>", model, count=1)
    # Objects come before those that consist of them.
    return re.sub(rb"<resources\b[^<>/]*>", lambda found: found.group(0) + b"".join(objects), model, count=1)


def main():
    source, output = sys.argv[1:]
    try:
        with zipfile.ZipFile(source) as package, zipfile.ZipFile(output, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as made:
            if sum(entry.file_size for entry in package.infolist()) > MOST_BYTES:
                sys.exit(TOO_MUCH)
            main_name = main_part(package)
            for name in ("[Content_Types].xml", "_rels/.rels"):
                made.writestr(name, package.read(name))
            made.writestr(main_name, joined(package, main_name))
    except (AttributeError, KeyError, ValueError, zipfile.BadZipFile, NotImplementedError, EOFError):
        sys.exit(UNREADABLE)
    except (MemoryError, OverflowError):
        sys.exit(TOO_MUCH)


main()
