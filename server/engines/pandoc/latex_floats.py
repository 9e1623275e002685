import re

# A tabular with its packages' names.
TABLE = re.compile(r"\\begin\{(?:tab|longtab|array|xltabular|supertabular|mpxtabular)")
IMAGE = re.compile(r"\\includegraphics\*?(?![a-z])")
OTHER_PICTURE = re.compile(
    r"\\begin\{(?:tikzpicture|pspicture|picture|sub)|\\(?:input|include|epsf\w*|psfig|subcaptionbox|subfloat|subfigure)(?![a-z])"
)
# The filter puts only the caption in their place.
NO_PICTURE = "\\includegraphics{no-picture}"
NO_TABLE = "\\begin{tabular}{l}no-picture\\end{tabular}"
# Captions and pictures of one float; those with more stay as they are.
MOST = 100
PLACING = re.compile(r"\\begin\{(?:minipage|center|flushleft|flushright)\}|\\end\{(?:minipage|center|flushleft|flushright)\}")
BREAK = re.compile(r"^[\s~]{0,20}\\\\\*?(?:\[[^\[\]]{0,20}\])?")
# Commands and environments whose arguments are no words.
LOOKS = re.compile(
    r"(?<!\\)%[^\n]*|\\(?:begin|end)\{[a-zA-Z]{1,20}\*?\}|"
    r"\\(?:[vh]space|vskip|label|captionsetup|color|scalebox|rotatebox|resizebox|setlength|addtolength|renewcommand|setcounter|addtocounter|parbox)"
    r"(?![a-zA-Z])\*?(?:\[[^\[\]]{0,200}\]|\s{0,9}\{[^{}]{0,200}\}){0,2}|\\[a-zA-Z]{1,40}\*?(?:\[[^\[\]]{0,200}\])?"
)


def has_words(text):
    return any(letter.isalnum() for letter in LOOKS.sub(" ", text))


def is_whole(text):
    """Whether all that begins in a text ends in it."""
    return text.count("{") == text.count("}") and text.count("\\begin{") == text.count("\\end{")


def without_placing(body):
    """A body without the boxes that set its parts beside each other."""
    pieces, done = [], 0
    for found in PLACING.finditer(body):
        if found.start() < done:
            continue
        pieces.append(body[done : found.start()])
        done = found.end()
        if found[0] == "\\begin{minipage}":
            done = after_brace(body, done, 4)
    return "".join(pieces) + body[done:]


def captions_in(body):
    """Where each caption begins and ends."""
    return [
        (found.start(), groups(body, found.end(), 2 if body[found.end()] == "[" else 1)[1]) for found in CAPTION.finditer(body)
    ]


def after_brace(body, at, count):
    """Where the first group in braces ends, among `count` groups from `at` on."""
    given, _ = groups(body, at, count)
    last = next((index for index, one in enumerate(given) if one[0] == "{"), -1)
    return groups(body, at, last + 1)[1]


def images_in(body):
    return [(found.start(), after_brace(body, found.end(), 3)) for found in IMAGE.finditer(body)]


def parts_of(body, captions):
    """A body with several captions as parts with one each, which stands below or above what it names."""
    is_above = not has_words(body[: captions[0][0]]) and not IMAGE.search(body, 0, captions[0][0]) and not TABLE.search(body, 0, captions[0][0])
    if is_above:
        cuts = [0] + [start for start, _ in captions[1:]]
    else:
        cuts = [0]
        for _, end in captions[:-1]:
            label = re.compile(r"\s{0,20}" + LABEL.pattern).match(body, end)
            cuts.append(label.end() if label else end)
    return [body[start:end] for start, end in zip(cuts, cuts[1:] + [len(body)])]


def plain_float(name, body):
    """A float with one caption as Pandoc keeps it whole; None if it does already."""
    captions = captions_in(body)
    if len(captions) != 1 or OTHER_PICTURE.search(body):
        return None
    start, end = captions[0]
    label = LABEL.search(body)
    caption = LABEL.sub("", body[start:end]) + (label[0] if label else "")
    above, below = LABEL.sub("", body[:start]), LABEL.sub("", body[end:])
    images, tables = images_in(above + below), len(TABLE.findall(body))

    def float_with(content):
        return "\\par\\begin{%s}%s%s\\end{%s}\\par " % (name, content, caption, name)

    if name == "table":
        return None if tables == 1 else above + float_with(NO_TABLE) + below
    if len(images) == 1 and not tables:
        rest = above + below
        first, last = rest[: images[0][0]], BREAK.sub("", rest[images[0][1] :])
        if not has_words(first + last):
            return None
        if is_whole(first) and is_whole(last):
            return first + float_with(rest[images[0][0] : images[0][1]]) + last
    if images or tables:
        return above + float_with(NO_PICTURE) + below
    return above + below + float_with(NO_PICTURE)


def with_whole_floats(content):
    """Pandoc drops captions of figures that are not one picture alone, and of tables that are not one table."""
    pieces, done, read, unended = [], 0, 0, set()
    for found in FIGURE.finditer(content):
        name = found[1]
        if found.start() < read or name in unended:
            continue
        stop = content.find("\\end{" + name + "}", found.end())
        if stop < 0:
            unended.add(name)
            continue
        read, end = stop, stop + len("\\end{" + name + "}")
        body = content[found.end() : stop]
        if max(body.count("\\caption"), body.count("\\includegraphics")) > MOST or OTHER_PICTURE.search(body):
            continue
        captions = captions_in(body)
        if not captions:
            continue
        if len(captions) == 1:
            shown = plain_float(name, body)
        else:
            body = without_placing(body)
            parts = parts_of(body, captions_in(body))
            if not all(is_whole(part) for part in parts):
                continue
            shown = "\\par ".join(plain_float(name, part) or "\\begin{%s}%s\\end{%s}" % (name, part, name) for part in parts)
        if shown is None:
            continue
        shown = "\\par " + shown + "\\par "
        # The lines below keep their numbers.
        missing = content.count("\n", found.start(), end) - shown.count("\n")
        pieces += [content[done : found.start()], shown, "\n" * missing]
        done = end
    return "".join(pieces) + content[done:]
