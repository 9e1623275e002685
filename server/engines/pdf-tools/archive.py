"""Finishes a PDF/A that Ghostscript made: lays the links of the original over it, and writes the original's properties into both records;
copy_links.py and properties.py are read in front of it.

Ghostscript drops links without saying so, and titles with other letters than ASCII; it keeps attachments where the standard has none.
Arguments: original, what Ghostscript made, part of the standard, output. Prints the number of the original's attachments that are not in the
result. Exit status: 4 a file is not readable, 5 it is no PDF/A.
"""
import sys

fitz.TOOLS.mupdf_display_errors(False)
try:
    source, target = (fitz.open(path, filetype="pdf") for path in sys.argv[1:3])
except Exception:
    sys.exit(4)
record = target.get_xml_metadata()
part = sys.argv[3]
if "pdfaid:part" not in record:
    sys.exit(5)

# ISO 19005 forbids links that start programs.
copy_links(source, target, forbidden=(fitz.LINK_LAUNCH,))
for page in target:
    for xref, kind, _ in page.annot_xrefs():
        # It requires that annotations are printed (19005-2, 6.3.2).
        if kind == fitz.PDF_ANNOT_LINK:
            target.xref_set_key(xref, "F", "4")

attached = []
catalog = target.pdf_catalog()
target.xref_set_key(catalog, "Names/EmbeddedFiles", "null")
list_attached_files(source)
if part == "3":
    for name in sorted(source.embfile_names()):
        content = source.embfile_get(name)
        stream, entry = target.get_new_xref(), target.get_new_xref()
        target.update_object(stream, f"<</Type/EmbeddedFile/Subtype/application#2Foctet-stream/Params<</Size {len(content)}>>>>")
        target.update_stream(stream, content, new=True)
        label = fitz.get_pdf_str(attached_name(source.embfile_info(name)))
        # The standard wants to know how a file is related to the document (19005-3, 6.8).
        target.update_object(
            entry, f"<</Type/Filespec/F{label}/UF{label}/EF<</F {stream} 0 R/UF {stream} 0 R>>/AFRelationship/Unspecified>>"
        )
        attached.append((fitz.get_pdf_str(name), entry))
    if attached:
        pairs = " ".join(f"{name} {entry} 0 R" for name, entry in attached)
        target.xref_set_key(catalog, "Names/EmbeddedFiles", f"<</Names[{pairs}]>>")
        target.xref_set_key(catalog, "AF", "[" + " ".join(f"{entry} 0 R" for _, entry in attached) + "]")

said = {name: source.metadata.get(name) or "" for name in NAMES[:4]}
target.set_metadata({**{name: target.metadata.get(name) or "" for name in NAMES}, **said})
record = re.sub(r"<(dc:title|dc:creator|dc:description|dc:subject|pdf:Keywords)>.*?</\1>", "", record, flags=re.S)
record = re.sub(r" pdf:Keywords='[^']*'| pdf:Keywords=\"[^\"]*\"", "", record)
record = record.replace("</rdf:RDF>", in_xmp(said) + "</rdf:RDF>")
target.set_xml_metadata(record)
target.save(sys.argv[4], garbage=2)
print(source.embfile_count() - len(attached))
