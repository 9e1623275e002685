import { expect, test } from 'bun:test';
import { strFromU8, unzipSync } from 'fflate';
import { longTimeout } from '../../../testing/long-timeout.ts';
import { convertPdf } from '../convert-pdf.ts';
import type { Target } from '../targets.ts';
import { makePdf, type SetItem } from '../testing/make-pdf.ts';
import { lines } from '../testing/read-back.ts';

longTimeout();

const textOf = async (items: readonly SetItem[], target: Target): Promise<string> => {
  const converted = await convertPdf(makePdf(items), target, { title: 'The pier' });
  if (converted.kind !== 'converted') throw new Error('It was taken for a scan.');
  return strFromU8(target === 'docx' ? (unzipSync(converted.bytes)['word/document.xml'] as Uint8Array) : converted.bytes);
};

const before = lines(['The guild of the pier has kept a book of all that was said in', 'its hall, and some of it is worth being told.'], {
  y: 90,
});
const after = lines(['What followed was a silence that the book has as a blank line.'], { y: 190 });
const quoted = [
  ...lines(['Whoever builds a pier in one summer has a winter to mend it.'], { x: 96, y: 126 }),
  ...lines(['So said the oldest of them.'], { x: 96, y: 160 }),
];
const bar: SetItem = { fill: [80, 112, 83, 166], grey: 0.5 };

test('a text beside a bar is a quotation, with the bar where it may have one', async () => {
  const items = [...before, bar, ...quoted, ...after];
  const markdown = await textOf(items, 'md');
  expect(markdown).toContain('told.\n\n> Whoever builds a pier in one summer has a winter to mend it.\n>\n> So said');
  expect(markdown).toContain('them.\n\nWhat followed');
  const html = await textOf(items, 'html');
  expect(html).toMatch(
    /<blockquote style="[^"]*border-inline-start:3pt solid #808080[^"]*"><p[^>]*>Whoever[^<]*<\/p>\n<p[^>]*>So said[^<]*<\/p><\/blockquote>/,
  );
  const docx = await textOf(items, 'docx');
  expect(docx.match(/<w:pBdr><w:left w:val="single" w:color="808080" w:sz="24" w:space="13"\/><\/w:pBdr>/g)?.length).toBe(2);
});

test('a line between columns or beside no text is no bar of a quotation', async () => {
  const beside = lines(['The year after was another matter.'], { x: 40, y: 143 });
  expect(await textOf([...before, ...beside, { line: [80, 112, 80, 166] }, ...quoted, ...after], 'md')).not.toMatch(/^>/m);
  expect(await textOf([...before, { line: [80, 300, 80, 360] }, ...after], 'html')).not.toContain('border-inline-start');
});

test('a box with round corners keeps them in HTML', async () => {
  const sides: readonly SetItem[] = [
    { line: [72, 118, 72, 140] },
    { line: [420, 118, 420, 140] },
    { line: [78, 112, 414, 112] },
    { line: [78, 146, 414, 146] },
  ];
  const boxed = lines(['Whoever builds a pier in one summer has a winter to mend it.'], { x: 84, y: 133 });
  expect(await textOf([...before, ...sides, ...boxed, ...after], 'html')).toMatch(/border-radius:6pt[^>]*>Whoever/);
});
