/**
 * Symbol fonts. Word, RTF and PowerPoint store their bytes at U+F000 and up, where only the font determines the meaning; it would be
 * lost in plain text. Symbol: Adobe's full encoding vector. Wingdings: common bullets, ticks, arrows and marks
 * (Unicode's proposal L2/11-052).
 */
const symbol = ` !∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼${' '.repeat(33)}€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊〈®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪ 〉∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭`;

const wingdings: Readonly<Record<number, string>> = Object.fromEntries(
  '21✏ 22✂ 28☎ 29✆ 2a✉ 41✌ 43👍 44👎 45☜ 46☞ 47☝ 48☟ 4a☺ 4c☹ 52☼ 54❄ 58✠ 59✡ 5a☪ 6c● 6e■ 6f□ 70❐ 71❑ 72❒ 73⬧ 75◆ 76❖ 77⬥ 7b❀ 80⓪ 81① 82② 83③ 84④ 85⑤ 86⑥ 87⑦ 88⑧ 89⑨ 8a⑩ 9f• a1○ a4◉ a7▪ a8◻ aa✦ ab★ d8➢ df← e0→ e1↑ e2↓ e3↖ e4↗ e5↙ e6↘ e8➔ ef⇦ f0⇨ f1⇧ f2⇩ f3⬄ fb✘ fc✔ fd☒ fe☑'
    .split(' ')
    .map((entry) => [Number.parseInt(entry.slice(0, 2), 16), entry.slice(2)]),
);

/** The signs of Wingdings by code, as a line of Python. */
export const wingdingsInPython = `SIGNS = ${JSON.stringify(wingdings).replace(/[^ -~]/gu, (sign) => `\\U${(sign.codePointAt(0) ?? 0).toString(16).padStart(8, '0')}`)}`;

const signIn: Readonly<Record<string, (code: number) => string | undefined>> = {
  symbol: (code) => symbol[code - 0x20]?.trim(),
  wingdings: (code) => wingdings[code],
};

const style =
  /<style:style\b(?:(?!\sstyle:name=)[^<>])*\sstyle:name="([^"<]+)"[^<>]*>(?:(?!<\/?style:style\b)[\s\S])*?\s(?:style:font-name|fo:font-family)="(?:&apos;)?([^"&]+)/g;

/** Maps Symbol and Wingdings characters of a flat text document or presentation to Unicode; those without an equivalent stay. */
export const withUnicodeSigns = (fodt: string): string => {
  if (!/[\uf020-\uf0ff]/.test(fodt)) return fodt;
  const fonts = new Map([...fodt.matchAll(style)].map(([, name, font = '']) => [name, signIn[font.replace(/\d$/, '').toLowerCase()]]));
  return fodt.replace(
    /<text:(?:span|p|h)\b(?:(?!\stext:style-name=)[^<>])*\stext:style-name="([^"<]+)"[^<>]*>[^<]*/g,
    (whole, name: string) => {
      const sign = fonts.get(name);
      return sign ? whole.replace(/[\uf020-\uf0ff]/g, (char) => sign(char.charCodeAt(0) - 0xf000) || char) : whole;
    },
  );
};
