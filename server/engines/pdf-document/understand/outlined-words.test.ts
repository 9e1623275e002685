import { expect, test } from 'bun:test';
import { inEnglish } from '../../../../catalogue/languages/in-english.ts';
import { convertPdf } from '../convert-pdf.ts';
import { makePdf, type SetItem } from '../testing/make-pdf.ts';
import { lines } from '../testing/read-back.ts';

const inLine: readonly SetItem[] = [
  { text: 'a graph of the depth against', x: 72, y: 113, size: 11 },
  { outlines: [218, 104, 240, 115], letters: 3 },
  { text: 'has a slope that tells how much of it is lost.', x: 246, y: 113, size: 11 },
];

const markdownOf = async (items: readonly SetItem[]): Promise<string> => {
  const converted = await convertPdf(makePdf(items), 'md', { title: 'Water', pictures: 'files' });
  return converted.kind === 'converted' ? new TextDecoder().decode(converted.bytes) : converted.kind;
};

test('a word that is drawn as outlines stands in its line', async () => {
  const text = await markdownOf(inLine);
  expect(text).toContain('a graph of the depth against ![](picture-1.png) has a slope that tells');
  const page = await convertPdf(makePdf(inLine), 'html', { title: 'Water' });
  // It extends two points below the line.
  expect(page.kind === 'converted' && new TextDecoder().decode(page.bytes)).toMatch(/<img [^>]+ style="vertical-align:-3px"\/>/);
});

test('a plain text says what it lacks', async () => {
  const text = await convertPdf(makePdf(inLine), 'txt', { title: 'Water' });
  expect(text.kind === 'converted' && text.notes.map(inEnglish)).toEqual([
    'A formula or word is drawn as outlines and is not in the text; DOCX, HTML and Markdown show it.',
  ]);
});

test('a formula that is drawn as outlines is one picture, with its fraction and its number', async () => {
  const text = await markdownOf([
    ...lines(['The height of the tank tells the speed.'], { y: 100 }),
    { outlines: [80, 130, 120, 140], letters: 4 },
    { outlines: [130, 124, 160, 132], letters: 3 },
    { line: [128, 135, 162, 135] },
    { outlines: [130, 138, 160, 146], letters: 3 },
    { outlines: [190, 130, 210, 140], letters: 2 },
    ...lines(['The speed is the same for all liquids.'], { y: 180 }),
  ]);
  expect(text.trim().split('\n\n')).toEqual([
    'The height of the tank tells the speed.',
    '![](picture-1.png)',
    'The speed is the same for all liquids.',
  ]);
});

test('a decoration of a text is no word, and neither is a single shape', async () => {
  const text = await markdownOf([
    { outlines: [72, 88, 250, 102], letters: 6 },
    ...lines(['Words over a pattern of bows are words.', 'And so are those of the next line, as far as anybody can tell.'], { y: 100 }),
    { outlines: [300, 400, 306, 404], letters: 1 },
  ]);
  expect(text).not.toContain('![]');
});
