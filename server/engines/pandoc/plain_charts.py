"""Tables of the values of charts (ECMA-376-1, 21.2), which Pandoc leaves out of documents. Used by plain_docx.py."""
import posixpath, re

drawn_chart = re.compile(rb'<c:chart\s(?:[^<>]*?\s)?[\w-]+:id="([^"<>]*)"')
relation = re.compile(rb'<Relationship\s[^<>]*>')
point = re.compile(rb'<c:pt\s[^<>]*?\bidx="(\d{1,6})"[^<>]*>\s*<c:v>([^<]*)</c:v>')
spoken = re.compile(rb'<a:t>([^<]*)</a:t>')
most_rows, most_columns, most_charts = 60, 15, 200


def inner(text, *names):
    """What the first element of these names has inside; empty if there is none."""
    for name in names:
        start = text.find(b'<c:' + name + b'>')
        end = text.find(b'</c:' + name + b'>', start)
        if 0 <= start < end:
            return text[start + len(name) + 4:end]
    return b''


def points(text):
    return {int(place): value for place, value in point.findall(text)}


def rows_of(chart):
    """A head row and a row for each category; nothing for a chart without values or with too many."""
    found = [one.partition(b'</c:ser>')[0] for one in chart.split(b'<c:ser>', most_columns + 1)[1:most_columns + 1]]
    columns = [(points(inner(one, b'tx')).get(0, b''), points(inner(one, b'val', b'yVal'))) for one in found]
    names = next((known for known in (points(inner(one, b'cat', b'xVal')) for one in found) if known), {})
    last = max((place for _, values in columns for place in values), default=-1)
    if last < 0 or last >= most_rows:
        return []
    head = [b''] + [name for name, _ in columns]
    return [head] + [[names.get(at, b'')] + [values.get(at, b'') for _, values in columns] for at in range(last + 1)]


def paragraph_of(words):
    return b'<w:p><w:r><w:t xml:space="preserve">' + words + b'</w:t></w:r></w:p>'


def table_of(chart):
    """Title and values of a chart as WordprocessingML; empty if it has no values."""
    rows = rows_of(chart)
    if not rows:
        return b''
    title = b''.join(spoken.findall(inner(inner(chart, b'title'), b'tx')))
    cells = [b''.join(b'<w:tc>' + paragraph_of(cell) + b'</w:tc>' for cell in row) for row in rows]
    lines = [b'<w:tr>' + (b'<w:trPr><w:tblHeader/></w:trPr>' if at == 0 else b'') + row + b'</w:tr>' for at, row in enumerate(cells)]
    grid = b'<w:tblGrid>' + b'<w:gridCol w:w="1500"/>' * len(rows[0]) + b'</w:tblGrid>'
    look = b'<w:tblPr><w:tblLook w:firstRow="1"/></w:tblPr>'
    return (paragraph_of(title) if title else b'') + b'<w:tbl>' + look + grid + b''.join(lines) + b'</w:tbl>'


def chart_targets(package, name):
    """Parts that the relationships of a part name, by id."""
    folder, base = posixpath.split(name)
    listed = f'{folder}/_rels/{base}.rels'
    if listed not in package.namelist():
        return {}
    tags = relation.findall(package.read(listed))
    named = [(re.search(rb'\sId="([^"]*)"', tag), re.search(rb'\sTarget="([^"]*)"', tag)) for tag in tags if b'/chart"' in tag]
    return {
        one[1]: posixpath.normpath(posixpath.join('/', folder, target[1].decode()))[1:] for one, target in named if one and target
    }


def list_part(package, made, name):
    """Puts the values of each chart of a part behind its paragraph; returns how many charts have them."""
    data, targets, parts = made[name], chart_targets(package, name), set(package.namelist())
    pieces, last, count, known = [], 0, 0, {}
    for found in drawn_chart.finditer(data):
        target = targets.get(found[1])
        end = data.find(b'</w:p>', found.end()) + 6
        if end < 6 or count == most_charts:
            break
        if target in parts and target not in known:
            known[target] = table_of(package.read(target))
        table = known.get(target)
        if table and end >= last:
            pieces += [data[last:end], table]
            last, count = end, count + 1
    made[name] = b''.join([*pieces, data[last:]])
    return count


def list_charts(package, made):
    """Lists the charts of all parts; returns how many there are and how many are listed."""
    return {
        'charts': sum(1 for name in package.namelist() if re.fullmatch(r'word/charts/chart\d*\.xml', name)),
        'listedCharts': sum(list_part(package, made, name) for name in list(made) if b'<c:chart' in made[name]),
    }
