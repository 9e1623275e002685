import { expect, test } from 'bun:test';
import { strFromU8, unzipSync } from 'fflate';
import { misplacedInPackage } from '../testing/element-order.ts';
import { flowOf, lines } from '../testing/read-back.ts';
import { writeDocx } from '../write/docx/docx.ts';
import { writeHtml } from '../write/html/html.ts';
import { writeTxt } from '../write/txt.ts';

const intro = lines(['The guild offers its members three ways to reach the western harbour, each at its own pace and price.'], { y: 80 });
const outro = lines(['All prices hold until the end of the season, unless the weather turns before that and the boats stay in.'], {
  y: 260,
});
const lefts = [72, 232, 392];
const texts = [
  ['The boats go out by the', 'western light and come', 'home with the evening.'],
  ['A coach leaves from the', 'marketplace each hour.'],
  ['The old path across the', 'western hills takes days.'],
];
const names = ['By boat', 'By coach', 'On foot'];
const box = (n: number) => ({ fill: [lefts[n] as number, 110, (lefts[n] as number) + 140, 210], grey: 0.8 }) as const;
const card = (n: number) => [
  { text: names[n] as string, x: (lefts[n] as number) + 12, y: 132, size: 12, bold: true },
  ...lines(texts[n] as string[], { x: (lefts[n] as number) + 12, y: 152, size: 10 }),
];
const cards = [0, 1, 2].flatMap((n) => [box(n), ...card(n)]);

test('boxes side by side are read one after the other', async () => {
  const text = new TextDecoder().decode(writeTxt(await flowOf([...intro, ...cards, ...outro])));
  expect(text.split(/\n+/)).toEqual([
    intro[0]?.text ?? '',
    ...[0, 1, 2].flatMap((n) => [names[n] as string, (texts[n] as string[]).join(' ')]),
    outro[0]?.text ?? '',
    '',
  ]);
});

test('boxes side by side stand in one row of the DOCX, as wide as on the page, each on its ground', async () => {
  const written = await writeDocx(await flowOf([...intro, ...cards, ...outro]));
  const document = strFromU8(unzipSync(written)['word/document.xml'] ?? new Uint8Array());
  expect(document.match(/<w:tr>/g)).toHaveLength(1);
  expect([...document.matchAll(/<w:gridCol w:w="(\d+)"/g)].map(([, width]) => Number(width) / 20)).toEqual([140, 20, 140, 20, 140]);
  expect(document.match(/<w:tcPr>(?:(?!<\/w:tcPr>).)*<w:shd [^>]*w:fill="CCCCCC"/g)).toHaveLength(3);
  expect(document).not.toMatch(/<w:pPr>(?:(?!<\/w:pPr>).)*<w:shd /);
  expect(Number(document.match(/<w:trHeight w:val="(\d+)"/)?.[1]) / 20).toBe(100);
  expect(misplacedInPackage(written)).toEqual([]);
});

test('boxes side by side stand so in HTML', async () => {
  const html = new TextDecoder().decode(writeHtml(await flowOf([...intro, ...cards, ...outro])));
  expect(html.match(/<div style="flex:140;background:#cccccc">/g)).toHaveLength(3);
  expect(html.indexOf('<div class="panels">')).toBeGreaterThan(html.indexOf('three ways'));
});

test('a box around boxes does not hide them, and a text beside them makes them a part of the page like others', async () => {
  const around = { fill: [60, 100, 545, 220], grey: 0.95 } as const;
  const kinds = async (items: Parameters<typeof flowOf>[0]) => (await flowOf(items)).sections.flatMap((s) => s.blocks.map((b) => b.kind));
  expect(await kinds([...intro, around, ...cards, ...outro])).toContain('panels');
  const beside = [0, 1].flatMap((n) => [box(n), ...card(n)]);
  expect(await kinds([...intro, ...beside, ...card(2), ...outro])).not.toContain('panels');
});

test('rows of boxes are read row by row', async () => {
  const lower = [0, 1, 2].flatMap((n) => {
    const { fill, grey } = box(n);
    const by = fill[3] - fill[1] + 60;
    return [
      { fill: [fill[0], fill[1] + by, fill[2], fill[3] + by], grey } as const,
      ...card(n).map((text) => ({ ...text, y: text.y + by })),
    ];
  });
  const text = new TextDecoder().decode(writeTxt(await flowOf([...intro, ...cards, ...lower])));
  expect([...(text.match(/By boat|By coach|On foot/g) ?? [])]).toEqual([
    'By boat',
    'By coach',
    'On foot',
    'By boat',
    'By coach',
    'On foot',
  ]);
});
