"""Writes the properties of a PDF (ISO 32000-1, 14.3): the information dictionary and the XMP record say the same.

Arguments: input, a file of settings as JSON (`values` by the names of the dictionary, `removeAll`), output. Exit status: 4 the file is not readable.
"""
import json
import sys
from xml.sax.saxutils import escape

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
names = ("title", "author", "subject", "keywords", "creator", "producer", "creationDate", "modDate", "trapped")
old = {} if settings["removeAll"] else {name: document.metadata.get(name) or "" for name in names}
new = {**old, **settings["values"]}
document.set_metadata({name: new.get(name, "") for name in names})
had = bool(document.xref_xml_metadata())
document.del_xml_metadata()
if had and not settings["removeAll"]:
    title, author, subject, keywords = (escape(new.get(name, "")) for name in names[:4])
    words = "".join(f"<rdf:li>{word.strip()}</rdf:li>" for word in keywords.split(",") if word.strip())
    document.set_xml_metadata(
        '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">'
        '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">'
        + (f'<dc:title><rdf:Alt><rdf:li xml:lang="x-default">{title}</rdf:li></rdf:Alt></dc:title>' if title else "")
        + (f"<dc:creator><rdf:Seq><rdf:li>{author}</rdf:li></rdf:Seq></dc:creator>" if author else "")
        + (f'<dc:description><rdf:Alt><rdf:li xml:lang="x-default">{subject}</rdf:li></rdf:Alt></dc:description>' if subject else "")
        + (f"<dc:subject><rdf:Bag>{words}</rdf:Bag></dc:subject><pdf:Keywords>{keywords}</pdf:Keywords>" if words else "")
        + '</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>'
    )
document.save(target, garbage=3)
