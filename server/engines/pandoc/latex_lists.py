"""Signs of lists of LaTeX as Pandoc knows them; read in front of plain_tex.py. It drops the words in brackets of an item, descriptions with
an item that has none, and numbers that are set by enumitem or by \\labelenumi.
"""
LIST_PARTS = re.compile(
    r"\\(begin|end)\s{0,9}\{(enumerate|itemize|description)\*?\}|(\\item)(?![a-zA-Z@])|\\begin\{(verbatim|Verbatim|lstlisting|minted|alltt)\*?\}"
)
LABEL_SET = re.compile(r"\s{0,9}\\(?:renewcommand\*?|def)\s{0,9}\{?\s{0,9}\\labelenum(iv|i{1,3})\s{0,9}\}?\s{0,9}(?=\{)")
SETLIST = re.compile(r"\\setlist\s{0,9}\[\s{0,9}enumerate\s{0,9}(?:,\s{0,9}(\d))?\s{0,9}\]\s{0,9}\{([^{}]{0,200}(?:\{[^{}]{0,100}\}[^{}]{0,100})?)\}")
LEVEL_NAMES = ("i", "ii", "iii", "iv")
LONG = {kind: sign for sign, kind in SHORT.items()}
# What stands for a point of a list, and no word.
POINT = re.compile(r"\$?\\(?:bullet|circ|cdot|diamond|star|ast|triangleright|square|blacksquare)\$?|\\text[a-z]{3,30}|[-–—*•·+.o]{1,3}|\\labelitem[iv]{1,3}")


def set_look(body):
    found = re.search(r"([^\\{}]{0,20})\\(arabic|alph|Alph|roman|Roman)\s{0,9}\{enum[iv]{1,3}\}([^\\{}]{0,20})", body)
    if found:
        return found[1], found[2], found[3]
    found = re.search(r"([^\\{}]{0,20})\\theenum(iv|i{1,3})(?![a-zA-Z])\s{0,9}(?:\{\})?([^\\{}]{0,20})", body)
    return (found[1], LEVELS[LEVEL_NAMES.index(found[2])], found[3]) if found else None


def marker_of(look):
    before, kind, behind = (part.strip() for part in look)
    return "[%s%s%s]" % (before, LONG[kind], behind) if (before, behind) in (("", ""), ("", "."), ("", ")"), ("(", ")")) else None


def with_list_signs(content):
    common = {}
    for level, options in SETLIST.findall(content):
        look = look_of(options)
        for at in range(4) if look and not level else [int(level) - 1] if look else []:
            common[at] = look
    start = content.find("\\begin{document}")
    for found in LABEL_SET.finditer(content[: max(start, 0)]):
        look = set_look(content[found.end() : group(content, found.end())])
        if look:
            common[LEVEL_NAMES.index(found[1])] = look
    pieces, done, stack, counts = [], 0, [], {}
    for found in LIST_PARTS.finditer(content):
        if found.start() < done:
            continue
        if found[4]:
            end = content.find("\\end{" + found[4], found.end())
            if end < 0:
                break
            pieces.append(content[done:end])
            done = end
        elif found[1] == "end":
            if stack:
                name, level, count = stack.pop()
                if name == "enumerate":
                    counts[level] = count
        elif found[1]:
            level = stack[-1][1] + (stack[-1][0] == "enumerate") if stack else 0
            stack.append([found[2], level, 0])
            if found[2] != "enumerate" or level > 3:
                continue
            end = group(content, skip(content, found.end())) if content[skip(content, found.end()) : skip(content, found.end()) + 1] == "[" else found.end()
            options = content[found.end() : end].strip()[1:-1]
            own = LABEL_SET.match(content, end)
            look = look_of(options) or common.get(level)
            if own and own[1] == LEVEL_NAMES[level]:
                end = group(content, own.end())
                look = set_look(content[own.end() : end]) or look
            first = re.search(r"start\s{0,9}=\s{0,9}\{?(\d{1,5})", options)
            before = int(first[1]) - 1 if first else counts.get(level, 0) if re.search(r"\bresume\b", options) else 0
            stack[-1][2] = before
            marker = look and marker_of(look)
            if not marker and before <= 0:
                continue
            begin = "\\begin{enumerate}" + (marker or "") + ("\\setcounter{enum%s}{%d}" % (LEVEL_NAMES[level], before) if before > 0 else "")
            # The lines below keep their numbers.
            pieces += [content[done : found.start()], begin, "\n" * content.count("\n", found.start(), end)]
            done = end
        elif stack:
            at = skip(content, found.end())
            end = group(content, at) if content[at : at + 1] == "[" else at
            if end == at:
                stack[-1][2] += 1
                if stack[-1][0] == "description" and content[at : at + 1] != "[":
                    pieces += [content[done : found.end()], "[]"]
                    done = found.end()
            elif stack[-1][0] != "description":
                sign = content[at + 1 : end - 1].strip()
                pieces += [content[done : found.end()], " " + ("" if POINT.fullmatch(sign) else sign + " ")]
                done = end
    return "".join(pieces) + content[done:]
