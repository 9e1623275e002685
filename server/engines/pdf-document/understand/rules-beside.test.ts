import { expect, test } from 'bun:test';
import { strFromU8, unzipSync } from 'fflate';
import { blocksOf, flowOf, lines } from '../testing/read-back.ts';
import { writeDocx } from '../write/docx/docx.ts';
import { textOf } from './build-paragraph.ts';

const full = 'The boats of the guild go out by the western light and come home before the lamps are lit and the bell';
const prose = (y: number, count = 4) =>
  lines(
    Array.from({ length: count }, (_, n) => (n === count - 1 ? 'has rung for the second time.' : full)),
    { x: 72, y, size: 10 },
  );
const rule = (y: number, x1 = 540) => ({ line: [72, y, x1, y] as const });
const heading = [{ text: 'On the boats of the guild', x: 72, y: 90, size: 16, bold: true }];

const rulesOf = async (items: Parameters<typeof flowOf>[0]) =>
  blocksOf(await flowOf(items)).flatMap((b) =>
    b.kind === 'paragraph' && b.rules ? [[textOf(b).slice(0, 12), b.rules.above !== undefined, b.rules.below !== undefined]] : [],
  );

test('a line across under a heading is the heading’s, in Word as its border', async () => {
  const items = [...heading, rule(97), ...prose(120), ...prose(190)];
  expect(await rulesOf(items)).toEqual([['On the boats', false, true]]);
  const document = strFromU8(unzipSync(await writeDocx(await flowOf(items)))['word/document.xml'] ?? new Uint8Array());
  expect(document.match(/<w:pBdr><w:bottom w:val="single"[^>]*\/><\/w:pBdr>/g)).toHaveLength(1);
});

test('lines over and under a text are both its own', async () => {
  const quotation = [{ text: 'It will cost more than was thought.', x: 72, y: 200, size: 14, italic: true }];
  const items = [...heading, ...prose(120), rule(184), ...quotation, rule(207), ...prose(230)];
  expect(await rulesOf(items)).toEqual([['It will cost', true, true]]);
});

test('a short line, one over all text and one under it are nobody’s', async () => {
  expect(await rulesOf([rule(70), ...heading, ...prose(120), rule(165, 200), ...prose(190), rule(236)])).toEqual([]);
});
