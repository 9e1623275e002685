"""Writes Markdown as Pandoc's dialect of it can read it: notes within their sentences (`^[words]`) as notes behind the text. Writes nothing
where nothing changes. Arguments: input, output.
"""
import re, sys

fence = re.compile(r'[ \t>]{0,40}(?:[-*+]|\d{1,9}[.)])?[ \t]{0,10}(`{3,}|~{3,})')
item = re.compile(r'[ \t>]{0,40}(?:[-*+]|\d{1,9}[.)])[ \t]')
# As markdown.ts reads them: words, not the classes of regular expressions.
note = re.compile(
    r'\\.|(?<!`)(`+)(?!`)(?:(?!\1)[^\n]){0,2000}?(?<!`)\1(?!`)|'
    r'\^\[(?=[^\s\]]{1,200}[ \n]|[^\]\n]{0,200}[\u0080-\uffff])'
    r'((?:[^\[\]\n\\]|\n(?![ \t]*\n)|\\[^\n]|\[[^\[\]\n]{0,300}\](?:\([^()\n]{0,500}\))?){1,4000})\]'
)


def is_code(lines):
    """For each line, whether it is one of a fenced or indented block of code."""
    opened, was_blank, was_code, in_list = None, True, False, False
    for line in lines:
        found = fence.match(line)
        if opened:
            yield True
            if found and found[1].startswith(opened):
                opened = None
            continue
        is_blank = line.strip() == ''
        indented = line.startswith(('    ', '\t')) and not is_blank
        code = indented and not in_list and (was_blank or was_code)
        opened = found[1] if found and not code else None
        in_list = bool(item.match(line)) or (in_list and (is_blank or line.startswith((' ', '\t'))))
        yield code or bool(opened)
        was_blank, was_code = is_blank, code


def with_notes_behind(text):
    name = 'note'
    while name in text:
        name += 'x'
    notes, pieces, plain = [], [], []

    def named(found):
        if not found[2]:
            return found[0]
        notes.append(' '.join(found[2].split()))
        return '[^%s%d]' % (name, len(notes))

    def flush():
        pieces.append(note.sub(named, ''.join(plain)))
        plain.clear()

    lines = text.splitlines(keepends=True)
    for line, code in zip(lines, is_code(lines)):
        if code:
            flush()
            pieces.append(line)
        else:
            plain.append(line)
    flush()
    return ''.join(pieces) + ''.join('\n\n[^%s%d]: %s\n' % (name, at + 1, words) for at, words in enumerate(notes))


with open(sys.argv[1], encoding='utf-8', errors='replace', newline='') as file:
    source = file.read()
made = with_notes_behind(source)
if made != source:
    with open(sys.argv[2], 'w', encoding='utf-8', newline='') as file:
        file.write(made)
