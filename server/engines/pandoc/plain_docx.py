"""Writes a document as Pandoc can read it: phonetic guides (ECMA-376-1, 17.3.3.25) in brackets behind their words, saved text of simple
fields, text boxes behind the paragraphs that they are anchored in, values of charts as tables, no hidden text (17.3.2.41) and no rows that
tracked changes remove, grids with all columns, items without indent, prefixes at the root. Writes nothing where nothing changes. Prints facts as JSON.
Arguments: input, output, the view of tracked changes (accepted or original). Exit status: 4 the document can't be unpacked.
"""
import json, re, struct, sys, zipfile, zlib

ruby = re.compile(rb'<w:ruby>((?:(?!<w:ruby>).)*?)</w:ruby>', re.S)
words = re.compile(rb'<w:t(?: [^<>]*)?>([^<>]*)</w:t>')


def plain(found):
    inner = found[1]
    guide = re.search(rb'<w:rt>(.*?)</w:rt>', inner, re.S)
    base = re.search(rb'<w:rubyBase>(.*?)</w:rubyBase>', inner, re.S)
    text = b''.join(words.findall(base[1])) if base else b''
    read = b''.join(words.findall(guide[1])) if guide else b''
    if read:
        text += '（'.encode() + read + '）'.encode()
    return b'<w:t xml:space="preserve">' + text + b'</w:t>'


simple = re.compile(rb'</?w:fldSimple(?:\s[^<>]*)?>')
runs = re.compile(rb'<w:r(?:\s[^<>]*)?>(?:(?!<w:r[\s>]).)*?</w:r>', re.S)
paragraphs = re.compile(rb'<w:p(?:\s[^<>]*)?>(?:(?!<w:p[\s>]).)*?</w:p>', re.S)
vanish = re.compile(rb'<w:vanish(?:\s+w:val="([^"]*)")?\s*/>')
styles = re.compile(rb'<w:style\s[^<>]*?w:styleId="([^"]*)"[^<>]*>(.*?)</w:style>', re.S)


def shown(properties):
    """False for hidden, True for shown, None where nothing is said."""
    found = vanish.search(properties)
    return None if not found else found[1] in (b'0', b'false', b'off')


def hidden_styles(text):
    said = {one[1]: (shown(one[2]), re.search(rb'<w:basedOn\s+w:val="([^"]*)"', one[2])) for one in styles.finditer(text)}

    def hidden(name):
        for _ in range(50):
            own, base = said.get(name, (None, None))
            if own is not None or not base:
                return own is False
            name = base[1]
        return False

    return {name for name in said if hidden(name)}


def without_hidden(text, names):
    def style_of(kind, properties):
        found = re.search(rb'<w:' + kind + rb'\s+w:val="([^"]*)"', properties)
        return found[1] if found else None

    def paragraph(found):
        whole = found[0]
        is_hidden = style_of(b'pStyle', whole) in names

        def run(one):
            properties = re.search(rb'<w:rPr>.*?</w:rPr>', one[0], re.S)
            own = shown(properties[0]) if properties else None
            by_style = is_hidden or (properties is not None and style_of(b'rStyle', properties[0]) in names)
            return b'' if own is False or (own is None and by_style) else one[0]

        left = runs.sub(run, whole)
        return b'' if left != whole and b'<w:r' not in left.replace(b'<w:rPr', b'') and b'<w:sectPr' not in left else left

    return paragraphs.sub(paragraph, text)


boxed = re.compile(rb'<(/?)(w:p|w:txbxContent|mc:Fallback)(?=[\s/>])[^<>]*?(/?)>')


def with_boxes(data):
    """Text boxes as paragraphs behind the outermost one around each. What stands in them a second time, for older programs, goes."""
    pieces, waiting, last = [], [], 0
    paragraphs = boxes = fallbacks = start = 0
    for tag in boxed.finditer(data):
        if tag[3]:
            continue
        step = -1 if tag[1] else 1
        if tag[2] == b'mc:Fallback':
            fallbacks += step
        elif tag[2] == b'w:txbxContent':
            boxes += step
            if step > 0 and boxes == 1 and paragraphs > 0:
                pieces.append(data[last:tag.end()])
                start = tag.end()
            elif step < 0 and boxes == 0 and paragraphs > 0:
                if fallbacks == 0:
                    waiting.append(data[start:tag.start()])
                last = tag.start()
        elif boxes == 0:
            paragraphs += step
            if step < 0 and paragraphs == 0 and waiting:
                pieces += [data[last:tag.end()], *waiting]
                last, waiting = tag.end(), []
    return b''.join([*pieces, data[last:]]) if pieces else data


def settled_boxes(data):
    # Boxes in boxes come out one level at a time.
    for _ in range(5):
        made = with_boxes(data)
        if made == data:
            break
        data = made
    return data


row = re.compile(rb'<(/?)w:(tr|tbl)(?=[\s>])[^<>]*>')
row_mark = re.compile(rb'\s*(?:<w:tblPrEx>(?:(?!</?w:tblPrEx>).)*</w:tblPrEx>\s*)?<w:trPr>(?:(?!</?w:trPr>).)*?<w:(del|ins)[\s/>]', re.S)


def without_rows(data, gone):
    """Without the rows whose removal, or addition, was tracked, and without tables that have no others."""
    pieces, opened, last = [], [], 0
    skip = 0
    for tag in row.finditer(data):
        if tag[1]:
            if not opened:
                continue
            begun = opened.pop()
            if begun['skip']:
                last, skip = tag.end(), skip - 1
            elif tag[2] == b'tbl' and begun['gone'] and not begun['rows']:
                if not skip:
                    pieces.append(data[last:tag.end()])
                    whole = b''.join(pieces[begun['piece']:])
                    pieces[begun['piece']:] = [whole[:begun['kept']]]
                    last = tag.end()
            continue
        mark = row_mark.match(data, tag.end()) if tag[2] == b'tr' else None
        is_gone = skip == 0 and mark is not None and mark[1] == gone
        if tag[2] == b'tr' and opened:
            opened[-1]['gone' if is_gone else 'rows'] += 1
        if is_gone:
            pieces.append(data[last:tag.start()])
            skip += 1
        opened.append({'skip': is_gone, 'gone': 0, 'rows': 0, 'piece': len(pieces), 'kept': tag.start() - last})
    return b''.join([*pieces, data[last:]])


grid_tags = re.compile(rb'<(/?)w:(tbl|tr|tc|tblGrid|gridCol|gridSpan|gridBefore|gridAfter)(?=[\s/>])[^<>]*>')
amount = re.compile(rb'\sw:val="(\d{1,4})"')
# Word's own limit is 63 columns.
most_columns = 200
empty_cell = b'<w:tc><w:p/></w:tc>'
column = b'<w:gridCol w:w="2000"/>'


def with_grids(data):
    """Tables with all columns and cells of their rows: Pandoc drops cells beyond the grid, and ignores those left out at a start."""
    tables, added = [], []
    for tag in grid_tags.finditer(data):
        ends, name = tag[1] != b'', tag[2]
        if name == b'tbl':
            if not ends:
                tables.append({'have': 0, 'row': 0, 'before': 0, 'most': 0, 'place': None, 'grid': None})
            elif tables:
                one = tables.pop()
                missing = min(one['most'], most_columns) - one['have']
                if missing > 0 and (one['grid'] or one['place']) is not None:
                    at = one['grid'] or one['place']
                    columns = column * missing
                    added.append((at, at, columns if one['grid'] else b'<w:tblGrid>' + columns + b'</w:tblGrid>'))
            continue
        if not tables:
            continue
        one = tables[-1]
        if name == b'tr' and not ends:
            one['row'] = one['before'] = 0
            one['place'] = one['place'] or tag.start()
        elif name == b'tr':
            one['most'] = max(one['most'], one['row'])
        elif name == b'tc' and not ends:
            one['row'] += 1
            if one['before']:
                added.append((tag.start(), tag.start(), empty_cell * one['before']))
                one['before'] = 0
        elif name == b'gridCol' and not ends:
            one['have'] += 1
            if b' w:w=' not in tag[0] and tag[0].endswith(b'/>'):
                added.append((tag.start(), tag.end(), column))
        elif name == b'tblGrid' and ends:
            one['grid'] = one['grid'] or tag.start()
        elif name.startswith(b'grid') and not ends:
            found = amount.search(tag[0])
            count = int(found[1]) if found else 0
            one['row'] += max(0, count - (name == b'gridSpan'))
            if name == b'gridBefore':
                one['before'] = min(count, most_columns)
    pieces, last = [], 0
    for start, end, text in sorted(added):
        pieces += [data[last:start], text]
        last = end
    return b''.join([*pieces, data[last:]])


def readable(data, names, gone):
    data = with_root_prefixes(data)
    data = with_bare_items(data) if b'<w:numPr>' in data else data
    data = settled_boxes(data) if b'<w:txbxContent' in data else data
    data = without_rows(data, gone) if b'<w:trPr>' in data else data
    data = with_grids(data) if b'<w:tbl>' in data else data
    data = with_whole_formulas(data) if b'<m:oMath' in data else data
    data = simple.sub(b'', data) if b'<w:fldSimple' in data else data
    data = ruby.sub(plain, data) if b'<w:ruby>' in data else data
    data = with_signs(data) if b'"Wingdings"' in data else data
    return without_hidden(data, names) if names or b'<w:vanish' in data else data


def prepare(package, target, gone):
    """Writes the document if it changes; returns what the visitor should know."""
    parts = {name: package.read(name) for name in package.namelist() if re.fullmatch(r'word/[^/]*\.xml', name)}
    names = hidden_styles(parts.get('word/styles.xml', b''))
    made = {name: readable(data, names, gone) for name, data in parts.items() if not name.endswith('/styles.xml')}
    charts = list_charts(package, made)
    changed = {name: data for name, data in made.items() if data != parts[name]}
    if changed:
        with zipfile.ZipFile(target, 'w', zipfile.ZIP_STORED) as out:
            for one in package.infolist():
                if not one.is_dir():
                    out.writestr(one.filename, changed.get(one.filename) or package.read(one))
    tracked = re.compile(rb'<w:(?:ins|del|moveFrom|moveTo)[\s/>]')
    return {
        'hasChanges': any(tracked.search(data) for data in parts.values()),
        'comments': len(re.findall(rb'<w:comment[\s>]', parts.get('word/comments.xml', b''))),
        **charts,
        'hasChunks': b'<w:altChunk' in parts.get('word/document.xml', b''),
    }


try:
    with zipfile.ZipFile(sys.argv[1]) as package:
        facts = prepare(package, sys.argv[2], b'ins' if sys.argv[3:] == ['original'] else b'del')
except (zipfile.BadZipFile, zlib.error, struct.error, EOFError, RuntimeError, UnicodeError):
    sys.exit(4)
print(json.dumps(facts))
