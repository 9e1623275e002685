import { expect, test } from 'bun:test';
import { strFromU8, unzipSync } from 'fflate';
import { longTimeout } from '../../../testing/long-timeout.ts';
import { convertPdf } from '../convert-pdf.ts';
import type { Target } from '../targets.ts';
import { makePdf, type SetItem } from '../testing/make-pdf.ts';
import { lines } from '../testing/read-back.ts';
import { writtenBytes, writtenText } from '../testing/written.ts';

longTimeout();

const items: readonly SetItem[] = [
  { text: 'The pier was built in one summer', x: 72, y: 90, size: 11 },
  { text: '1', x: 235, y: 86, size: 7 },
  { text: 'and stands; those who built it had never built one.', x: 246, y: 90, size: 11 },
  { line: [72, 700, 200, 700] },
  { text: '1', x: 72, y: 712, size: 6 },
  { text: 'By the accounts of the guild.', x: 80, y: 715, size: 9 },
];

const bytesOf = (target: Target): Promise<Uint8Array> => writtenBytes(target, items, 'The pier');

const partsOf = (bytes: Uint8Array): ((name: string) => string) => {
  const files = unzipSync(bytes);
  return (name) => strFromU8(files[name] ?? new Uint8Array());
};

test('Markdown has notes of its own', async () => {
  const text = new TextDecoder().decode(await bytesOf('md'));
  expect(text).toContain('[^1] and stands');
  expect(text).toContain('[^1]: By the accounts of the guild.');
});

test('plain text has a note with its mark at the foot of its page, after the paragraph that goes on overleaf', async () => {
  const overleaf: readonly SetItem[] = [
    ...items,
    ...lines(Array(4).fill('The harbour has been dredged two times since then, as the old guild had wished it to be, and'), { y: 104 }),
    ...lines(['will be dredged again.'], { y: 90, page: 1 }),
    ...lines(['A second paragraph stands on the second page.'], { y: 140, page: 1 }),
  ];
  const converted = await convertPdf(makePdf(overleaf), 'txt', { title: 'The pier' });
  const text = converted.kind === 'converted' ? new TextDecoder().decode(converted.bytes) : '';
  expect(text).toContain('summer1');
  const [end, note, next] = ['will be dredged again.', '\n\n1 By the accounts of the guild.\n\n', 'A second'].map((t) => text.indexOf(t));
  expect(end).toBeGreaterThan(0);
  expect(note).toBeGreaterThan(end as number);
  expect(next).toBeGreaterThan(note as number);
});

test('books say what is a reference and what is its note', async () => {
  const book = partsOf(await bytesOf('epub'));
  const chapter = book('OEBPS/chapter-1.xhtml');
  expect(chapter).toContain('<a epub:type="noteref" id="ref-1" href="#note-1">1</a>');
  expect(chapter).toMatch(
    /<aside epub:type="footnote"[^>]* id="note-1"><p><a href="#ref-1">1<\/a>\. .*By the accounts of the guild\..*<\/p><\/aside>/,
  );
});

test('Word has a footnote', async () => {
  const file = partsOf(await bytesOf('docx'));
  expect(file('word/document.xml')).toContain('<w:footnoteReference w:id="1"/>');
  expect(file('word/footnotes.xml')).toContain('By the accounts of the guild.');
});

const starred: readonly SetItem[] = [
  { text: 'The pier was built in one summer* and stands; those who', x: 72, y: 90, size: 11 },
  { text: 'built it had never built one.', x: 72, y: 104, size: 11 },
  { line: [72, 700, 200, 700] },
  { text: '* By the accounts of the guild.', x: 72, y: 715, size: 9 },
];

const markdownOf = (given: readonly SetItem[]): Promise<string> => writtenText('md', given);

test('a star of the text\u2019s own size refers to the note that begins with it', async () => {
  const text = await markdownOf(starred);
  expect(text).toContain('summer[^1] and stands');
  expect(text).toContain('[^1]: By the accounts of the guild.');
});

test('a star before one text is no bullet; before two it is', async () => {
  const text = starred.slice(0, 2);
  const items = ['* Rope of hemp', '* Tar of the north'].map((item, n) => ({ text: item, x: 72, y: 140 + n * 14, size: 11 }));
  expect(await markdownOf([...text, ...items.slice(0, 1)])).toContain('\\* Rope of hemp');
  expect(await markdownOf([...text, ...items])).toContain('- Rope of hemp\n- Tar of the north');
});

test('an exponent is no mark of a note', async () => {
  const quantity: readonly SetItem[] = [
    { text: 'It falls with', x: 72, y: 104, size: 11 },
    { text: 'x', x: 140, y: 104, size: 11, italic: true },
    { text: '1', x: 145.6, y: 100, size: 7 },
    { text: 'and no more.', x: 152, y: 104, size: 11 },
  ];
  const text = await markdownOf([...items, ...quantity]);
  expect(text.match(/\[\^1\]/g)).toHaveLength(2);
  expect(text).toContain('$x^{1}$');
});
