"""Writes a MediaWiki text whose tables have the same number of cells in each row: Pandoc counts the columns of the first row and drops
the cells beyond them, and shows attributes of joined cells as words. Lists and tables that colons move in stand without these: Pandoc
reads them as words. Nothing where there is nothing to change.

Arguments: input, output.
"""
import re
import sys

source, target = sys.argv[1:]
with open(source, "rb") as file:
    # Every byte is one character, whatever the encoding.
    text = file.read().decode("latin-1")

# Cells of a row, and cells that are written in all.
MOST_COLUMNS, work = 200, 200_000
ATTRIBUTES = re.compile(r"^(?=[^\[\]{}|<>\n]{0,400}=)([^\[\]{}|<>\n]{1,400})\|(?!\|)")
# Attributes for programs: Pandoc reads no names with hyphens.
DATA = re.compile(r"\s{1,20}[a-zA-Z]{1,40}-[\w-]{1,60}\s{0,5}=\s{0,5}(?:\"[^\"\n]{0,400}\"|'[^'\n]{0,400}'|[^\s|\"']{1,400})")
SPAN = {name: re.compile(r"\b" + name + r"\s{0,5}=\s{0,5}[\"']?(\d{1,3})", re.I) for name in ("colspan", "rowspan")}


def span(attributes, name):
    found = SPAN[name].search(attributes)
    return max(1, min(int(found[1]), MOST_COLUMNS)) if found else 1


class Cell:
    def __init__(self, mark, content):
        self.mark, self.lines, self.across, self.down = mark, [content], 1, 1
        found = ATTRIBUTES.match(content)
        if found:
            self.across, self.down = span(found[1], "colspan"), span(found[1], "rowspan")
            self.lines = [content[found.end() :]]

    def written(self):
        first = self.lines[0].strip()
        # Two of these begin another cell for Pandoc, in every row.
        return "\n".join([self.mark + " " + first.replace("!!", "&#33;&#33;"), *self.lines[1:]])


def grid_of(rows):
    """Rows of the same length; a cell stands where it begins, and nothing where it goes on."""
    global work
    grid, reaching = [], {}
    for cells in rows:
        row, column = [], 0
        queue = list(cells)
        while queue or any(at >= column and left > 0 for at, left in reaching.items()):
            if column >= MOST_COLUMNS or work < 0:
                break
            work -= 1
            if reaching.get(column, 0) > 0:
                reaching[column] -= 1
                row.append(None)
                column += 1
            elif queue:
                cell = queue.pop(0)
                for at in range(cell.across):
                    row.append(cell if at == 0 else None)
                    reaching[column + at] = cell.down - 1
                column += cell.across
            else:
                row.append(None)
                column += 1
        grid.append(row)
    width = max(map(len, grid), default=0)
    return [row + [None] * (width - len(row)) for row in grid]


def cells_of(line):
    mark = line[0]
    return [Cell(mark, part) for part in re.split(r"!!|\|\|" if mark == "!" else r"\|\|", line[1:])]


def table(lines):
    head, rows, depth = [], [[]], 0
    for line in lines:
        bare = line.lstrip()
        if depth == 0 and bare.startswith("|-"):
            rows.append([])
        elif depth == 0 and bare.startswith("|+") and not any(rows):
            head.append(line)
        elif depth == 0 and bare[:1] in ("|", "!") and not bare.startswith(("|}", "|+")):
            rows[-1] += cells_of(bare)
        else:
            depth += bare.startswith("{|") - bare.startswith("|}")
            if rows[-1]:
                rows[-1][-1].lines.append(line)
            else:
                head.append(line)
    grid = grid_of([row for row in rows if row])
    written = []
    for row in grid:
        mark = "!" if any(cell and cell.mark == "!" for cell in row) and not any(cell and cell.mark == "|" for cell in row) else "|"
        written += ["|-", *(cell.written() if cell else mark for cell in row)]
    return head + written


def whole(text):
    out, lines, at = [], text.split("\n"), 0
    while at < len(lines):
        start = at
        if lines[at].lstrip(" :*").startswith("{|"):
            depth = 0
            for end in range(at, len(lines)):
                bare = lines[end].lstrip(" :*")
                depth += bare.startswith("{|") - bare.startswith("|}")
                if depth == 0:
                    out += [DATA.sub("", lines[at].lstrip(" :")), *table(lines[at + 1 : end]), lines[end]]
                    at = end + 1
                    break
            if at == start:
                return text
            continue
        out.append(lines[at])
        at += 1
    return "\n".join(out)


# Colons move in what follows. Words with nothing but colons before them are definitions, which Pandoc knows.
MOVED = re.compile(r"^[ \t]{0,20}:[: ]{0,40}(?=[*#]|\{\|)", re.M)
VERBATIM = re.compile(r"<(/?)(pre|nowiki|syntaxhighlight|source)\b[^<>]{0,500}>", re.I)


def without_colons(text):
    out, start, inside = [], 0, None
    for tag in VERBATIM.finditer(text):
        name = tag[2].lower()
        if inside is None and not tag[1] and not tag[0].endswith("/>"):
            out.append(MOVED.sub("", text[start : tag.start()]))
            start, inside = tag.start(), name
        elif inside == name and tag[1]:
            out.append(text[start : tag.end()])
            start, inside = tag.end(), None
    rest = text[start:]
    return "".join(out) + (rest if inside else MOVED.sub("", rest))


changed = whole(without_colons(text.replace("\r\n", "\n")))
if work >= 0 and changed != text:
    with open(target, "wb") as file:
        file.write(changed.encode("latin-1"))
