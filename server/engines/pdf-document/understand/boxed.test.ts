import { expect, test } from 'bun:test';
import { strFromU8, unzipSync } from 'fflate';
import { openPdf } from '../read/open.ts';
import { readPage } from '../read/read-page.ts';
import { makePdf } from '../testing/make-pdf.ts';
import { flowOf, lines } from '../testing/read-back.ts';
import { writeDocx } from '../write/docx/docx.ts';
import { writeHtml } from '../write/html/html.ts';
import { writeTxt } from '../write/txt.ts';
import { segmentPage } from './segment-page.ts';

const wide = 'The guild offers its members three ways to reach the western harbour, each at its own pace and price.';
const above = lines([wide], { y: 80 });
const under = lines([wide], { y: 300 });
/** A box from 72 to 352 across, with text 20 points inside on all sides. */
const box = { fill: [72, 100, 352, 180], grey: 0.8 } as const;
const inBox = lines(['Take a blanket, a lamp and bread for two days,', 'and tell the keeper of the inn when you return.'], {
  x: 92,
  y: 130,
});
const heading = { text: 'Warning', x: 92, y: 118, size: 11, bold: true };

const documentOf = async (items: Parameters<typeof flowOf>[0]) =>
  strFromU8(unzipSync(await writeDocx(await flowOf(items)))['word/document.xml'] ?? new Uint8Array());
const textsOf = async (items: Parameters<typeof flowOf>[0]) =>
  new TextDecoder()
    .decode(writeTxt(await flowOf(items)))
    .trim()
    .split(/\n+/);

test('a paragraph in a box has the padding of the box, and its lines end where the box lets them', async () => {
  const items = [...above, box, ...inBox, ...under];
  expect(await textsOf(items)).toEqual([wide, inBox.map((l) => l.text).join(' '), wide]);
  const model = await flowOf(items);
  const [, boxed] = model.sections[0]?.blocks ?? [];
  if (boxed?.kind !== 'paragraph') throw new Error('no paragraph in the box');
  expect(boxed.padding?.left).toBeCloseTo(20, 0);
  expect(boxed.indent.start).toBeCloseTo(20, 0);
  // The box ends where half of the column's width remains.
  expect(boxed.indent.end).toBeGreaterThan(150);
  const paragraph = (await documentOf(items)).split('<w:p>').find((p) => p.includes('Take a blanket')) ?? '';
  expect(paragraph).toMatch(/<w:left w:val="single" w:color="CCCCCC" w:sz="2" w:space="20"\/>/);
  expect(new TextDecoder().decode(writeHtml(model))).toMatch(/background:#cccccc;padding:[\d.]+pt [\d.]+pt [\d.]+pt 20pt/);
});

test('paragraphs that share a box are one in DOCX: a cell on its ground', async () => {
  const items = [...above, box, heading, ...inBox, ...under];
  expect(await textsOf(items)).toEqual([wide, 'Warning', inBox.map((l) => l.text).join(' '), wide]);
  const document = await documentOf(items);
  expect(document.match(/<w:tc>/g)).toHaveLength(1);
  expect(document).toMatch(/<w:gridCol w:w="5600"\/>/);
  expect(document.match(/w:fill="CCCCCC"/g)).toHaveLength(1);
});

test('the ground of a whole column or page is no box', async () => {
  const ground = { fill: [0, 60, 595, 800], grey: 0.8 } as const;
  const kinds = (await flowOf([ground, ...above, ...inBox, ...under])).sections.flatMap((s) => s.blocks);
  expect(kinds.every((b) => b.kind === 'paragraph' && b.padding === undefined)).toBe(true);
});

test('the sides of a box part nothing, as rules over footnotes do', async () => {
  const [x0, x1, y0, y1] = [72, 352, 100, 180];
  const frame = [{ line: [x0, y0, x1, y0] }, { line: [x1, y0, x1, y1] }, { line: [x0, y1, x1, y1] }, { line: [x0, y0, x0, y1] }] as const;
  const separators = async (items: Parameters<typeof flowOf>[0]) =>
    segmentPage(await readPage(await openPdf(makePdf(items)), 0, new Map())).separators.length;
  expect(await separators([...above, ...frame, ...inBox])).toBe(0);
  expect(await separators([...above, frame[0], ...inBox])).toBe(1);
});
