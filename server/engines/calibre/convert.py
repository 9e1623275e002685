"""Converts books with Calibre, one a line of stdin, in a process that has everything loaded.

Reads {"input", "output", "title"} and answers {"ok"} or {"problem"}; says "ready" once it has converted a small book
of its own to the usual formats, unless somebody's book waits already (../worker-main.ts). Runs under calibre-debug.
"""
import html
import json
import os
import re
import struct
import sys
import traceback
import zipfile
from tempfile import gettempdir

from calibre.customize.conversion import OptionRecommendation
from calibre.ebooks import DRMError
from calibre.ebooks.conversion.plumber import Plumber
from calibre.utils.logging import Log

from calibre.ebooks.rb.writer import RBWriter
from lxml import etree

scratch = gettempdir()
sys.path.insert(0, scratch)
from fence import Outside, Refused, fence
from tidy_epub import tidy_epub


class Measured(str):
    """A text as long as its bytes: Calibre's RocketBook writer adds up letters where the file has bytes, so that a title beyond ASCII moved all that follows it."""

    def __len__(self):
        return len(self.encode())


info_section = RBWriter._info_section
RBWriter._info_section = lambda writer, metadata: Measured(info_section(writer, metadata))

HIGH = OptionRecommendation.HIGH


# Calibre finds no title in these and makes one of a name, which is ours, or of the first line.
UNTITLED = (".tcr", ".txtz", ".pdb", ".pmlz")


def beyond_western(source):
    """Has the EPUB letters that Windows-1252 lacks? Palm's readers expect that encoding, and letters outside it would be lost."""
    with zipfile.ZipFile(source) as book:
        for name in book.namelist():
            if name.lower().endswith((".xhtml", ".html", ".htm", ".xml", ".opf")):
                text = html.unescape(book.read(name).decode("utf-8", "ignore"))
                if any(letter.isalpha() and not letter.encode("cp1252", "ignore") for letter in set(text)):
                    return True
    return False


MATH = re.compile(r"<(?:\w+:)?math\b([^<>]*)>")
MATH_END = re.compile(r"</(?:\w+:)?math>")
ANNOTATION = re.compile(r"<(?:\w+:)?annotation\b")


def in_words(attributes, content):
    """What a formula's writer gave for those who can't see it, or its signs in a row; what programs put behind them is left out."""
    told = re.search(r"""\salttext\s*=\s*(["'])(.*?)\1""", attributes, re.DOTALL)
    return told[2] if told else re.sub(r"<[^<>]*>|\s+", "", ANNOTATION.split(content, maxsplit=1)[0])


def spell_text(text):
    """For what is no XML. Looks at it once from beginning to end: each piece before an end of a formula has its start."""
    *pieces, rest = MATH_END.split(text)
    spelled = []
    for piece in pieces:
        start = MATH.search(piece)
        spelled.append(piece[: start.start()] + in_words(start[1], piece[start.end() :]) if start else piece)
    return "".join([*spelled, rest])


def signs(formula):
    """The signs of a formula in a row, without what programs put behind them."""
    if not isinstance(formula.tag, str) or etree.QName(formula).localname.startswith("annotation"):
        return ""
    return "".join([formula.text or "", *(signs(child) + (child.tail or "") for child in formula)])


def spell_chapter(data):
    """The bytes of a chapter with its formulas in words; those of a chapter that is no XML pass through a search for tags, whatever they are in."""
    try:
        root = etree.fromstring(data, etree.XMLParser(resolve_entities=False, no_network=True))
    except (etree.XMLSyntaxError, ValueError):
        return spell_text(data.decode("latin-1")).encode("latin-1")
    formulas = [element for element in root.iter("{*}math")]
    for formula in formulas:
        parent, before = formula.getparent(), formula.getprevious()
        words = formula.get("alttext") or re.sub(r"\s+", "", signs(formula))
        told = words + (formula.tail or "")
        if parent is None:
            continue
        if before is not None:
            before.tail = (before.tail or "") + told
        else:
            parent.text = (parent.text or "") + told
        parent.remove(formula)
    return etree.tostring(root.getroottree(), encoding="utf-8", xml_declaration=True) if formulas else data


def spell_formulas(source):
    """An EPUB whose formulas are words, for books that know none; Calibre would leave them out. The book itself where it has none."""
    with zipfile.ZipFile(source) as book:
        chapters = {info.filename for info in book.infolist() if info.filename.endswith(("html", "htm")) and b"math" in book.read(info)}
        if not chapters:
            return source
        spelled = scratch + "/spelled.epub"
        with zipfile.ZipFile(spelled, "w") as copy:
            for info in book.infolist():
                data = book.read(info)
                copy.writestr(info, spell_chapter(data) if info.filename in chapters else data)
    return spelled


def convert(source, target, title):
    """Returns whether letters had to become question marks: PML has codes for few."""
    if source.endswith(".epub") and not target.endswith((".epub", ".azw3", ".htmlz")):
        source = spell_formulas(source)
    plumber = Plumber(source, target, Log(level=Log.ERROR), report_progress=lambda *_: None)
    wanted = [("epub_version", "3"), ("no_default_epub_cover", True), ("max_levels", 0), ("no_inline_fb2_toc", True)]
    if source.endswith(UNTITLED):
        wanted.append(("title", title))
    beyond = target.endswith((".pdb", ".pmlz")) and beyond_western(source)
    if beyond:
        wanted.append(("pdb_output_encoding", "utf-8"))
    known = {option.option.name for option in (*plumber.output_options, *plumber.input_options)}
    known.add("title")
    plumber.merge_ui_recommendations([(name, value, HIGH) for name, value in wanted if name in known])
    plumber.run()
    if target.endswith(".epub"):
        tidy_epub(target)
    # Calibre's reader of PML keeps a book's options where the next book's are looked up.
    plumber.input_plugin.__dict__.pop("options", None)
    return beyond and target.endswith(".pmlz")


CONTAINER = (
    '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0"><rootfiles>'
    '<rootfile full-path="b.opf" media-type="application/oebps-package+xml"/></rootfiles></container>'
)
PACKAGE = (
    '<package xmlns="http://www.idpf.org/2007/opf" version="2.0" unique-identifier="i"><metadata '
    'xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>Warm up</dc:title><dc:language>en</dc:language>'
    '<dc:identifier id="i">warm-up</dc:identifier></metadata><manifest><item id="a" href="a.xhtml" '
    'media-type="application/xhtml+xml"/><item id="b" href="b.xhtml" media-type="application/xhtml+xml"/></manifest>'
    '<spine><itemref idref="a"/><itemref idref="b"/></spine></package>'
)
CHAPTER = (
    '<html xmlns="http://www.w3.org/1999/xhtml"><head><title>A</title><style>p {{ margin: 1em }}</style></head>'
    '<body><h1>{0}</h1><p>Text with <b>bold</b> and a <a href="b.xhtml">link</a>.</p></body></html>'
)


def warm_up():
    with zipfile.ZipFile(scratch + "/warm-up.epub", "w") as book:
        book.writestr("mimetype", "application/epub+zip")
        book.writestr("META-INF/container.xml", CONTAINER)
        book.writestr("b.opf", PACKAGE)
        book.writestr("a.xhtml", CHAPTER.format("One"))
        book.writestr("b.xhtml", CHAPTER.format("Two"))
    for extension in ("mobi", "azw3"):
        convert(scratch + "/warm-up.epub", scratch + "/warm-up." + extension, "")
    convert(scratch + "/warm-up.azw3", scratch + "/warm-up-2.epub", "")


def is_protected(path):
    """Does the first record of a Mobipocket book say that its text is encrypted (MobileRead wiki, MOBI)?"""
    with open(path, "rb") as book:
        head = book.read(86)
        if head[60:68] != b"BOOKMOBI":
            return False
        book.seek(struct.unpack_from(">I", head, 78)[0] + 12)
        return book.read(2) != b"\0\0"


# Calibre says that it can't read a book by exceptions of all kinds from deep inside: those that come from there are about the book. Those
# of our own code are not, but for what the parsers that it calls say of broken archives and texts.
OURS = (scratch, os.path.dirname(os.path.abspath(__file__)), "")
KNOWN = (zipfile.BadZipFile, etree.LxmlError, struct.error, UnicodeError, EOFError, Outside, Refused)


def answer(request):
    fence(os.getcwd(), scratch)
    if is_protected(request["input"]):
        return {"problem": "copy_protected"}
    try:
        lost = convert(request["input"], request["output"], request["title"])
    except DRMError:
        return {"problem": "copy_protected"}
    except Exception as error:
        # Only an operator with LOG_LEVEL=debug sees it.
        traceback.print_exc()
        places = traceback.extract_tb(error.__traceback__)
        if os.path.dirname(places[-1].filename) not in OURS or isinstance(error, KNOWN):
            return {"problem": "corrupt_input"}
        frames = [f"at {place.name} ({os.path.basename(place.filename)}:{place.lineno}:1)" for place in reversed(places)]
        return {"bug": {"name": type(error).__name__, "frames": frames[:8]}}
    return {"ok": True, "lost": lost}


if __name__ == "__main__":
    # What Calibre prints must not get between the answers.
    answers = os.fdopen(os.dup(1), "w", buffering=1)
    os.dup2(2, 1)
    if os.environ.get("CONVERTER_ON_DEMAND") != "1":
        warm_up()
    print("ready", file=answers)
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), file=answers)
