"""Copies links from one PDF to another with the same pages; read in front of the scripts that need it."""
import re

import fitz

# How MuPDF gives a destination beyond the edges of its page.
BEYOND = re.compile(r"page=(\d{1,7})(?:&zoom=[^,&]{1,20},(-?[\d.]{1,20}),(-?[\d.]{1,20}))?")


def within_page(link):
    found = BEYOND.match(link.get("name") or "") if link["kind"] == fitz.LINK_NAMED else None
    if not found:
        return link
    to = fitz.Point(*(max(0, float(part or 0)) for part in found.groups()[1:]))
    return {"kind": fitz.LINK_GOTO, "from": link["from"], "page": int(found[1]) - 1, "to": to}


def copy_links(source, target, forbidden=()):
    """Adds the links of `source` to `target`, but for those of the kinds `forbidden`, and those that lead nowhere."""
    for number in range(min(source.page_count, target.page_count)):
        for link in source[number].get_links():
            if link["kind"] in forbidden:
                continue
            try:
                target[number].insert_link(within_page(link))
            except (ValueError, RuntimeError, KeyError, TypeError):
                continue
