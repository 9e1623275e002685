import type { Glyph } from '../read/page-content.ts';

/** In font sizes: an accent is over its letter, or this far beside it, and within this height above or below its line. */
const signPlace = { beside: 0.15, line: 0.9 } as const;

/** Vowel signs and points of Hebrew and Arabic, painted separately at their letter. */
const accent =
  /^[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed]+$/;
/** Spacing accents, as TeX's older fonts paint them over a letter, and their combining characters in Unicode. */
const combining: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '\u0060': '\u0300',
    '\u00b4': '\u0301',
    '\u02c6': '\u0302',
    '\u02dc': '\u0303',
    '\u00af': '\u0304',
    '\u02d8': '\u0306',
    '\u02d9': '\u0307',
    '\u00a8': '\u0308',
    '\u02da': '\u030a',
    '\u02dd': '\u030b',
    '\u02c7': '\u030c',
    '\u00b8': '\u0327',
    '\u02db': '\u0328',
    '\u20d7': '\u20d7',
  }),
);
/** Letters whose own dot is replaced by an accent. */
const dotless: ReadonlyMap<string, string> = new Map(Object.entries({ ı: 'i', ȷ: 'j' }));
/** Accents that are also quotation marks and primes: joined only if Unicode has the composed letter. */
const quoteLike = /^[\u0060\u00b4\u02dd]$/;
/**
 * In font sizes: maximum distance between the middles of an accent and its letter (italic type), and height to which an accent may be
 * raised over a capital.
 */
const overLetter = { middles: 0.22, line: 0.4 } as const;

/** The letter adjacent to an accent over it in painting order, with both composed; undefined if there is none. */
const underAccent = (glyphs: readonly Glyph[], at: number): { readonly letter: number; readonly text: string } | undefined => {
  const sign = glyphs[at] as Glyph;
  const mark = combining.get(sign.text);
  if (mark === undefined) return undefined;
  for (const i of [at + 1, at - 1]) {
    const g = glyphs[i];
    if (!g || !/^\p{L}$/u.test(g.text) || Math.abs(g.y - sign.y) > overLetter.line * g.size) continue;
    // A wide accent begins with the first of several letters.
    const wider = i > at ? Math.max(0, sign.width - g.width) / 2 : 0;
    if (Math.abs(g.x + g.width / 2 - sign.x - sign.width / 2) > overLetter.middles * g.size + wider) continue;
    const text = `${dotless.get(g.text) ?? g.text}${mark}`.normalize('NFC');
    if (text.length === 1 || !quoteLike.test(sign.text)) return { letter: i, text };
  }
  return undefined;
};

/** A sign is painted within this many glyphs before or after its letter. */
const near = 4;

/** The letter above or below which a sign is placed. */
const letterOf = (glyphs: readonly Glyph[], at: number): number => {
  const sign = glyphs[at] as Glyph;
  const middle = sign.x + sign.width / 2;
  let best = -1;
  let distance = signPlace.beside * sign.size;
  for (let i = Math.max(0, at - near); i <= Math.min(glyphs.length - 1, at + near); i++) {
    const g = glyphs[i] as Glyph;
    if (g.text.trim() === '' || accent.test(g.text) || Math.abs(g.y - sign.y) > signPlace.line * g.size) continue;
    const off = Math.max(g.x - middle, middle - g.x - g.width);
    if (off < distance) {
      best = i;
      distance = off;
    }
  }
  return best;
};

/** Joins each sign to its letter; otherwise it would count as a glyph with a separate position and baseline. */
export const joinAccents = (glyphs: readonly Glyph[]): readonly Glyph[] => {
  if (!glyphs.some((g) => accent.test(g.text) || combining.has(g.text))) return glyphs;
  const added = new Map<number, string>();
  const composed = new Map<number, string>();
  const gone = new Set<number>();
  for (const [n, g] of glyphs.entries()) {
    const found = underAccent(glyphs, n);
    if (found && !composed.has(found.letter)) {
      composed.set(found.letter, found.text);
      gone.add(n);
    }
    if (!accent.test(g.text)) continue;
    const letter = letterOf(glyphs, n);
    if (letter < 0) continue;
    added.set(letter, (added.get(letter) ?? '') + g.text);
    gone.add(n);
  }
  return glyphs.flatMap((g, n) => {
    if (gone.has(n)) return [];
    const text = (composed.get(n) ?? g.text) + (added.get(n) ?? '');
    return [text === g.text ? g : { ...g, text }];
  });
};
