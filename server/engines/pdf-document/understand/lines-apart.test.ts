import { describe, expect, test } from 'bun:test';
import { longTimeout } from '../../../testing/long-timeout.ts';
import type { Paragraph } from '../model.ts';
import { blocksOf, flowOf, lines, outlineOf } from '../testing/read-back.ts';

longTimeout();

const prose = [
  'The ferry leaves at seven on every day but Sunday and takes as many as its lower',
  'deck will hold, with their baskets and their dogs. In winter it waits for no one, as',
  'tides in the sound turn early and the pilot has to be home before all lamps are lit.',
];

describe('lines that are set apart', () => {
  test('a date at the far side does not run into the line below it', async () => {
    const model = await flowOf([
      { text: '12 March 2024', x: 455, y: 90, size: 11 },
      { text: 'About the mooring lines', x: 72, y: 103, size: 11 },
      ...lines(prose, { y: 130 }),
    ]);
    expect(outlineOf(model).slice(0, 2)).toEqual(['body: 12 March 2024', 'body: About the mooring lines']);
  });

  test('a column that ends on the last page, with nothing beside it, goes on as text', async () => {
    const words = 'that the ferry takes over to the isle';
    const page = (x: number) => Array.from({ length: 40 }, (_, n) => ({ text: `${n + 10} lamps ${words}`, x, y: 90 + n * 13, size: 11 }));
    const texts = [51, 62, 73].map((n) => `${n} masts ${words}`);
    const rest = lines([...texts, 'at night.'], { y: 90, page: 1 });
    const model = await flowOf([...page(72), ...page(320), ...rest]);
    expect(outlineOf(model).at(-1)).toEndWith([...texts, 'at night.'].join(' '));
  });

  test('a sixth of the size before a unit is a space where none is painted', async () => {
    const shown = (gap: number) =>
      flowOf([
        {
          show: ['The', -250, 'rope', -250, 'is', -250, '10', gap, 'km', -250, 'long'].map((p) =>
            typeof p === 'number' ? Math.abs(p) : p,
          ),
          x: 72,
          y: 90,
          size: 11,
        },
      ]);
    expect(outlineOf(await shown(-167))).toEqual(['body: The rope is 10 km long']);
    expect(outlineOf(await shown(-60))).toEqual(['body: The rope is 10km long']);
    const painted = await flowOf([{ show: ['The rope is 10', 167, 'km long'], x: 72, y: 90, size: 11 }]);
    expect(outlineOf(painted)).toEqual(['body: The rope is 10km long']);
  });

  test('a numbered paragraph may come back to the margin under its indented first line', async () => {
    const [first = '', ...rest] = prose;
    const model = await flowOf([{ text: `(a) ${first.slice(0, 71)}`, x: 92, y: 90, size: 11 }, ...lines(rest, { y: 103 })]);
    expect(outlineOf(model)).toHaveLength(1);
  });

  test('lines of code that end at one place by chance, before long words, stay apart', async () => {
    const code = [
      '<wp:extent cx="144780000" cy="1905000"/>',
      '<wp:effectExtent l="0" t="0" r="0" b="0"/>',
      '<wp:docPr id="2" name="Picture 123456"/>',
    ];
    const filler = lines(['The markup that is added by the menu of the developers has an element for each of the drawings in'], { y: 70 });
    const model = await flowOf([...filler, ...lines([...code, '<wp:cNvGraphicFramePropertiesOfTheDrawing>'], { y: 100 })]);
    expect(blocksOf(model)).toHaveLength(5);
  });

  test('dots that lead to a number become a tab with a leader', async () => {
    const dots = '.'.repeat(60);
    const model = await flowOf([...lines([`Leek soup ${dots} 7.50`, `Roast cod ${dots} 18.00`], { y: 90 }), ...lines(prose, { y: 150 })]);
    expect(outlineOf(model).slice(0, 2)).toEqual(['body: Leek soup\t7.50', 'body: Roast cod\t18.00']);
    expect((blocksOf(model)[0] as Paragraph).inlines).toContainEqual(expect.objectContaining({ kind: 'tab', leader: 'dot' }));
  });

  test('a line in the foot of a single page is its footer', async () => {
    const model = await flowOf([...lines(prose, { y: 90 }), { text: 'Harbour Office, 2 Pier Road', x: 72, y: 805, size: 9 }]);
    expect(outlineOf(model)).toHaveLength(1);
    expect(model.sections[0]?.footer).toHaveLength(1);
  });
});
