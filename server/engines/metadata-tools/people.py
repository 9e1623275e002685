"""Takes the names of those who commented on or changed an office document out of its parts, and when; read in front of strip.py."""
import re


def element(*names):
    return re.compile(rb"(<(?:" + b"|".join(names) + rb")>)[^<]*")


class Attributes:
    """Changes attributes, of certain elements only if `within` names any. Text between tags stays as it is."""

    def __init__(self, *names, within=()):
        start = rb"<(?:[\w.-]{1,40}:)?(?:" + b"|".join(within) + rb")\b" if within else b"<"
        # A value of an attribute has no "<".
        self.tags = re.compile(start + rb"""[^<>"']*(?:(?:"[^"<]*"|'[^'<]*')[^<>"']*)+>""")
        self.attributes = re.compile(rb"(\s(?:[\w.-]{1,40}:)?(?:" + b"|".join(names) + rb"))=(?:\"[^\"]*\"|'[^']*')")

    def sub(self, without, data):
        return self.tags.sub(lambda found: self.attributes.sub(without, found[0]), data)


# Numbers of editing sessions, which connect documents of one person.
SESSIONS = Attributes(b"rsid(?:R|RPr|P|RDefault|Del|Sect|Tr)?", b"paragraph-rsid")
SESSION_LIST = re.compile(rb"<(?:[\w.-]{1,40}:)?rsid(?:Root)?\s[^<>]*(?:/>|></[^<>]*>)")
# What Office itself writes for a removed name; dates are required in some places.
NOBODY, NEVER = rb'\1="Author"', rb'\1="1970-01-01T00:00:00.000"'
RULES = [
    (r"word/[^/]*\.xml|word/glossary/[^/]*\.xml", [(Attributes(b"author", b"initials"), NOBODY), (Attributes(b"date", b"dateUtc"), b""), (SESSIONS, b""), (SESSION_LIST, b"")]),
    (r"word/_rels/settings\.xml\.rels", [(re.compile(rb'(/attachedTemplate"[^<>]*?\sTarget)="[^"]*"'), rb'\1="Normal.dotm"')]),
    (r"xl/comments[^/]*\.xml|xl/comments/[^/]*\.xml", [(element(b"(?:[\\w.-]{1,40}:)?author"), rb"\1Author")]),
    (r"xl/threadedcomments/[^/]*\.xml", [(Attributes(b"dT"), b"")]),
    (r"xl/persons/[^/]*\.xml", [(Attributes(b"displayName", b"userId", within=[b"person"]), NOBODY)]),
    (r"xl/workbook\.xml", [(Attributes(b"url", within=[b"absPath"]), rb'\1=""'), (Attributes(b"userName", within=[b"fileSharing"]), NOBODY)]),
    (r"xl/revisions/[^/]*\.xml", [(Attributes(b"userName"), NOBODY)]),
    (r"ppt/(?:comment)?authors\.xml", [(Attributes(b"name", b"initials", b"userId", within=[b"cmAuthor", b"author"]), NOBODY)]),
    (r"ppt/comments/[^/]*\.xml", [(Attributes(b"dt", b"created"), NEVER)]),
    (
        r"(?:.*/)?(?:content|styles)\.xml",
        [
            (element(b"dc:creator", b"(?:meta:creator|loext:sender)-initials"), rb"\1Author"),
            (element(b"dc:date"), rb"\g<1>1970-01-01T00:00:00"),
            (SESSIONS, b""),
        ],
    ),
    (
        r"(?:.*/)?settings\.xml",
        [
            (re.compile(rb'(config:name="Printer(?:Name|Setup)"[^<>]*>)[^<]*'), rb"\1"),
            (re.compile(rb'(config:name="Rsid(?:Root)?"[^<>]*>)[^<]*'), rb"\g<1>0"),
        ],
    ),
]
RULES = [(re.compile(parts), changes) for parts, changes in RULES]


def without_people(path, data):
    changes = [change for parts, listed in RULES if parts.fullmatch(path.lower()) for change in listed]
    if changes and data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        data = re.sub(r'encoding="[^"]*"', 'encoding="UTF-8"', data.decode("utf-16"), count=1).encode()
    for pattern, without in changes:
        data = pattern.sub(without, data)
    return data
