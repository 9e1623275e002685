"""Makes MuPDF find every file that is attached to a document; read in front of the scripts that need it."""
import re

import fitz

MOST_NODES = 5000


def attached_name(about):
    """The name of a file in any script, else in the older entry, else that of the list. `about` is MuPDF's record."""
    name = str(about.get("ufilename") or about.get("filename") or about.get("name") or "")
    try:
        # PyMuPDF reads the UTF-8 of MuPDF as Latin-1.
        return name.encode("latin-1").decode("utf-8")
    except UnicodeError:
        return name


def list_attached_files(document):
    """Brings the branches of the name tree (ISO 32000-1, 7.9.6), of which MuPDF reads the root alone, into one list, with associated files
    that are not in it (ISO 32000-2, 14.13). Changes the document only in memory."""
    catalog = document.pdf_catalog()

    def value(xref, path):
        kind, text = document.xref_get_key(xref, path)
        if kind == "xref":
            text = document.xref_object(int(text.split()[0]), compressed=True)
            kind = "array" if text.startswith("[") else "other"
        return text[1:-1] if kind == "array" else ""

    # A node is an object, or a path below the catalog.
    waiting, seen, listed = [(catalog, "Names/EmbeddedFiles/")], set(), []
    while waiting and len(seen) < MOST_NODES:
        node = waiting.pop()
        if node in seen:
            continue
        seen.add(node)
        listed.append(value(node[0], f"{node[1]}Names"))
        waiting += [(int(number), "") for number in reversed(re.findall(r"(\d{1,9}) 0 R", value(node[0], f"{node[1]}Kids")))]
    names = " ".join(part for part in listed if part)
    known = set(re.findall(r"(\d{1,9}) 0 R", names))
    further = [number for number in re.findall(r"(\d{1,9}) 0 R", value(catalog, "AF")) if number not in known][:MOST_NODES]
    if len(seen) == 1 and not further:
        return
    names += "".join(f"(file {number}){number} 0 R" for number in further)
    holder = document.xref_get_key(catalog, "Names")
    if holder[0] == "xref":
        document.xref_set_key(int(holder[1].split()[0]), "EmbeddedFiles", f"<</Names[{names}]>>")
    elif names:
        document.xref_set_key(catalog, "Names/EmbeddedFiles", f"<</Names[{names}]>>")
