import type { Font, Glyph } from '../read/page-content.ts';
import type { Typeface } from '../typeface.ts';

const ascii = { first: 32, count: 95 } as const;

type Count = { readonly font: Font; readonly bold: boolean; readonly letters: number[]; advance: number };

export const makeTypefaces = () => {
  const counts = new Map<string, Count>();
  return {
    add: (glyphs: readonly Glyph[]): void => {
      let last: { readonly glyph: Glyph; readonly count: Count } | undefined;
      for (const glyph of glyphs) {
        const { font, text, size, stroked } = glyph;
        const sign = text.length === 1 ? text.charCodeAt(0) - ascii.first : -1;
        if (sign < 0 || sign >= ascii.count || glyph.width <= 0 || size <= 0 || font.vertical) continue;
        if (!last || last.glyph.font !== font || last.glyph.stroked !== stroked) {
          const bold = font.bold || stroked;
          const key = `${font.family}|${bold}|${font.italic}`;
          const count = counts.get(key) ?? { font, bold, letters: new Array<number>(ascii.count).fill(0), advance: 0 };
          counts.set(key, count);
          last = { glyph, count };
        }
        last.count.letters[sign] = (last.count.letters[sign] as number) + 1;
        last.count.advance += glyph.width / size;
      }
    },
    found: (): Typeface[] =>
      [...counts.values()].map(({ font: { family, italic, monospace, serif }, bold, letters, advance }) => ({
        family,
        bold,
        italic,
        monospace,
        serif,
        letters,
        advance,
      })),
  };
};
