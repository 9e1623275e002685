import { expect, test } from 'bun:test';
import { convertPdf } from '../../convert-pdf.ts';
import { misplacedIn } from '../../testing/docx-places.ts';
import { makePdf, type SetItem, type SetText } from '../../testing/make-pdf.ts';

const docxOf = async (items: readonly SetItem[]): Promise<Uint8Array> => {
  const converted = await convertPdf(makePdf(items), 'docx', { title: 'places' });
  if (converted.kind !== 'converted') throw new Error('It was taken for a scan.');
  return converted.bytes;
};

const [rows, columns] = [8, 4];
/** A table with this distance between its left edge and the page's. */
const table = (left: number): SetItem[] => [
  ...Array.from({ length: rows + 1 }, (_, n): SetItem => ({ line: [left, 200 + 20 * n, left + 80 * columns, 200 + 20 * n] })),
  ...Array.from({ length: columns + 1 }, (_, n): SetItem => ({ line: [left + 80 * n, 200, left + 80 * n, 200 + 20 * rows] })),
  ...Array.from({ length: rows * columns }, (_, n): SetItem => {
    return { text: `${n} boats`, x: left + 4 + 80 * (n % columns), y: 214 + 20 * Math.floor(n / columns), size: 10 };
  }),
];

test('a table stands on the paper though all text of the page stands far to its right', async () => {
  const folio: SetText = { text: 'Folio 23', x: 480, y: 60, size: 10 };
  expect(misplacedIn(await docxOf([folio, ...table(40)]))).toEqual([]);
});

test('text that the page itself has left of its edge is brought onto the paper', async () => {
  const rest: SetText[] = [0, 1, 2].map((n) => ({ text: 'the rest of a text of the page before', x: -14, y: 90 + 40 * n, size: 10 }));
  expect(misplacedIn(await docxOf([...rest, { text: 'Words with a place of their own', x: 72, y: 300, size: 10 }]))).toEqual([]);
});

test('no line is lower than its type, however close lines stand on the page', async () => {
  const lines: SetText[] = [0, 1, 2].map((n) => ({
    text: `The boats of the guild go out by the western light of the harbour and its outer pier ${n}`,
    x: 72,
    y: 90 + 8.8 * n,
    size: 10,
  }));
  expect(misplacedIn(await docxOf(lines))).toEqual([]);
});
