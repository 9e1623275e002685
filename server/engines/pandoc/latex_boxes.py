"""Boxes of LaTeX whose words Pandoc drops with them: frames, turned and raised words, lines of a cell. Read in front of latex_symbols.py, which
has `CODE`, and plain_tex.py, which has `group` and `skip`."""
import re

# Which of the groups in braces has the words.
BOXES = {
    **dict.fromkeys("fbox framebox makebox reflectbox smash llap rlap clap hl so shortstack makecell thead rothead tcbox circled".split(), 0),
    **dict.fromkeys("ovalbox Ovalbox shadowbox doublebox".split(), 0),
    **dict.fromkeys("raisebox rotatebox turnbox adjustbox".split(), 1),
    "fcolorbox": 2,
}
BOX_START = re.compile(r"\\(" + "|".join(sorted(BOXES, key=len, reverse=True)) + r")\*?(?![a-zA-Z@])")

def with_words_of_boxes(content):
    if not BOX_START.search(content):
        return content
    spans = [code.span() for code in CODE.finditer(content)]
    pieces, done, next_span = [], 0, 0
    for found in BOX_START.finditer(content):
        while next_span < len(spans) and spans[next_span][1] <= found.start():
            next_span += 1
        is_code = next_span < len(spans) and spans[next_span][0] <= found.start()
        if found.start() < done or is_code:
            continue
        # A definition of the command or its name as an argument.
        if content[max(0, found.start() - 1) : found.start()] == "{" and content[found.end() : found.end() + 1] == "}":
            continue
        at, given, wanted = found.end(), [], BOXES[found[1]] + 1
        while len(given) < wanted:
            start = skip(content, at)
            end = group(content, start)
            if end == start:
                break
            if content[start] == "{":
                given.append(content[start + 1 : end - 1])
            at = end
        if len(given) < wanted:
            continue
        # Lines within a cell would begin another row.
        words = re.sub(r"\\\\(?:\[[^\[\]]{0,20}\])?", " ", given[-1])
        pieces += [content[done : found.start()], "{", words, "}"]
        done = at
    return "".join(pieces) + content[done:]
