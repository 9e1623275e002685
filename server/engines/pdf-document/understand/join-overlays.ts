import type { Glyph } from '../read/page-content.ts';

/** Signs that TeX composes of two overlapping horizontally. */
const runTogether: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '=⇒': '⟹',
    '⇐=': '⟸',
    '⇐⇒': '⟺',
    '−→': '⟶',
    '←−': '⟵',
    '←→': '⟷',
    '↦→': '↦',
    '↦−': '⟼',
    '⟼→': '⟼',
    '↪→': '↪',
    '←↩': '↩',
    '|=': '⊨',
    '▷◁': '⋈',
  }),
);
/** Signs composed of one above another. */
const stacked: ReadonlyMap<string, string> = new Map(Object.entries({ '∼=': '≅', '.=': '≐', '˙=': '≐', '?=': '≟' }));
const circled: ReadonlyMap<string, string> = new Map(Object.entries({ c: '©', C: '©', R: '®', '+': '⊕', P: '℗' }));

const stroke = '\u0338';

/** Letters with a bar that TeX's older fonts paint before the letter as a separate piece, at the code of a space (OT1: `suppress`). */
const barred: ReadonlyMap<string, string> = new Map(Object.entries({ l: 'ł', L: 'Ł' }));

/**
 * In font sizes: minimum horizontal overlap of two signs, maximum distance between the middles of stacked ones, height of the raised one,
 * and start of a letter relative to its bar.
 */
const places = { into: 0.08, middles: 0.12, raised: [0.08, 0.8], line: 0.05, barred: [-0.1, 0.03] } as const;

const middleOf = (g: Glyph): number => g.x + g.width / 2;

/** The composed sign of two consecutively painted ones, by their positions; undefined if they are separate. */
const together = (a: Glyph, b: Glyph): string | undefined => {
  if (a.angle !== b.angle) return undefined;
  const { size } = b;
  const raised = (b.y - a.y) / size;
  const isLine = Math.abs(raised) < places.line;
  const areOver = Math.abs(middleOf(a) - middleOf(b)) < places.middles * size;
  if (a.text === stroke && isLine && Math.abs(a.x + a.width - b.x) < places.middles * size && /^\p{Sm}$/u.test(b.text))
    return `${b.text}${stroke}`.normalize('NFC');
  if (a.text === '/' && isLine && areOver && /^\p{Sm}$/u.test(b.text)) {
    const negated = `${b.text}${stroke}`.normalize('NFC');
    return negated.length === 1 ? negated : undefined;
  }
  const pair = `${a.text}${b.text}`;
  if (runTogether.has(pair) && isLine && b.x >= a.x - places.middles * size)
    return b.x < a.x + Math.max(a.width - places.into * size, places.middles * size) ? runTogether.get(pair) : undefined;
  if (stacked.has(pair) && areOver && raised > places.raised[0] && raised < places.raised[1]) return stacked.get(pair);
  // A real space has an advance, however narrow, and what other programs paint inside a cell's space is a separate show.
  const isInPlace = b.x - a.x < places.barred[1] * size && b.x - a.x > places.barred[0] * size;
  if (a.text === ' ' && isLine && isInPlace && a.show === b.show) return barred.get(b.text);
  if (!areOver) return undefined;
  if (a.text === '◯' || a.text === '\u20dd') return circled.get(b.text);
  return b.text === '◯' || b.text === '\u20dd' ? circled.get(a.text) : undefined;
};

const merged = (a: Glyph, b: Glyph, text: string): Glyph => {
  const x = Math.min(a.x, b.x);
  return { ...b, text, x, width: Math.max(a.x + a.width, b.x + b.width) - x };
};

/** Composes signs painted into, through or over each other that mean one: a struck equals sign, a long arrow. */
export const joinOverlays = (glyphs: readonly Glyph[]): readonly Glyph[] => {
  const joined: Glyph[] = [];
  for (const g of glyphs) {
    const before = joined.at(-1);
    const text = before && together(before, g);
    if (before && text !== undefined) joined[joined.length - 1] = merged(before, g, text);
    else joined.push(g);
  }
  return joined.length === glyphs.length ? glyphs : joined;
};
