"""Finds what a reflowing book uses that MuPDF 1.21 does not draw as its author means it."""
import html
import re
import zipfile

ELEMENTS = set(
    "html head title meta link style body section article aside header footer nav main hgroup address div p span a img image svg br hr"
    " h1 h2 h3 h4 h5 h6 em strong i b cite dfn var code kbd samp tt pre blockquote q small big sub sup ul ol li dl dt dd figure"
    " figcaption abbr acronym center time data wbr script metadata".split()
)
# Of FictionBook 2.1, beside some of the above.
FB2_ELEMENTS = set(
    "fictionbook description title-info src-title-info document-info publish-info custom-info genre author first-name middle-name last-name"
    " nickname home-page email id book-title annotation keywords date coverpage lang src-lang translator sequence program-used src-url"
    " src-ocr version history book-name publisher city year isbn output part output-document-class binary body section title subtitle"
    " epigraph image empty-line poem stanza v text-author emphasis strong p a cite code sub sup".split()
)
# What MOBI has of its own.
MOBI_ELEMENTS = {"mbp:pagebreak", "pagebreak", "guide", "reference"}
# Properties of style sheets, each with the values that come out right; None stands for all.
LENGTHS = None
NO_FILL = {"none", "transparent", "white", "#fff", "#ffffff", "inherit", "initial"}
MARKS = {"none", "disc", "circle", "square", "decimal", "lower-alpha", "upper-alpha", "lower-roman", "upper-roman", "inherit", "outside"}
PROPERTIES = {
    **dict.fromkeys("color font font-family font-size font-style font-weight letter-spacing line-height word-spacing text-indent".split(), LENGTHS),
    **dict.fromkeys("width height direction src unicode-range quotes margin padding border border-width border-style border-color".split(), LENGTHS),
    **dict.fromkeys([f"{kind}-{side}" for kind in ("margin", "padding", "border") for side in ("top", "right", "bottom", "left")], LENGTHS),
    # Of no consequence on paper, or only for where a page ends.
    **dict.fromkeys("orphans widows page-break-before page-break-after page-break-inside break-inside clear max-width max-height".split(), None),
    **dict.fromkeys("min-width min-height hyphens hyphenate adobe-hyphenate adobe-text-layout overflow overflow-wrap word-wrap".split(), None),
    **dict.fromkeys("word-break cursor text-rendering text-justify panose-1 font-stretch box-sizing orphans speak zoom".split(), None),
    "font-variant": {"normal", "small-caps", "inherit"},
    "text-align": {"left", "right", "center", "justify", "inherit"},
    "text-transform": {"none", "uppercase", "lowercase", "capitalize", "inherit"},
    "text-decoration": {"none", "inherit"},
    "vertical-align": {"baseline", "sub", "super", "inherit"},
    "white-space": {"normal", "pre", "pre-wrap", "nowrap", "inherit"},
    "visibility": {"visible", "hidden", "inherit"},
    "display": {"block", "inline", "none", "list-item", "inherit"},
    "float": {"none"},
    "position": {"static"},
    "background": NO_FILL,
    "background-color": NO_FILL,
    "background-image": {"none"},
    "list-style": MARKS,
    "list-style-type": MARKS,
    "list-style-position": {"outside", "inherit"},
}
HARMLESS = re.compile(r"-?(?:webkit|moz|ms|o|epub)-(?:hyphens|hyphenate\S*|line-break|text-size-adjust|user-select)$|mso-|oeb-|-ibooks-|-kindle-")
UNITS = re.compile(r"\d(?:vw|vh|vmin|vmax|rem|ch)\b|(?:calc|var|min|max|clamp|attr)\(|\.woff2", re.I)
SELECTORS = re.compile(r":(?!first-child|link|visited|hover|active|before|after|:before|:after)|~")
AT_RULES = re.compile(r"@(?!font-face|page|import|charset|namespace)", re.I)
INNER_SHEETS = re.compile(r"<style[^<>]*>([^<]*)", re.I)
# What only a pointer brings about.
STATES = re.compile(r":(?:hover|active|focus|visited|target)")
# Rules only for Kindle readers, which others ignore.
KINDLE_RULES = re.compile(r"@media\s+amzn-[^{}]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}", re.I)
BRACKETS = re.compile(r"\[[^\]]*\]|::?[\w-]+(?:\([^()]*\))?|\w+\|")
NAMES = re.compile(r"[.#]?-?[A-Za-z_\u0080-\uffff][\w\u0080-\uffff-]*")
IDENTITIES = re.compile(r"\s(class|id)\s*=\s*(?:\"([^\"]*)\"|'([^']*)')", re.I)
BLOCK = re.compile(r"([^{}]*)\{([^{}]*)\}")
ATTRIBUTES = re.compile(
    r"\s(?:align|valign|bgcolor|background|color|face|size|hidden|rules)\s*=|<(?:ol|ul|li)\s[^<>]*?\s(?:type|start|value|reversed)\s*=", re.I
)
STYLES = re.compile(r"\sstyle\s*=\s*(?:\"([^\"]*)\"|'([^']*)')", re.I)
MARKS_UP = re.compile(r"<[A-Za-z](?:[^<>\"']|\"[^\"]*\"|'[^']*')*>")
TAGS = re.compile(r"<([A-Za-z][\w:.-]*)")
END = re.compile(r"</html\s*>", re.I)
EAST_ASIAN = re.compile("[\u1100-\u11ff\u2e80-\ua4cf\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\U0001b000-\U0001b2ff\U00020000-\U0003ffff]")


def draws(declarations):
    """Whether MuPDF draws all of these declarations."""
    for declaration in declarations.split(";"):
        name, colon, value = declaration.partition(":")
        name, value = name.strip().lower(), value.replace("!important", "").strip().lower()
        if not colon or HARMLESS.match(name):
            continue
        if name not in PROPERTIES or UNITS.search(value):
            return False
        known = PROPERTIES[name]
        if known is not None and any(word not in known for word in value.split()):
            return False
    return True


def applies(selector, used):
    """Whether the book has all that a selector names, and may be in the state that it names on paper."""
    if STATES.search(selector):
        return False
    return "\\" in selector or all((name if name[0] in ".#" else name.lower()) in used for name in NAMES.findall(BRACKETS.sub("", selector)))


def draws_sheet(css, used):
    css = KINDLE_RULES.sub(" ", re.sub(r"/\*.*?\*/", " ", css, flags=re.S))
    if AT_RULES.search(css):
        return False
    for before, inner in BLOCK.findall(css):
        # Statements such as @charset end before a rule begins.
        selectors = before.rpartition(";")[2].strip()
        if not selectors.startswith("@"):
            selectors = ",".join(one for one in selectors.split(",") if applies(one, used))
            if not selectors:
                continue
            if SELECTORS.search(selectors):
                return False
        if not draws(inner):
            return False
    return True


def marks_of(text):
    """Each different tag of a text once: books have few, and the same checks of all their words would take several times as long."""
    return "\n".join(set(MARKS_UP.findall(text)))


def draws_markup(text, elements, marks=None):
    """Whether MuPDF draws what is in a chapter as browsers would, style sheets apart."""
    if EAST_ASIAN.search(html.unescape(text) if "&#" in text else text):
        return False
    marks = marks_of(text) if marks is None else marks
    if ATTRIBUTES.search(marks) or not {name.lower().removeprefix("svg:") for name in TAGS.findall(marks)} <= elements:
        return False
    return all(draws(one or other) for one, other in set(STYLES.findall(marks)))


def goes_on(text):
    """Whether content follows the end of the page, which MuPDF drops and browsers show."""
    end = END.search(text)
    if not end:
        return False
    first, *others = text[end.end() :].split("<!--")
    return bool((first + "".join(other.partition("-->")[2] for other in others)).strip())


def used_in(marks):
    """Names of elements, classes and identifiers, as selectors spell them."""
    used = {"html", "body", "head"}
    used.update(name.lower() for name in TAGS.findall(marks))
    for kind, one, other in IDENTITIES.findall(marks):
        used.update(("." if kind.lower() == "class" else "#") + name for name in (one or other).split())
    return used


def chapters_of(archive):
    """Paths of what the spine names: navigation and the like are no pages without it. All markup where the package can't be read."""
    try:
        folder, package = open_package(archive)
        items = {item.get("id"): item.get("href") or "" for item in package.iter(OPF + "item")}
        hrefs = [items[ref.get("idref")] for ref in package.iter(OPF + "itemref") if ref.get("idref") in items]
        paths = dict.fromkeys(posixpath.normpath(posixpath.join(folder, unquote(href))) for href in hrefs)
        if paths and paths.keys() <= set(archive.namelist()):
            return list(paths)
    except (KeyError, StopIteration, ElementTree.ParseError):
        pass
    return [name for name in archive.namelist() if re.search(r"\.(?:xhtml|html?|xml)$", name, re.I) and not name.startswith("META-INF/")]


def draws_epub(path):
    with zipfile.ZipFile(path) as archive:
        # MuPDF opens no book that has this list, which also names fonts that are only bound to their book.
        if "META-INF/encryption.xml" in archive.namelist():
            return False
        names = chapters_of(archive)
        texts = [archive.read(name).decode("utf-8", "replace") for name in names]
        if any(map(goes_on, texts)):
            return False
        marks = [marks_of(text) for text in texts]
        if not all(draws_markup(text, ELEMENTS, own) for text, own in zip(texts, marks)):
            return False
        used = used_in("\n".join(marks))
        sheets = [sheet for text in texts for sheet in INNER_SHEETS.findall(text)]
        sheets += [archive.read(name).decode("utf-8", "replace") for name in archive.namelist() if name.lower().endswith(".css")]
        return all(draws_sheet(sheet, used) for sheet in sheets)


PALM = re.compile(rb"[\x00\x09-\x7f]+|[\x01-\x08]|[\x80-\xbf][\s\S]|[\xc0-\xff]")


def unpack_palm(record):
    """Text of a record in PalmDOC's compression (MobileRead wiki, PalmDOC)."""
    out, at = bytearray(), 0
    while token := PALM.match(record, at):
        part, at = token[0], token.end()
        first = part[0]
        if first == 0 or 9 <= first < 0x80:
            out += part
        elif first < 9:
            out += record[at : at + first]
            at += first
        elif first >= 0xC0:
            out += bytes((32, first ^ 0x80))
        else:
            pair = first << 8 | part[1]
            distance, length = pair >> 3 & 0x7FF, (pair & 7) + 3
            if not 0 < distance <= len(out):
                break
            chunk = bytes(out[-distance:][:length])
            out += (chunk * (length // len(chunk) + 1))[:length]
    return bytes(out)


def without_trailers(record, flags):
    """A text record without what follows its text, of which the header's flags say how many parts there are."""
    for _ in range((flags >> 1).bit_count()):
        size = 0
        for byte in record[-4:]:
            size = (0 if byte & 0x80 else size) << 7 | byte & 0x7F
        record = record[: max(0, len(record) - size)]
    return record[: -((record[-1] & 3) + 1)] if flags & 1 and record else record


def draws_mobi(records):
    """The same for the records of a MOBI file. One that also has its text with style sheets (KF8), or is packed otherwise, is left to others."""
    first = records[0]
    compression, count = int.from_bytes(first[0:2], "big"), int.from_bytes(first[8:10], "big")
    if first[16:20] != b"MOBI":
        return True
    if compression not in (1, 2) or any(record == b"BOUNDARY" for record in records):
        return False
    has_flags = int.from_bytes(first[20:24], "big") >= 0xE4
    flags = int.from_bytes(first[0xF2:0xF4], "big") if has_flags else 0
    encoding = "utf-8" if int.from_bytes(first[28:32], "big") == 65001 else "cp1252"
    parts = [without_trailers(record, flags) for record in records[1 : count + 1]]
    text = b"".join(parts if compression == 1 else map(unpack_palm, parts)).decode(encoding, "ignore")
    # MuPDF does without the alignment that MOBI has in attributes; readers justify.
    text = re.sub(r"\salign=\"?(?:justify|left)\"?", "", text)
    marks = marks_of(text)
    used = used_in(marks)
    return draws_markup(text, ELEMENTS | MOBI_ELEMENTS, marks) and all(draws_sheet(sheet, used) for sheet in INNER_SHEETS.findall(text))
