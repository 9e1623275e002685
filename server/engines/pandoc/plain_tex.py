"""Writes a LaTeX text with columns of tables that Pandoc knows (it reads a table with any other column as words in a row), and with the
numbers of the equations that the text refers to (Pandoc shows their labels), plain tables and figures, quotation marks and short forms of glossaries. Nothing where there is nothing to change.

Arguments: input, output.
"""
import re
import sys

source, target = sys.argv[1:]
with open(source, "rb") as file:
    # Every byte is one character, whatever the encoding.
    text = file.read().decode("latin-1")

LONGEST = 500
# Characters that may be looked at for the ends of groups.
work = 5_000_000
KNOWN = set("lcrX|pmb><@!*")


def group(content, at):
    """The end of a group in braces or brackets that begins at `at`; `at` if there is none."""
    global work
    if at >= len(content) or content[at] not in "{[" or work < 0:
        return at
    opening, closing = (("{", "}"), ("[", "]"))[content[at] == "["]
    depth = 0
    for end in range(at, min(len(content), at + LONGEST)):
        if content[end] in opening + closing and content[end - 1] != "\\":
            depth += 1 if content[end] == opening else -1
            if depth == 0:
                work -= end - at
                return end + 1
    work -= LONGEST
    return at


def skip(content, at, blank=re.compile(r"\s*")):
    return blank.match(content, at).end()


def base_of(body):
    if "\\centering" in body:
        return "c"
    if "\\raggedleft" in body:
        return "r"
    letters = re.sub(r"\\[a-zA-Z]+|\{[^{}]*\}", "", body)
    return next((one for one in letters if one in "lcr"), "l")


def own_types():
    types = {}
    for found in re.finditer(r"\\newcolumntype\s{0,9}\{?\s{0,9}(\w)\s{0,9}\}?\s{0,9}(?:\[(\d)\])?\s{0,9}(?=\{)", text):
        body = text[found.end() : group(text, found.end())]
        types[found[1]] = (int(found[2] or 0), base_of(body[1:-1]))
    return types


types = own_types()


def plain_columns(spec, depth=0):
    out, at = [], 0
    while at < len(spec):
        letter = spec[at]
        at += 1
        if letter in types:
            count, base = types[letter]
            out.append(base)
            for _ in range(count):
                at = group(spec, skip(spec, at))
            continue
        if letter in "{[":
            end = group(spec, at - 1)
            out.append(spec[at - 1 : end] or letter)
            at = max(at, end)
            continue
        end = group(spec, skip(spec, at)) if letter.isalpha() or letter in "*><@!" else at
        if letter == "*" and depth < 5:
            inner = group(spec, end)
            out.append("*" + spec[at:end] + "{" + plain_columns(spec[end + 1 : inner - 1], depth + 1) + "}")
            at = max(inner, at)
        elif letter in "><@!pmb":
            out.append(letter + spec[at:end])
            at = end
        elif letter in "wW":
            out.append(base_of(spec[at:end].strip("{}")))
            at = group(spec, end)
        elif letter == "D":
            out.append("r")
            for _ in range(3):
                at = skip(spec, at)
                at = max(group(spec, at), min(at + (spec[at : at + 1] not in "{["), len(spec)))
        elif letter in "LCRJ":
            out.append(letter.lower().replace("j", "l"))
        elif letter.isalpha() and letter not in "lcrX":
            out.append("r" if letter in "SsN" else "l")
            while end > at:
                at, end = end, group(spec, skip(spec, end))
        else:
            out.append(letter)
    return "".join(out)


def needs_change(spec):
    repeated = re.sub(r"\*\{\d{1,3}\}\{([^{}]*)\}", r"\1", spec)
    bare = re.sub(r"\{[^{}]*\}|\[[^\[\]]*\]|\\[a-zA-Z]+", "", repeated)
    return any(letter not in KNOWN and letter.isalpha() or letter in types for letter in bare)


ENVIRONMENTS = {"tabulary": "tabularx", "xltabular": "tabularx", "supertabular": "tabular"}
tables = re.compile(
    r"\\(begin)\{(tabular\*?|tabularx|tabulary|xltabular|longtable|supertabular)\}|\\(end)\{(tabulary|xltabular|supertabular)\}|\\(multicolumn)\s{0,9}(?=\{)"
)


def with_plain_tables(content):
    pieces, done = [], 0
    for found in tables.finditer(content):
        if found.start() < done:
            continue
        at = skip(content, found.end())
        name = found[2] or found[4]
        if found[5]:
            at = skip(content, group(content, at))
        elif found[1] and (name == "tabular*" or name in ("tabularx", "tabulary", "xltabular")):
            at = skip(content, group(content, at))
        if found[1] and content[at : at + 1] == "[":
            at = skip(content, group(content, at))
        if name in ENVIRONMENTS:
            pieces += [content[done : found.start()], "\\" + (found[1] or found[3]) + "{" + ENVIRONMENTS[name] + "}"]
            done = found.end()
        end = group(content, at)
        spec = content[at + 1 : end - 1]
        if found[3] or end == at:
            continue
        if found[5]:
            changed = base_of(plain_columns(spec)) if re.search(r"[^lcr|\s]", spec) else spec
        else:
            changed = plain_columns(spec) if needs_change(spec) else spec
        if changed != spec:
            pieces += [content[done:at], "{" + changed + "}"]
            done = end
    return "".join(pieces) + content[done:]


numbered = re.compile(
    r"\\(chapter|section)(?![a-zA-Z*])|\\begin\{(equation|multline|align|gather|eqnarray|flalign|alignat)\}|\\(appendix)\b"
)
REFERENCE = re.compile(r"\\(eqref|ref|autoref|[cC]ref)\s{0,9}\{([^{}]{1,200})\}")
LABEL = re.compile(r"\\label\s{0,9}\{([^{}]{1,200})\}")
LABEL_LINE = re.compile(LABEL.pattern + r"[ \t]{0,20}\n?")
PLACE = {"ref": "%s", "eqref": "(%s)", "autoref": "Equation~%s", "cref": "eq.~(%s)", "Cref": "Equation~(%s)"}


def lines_of(body):
    """Lines of a formula; those of matrices and cases within belong to one."""
    lines, depth, done = [], 0, 0
    for found in re.finditer(r"\\(begin|end)\{|\\\\", body):
        if found[1]:
            depth += 1 if found[1] == "begin" else -1
        elif depth <= 0:
            lines.append(body[done : found.start()])
            done = found.start()
    return lines + [body[done:]]


def with_numbers(content):
    wanted = {label for _, label in REFERENCE.findall(content)}
    if not wanted & set(LABEL.findall(content)):
        return content
    by_section = re.search(r"\\numberwithin\s{0,9}\{equation\}\s{0,9}\{section\}", content)
    by_chapter = re.search(r"\\documentclass\s{0,9}(?:\[[^\]]{0,500}\])?\s{0,9}\{(?:report|book|memoir|scrbook|scrreprt)\}", content)
    numbers, pieces, done, count, chapter, section = {}, [], 0, 0, 0, 0

    def next_line(line):
        nonlocal count
        words = line[2:] if line.startswith("\\\\") else line
        if re.search(r"\\(?:nonumber|notag)\b", line) or not words.strip():
            return line
        tag = re.search(r"\\tag\*?\s{0,9}\{([^{}]{1,100})\}", line)
        if not tag:
            count += 1
        number = tag[1] if tag else (f"{chapter}." if by_chapter else f"{section}." if by_section else "") + str(count)
        label = LABEL.search(line)
        if not label or label[1] not in wanted:
            return line
        numbers[label[1]] = number
        bare = LABEL_LINE.sub("", line)
        if tag:
            return bare
        words = bare.rstrip()
        comment = "\n" if "%" in words.rsplit("\n", 1)[-1] else ""
        return words + comment + "\\qquad(" + number + ")" + bare[len(words) :]

    for found in numbered.finditer(content):
        if found[3] and (by_chapter or by_section):
            return content
        if found[1] == "chapter":
            chapter, section, count = chapter + 1, 0, 0
        elif found[1] == "section":
            section, count = section + 1, 0 if by_section else count
        if not found[2] or found.start() < done:
            continue
        end = content.find("\\end{" + found[2] + "}", found.end())
        if end < 0:
            break
        body = content[found.end() : end]
        lines = [body] if found[2] in ("equation", "multline") else lines_of(body)
        pieces += [content[done : found.end()], *map(next_line, lines)]
        done = end
    shown = "".join(pieces) + content[done:]
    return REFERENCE.sub(lambda one: PLACE[one[1]] % numbers[one[2]] if one[2] in numbers else one[0], shown)


FLOAT = re.compile(r"\\(begin|end)\{(?:sideways|wrap|SC|margin)?(table|figure)\*?\}")
WRAPPED = re.compile(r"\\begin\{wrap(?:table|figure)\*?\}")
BOX = re.compile(r"\\begin\{adjustbox\}\s{0,9}(?=\{)|\\end\{adjustbox\}")
# In text it is what \ensuremath makes of the formula.
MODE = re.compile(r"\\ifmmode(?![a-zA-Z])((?:[^\\{}]|\\(?!if|else|fi)[a-zA-Z@]+|\\[^a-zA-Z]|[{}]){1,200})\\else(?![a-zA-Z])((?:[^\\]|\\(?!if|fi)[a-zA-Z@]+|\\[^a-zA-Z]){0,200})\\fi(?![a-zA-Z])")
# Pandoc drops what these commands scale, with the caption of its table.
SCALED = re.compile(r"\\(?:resizebox|scalebox)(?![a-zA-Z])")
CONTENT_ONLY = "\\renewcommand{\\resizebox}[3]{#3}\\renewcommand{\\scalebox}[2]{#2}"


def with_plain_frames(content):
    """Tables and figures as Pandoc knows them: it shows captions and numbers of the plain environments alone."""
    pieces, done = [], 0
    for found in WRAPPED.finditer(content):
        # Lines, side, overhang and width.
        at = found.end()
        for _ in range(4):
            at = group(content, skip(content, at)) if content[skip(content, at) : skip(content, at) + 1] in ("{", "[") else at
        pieces += [content[done : found.end()], ""]
        done = at
    content = "".join(pieces) + content[done:]
    content = FLOAT.sub(lambda one: "\\%s{%s}" % (one[1], one[2]), content)
    pieces, done = [], 0
    for found in BOX.finditer(content):
        pieces.append(content[done : found.start()])
        done = group(content, found.end()) if found[0].startswith("\\begin") else found.end()
    content = "".join(pieces) + content[done:]
    content = MODE.sub(lambda one: "\\ensuremath{%s}" % one[1].strip(), content)
    # On the first line, so that the others keep their numbers.
    return CONTENT_ONLY + content if SCALED.search(content) else content


SUBFIGURE = re.compile(
    r"\\(subcaptionbox|subfloat|subfigure)\*?(?![a-zA-Z])\s{0,9}(?=[\[{])|\\begin\{(subfigure|subtable)\*?\}\s{0,9}"
)
CAPTION = re.compile(r"\\caption\*?\s{0,9}(?=[\[{])")
FIGURE = re.compile(r"\\begin\{(figure|table)\}\s{0,9}(?:\[[^\[\]]{0,20}\])?")


def groups(content, at, count):
    """Up to `count` groups in brackets or braces from `at` on, and where they end."""
    found = []
    while len(found) < count:
        start = skip(content, at)
        end = group(content, start)
        if end == start:
            break
        found.append(content[start:end])
        at = end
    return found, at


def parts_in(body):
    """Pictures of a figure with their captions, and what is left of it."""
    parts, rest, done = [], [], 0
    for found in SUBFIGURE.finditer(body):
        if found.start() < done:
            continue
        if found[2]:
            stop = re.compile(r"\\end\{" + found[2] + r"\*?\}").search(body, found.end())
            if not stop:
                break
            given, at = groups(body, found.end(), 2)
            width = next((index for index, one in enumerate(given) if one[0] == "{"), len(given) - 1)
            at = groups(body, found.end(), width + 1)[1]
            parts.append(body[at : stop.start()])
            end = stop.end()
        else:
            given, end = groups(body, found.end(), 5)
            braces = [one[1:-1] for one in given if one[0] == "{"]
            if found[1] == "subcaptionbox":
                caption, content = (braces + ["", ""])[:2]
                last = [index for index, one in enumerate(given) if one[0] == "{"][:2]
            else:
                content = braces[0] if braces else ""
                last = [index for index, one in enumerate(given) if one[0] == "{"][:1]
                brackets = [one[1:-1] for one in given[: last[0] if last else 0]]
                caption = brackets[-1] if brackets else ""
            if not content:
                continue
            end = groups(body, found.end(), last[-1] + 1)[1]
            parts.append(content + ("\\caption{" + caption + "}" if caption.strip() else ""))
        rest.append(body[done : found.start()])
        done = end
    return parts, "".join(rest) + body[done:]


def with_single_pictures(content):
    """Pictures side by side as figures below each other, and their common caption as a paragraph: Pandoc drops such a figure."""
    pieces, done, read, unended = [], 0, 0, set()
    for found in FIGURE.finditer(content):
        if found.start() < read or found[1] in unended:
            continue
        stop = content.find("\\end{" + found[1] + "}", found.end())
        if stop < 0:
            unended.add(found[1])
            continue
        read = stop
        if not SUBFIGURE.search(content, found.end(), stop):
            continue
        parts, rest = parts_in(content[found.end() : stop])
        caption = CAPTION.search(rest)
        words = next((one[1:-1] for one in groups(rest, caption.end(), 2)[0] if one[0] == "{"), "") if caption else ""
        if not parts:
            continue
        end = stop + len("\\end{" + found[1] + "}")
        figures = "".join("\\begin{%s}%s\\end{%s}" % (found[1], part, found[1]) for part in parts)
        label = LABEL.search(rest)
        shown = figures + "\\par " + words + (label[0] if label else "") + "\\par "
        # The lines below keep their numbers.
        missing = content.count("\n", found.start(), end) - shown.count("\n")
        pieces += [content[done : found.start()], shown, "\n" * missing]
        done = end
    return "".join(pieces) + content[done:]


# Quotation marks of babel and of T1 fonts, which Pandoc leaves out.
SIGNS = {
    **{"glqq": "„", "grqq": "“", "glq": "‚", "grq": "‘", "flqq": "«", "frqq": "»", "flq": "‹", "frq": "›"},
    **{"guillemotleft": "«", "guillemotright": "»", "guillemetleft": "«", "guillemetright": "»"},
    **{"guilsinglleft": "‹", "guilsinglright": "›", "quotedblbase": "„", "quotesinglbase": "‚"},
}
SIGN = re.compile(r"\\(" + "|".join(SIGNS) + r")(?![a-zA-Z])(?:\{\}|[ \t]{0,20})")


def with_signs(content):
    try:
        content.encode("latin-1").decode("utf-8")
    except UnicodeDecodeError:
        return content
    return SIGN.sub(lambda one: SIGNS[one[1]].encode("utf-8").decode("latin-1"), content)


ENTRY = re.compile(r"\\(newacronym|newglossaryentry|acro|acrodef)(?![a-zA-Z])")
USE = re.compile(
    r"\\(gls|Gls|glspl|Glspl|ac|Ac|acp|Acp|acs|acl|acf|acrshort|acrlong|acrfull)(?![a-zA-Z])\*?\s{0,9}(?:\[[^\[\]]{0,100}\])?\{([^{}]{1,100})\}"
)


def entries_in(content):
    """Short and long form of each entry; without a long one, the name."""
    entries = {}
    for found in ENTRY.finditer(content):
        at, parts = found.end(), []
        while len(parts) < 3:
            at = skip(content, at)
            end = group(content, at)
            if end == at:
                break
            if content[at] == "{" or found[1] in ("acro", "acrodef"):
                parts.append(content[at + 1 : end - 1])
            at = end
            if found[1] == "newglossaryentry" and len(parts) == 2:
                break
        if found[1] == "newglossaryentry" and len(parts) == 2:
            name = re.search(r"name\s{0,9}=\s{0,9}(?:\{([^{}]{1,200})\}|([^,{}]{1,200}))", parts[1])
            if name:
                entries.setdefault(parts[0], ((name[1] or name[2]).strip(), ""))
        elif len(parts) == 3:
            entries.setdefault(parts[0], (parts[1], parts[2]))
        elif len(parts) == 2 and found[1] in ("acro", "acrodef"):
            entries.setdefault(parts[0], (parts[0], parts[1]))
    return entries


def with_short_forms(content):
    """Names of a glossary as the packages glossaries and acronym print them: with their long form where they come first."""
    if not ENTRY.search(content):
        return content
    entries, seen = entries_in(content), set()

    def shown(one):
        command, name = one[1], one[2]
        if name not in entries:
            return one[0]
        short, long = entries[name]
        plural = "s" if command in ("glspl", "Glspl", "acp", "Acp") else ""
        whole = f"{long}{plural} ({short}{plural})" if long else short + plural
        if command in ("acs", "acrshort"):
            return short
        if command in ("acl", "acrlong"):
            return long or short
        if command in ("acf", "acrfull"):
            return whole
        text = short + plural if name in seen else whole
        seen.add(name)
        return text[:1].upper() + text[1:] if command[0] in "GA" else text

    return USE.sub(shown, content)


changed = with_symbols(with_short_forms(with_signs(with_list_signs(with_item_numbers(with_numbers(with_plain_formulas(with_plain_tables(with_single_pictures(with_whole_floats(with_plain_frames(with_words_of_boxes(text))))))))))))
if changed != text:
    with open(target, "wb") as file:
        file.write(changed.encode("latin-1"))
