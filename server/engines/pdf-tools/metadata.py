"""Writes the properties of a PDF; properties.py is read in front of it. The information dictionary and the XMP record say the same.

Arguments: input, a file of settings as JSON (`values` by the names of the dictionary, `removeAll`), output. Exit status: 4 the file is not readable.
"""
import json
import sys

import fitz

fitz.TOOLS.mupdf_display_errors(False)
source, told, target = sys.argv[1:4]
with open(told, encoding="utf-8") as file:
    settings = json.load(file)
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
document.save(target, garbage=2)
