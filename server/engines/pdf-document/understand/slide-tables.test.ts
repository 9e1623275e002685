import { expect, test } from 'bun:test';
import { strFromU8, unzipSync } from 'fflate';
import { convertPdf } from '../convert-pdf.ts';
import { makePdf, type SetItem } from '../testing/make-pdf.ts';

const slideOf = async (items: readonly SetItem[]): Promise<string> => {
  const converted = await convertPdf(makePdf(items), 'pptx', { title: 'Plan' });
  if (converted.kind !== 'converted') throw new Error(converted.kind);
  return strFromU8(unzipSync(converted.bytes)['ppt/slides/slide1.xml'] as Uint8Array);
};

const words = (text: string): string[] => [...text.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map((m) => m[1] ?? '');
const tableIn = (slide: string): string => /<a:tbl>.*<\/a:tbl>/s.exec(slide)?.[0] ?? '';

/** A drawn table of 100 by 30 points a cell, with its top left corner at (150, 300). */
const table = (texts: readonly (readonly string[])[]): SetItem[] => {
  const columns = texts[0]?.length ?? 0;
  const [right, bottom] = [150 + 100 * columns, 300 + 30 * texts.length];
  return [
    ...texts.flatMap((row, r) =>
      row.flatMap((text, c): SetItem[] => (text ? [{ text, x: 156 + 100 * c, y: 319 + 30 * r, size: 12 }] : [])),
    ),
    ...Array.from({ length: texts.length + 1 }, (_, r): SetItem => ({ line: [150, 300 + 30 * r, right, 300 + 30 * r] })),
    ...Array.from({ length: columns + 1 }, (_, c): SetItem => ({ line: [150 + 100 * c, 300, 150 + 100 * c, bottom] })),
  ];
};

test('a table of a slide stays a table if a drawing meets it', async () => {
  const drawing: SetItem[] = [
    ...[0, 1, 2, 3, 4, 5].map((n): SetItem => ({ line: [60 + 70 * n, 100, 130 + 70 * n, 180 - 5 * n] })),
    { line: [300, 165, 300, 298] },
    { line: [90, 175, 100, 350] },
  ];
  const slide = await slideOf([
    ...drawing,
    ...table([
      ['One', 'Two'],
      ['Three', 'Four'],
    ]),
  ]);
  expect(words(tableIn(slide))).toEqual(['One', 'Two', 'Three', 'Four']);
});

test('a ruled table of a slide stays a table if most of its cells are empty', async () => {
  const slide = await slideOf(
    table([
      ['Task', 'Owner', '', ''],
      ['', '', '', ''],
      ['', '', '', ''],
    ]),
  );
  expect(words(tableIn(slide)).filter(Boolean)).toEqual(['Task', 'Owner']);
});
