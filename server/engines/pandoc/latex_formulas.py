"""Formulas in a spelling that Pandoc knows; read in front of plain_tex.py, which has `group` and `skip`."""
import re

ALIGNED = re.compile(
    r"\\(?:begin\{(?:x{0,2}(align)at(\*?)\}|(align)edat\})\s{0,9}(\[[tcb]\])?\s{0,9}\{\s{0,9}\d{1,3}\s{0,9}\}|end\{(?:x{0,2}(align)at(\*?)\}|(align)edat\}))"
)
ARRAY = re.compile(r"\\begin\{[dx]?array\}\s{0,9}(?:\[[tcb]\]\s{0,9})?(?=\{)")
REPEATED = re.compile(r"\*\s{0,9}(?:\{(\d{1,2})\}|(\d))\s{0,9}\{([^{}]{0,40})\}")
MOST_COLUMNS = 100


def by_sides(columns):
    """Columns reduced to their sides, as many as there are."""
    bare = re.sub(r"[@!<>]\s{0,9}\{[^{}]{0,200}\}", "", columns)
    bare = re.sub(r"[pmbwW]\s{0,9}\{[^{}]{0,40}\}", "l", bare)
    return REPEATED.sub(lambda one: (one[3] * int(one[1] or one[2]))[:MOST_COLUMNS], bare)


def one_alignment(found):
    if found[0].startswith("\\begin"):
        return "\\begin{%s}" % ("aligned" if found[3] else "align" + found[2])
    return "\\end{%s}" % ("aligned" if found[7] else "align" + found[6])


def with_plain_formulas(content):
    """Formulas without the number of their columns, which Pandoc prints, and arrays with columns that it knows."""
    content = ALIGNED.sub(one_alignment, content)
    pieces, done = [], 0
    for found in ARRAY.finditer(content):
        end = group(content, found.end())
        columns = content[found.end() + 1 : end - 1]
        if found.start() < done or not re.search(r"[*@!<>pmbwW]", columns):
            continue
        pieces += [content[done : found.end()], "{" + by_sides(columns) + "}"]
        done = end
    return "".join(pieces) + content[done:]
