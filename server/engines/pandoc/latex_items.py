"""Numbers of items of LaTeX that the text refers to; read in front of plain_tex.py. Pandoc shows the names of their labels instead."""
import re

ITEM_PARTS = re.compile(
    r"\\(begin|end)\s{0,9}\{([a-zA-Z*]{1,40})\}(?:\s{0,9}\[([^\[\]]{0,200})\])?|\\item(?![a-zA-Z])(\s{0,9}\[)?|\\label\s{0,9}\{([^{}]{1,200})\}"
)
ITEM_REFERENCE = re.compile(r"\\(ref|autoref|[cC]ref)\s{0,9}\{([^{}]{1,200})\}")
ITEM_PLACE = {"ref": "%s", "autoref": "item~%s", "cref": "item~%s", "Cref": "Item~%s"}
# Kinds of numbers by level, and in labels of the package enumitem.
LEVELS = ("arabic", "alph", "roman", "Alph")
SHORT = {"1": "arabic", "a": "alph", "A": "Alph", "i": "roman", "I": "Roman"}


def as_roman(number):
    return "".join(("", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix")[number % 10] if at == 0 else "x" * min(number // 10, 9) for at in (1, 0))


def as_number(number, kind):
    if kind == "arabic" or number > 26 and kind.lower() == "alph":
        return str(number)
    text = chr(96 + number) if kind.lower() == "alph" else as_roman(number)
    return text.upper() if kind[0].isupper() else text


def look_of(options):
    """How a list shows its numbers: what stands before, their kind, what stands behind; None for that of its level."""
    found = re.search(r"label\s{0,9}=\s{0,9}\{?((?:[^\\,{}]){0,20})\\(arabic|alph|Alph|roman|Roman)\*((?:[^\\,{}]){0,20})", options)
    if found:
        return found[1], found[2], found[3]
    found = re.fullmatch(r"\s{0,9}\{?([(\[]?)([1aAiI])([).\]]?)\}?\s{0,9}", options)
    return (found[1], SHORT[found[2]], found[3]) if found else None


def with_item_numbers(content):
    if not re.search(r"\\begin\s{0,9}\{enumerate\}", content):
        return content
    wanted = {label for _, label in ITEM_REFERENCE.findall(content)}
    numbers, stack = {}, []
    for found in ITEM_PARTS.finditer(content):
        if found[1] == "begin":
            # LaTeX itself nests no more than six.
            if len(stack) > 50:
                return content
            stack.append([found[2], 0, look_of(found[3] or "")])
        elif found[1] == "end":
            if stack:
                stack.pop()
        elif found[5] is None:
            if stack and not found[4]:
                stack[-1][1] += 1
        elif stack and stack[-1][0] == "enumerate" and stack[-1][1] > 0 and found[5] in wanted:
            lists = [one for one in stack if one[0] == "enumerate"][:4]
            shown = ""
            for level, (_, count, look) in enumerate(lists):
                before, kind, behind = look or ("", LEVELS[level], "")
                shown = before + as_number(count, kind) + behind if look else shown + as_number(count, kind)
            numbers[found[5]] = shown
    return ITEM_REFERENCE.sub(lambda one: ITEM_PLACE[one[1]] % numbers[one[2]] if one[2] in numbers else one[0], content)
