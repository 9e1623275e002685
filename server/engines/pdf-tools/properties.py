"""The properties of a PDF (ISO 32000-1, 14.3) as its XMP record spells them; read in front of the scripts that write them."""
import re
from xml.sax.saxutils import escape

NAMES = ("title", "author", "subject", "keywords", "creator", "producer", "creationDate", "modDate", "trapped")
# Characters that XML has not.
NO_XML = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]")


def in_xmp(properties):
    """A description for the RDF of the record, with title, author, subject and keywords; empty if there are none."""
    title, author, subject, keywords = (escape(NO_XML.sub("", properties.get(name) or "")) for name in NAMES[:4])
    words = "".join(f"<rdf:li>{word.strip()}</rdf:li>" for word in keywords.split(",") if word.strip())
    elements = (
        (f"<dc:title><rdf:Alt><rdf:li xml:lang='x-default'>{title}</rdf:li></rdf:Alt></dc:title>" if title else "")
        + (f"<dc:creator><rdf:Seq><rdf:li>{author}</rdf:li></rdf:Seq></dc:creator>" if author else "")
        + (f"<dc:description><rdf:Alt><rdf:li xml:lang='x-default'>{subject}</rdf:li></rdf:Alt></dc:description>" if subject else "")
        + (f"<dc:subject><rdf:Bag>{words}</rdf:Bag></dc:subject><pdf:Keywords>{keywords}</pdf:Keywords>" if words else "")
    )
    spaces = "xmlns:dc='http://purl.org/dc/elements/1.1/' xmlns:pdf='http://ns.adobe.com/pdf/1.3/'"
    return f'<rdf:Description rdf:about="" {spaces}>{elements}</rdf:Description>' if elements else ""
