"""Options of programs and simple tables with joined cells of reStructuredText, neither of which Pandoc reads; between grid_table.py and
plain_rst.py. Options become definitions, tables containers, of which the filter makes a table again.
"""

ARGUMENT = r"(?:[A-Za-z][\w-]{0,100}|<[^<>`\n]{1,100}>)"
OPTION_NAME = r"(?:-[A-Za-z0-9](?: ?" + ARGUMENT + r")?|(?:--|/)[A-Za-z0-9][\w-]{0,100}(?:[ =]" + ARGUMENT + r")?)"
OPTION_LINE = re.compile(r"( *)(" + OPTION_NAME + r"(?:, " + OPTION_NAME + r"){0,20})(?: {2,}(\S.*)| *)$")
SIMPLE_RULE = re.compile(r" *=+(?: +=+)+ *$")
SPAN_RULE = re.compile(r" *-+(?: +-+)* *$")


def indent_of(line):
    return len(line) - len(line.lstrip())


def options_at(lines, at):
    """Definitions in place of the options that begin at a line, and the line behind them; None if none do."""
    made, edge = [], None
    while at < len(lines):
        found = OPTION_LINE.match(lines[at])
        if not found or edge not in (None, len(found[1])):
            break
        end = at + 1
        while end < len(lines) and (not lines[end].strip() or indent_of(lines[end]) > len(found[1])):
            end += 1
        content = textwrap.dedent("\n".join(lines[at + 1 : end])).strip("\n").split("\n")
        words = ([found[3]] if found[3] else []) + (content if content != [""] else [])
        if not any(line.strip() for line in words):
            break
        edge = len(found[1])
        made.append(found[1] + "``" + found[2] + "``")
        made += [found[1] + "    " + line if line.strip() else "" for line in words]
        made += [""] * (end - at > 1 and not lines[end - 1].strip())
        at = end
    return (made, at) if made else None


# The line up to which no simple table begins: it was read in vain from a line above.
searched = 0


def simple_table_at(lines, at, opening, closing, indent):
    """Containers in place of a simple table with joined cells that begins at a line, and the line behind it; None for any other."""
    global searched
    if at < searched:
        return None
    edge = indent_of(lines[at])
    columns = [(found.start(), found.end()) for found in re.finditer("=+", lines[at])]
    if len(columns) > MOST_COLUMNS:
        return None
    rows, start, heads, is_joined, end = [], None, 0, False, at + 1

    def take(until, spans):
        nonlocal start, is_joined
        if start is None:
            return
        if spans is None:
            spans = [(index, 1) for index in range(len(columns))]
        is_joined = is_joined or any(over > 1 for _, over in spans)
        row = []
        for first, over in spans:
            left = columns[first][0]
            right = columns[first + over][0] if first + over < len(columns) else None
            text = textwrap.dedent("\n".join(line[left:right].rstrip() for line in lines[start:until])).strip("\n")
            row.append((over, 1, text.split("\n")))
        rows.append(row)
        start = None

    while end < len(lines) and len(rows) < MOST_ROWS:
        line = lines[end]
        if SIMPLE_RULE.match(line):
            take(end, None)
            if end + 1 >= len(lines) or not lines[end + 1].strip():
                break
            heads = len(rows)
        elif SPAN_RULE.match(line):
            groups = [(found.start(), found.end()) for found in re.finditer("-+", line)]
            known = [first for first, _ in columns]
            spans = [(left, sum(first >= left and last <= right for first, last in columns)) for left, right in groups]
            if any(left not in known or not over for left, over in spans):
                break
            take(end, [(known.index(left), over) for left, over in spans])
        elif line.strip():
            if indent_of(line) < edge:
                break
            if start is None or line[columns[0][0] : columns[0][1]].strip():
                take(end, None)
                start = end
        end += 1
    searched = end
    if end >= len(lines) or not SIMPLE_RULE.match(lines[end]) or not rows or not is_joined:
        return None
    return contained((heads, len(columns), rows), " " * edge, opening, closing, indent), end + 1
