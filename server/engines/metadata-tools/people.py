"""Takes the names of those who commented on or changed an office document out of its parts, and when; read in front of strip.py."""
import re


def attribute(*names):
    return re.compile(rb"(\s(?:[\w.-]{1,40}:)?(?:" + b"|".join(names) + rb"))=(?:\"[^\"]*\"|'[^']*')")


def element(*names):
    return re.compile(rb"(<(?:" + b"|".join(names) + rb")>)[^<]*")


class InTags:
    """Changes attributes of certain elements alone."""

    def __init__(self, names, *attributes):
        # A value of an attribute has no "<".
        self.tags = re.compile(rb"<(?:[\w.-]{1,40}:)?(?:" + b"|".join(names) + rb")\b[^<]*")
        self.attributes = attribute(*attributes)

    def sub(self, without, data):
        return self.tags.sub(lambda found: self.attributes.sub(without, found[0]), data)


# What Office itself writes for a removed name; dates are required in some places.
NOBODY, NEVER = rb'\1="Author"', rb'\1="1970-01-01T00:00:00.000"'
RULES = [
    (r"word/[^/]*\.xml|word/glossary/[^/]*\.xml", [(attribute(b"author", b"initials"), NOBODY), (attribute(b"date", b"dateUtc"), b"")]),
    (r"word/_rels/settings\.xml\.rels", [(re.compile(rb'(/attachedTemplate"[^<>]*?\sTarget)="[^"]*"'), rb'\1="Normal.dotm"')]),
    (r"xl/comments[^/]*\.xml|xl/comments/[^/]*\.xml", [(element(b"(?:[\\w.-]{1,40}:)?author"), rb"\1Author")]),
    (r"xl/threadedcomments/[^/]*\.xml", [(attribute(b"dT"), b"")]),
    (r"xl/persons/[^/]*\.xml", [(InTags([b"person"], b"displayName", b"userId"), NOBODY)]),
    (r"xl/workbook\.xml", [(InTags([b"absPath"], b"url"), rb'\1=""'), (InTags([b"fileSharing"], b"userName"), NOBODY)]),
    (r"xl/revisions/[^/]*\.xml", [(attribute(b"userName"), NOBODY)]),
    (r"ppt/(?:comment)?authors\.xml", [(InTags([b"cmAuthor", b"author"], b"name", b"initials", b"userId"), NOBODY)]),
    (r"ppt/comments/[^/]*\.xml", [(attribute(b"dt", b"created"), NEVER)]),
    (
        r"(?:.*/)?(?:content|styles)\.xml",
        [(element(b"dc:creator", b"(?:meta:creator|loext:sender)-initials"), rb"\1Author"), (element(b"dc:date"), rb"\g<1>1970-01-01T00:00:00")],
    ),
    (r"(?:.*/)?settings\.xml", [(re.compile(rb'(config:name="Printer(?:Name|Setup)"[^<>]*>)[^<]*'), rb"\1")]),
]
RULES = [(re.compile(parts), changes) for parts, changes in RULES]


def without_people(path, data):
    changes = [change for parts, listed in RULES if parts.fullmatch(path.lower()) for change in listed]
    if changes and data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        data = re.sub(r'encoding="[^"]*"', 'encoding="UTF-8"', data.decode("utf-16"), count=1).encode()
    for pattern, without in changes:
        data = pattern.sub(without, data)
    return data
