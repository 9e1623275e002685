import { expect, test } from 'bun:test';
import { strFromU8, unzipSync } from 'fflate';
import { longTimeout } from '../../../testing/long-timeout.ts';
import { convertPdf } from '../convert-pdf.ts';
import { misplacedElements, misplacedInPackage } from '../testing/element-order.ts';
import { makePdf, type SetItem } from '../testing/make-pdf.ts';

longTimeout();

const prose = 'The harbour board met twice last spring to discuss the new breakwater, and it will meet again';

/** A heading, a list, a table, a link and a footer: items for which writers output properties. */
const items: readonly SetItem[] = [
  { text: 'The breakwater', x: 72, y: 90, size: 18, bold: true },
  { text: prose, x: 72, y: 120, size: 11 },
  { text: 'It met', x: 72, y: 133, size: 11 },
  { text: 'twice.', x: 108, y: 133, size: 11, bold: true },
  { link: [72, 110, 200, 124], to: { page: 0, y: 80 } },
  ...['1.', '2.'].flatMap((text, i) => [
    { text, x: 90, y: 150 + 13 * i, size: 11 },
    { text: 'Lay the ropes out', x: 108, y: 150 + 13 * i, size: 11 },
  ]),
  ...[200, 220, 240].map((y) => ({ line: [72, y, 400, y] as const })),
  ...[72, 200, 400].map((x) => ({ line: [x, 200, x, 240] as const })),
  ...[214, 234].flatMap((y, i) => [
    { text: `Rope ${i}`, x: 76, y, size: 10, bold: i === 0 },
    { text: `${i}4.50`, x: 370, y, size: 10, bold: i === 0 },
  ]),
  { text: 'Price', x: 72, y: 270, size: 11 },
  { text: 'Harbour Office', x: 72, y: 810, size: 9 },
];

test('the check of orders finds what is out of place', () => {
  expect(misplacedElements('<w:p><w:pPr><w:jc w:val="end"/><w:ind/></w:pPr><w:r><w:t>a</w:t></w:r></w:p>')).toEqual(['w:pPr > w:ind']);
  expect(misplacedElements('<w:tcPr><w:tcW/><w:frame/></w:tcPr>')).toEqual(['w:tcPr > w:frame']);
});

for (const target of ['docx', 'xlsx', 'pptx'] as const)
  test(`${target}: elements stand in the order of the schema`, async () => {
    const converted = await convertPdf(makePdf(items), target, { title: 'Breakwater' });
    expect(converted.kind === 'converted' && misplacedInPackage(converted.bytes)).toEqual([]);
  });

for (const target of ['docx', 'xlsx', 'pptx'] as const)
  test(`${target}: the parts that the package lists are there`, async () => {
    const converted = await convertPdf(makePdf([...items, ...items.map((item) => ({ ...item, page: 1 }))]), target, {
      title: 'Breakwater',
    });
    const parts = converted.kind === 'converted' ? unzipSync(converted.bytes) : {};
    const types = strFromU8(parts['[Content_Types].xml'] ?? new Uint8Array());
    const listed = [...types.matchAll(/PartName="\/([^"]*)"/g)].map(([, path]) => path ?? '');
    expect(listed.length).toBeGreaterThan(2);
    expect(listed.filter((path) => !parts[path])).toEqual([]);
  });
