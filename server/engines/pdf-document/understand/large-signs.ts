import type { Glyph } from '../read/page-content.ts';
import { isSpace } from './glyph-rows.ts';

/** Pieces of tall brackets and the whole: the highest and the lowest piece determine its position. */
const pieces: ReadonlyMap<string, string> = new Map(
  ['(⎛⎜⎝', ')⎞⎟⎠', '[⎡⎢⎣', ']⎤⎥⎦', '{⎧⎨⎩⎪', '}⎫⎬⎭⎪'].flatMap(([whole, ...own]) => own.map((piece) => [piece, whole as string] as const)),
);
/** The bracket that a glyph is a piece of; a bar is one only if it comes in several sizes, unlike bars of text. */
const wholeOf = ({ text, reach }: Glyph): string | undefined =>
  pieces.get(text) ?? (reach && (text === '|' || text === '‖') ? text : undefined);
/** A page with more large signs has a drawing made of them. */
export const mostSigns = 500;
/** In font sizes: horizontal tolerance and maximum vertical distance of the pieces of one bracket. */
const onePillar = { x: 0.1, gap: 2.1 } as const;

export const joinPieces = (glyphs: readonly Glyph[]): readonly Glyph[] => {
  const given = glyphs.filter((g) => wholeOf(g) !== undefined && g.angle === 0);
  if (given.length > mostSigns) return glyphs;
  const pillars: Glyph[][] = [];
  for (const glyph of given) {
    const pillar = pillars.find((own) =>
      own.some(
        (o) =>
          Math.abs(o.x - glyph.x) < onePillar.x * glyph.size &&
          Math.abs(o.y - glyph.y) < onePillar.gap * glyph.size &&
          (wholeOf(o) === wholeOf(glyph) || o.text === '⎪' || glyph.text === '⎪'),
      ),
    );
    if (pillar) pillar.push(glyph);
    else pillars.push([glyph]);
  }
  if (pillars.length === 0) return glyphs;
  const whole = new Map<Glyph, Glyph>();
  const parts = new Set(pillars.flat());
  for (const own of pillars) {
    const first = own[0] as Glyph;
    const named = own.find((g) => g.text !== '⎪') ?? first;
    const top = Math.min(...own.map((g) => g.y - (g.reach?.above ?? 0)));
    const bottom = Math.max(...own.map((g) => g.y + (g.reach?.below ?? 0)));
    const y = (Math.min(...own.map((g) => g.y)) + Math.max(...own.map((g) => g.y))) / 2;
    whole.set(first, { ...named, text: wholeOf(named) ?? named.text, y, reach: { above: y - top, below: bottom - y } });
  }
  return glyphs.flatMap((g) => whole.get(g) ?? (parts.has(g) ? [] : [g]));
};

/** Signs with superscripts and subscripts at their ends, which are further off than those of letters. */
const scripted = /^[)\]}⟩⌋⌉|‖∫∮]$/;
/** In font sizes: lower brackets have their superscripts where letters have them. */
const tall = 1;
/** Integrals always reach far below the baseline. */
const integral = /[∫∮]/;
/**
 * In sizes of the sign: scripts are smaller by this ratio; the first begins this close to the sign's end, from which a subscript of an
 * integral is moved back; the next follow as closely. They are in the upper or lower third of the sign, or above or below it by this.
 */
const ends = { smaller: 0.85, back: 0.7, on: 0.5, next: 0.4, third: 0.36, over: 0.5, level: 0.3 } as const;
/** In font sizes: a script of a letter on another line begins where that letter ends, and is off its baseline by less. */
const atLetter = { touching: 0.15, off: 0.45 } as const;
/** In font sizes: baselines of superscripts and subscripts of letters. */
const usual = { over: 0.4, under: 0.2 } as const;

/** The small letters, from left to right, that are scripts of letters of the text. */
export const ofOthers = (small: readonly Glyph[], glyphs: readonly Glyph[], sign: Glyph): ReadonlySet<Glyph> => {
  const found = new Set<Glyph>();
  for (const g of small) {
    const reach = atLetter.touching * sign.size;
    const follows = (o: Glyph): boolean => o !== sign && Math.abs(o.x + o.width - g.x) < reach && !isSpace(o);
    const isAtLetter = glyphs.some(
      (o) => follows(o) && g.size < ends.smaller * o.size && !o.reach && Math.abs(o.y - g.y) < atLetter.off * o.size,
    );
    if (isAtLetter || [...found].some((o) => follows(o) && Math.abs(o.y - g.y) < reach)) found.add(g);
  }
  return found;
};

const lettersAt = (glyphs: readonly Glyph[], sign: Glyph, from: number, to: number): Glyph[] => {
  const { size } = sign;
  const small = glyphs
    .filter((g) => g !== sign && !isSpace(g) && g.angle === 0 && g.size < ends.smaller * size && g.y > from && g.y < to)
    .sort((a, b) => a.x - b.x);
  const others = ofOthers(small, glyphs, sign);
  const found: Glyph[] = [];
  let end = sign.x + sign.width;
  for (const g of small) {
    if (others.has(g)) continue;
    if (found.length === 0 && g.x < end - ends.back * size) continue;
    const first = found[0];
    if (first && Math.abs(g.y - first.y) > ends.level * size) continue;
    if (g.x - end > (first ? ends.next : ends.on) * size) break;
    found.push(g);
    end = first ? Math.max(end, g.x + g.width) : g.x + g.width;
  }
  return found;
};

/** Moves superscripts and subscripts of tall brackets and integrals to where those of letters are, so that they are recognised. */
export const lowerTallScripts = (glyphs: readonly Glyph[]): readonly Glyph[] => {
  const moved = new Map<Glyph, Glyph>();
  const signs = glyphs.filter((g) => g.reach && scripted.test(g.text) && g.angle === 0);
  if (signs.length > mostSigns) return glyphs;
  for (const sign of signs) {
    const { reach, size, y } = sign;
    if (!reach || (reach.above < tall * size && !integral.test(sign.text))) continue;
    const [top, bottom] = [y - reach.above, y + reach.below];
    const third = (bottom - top) * ends.third;
    const near = glyphs.filter((g) => g.y > top - ends.over * size && g.y < bottom + ends.over * size && !moved.has(g));
    for (const [from, to, at] of [
      [top - ends.over * size, top + third, y - usual.over * size],
      [bottom - third, bottom + ends.over * size, y + usual.under * size],
    ] as const) {
      const letters = lettersAt(near, sign, from, to);
      const [first] = letters;
      if (first) for (const g of letters) moved.set(g, { ...g, y: g.y + at - first.y });
    }
  }
  return moved.size ? glyphs.map((g) => moved.get(g) ?? g) : glyphs;
};
