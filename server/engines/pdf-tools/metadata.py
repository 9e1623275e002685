"""Writes the properties of a PDF; properties.py and jpeg.py are read in front of it. The information dictionary and the XMP record say the same.

Arguments: input, a file of settings as JSON (`values` by the names of the dictionary, `removeAll`), output. Exit status: 4 the file is not readable.
"""
import json
import sys

import fitz

# Keys of dictionaries.
RECORDS = {"Metadata", "PieceInfo"}
fitz.TOOLS.mupdf_display_errors(False)
source, told, target = sys.argv[1:4]
with open(told, encoding="utf-8") as file:
    settings = json.load(file)


def clean_photo(xref):
    """A JPEG is a file in the file, with its place and camera; its pixels stay as they are."""
    _, coding = document.xref_get_key(xref, "Filter")
    if document.xref_get_key(xref, "Subtype")[1] != "/Image" or coding.strip("[] ") != "/DCTDecode":
        return
    try:
        clean = jpeg(document.xref_stream_raw(xref))
    except (Unreadable, ValueError, struct.error, IndexError, RuntimeError):
        return
    _, settings = document.xref_get_key(xref, "DecodeParms")
    document.update_stream(xref, clean, compress=0)
    document.xref_set_key(xref, "Filter", coding)
    document.xref_set_key(xref, "DecodeParms", settings)


try:
    document = fitz.open(source, filetype="pdf")
    pages = document.page_count
except Exception:
    sys.exit(4)
old = {} if settings["removeAll"] else {name: document.metadata.get(name) or "" for name in NAMES}
new = {**old, **settings["values"]}
document.set_metadata({name: new.get(name, "") for name in NAMES})
had = bool(document.xref_xml_metadata())
document.del_xml_metadata()
if had and not settings["removeAll"]:
    document.set_xml_metadata(
        '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">'
        + in_xmp(new)
        + '</rdf:RDF></x:xmpmeta><?xpacket end="w"?>'
    )
if settings["removeAll"]:
    # Pages, drawings and images may have a record and private data of their programs as well (14.3.2 and 14.5).
    for xref in range(1, document.xref_length()):
        for key in RECORDS.intersection(document.xref_get_keys(xref)):
            document.xref_set_key(xref, key, "null")
        clean_photo(xref)
document.save(target, garbage=2)
