import { expect, test } from 'bun:test';
import { strFromU8, unzipSync } from 'fflate';
import { longTimeout } from '../../../testing/long-timeout.ts';
import type { Target } from '../targets.ts';
import type { SetItem } from '../testing/make-pdf.ts';
import { writtenBytes } from '../testing/written.ts';

longTimeout();

const sentence = { text: 'The boats drift by the law that the guild has written down', x: 72, y: 90, size: 10 };

/** Text, a bar at the height of a minus, and text above and below it; `q` is a superscript. */
const items: readonly SetItem[] = [
  sentence,
  { text: 'm =', x: 72, y: 130, size: 10 },
  { line: [92, 127.5, 106, 127.5] },
  { text: 'a', x: 95, y: 123.2, size: 10 },
  { text: '2', x: 101, y: 119.6, size: 7 },
  { text: '2b', x: 94, y: 136.8, size: 10 },
  { text: '+ c', x: 109, y: 130, size: 10 },
];

const bytesOf = (target: Target, given = items): Promise<Uint8Array> => writtenBytes(target, given);

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

/** Italic `x` with a superscript and a subscript; the same upright, as in chemistry, units and note marks. */
const scripted: readonly SetItem[] = [
  sentence,
  { text: 'where', x: 72, y: 130, size: 10 },
  { text: 'x', x: 102, y: 130, size: 10, italic: true },
  { text: '2', x: 107.2, y: 126.4, size: 7 },
  { text: '+', x: 114, y: 130, size: 10 },
  { text: 'y', x: 122.6, y: 130, size: 10, italic: true },
  { text: 'i', x: 127.8, y: 132, size: 7, italic: true },
  { text: 'is small, as H', x: 132.5, y: 130, size: 10 },
  { text: '2', x: 192.2, y: 132, size: 7 },
  { text: 'O in 4 m', x: 196.3, y: 130, size: 10 },
  { text: '2', x: 234.3, y: 126.4, size: 7 },
  { text: 'of the 1', x: 241, y: 130, size: 10 },
  { text: 'st', x: 274.6, y: 126.4, size: 7 },
  { text: 'kind is', x: 283, y: 130, size: 10 },
];

test('raised and lowered letters at a quantity are a formula, at words and units they are text', async () => {
  const text = await textOf('md', scripted);
  expect(text).toContain('where $x^{2} + y_{i}$ is small, as H₂O in 4 m² of the 1<sup>st</sup> kind');
  expect(await textOf('txt', scripted)).toContain('where x2 + yi is small, as H2O in 4 m2 of the 1st kind');
});

test('a formula of a line is MathML and a formula of Word', async () => {
  expect(await textOf('html', scripted)).toMatch(
    /where <math [^>]*><msup><mi>x<\/mi><mn>2<\/mn><\/msup><mo>\+<\/mo><msub><mi>y<\/mi><mi>i<\/mi><\/msub><\/math> is small/,
  );
  const document = partOf(await bytesOf('docx', scripted), 'word/document.xml');
  expect(document).toMatch(/<m:oMath><m:sSup>.*<m:t>x<\/m:t>.*<m:t>2<\/m:t>.*<m:sSub>.*<m:t>y<\/m:t>.*<m:t>i<\/m:t>.*<\/m:oMath>/);
});

test('a line of quantities in a relation is a formula on display, its number stays beside it', async () => {
  const line = (text: string, y: number): SetItem => ({ text, x: 250, y, size: 10, italic: true });
  const display = await textOf('md', [sentence, line('a = b + c', 130), { ...sentence, y: 160 }]);
  expect(display).toContain('\n$$a = b + c$$\n');
  const numbered = await textOf('md', [
    sentence,
    line('a = b + c', 130),
    { text: '(12)', x: 500, y: 130, size: 10 },
    { ...sentence, y: 160 },
  ]);
  expect(numbered).toContain('$a = b + c$ (12)');
  const words = await textOf('md', [sentence, line('the tide = low', 130), { ...sentence, y: 160 }]);
  expect(words).not.toContain('$');
});

/** Limits of an integral and a sum, as in TeX; the signs hang from their baselines. */
const large: readonly SetItem[] = [
  sentence,
  { sign: 0x5a, x: 72, y: 186.4, size: 10 },
  { text: 'n', x: 80, y: 189, size: 7, italic: true },
  { text: '0', x: 77, y: 209, size: 7 },
  { text: 'x dx', x: 88, y: 200, size: 10, italic: true },
  { text: '=', x: 109, y: 200, size: 10 },
  { sign: 0x58, x: 121, y: 190.5, size: 10 },
  { text: 'k', x: 122, y: 187, size: 7, italic: true },
  { text: 'j=1', x: 119, y: 215, size: 7, italic: true },
  { text: 'y', x: 131, y: 200, size: 10, italic: true },
  { text: 'j', x: 136.2, y: 202, size: 7, italic: true },
  { ...sentence, y: 240 },
];

test('limits of integrals and sums are formulas in every format', async () => {
  const markdown = await textOf('md', large);
  expect(markdown).toMatch(/\\int_\{0\}\^\{n\} x dx =/);
  expect(markdown).toMatch(/\\sum\\limits_\{j ?=1\}\^\{k\} y_\{j\}/);
  expect(await textOf('html', large)).toContain('<munderover><mo>∑</mo>');
  expect(partOf(await bytesOf('docx', large), 'word/document.xml')).toMatch(/<m:limUpp>.*∑.*<\/m:limUpp>/);
});

test('signs of TeX’s fonts that nothing names are read, with what is painted over each other', async () => {
  const sign = (code: number, x: number): SetItem => ({ sign: code, symbol: true, x, y: 130, size: 10 });
  const letter = (text: string, x: number): SetItem => ({ text, x, y: 130, size: 10 });
  const text = await textOf('txt', [
    ...[sentence, letter('a', 72), sign(0x36, 80), sign(0x32, 80), letter('b', 91), sign(0x1c, 99), letter('c', 110)],
    ...[sign(0x29, 118), letter('x', 131), sign(0x37, 139), sign(0x21, 139), letter('y', 150)],
  ]);
  expect(text).toContain('a ∉ b ≪ c ⇒ x ↦ y');
});

test('fractions stand beside each other, and after a sum with limits', async () => {
  const twice = await textOf('txt', [
    ...[sentence, { text: 'm =', x: 72, y: 130, size: 10 }, { text: '+ c', x: 124, y: 130, size: 10 }],
    ...[{ text: '8a', x: 93, y: 123.2, size: 10 }, { text: '15', x: 93, y: 136.8, size: 10 }, { line: [92, 127.5, 105, 127.5] as const }],
    ...[{ text: '1', x: 108, y: 123.2, size: 10 }, { text: 'k', x: 108, y: 136.8, size: 10 }, { line: [107, 127.5, 115, 127.5] as const }],
  ]);
  expect(twice).toContain('m = 8a/15 1/k + c');
  const low = await textOf('txt', [
    ...[sentence, { text: 'tide x', x: 66, y: 117, size: 10 }, { text: 'i', x: 91.5, y: 119.2, size: 7 }],
    ...[{ text: 'm =', x: 66, y: 130, size: 10 }, { text: '+ c', x: 99, y: 130, size: 10 }, { line: [86, 127.5, 96, 127.5] as const }],
    ...[
      { text: 'ab', x: 87, y: 125.5, size: 7 },
      { text: 'cd', x: 87, y: 134.8, size: 7 },
    ],
  ]);
  expect(low).toContain('m = ab/cd + c');
  const sum = await textOf('txt', [
    ...[sentence, { sign: 0x58, x: 72, y: 120.5, size: 10 }, { text: 'n', x: 74, y: 117, size: 7, italic: true }],
    ...[
      { text: 'k=0', x: 70, y: 145, size: 7, italic: true },
      { text: '= y', x: 100, y: 130, size: 10 },
    ],
    ...[
      { text: 'x', x: 86, y: 123.2, size: 10 },
      { text: 'k', x: 91.2, y: 119.5, size: 7 },
      { text: 'k!', x: 87, y: 136.8, size: 10 },
    ],
    { line: [85, 127.5, 97, 127.5] },
  ]);
  expect(sum).toContain('∑_(k=0)^n xk/k! = y');
});

test('an accent over a letter is its own in every format, whether or not Unicode has both as one', async () => {
  const item = (text: string, x: number, size = 10, y = 130): SetItem => ({ text, x, y, size, italic: true });
  const accented = [
    sentence,
    item('q =', 72),
    item('¯', 90.8),
    item('x', 90),
    item('2', 95.2, 7, 132),
    ...[{ ...item('+ 0', 102), italic: false }, item('.', 116.4), { ...item('25', 119.2), italic: false }],
    { ...sentence, y: 160 },
  ];
  expect(await textOf('txt', accented)).toContain('q = x\u03042 + 0.25');
  expect(await textOf('md', accented)).toContain('q = \\bar{x}_{2} + 0.25');
  expect(await textOf('html', accented)).toContain('<mi>x\u0304</mi>');
});

test('what is raised has the size of the text beside it, since readers make it smaller themselves', async () => {
  const given: SetItem[] = [sentence, { text: 'On the 2', x: 72, y: 130, size: 10 }, { text: 'nd', x: 110, y: 126, size: 6.5 }];
  const word = partOf(await bytesOf('docx', given), 'word/document.xml');
  expect(word).toMatch(/<w:r><w:rPr><w:vertAlign w:val="superscript"\/><\/w:rPr><w:t[^>]*>nd</);
  expect(await textOf('html', given)).toContain('On the 2<sup>nd</sup>');
});

test('the sides of equations under each other are one formula each, with its number in its own line', async () => {
  const item = (text: string, x: number, y: number, size = 10): SetItem => ({ text, x, y, size, italic: /[a-z]/.test(text) });
  const rows = [130, 150].flatMap((y, n) => [item('a', 120, y), item('=', 150, y), item(`${n + 2}b`, 176, y), item(`(${n + 1})`, 270, y)]);
  const sides = await textOf('md', [{ ...sentence, y: 90 }, ...rows, { ...sentence, y: 180 }]);
  expect(sides).toContain('$a = 2b$ (1)');
  expect(sides).toContain('$a = 3b$ (2)');
  const column = Array.from({ length: 8 }, (_, n) => item('the tide runs out by the piers and', 300, 170 + n * 12));
  const beside = await textOf('md', [...rows.slice(0, 4), item('2 Results', 290, 128, 14), ...column]);
  expect(beside).not.toContain('₍');
});

test('bars of a formula are no words in LibreOffice', async () => {
  const item = (text: string, x: number, size = 10, y = 130): SetItem => ({ text, x, y, size, italic: true });
  const word = partOf(await bytesOf('docx', [sentence, item('g', 72), item('|k|', 77.6, 7, 126), item('= e', 90)]), 'word/document.xml');
  expect(word).toContain('<m:t>\u2223k\u2223</m:t>');
});

test('a bar that is built of pieces is one sign, with its index', async () => {
  const text = await textOf('txt', [
    sentence,
    { text: 'D = f(x)', x: 72, y: 130, size: 10 },
    ...[118, 124, 130].map((y) => ({ sign: 0x0c, x: 112, y, size: 10 })),
    { text: 'x=t', x: 117, y: 137, size: 7, italic: true },
    { ...sentence, y: 170 },
  ]);
  expect(text.split('\n').filter((line) => line.includes('|'))).toEqual(['D = f(x) |x=t']);
});
