import { expect, test } from 'bun:test';
import { strFromU8, unzipSync } from 'fflate';
import { growsFaster } from '../../../../lint/growth.ts';
import type { Paragraph } from '../../model.ts';
import { blocksOf, flowOf, lines } from '../../testing/read-back.ts';
import { writeDocx } from './docx.ts';
import { fitLines } from './fit-lines.ts';
import { findFaces } from './typefaces.ts';

/** No line has room for the first word of the next. */
const text = [
  'The boats of the western guild go out by the evening light and their',
  'grandmothers watch from the quay until the river is high enough for all',
  'fishermen to come home and dry the nets on the stones that the millers',
  'lent them.',
];

const paragraphOf = async () => {
  const model = await flowOf(lines(text, { y: 90, size: 11, step: 14 }));
  const [found] = blocksOf(model) as [Paragraph];
  const paragraph = { ...found, indent: { start: 0, end: 0, first: 0 } };
  return { model, paragraph, faceOf: findFaces(model.typefaces) };
};

test('a text that fits its column as it is keeps its width', async () => {
  const { paragraph, faceOf } = await paragraphOf();
  expect(paragraph.lines).toEqual(text);
  expect(fitLines(paragraph, { faceOf, columns: [{ left: 0, width: paragraph.box.x1 - paragraph.box.x0 + 2 }] })).toBe(0);
});

test('a text whose lines are too wide for their column is narrowed until they begin as on the page', async () => {
  const { paragraph, faceOf } = await paragraphOf();
  const width = paragraph.box.x1 - paragraph.box.x0;
  expect(fitLines(paragraph, { faceOf, columns: [{ left: 0, width: width * 0.97 }] })).toBe(-4);
  // A little too narrow or too wide: no more than is needed, and every step is tried.
  const fits = [0.995, 0.99, 0.98, 0.97, 1.08].map((part) => fitLines(paragraph, { faceOf, columns: [{ left: 0, width: width * part }] }));
  expect(fits).toEqual([-1, -2, -3, -4, 3]);
  expect(fitLines(paragraph, { faceOf, columns: [{ left: 0, width: width * 1.08 }] })).toBeGreaterThan(0);
});

test('a text is fitted to the column that it is in', async () => {
  const { paragraph, faceOf } = await paragraphOf();
  const width = paragraph.box.x1 - paragraph.box.x0;
  const columns = [
    { left: 72, width: width + 2 },
    { left: 480, width: width * 0.97 },
  ];
  expect(fitLines(paragraph, { faceOf, columns })).toBe(0);
  const right = { ...paragraph, box: { ...paragraph.box, x0: 480, x1: 480 + width } };
  expect(fitLines(right, { faceOf, columns })).toBe(-4);
});

test('a word that is too wide for its column is narrowed, so that it stays whole', async () => {
  const { paragraph, faceOf } = await paragraphOf();
  const inlines = paragraph.inlines.map((i) => (i.kind === 'text' ? { ...i, text: 'grandmothers' } : i));
  const word = { ...paragraph, inlines, lines: ['grandmothers'] };
  expect(fitLines(word, { faceOf, columns: [{ left: 0, width: 64 }] })).toBeLessThan(0);
});

test('a text without its lines, in a column of unknown width, or of a script that breaks lines otherwise stays', async () => {
  const { paragraph, faceOf } = await paragraphOf();
  const width = (paragraph.box.x1 - paragraph.box.x0) * 0.97;
  expect(fitLines({ ...paragraph, lines: ['The boats of another guild'] }, { faceOf, columns: [{ left: 0, width }] })).toBe(0);
  expect(fitLines(paragraph, { faceOf })).toBe(0);
  const thai = paragraph.inlines.map((i) => (i.kind === 'text' ? { ...i, text: `${i.text}\u0e01` } : i));
  expect(fitLines({ ...paragraph, inlines: thai, lines: [...text, '\u0e01'] }, { faceOf, columns: [{ left: 0, width }] })).toBe(0);
});

test('the lines of a paragraph may have its marker, hyphens and marks of notes', async () => {
  const { paragraph, faceOf } = await paragraphOf();
  const width = (paragraph.box.x1 - paragraph.box.x0) * 0.97;
  const [first, second, ...rest] = text as [string, string, ...string[]];
  const marked = { ...paragraph, lines: [`3. ${first}`, `${second.slice(0, -4)}-`, `${second.slice(-4)}1`, ...rest] };
  expect(fitLines(marked, { faceOf, columns: [{ left: 0, width }] })).not.toBe(0);
});

test('the scale of the text in a document is that of its face and its fit', async () => {
  const { model } = await paragraphOf();
  const narrow = { ...model, sections: model.sections.map((s) => ({ ...s, margins: { ...s.margins, right: s.margins.right + 20 } })) };
  const xml = strFromU8(unzipSync(await writeDocx(narrow))['word/document.xml'] as Uint8Array);
  expect(Number(/<w:w w:val="(\d+)"\/>/.exec(xml)?.[1])).toBeLessThan(100);
});

test('a text of many thousand words is fitted in linear time', async () => {
  const { paragraph, faceOf } = await paragraphOf();
  const style = paragraph.inlines.find((i) => i.kind === 'text')?.style;
  const whole = `${text.join('\n')}\n`;
  const fitted = (joined: string): unknown => {
    const lines = joined.trim().split('\n');
    const inlines = style ? [{ kind: 'text' as const, text: lines.join(' '), style }] : [];
    return fitLines({ ...paragraph, inlines, lines }, { faceOf, columns: [{ left: 0, width: 400 }] });
  };
  expect(growsFaster((characters) => whole.repeat(Math.ceil(characters / whole.length)), fitted)).toBe(false);
});
