import { expect, test } from 'bun:test';
import { growsFaster } from '../../../lint/growth.ts';
import type { Fill, Glyph, Rule, Tag } from '../read/page-content.ts';
import { pageOfWords, word } from '../testing/page-of-words.ts';
import { writeMarkdown } from '../write/markdown/markdown.ts';
import { makeUnderstanding } from './understand.ts';

const colour = '#000000';
const step = 12;
const columns = [60, 160, 260, 360];
const across = (y: number): Rule => ({ x0: 50, y0: y, x1: 500, y1: y, width: 0.5, colour });
const down = (x: number, y0: number, y1: number): Rule => ({ x0: x, y0, x1: x, y1, width: 0.5, colour });
const shade = (x: number, y: number, n: number): Fill => ({
  box: { x0: x, y0: y - 9, x1: x + 100, y1: y + 3 },
  colour: n % 2 ? '#e0ffff' : '#ffe0ff',
});
const rowsOf = (count: number): number[] => Array.from({ length: count }, (_, n) => 50 + n * step);
const figures = (y: number, n: number): Glyph[] => columns.map((x, c) => word(c ? `${n * 7 + c}.5` : 'name', x, y, n * 4 + c));
const tag = (role: string, children: Tag['children']): Tag => ({ role, alt: '', children });
const rowsWithAll = new Map<number, Tag>();
/** One row, shared by many, so that its text would count many times. */
const everything = (ys: readonly number[]): Tag => {
  const row =
    rowsWithAll.get(ys.length) ??
    tag('TR', [
      tag(
        'TD',
        ys.map((_, n) => n * 4),
      ),
    ]);
  rowsWithAll.set(ys.length, row);
  return row;
};
type Drawn = { readonly glyphs: readonly Glyph[]; readonly rules?: readonly Rule[]; readonly fills?: readonly Fill[]; readonly tags?: Tag };

const kinds: Readonly<Record<string, (ys: readonly number[]) => Drawn>> = {
  'a table with a line under each row': (ys) => ({ glyphs: ys.flatMap(figures), rules: ys.map((y) => across(y + 3)) }),
  'a table with a line over it, under its heading and below it': (ys) => ({
    glyphs: ys.flatMap(figures),
    rules: [ys[0], ys[1], ys.at(-1)].map((y) => across((y ?? 0) + (y === ys[0] ? -9 : 3))),
  }),
  'a table with lines round its cells': (ys) => ({
    glyphs: ys.flatMap(figures),
    rules: [...ys.map((y) => across(y + 3)), ...[50, 155, 255, 355, 500].map((x) => down(x, 41, (ys.at(-1) ?? 0) + 3))],
  }),
  'a table of shaded cells': (ys) => ({
    glyphs: ys.flatMap(figures),
    fills: ys.flatMap((y, n) => [50, 150, 250, 350].map((x) => shade(x, y, n))),
  }),
  'a table without lines': (ys) => ({ glyphs: ys.flatMap(figures) }),
  'a table that only tags show, with all of its text tagged in each row': (ys) => ({
    glyphs: ys.flatMap((y, n) => figures(y, n).map((g, c) => ({ ...g, mcid: n * 4 + c }))),
    tags: tag('Table', [
      ...ys.map((_, n) =>
        tag(
          'TR',
          columns.map((_, c) => tag('TD', [n * 4 + c])),
        ),
      ),
      ...ys.map(() => everything(ys)),
    ]),
  }),
};

/** Reads and writes a page of this number of rows. */
const convert = (count: number, draw: (ys: readonly number[]) => Drawn): Uint8Array => {
  const ys = rowsOf(count);
  const page = pageOfWords({ height: 100 + count * step, ...draw(ys) });
  const understanding = makeUnderstanding('text');
  understanding.add(page);
  return writeMarkdown(understanding.flow({ title: '', creator: '', language: '', outline: [], images: new Map() }), () => undefined);
};

for (const [kind, draw] of Object.entries(kinds))
  test(`${kind} takes time by its rows, not by their square`, () => {
    const isSquare = growsFaster(
      (characters) => ' '.repeat(characters),
      ({ length }) => convert(length, draw),
    );
    expect(isSquare).toBe(false);
  }, 300_000);
