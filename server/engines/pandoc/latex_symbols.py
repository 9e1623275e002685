"""Signs that LaTeX has commands for in text, of which Pandoc reads none; read in front of plain_tex.py."""
import re

NAMES_AND_SIGNS = (
    "registered ® trademark ™ copyright © servicemark ℠ degree ° celsius ℃ euro € yen ¥ sterling £ cent ¢ currency ¤ won ₩ baht ฿ "
    "dong ₫ peso ₱ naira ₦ lira ₤ florin ƒ section § paragraph ¶ bullet • openbullet ◦ periodcentered · asteriskcentered ∗ mu µ ohm Ω "
    "mho ℧ pm ± times × div ÷ minus − lnot ¬ surd √ onehalf ½ onequarter ¼ threequarters ¾ onesuperior ¹ twosuperior ² threesuperior ³ "
    "perthousand ‰ pertenthousand ‱ discount ⁒ dagger † daggerdbl ‡ numero № ordfeminine ª ordmasculine º leftarrow ← rightarrow → "
    "uparrow ↑ downarrow ↓ langle ⟨ rangle ⟩ lbrackdbl ⟦ rbrackdbl ⟧ brokenbar ¦ bardbl ‖ quotesingle ' estimated ℮ recipe ℞ "
    "referencemark ※ interrobang ‽ musicalnote ♪ married ⚭ born ⋆ died † divorced ⚮ fractionsolidus ⁄ visiblespace ␣ "
    "ellipsis … emdash — endash – exclamdown ¡ questiondown ¿ bar | underscore \\_ braceleft \\{ braceright \\} quoteleft ‘ quoteright ’ "
    "quotedblleft “ quotedblright ” quotedbl \" guillemotleft « guillemotright » quotedblbase „ quotesinglbase ‚"
).split()
SYMBOLS = dict(zip((f"text{name}" for name in NAMES_AND_SIGNS[::2]), NAMES_AND_SIGNS[1::2])) | {"euro": "€", "dag": "†", "ddag": "‡"}
SYMBOL = re.compile(r"\\(" + "|".join(SYMBOLS) + r")(?![a-zA-Z@])(?:\{\}|[ \t]*)")
# Code, in which a command is one.
CODE = re.compile(r"(\\begin\{(verbatim|Verbatim|lstlisting|minted|alltt|comment)\*?\}.*?(?:\\end\{\2\*?\}|\Z)|\\verb\*?([^a-zA-Z\s*])[^\n]*?\3)", re.S)


def with_symbols(content):
    """The content, one character for each byte, with signs for their commands."""
    if not SYMBOL.search(content) or re.search(r"\\(?:re)?newcommand\s*\{?\s*\\(?:" + "|".join(SYMBOLS) + r")\b", content):
        return content
    sign = lambda found: SYMBOLS[found[1]].encode().decode("latin-1")
    pieces, last = [], 0
    for code in CODE.finditer(content):
        pieces += [SYMBOL.sub(sign, content[last : code.start()]), code[0]]
        last = code.end()
    return "".join(pieces) + SYMBOL.sub(sign, content[last:])
