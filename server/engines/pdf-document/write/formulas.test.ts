import { expect, test } from 'bun:test';
import { strFromU8, unzipSync } from 'fflate';
import { longTimeout } from '../../../testing/long-timeout.ts';
import { convertPdf } from '../convert-pdf.ts';
import type { Target } from '../targets.ts';
import { makePdf, type SetItem } from '../testing/make-pdf.ts';

longTimeout();

const sentence = { text: 'The boats drift by the law that the guild has written down', x: 72, y: 90, size: 10 };

/** Text, a bar at the height of a minus, and text over and under it; `q` is raised. */
const items: readonly SetItem[] = [
  sentence,
  { text: 'm =', x: 72, y: 130, size: 10 },
  { line: [92, 127.5, 106, 127.5] },
  { text: 'a', x: 95, y: 123.2, size: 10 },
  { text: '2', x: 101, y: 119.6, size: 7 },
  { text: '2b', x: 94, y: 136.8, size: 10 },
  { text: '+ c', x: 109, y: 130, size: 10 },
];

const bytesOf = async (target: Target, given = items): Promise<Uint8Array> => {
  const converted = await convertPdf(makePdf(given), target, { title: 'The drift' });
  if (converted.kind !== 'converted') throw new Error('It was taken for a scan.');
  return converted.bytes;
};

const textOf = async (target: Target, given = items): Promise<string> => new TextDecoder().decode(await bytesOf(target, given));

const partOf = (bytes: Uint8Array, name: string): string => strFromU8(unzipSync(bytes)[name] ?? new Uint8Array());

test('a fraction is one line of plain text', async () => {
  expect(await textOf('txt')).toContain('m = a2/2b + c');
});

test('a fraction is LaTeX in Markdown', async () => {
  expect(await textOf('md')).toContain('m = $\\frac{a^{2}}{2b}$ + c');
});

const math =
  /<math xmlns="http:\/\/www\.w3\.org\/1998\/Math\/MathML"><mfrac><mrow><msup><mi[^>]*>a<\/mi><mn>2<\/mn><\/msup><\/mrow><mrow><mn>2<\/mn><mi[^>]*>b<\/mi><\/mrow><\/mfrac><\/math>/;

test('a fraction is MathML in HTML and in books, whose list of files says so', async () => {
  expect(await textOf('html')).toMatch(math);
  const book = await bytesOf('epub');
  expect(partOf(book, 'OEBPS/chapter-1.xhtml')).toMatch(math);
  expect(partOf(book, 'OEBPS/content.opf')).toMatch(/<item [^>]*href="chapter-1\.xhtml" properties="mathml"/);
});

test('a fraction is a formula in Word', async () => {
  const text = partOf(await bytesOf('docx'), 'word/document.xml');
  expect(text).toMatch(/<m:oMath><m:f>.*<m:num>.*<m:sSup>.*<\/m:num><m:den>.*2b.*<\/m:den><\/m:f><\/m:oMath>/);
});

test('a word with a line under it and a number below is none', async () => {
  const underlined = [
    sentence,
    { text: 'Sum', x: 92, y: 125.5, size: 10 },
    { line: [92, 127.5, 111, 127.5] } as const,
    { text: '412', x: 93, y: 139, size: 10 },
  ];
  expect(await textOf('md', underlined)).not.toContain('frac');
});
