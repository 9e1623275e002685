import { expect, test } from 'bun:test';
import { strFromU8, unzipSync } from 'fflate';
import { onWhite } from '../read/blend.ts';
import { blocksOf, flowOf, lines } from '../testing/read-back.ts';
import { writeDocx } from '../write/docx/docx.ts';
import { writeHtml } from '../write/html/html.ts';

const text = ['The boats of the guild go out by the western light.'];

const fillsOf = async (items: Parameters<typeof flowOf>[0]) =>
  blocksOf(await flowOf(items)).map((b) => (b.kind === 'paragraph' ? b.fill : undefined));

test('a text in a shaded box has its shade, the text under the box has none', async () => {
  const shaded = { fill: [60, 70, 500, 130], grey: 0.8 } as const;
  expect(await fillsOf([shaded, ...lines(text, { y: 90 }), ...lines(text, { y: 200 })])).toEqual(['#cccccc', undefined]);
  const html = new TextDecoder().decode(writeHtml(await flowOf([shaded, ...lines(text, { y: 90 })])));
  expect(html).toContain('background:#cccccc;padding:');
});

test('what would hide a text is not its ground, and white over a shade is none', async () => {
  const outer = { fill: [60, 70, 500, 130], grey: 0.8 } as const;
  const black = { fill: [60, 70, 500, 130], grey: 0 } as const;
  const white = { fill: [64, 74, 496, 126], grey: 1 } as const;
  expect(await fillsOf([outer, black, ...lines(text, { y: 90 })])).toEqual(['#cccccc']);
  expect(await fillsOf([outer, white, ...lines(text, { y: 90 })])).toEqual([undefined]);
});

const painted = (page: number, grey: number) => ({ fill: [0, 0, 595, 842], grey, page }) as const;
const pageOf = (page: number) =>
  lines([['The boats go out by the western light.', 'All of them come home.'][page] ?? ''], { y: 90 + 40 * page, page });

test('the colour of all pages is that of the paper, and no text on it has one of its own', async () => {
  const model = await flowOf([painted(0, 0.8), ...pageOf(0), painted(1, 0.8), ...pageOf(1)]);
  expect(model.paper).toBe('#cccccc');
  expect(blocksOf(model).map((b) => b.kind === 'paragraph' && b.fill)).toEqual([undefined, undefined]);
  expect(new TextDecoder().decode(writeHtml(model))).toContain('background:#cccccc');
  const { 'word/document.xml': document } = unzipSync(await writeDocx(model));
  expect(strFromU8(document ?? new Uint8Array())).toContain('<w:background w:color="CCCCCC"');
});

test('where pages differ, each text has its own ground; a white box on paper of a colour stays white', async () => {
  const differ = await flowOf([painted(0, 0.8), ...pageOf(0), ...pageOf(1)]);
  expect(differ.paper).toBeUndefined();
  expect(blocksOf(differ).map((b) => b.kind === 'paragraph' && b.fill)).toEqual(['#cccccc', undefined]);
  const box = { fill: [64, 74, 496, 126], grey: 1 } as const;
  const boxed = await flowOf([painted(0, 0.8), box, ...pageOf(0)]);
  expect(boxed.paper).toBe('#cccccc');
  expect(blocksOf(boxed).map((b) => b.kind === 'paragraph' && b.fill)).toEqual(['#ffffff']);
});

test('paper on which a text could not be read is none', async () => {
  expect((await flowOf([painted(0, 0), ...pageOf(0)])).paper).toBeUndefined();
});

test('a running head that the paint of the page hides does not take its colour', async () => {
  const words = ['river', 'harbour', 'mills'];
  const body = (page: number) =>
    lines([`The boats of the ${words[page]} go out.`, `Each of the ${words[page]} is home.`], { y: 300, page });
  const head = (page: number) => ({ text: 'The guild', x: 72, y: 40, size: 8, page });
  const grounds = (page: number) => [painted(page, 0), { fill: [60, 280, 500, 330], grey: 0.9, page } as const];
  const pages = (box: (page: number) => Parameters<typeof flowOf>[0]) =>
    flowOf([0, 1, 2].flatMap((n): Parameters<typeof flowOf>[0] => [...grounds(n), ...box(n), head(n), ...body(n)]));
  const hidden = await pages(() => []);
  expect(hidden.sections[0]?.header).toHaveLength(1);
  expect(hidden.paper).toBe('#000000');
  const boxed = await pages((page) => [{ fill: [60, 20, 500, 50], grey: 0.9, page }]);
  expect(boxed.sections[0]?.header).toHaveLength(1);
  expect(boxed.paper).toBeUndefined();
});

const whiteText = { text: text[0] as string, x: 72, y: 90, size: 11, grey: 1 };

test('text in a box with round corners has its shade', async () => {
  expect(await fillsOf([{ fill: [60, 70, 500, 130], grey: 0.2, radius: 12 }, whiteText])).toEqual(['#333333']);
});

test('text that could not be read on the paper keeps the ground that most of it is on', async () => {
  const short = { fill: [60, 70, 250, 130], grey: 0.2 } as const;
  expect(await fillsOf([short, whiteText])).toEqual(['#333333']);
  expect(await fillsOf([{ ...short, grey: 0.8 }, ...lines(text, { y: 90 })])).toEqual([undefined]);
});

test('a colour that the paper shows through is as light as it looks', () => {
  expect(onWhite('#000000', 0.2)).toBe('#cccccc');
  expect(onWhite('#102030', 1)).toBe('#102030');
});
