import type { Font, Glyph } from '../read/page-content.ts';
import type { Typeface } from '../typeface.ts';

const ascii = { first: 32, count: 95 } as const;

type Count = {
  readonly font: Font;
  readonly bold: boolean;
  readonly letters: number[];
  advance: number;
  readonly widths: Map<string, { n: number; sum: number }>;
};

export const makeTypefaces = () => {
  const counts = new Map<string, Count>();
  return {
    add: (glyphs: readonly Glyph[]): void => {
      let last: { readonly glyph: Glyph; readonly count: Count } | undefined;
      for (const glyph of glyphs) {
        const { font, text, size, stroked } = glyph;
        if (text.length !== 1 || glyph.width <= 0 || size <= 0 || font.vertical) continue;
        if (!last || last.glyph.font !== font || last.glyph.stroked !== stroked) {
          const bold = font.bold || stroked;
          const key = `${font.family}|${bold}|${font.italic}`;
          const count = counts.get(key) ?? { font, bold, letters: new Array<number>(ascii.count).fill(0), advance: 0, widths: new Map() };
          counts.set(key, count);
          last = { glyph, count };
        }
        const width = last.count.widths.get(text) ?? { n: 0, sum: 0 };
        width.n++;
        width.sum += glyph.width / size;
        last.count.widths.set(text, width);
        const sign = text.charCodeAt(0) - ascii.first;
        if (sign < 0 || sign >= ascii.count) continue;
        last.count.letters[sign] = (last.count.letters[sign] as number) + 1;
        last.count.advance += glyph.width / size;
      }
    },
    found: (): Typeface[] =>
      [...counts.values()].map(({ font: { family, italic, monospace, serif }, bold, letters, advance, widths }) => ({
        family,
        bold,
        italic,
        monospace,
        serif,
        letters,
        advance,
        widths: new Map([...widths].map(([sign, { n, sum }]) => [sign, sum / n])),
      })),
  };
};
