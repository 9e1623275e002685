import { describe, expect, test } from 'bun:test';
import { longTimeout } from '../../../testing/long-timeout.ts';
import type { SetItem, SetText } from '../testing/make-pdf.ts';
import { blocksOf, flowOf, outlineOf } from '../testing/read-back.ts';
import { textOf } from './build-paragraph.ts';

longTimeout();

const size = 10;
const at = (text: string, x: number, y: number, more: Partial<SetText> = {}): SetText => ({ text, x, y, size, ...more });
/** Width of Helvetica's figures at ten points. */
const figure = 5.56;
/** A text of figures that ends at `x`. */
const endingAt = (text: string, x: number, y: number): SetText =>
  at(text, x - [...text].reduce((w, c) => w + (/[.,]/.test(c) ? figure / 2 : figure), 0), y);

const tableTexts = async (items: readonly SetItem[]): Promise<string[][][]> =>
  blocksOf(await flowOf(items)).flatMap((b) =>
    b.kind === 'table'
      ? [
          b.rowHeights.map((_, r) =>
            b.columnWidths.map((_c, c) =>
              b.cells
                .filter((cell) => cell.row === r && cell.column === c)
                .flatMap((cell) => cell.blocks.map((p) => (p.kind === 'paragraph' ? textOf(p) : '')))
                .join(' '),
            ),
          ),
        ]
      : [],
  );

const intro = at('Boats that lay at the piers of the old harbour in the two years before the storm', 72, 60);

describe('tables that nothing draws', () => {
  test('cells that stand as close as words are parted where line after line starts there', async () => {
    const times = [
      ['Central Pier', '05:12', '05:42', '06:12'],
      ['Market Steps', '05:18', '05:48', '06:18'],
      ['Old Lighthouse', '05:24', '05:54', '06:24'],
      ['Sea Gate', '05:30', '06:00', '06:30'],
      ['North Mole', '05:36', '06:06', '06:36'],
    ];
    const rows = times.flatMap(([name, ...cells], r) => [
      at(name as string, 72, 90 + r * 20),
      ...cells.map((cell, c) => at(cell, 160 + c * 30, 90 + r * 20)),
    ]);
    expect(await tableTexts([intro, ...rows])).toEqual([times]);
  });

  test('a larger heading parts two tables', async () => {
    const part = (y: number): SetText[] =>
      ['Northern pier', 'Southern mole', 'Eastern steps'].flatMap((name, r) => [
        at(name, 72, y + r * 18),
        endingAt('12', 180, y + r * 18),
        endingAt('340.50', 260, y + r * 18),
      ]);
    const outline = outlineOf(await flowOf([intro, ...part(90), at('Later', 72, 146, { size: 14, bold: true }), ...part(168)]));
    expect(outline.slice(1)).toEqual(['table 3x3', 'h1: Later', 'table 3x3']);
  });

  test('a cell set to the middle of the longer one beside it is of its row', async () => {
    const long = (y: number, name: string, lines: readonly [string, string]): SetText[] => [
      at(lines[0], 180, y),
      at(name, 72, y + 7),
      at(lines[1], 180, y + 14),
    ];
    const items = [
      intro,
      at('Field', 72, 100),
      at('What to enter', 180, 100),
      at('Full name', 72, 126),
      at('As it stands in your passport', 180, 126),
      ...long(152, 'Address', ['Street and number, postal code and town; the place at which', 'letters reach you']),
      ...long(192, 'Purpose', ['New permit, renewal of an old one, or replacement of a card', 'that was lost']),
      ...long(232, 'Enclosures', ['Copy of the passport, and one photograph that is not older', 'than three months']),
      at('Fee', 72, 272),
      at('To be paid at the counter', 180, 272),
    ];
    const [table] = await tableTexts(items);
    expect(table?.map((row) => row[0])).toEqual(['Field', 'Full name', 'Address', 'Purpose', 'Enclosures', 'Fee']);
    expect(table?.[2]?.[1]).toBe('Street and number, postal code and town; the place at which letters reach you');
  });

  test('under a heading set apart, rows as close as lines begin where their columns are full', async () => {
    const xs = [72, 150, 260, 320];
    const row = (y: number, cells: readonly string[]): SetText[] => cells.flatMap((c, n) => (c ? [at(c, xs[n] as number, y)] : []));
    const items = [
      intro,
      ...row(90, ['Article', 'Description', 'Count', 'Price']),
      ...row(104, ['A-1001', 'Oars, a pair of', '2', '18.00']),
      ...row(116, ['', 'ash wood, and', '', '']),
      ...row(128, ['', 'brass rowlocks', '', '']),
      ...row(140, ['A-1044', 'Lamp', '5', '24.50']),
      ...row(152, ['B-2210', 'Anchor with chain', '1', '24.00']),
      ...row(164, ['', 'of ten metres', '', '']),
      ...row(176, ['B-2301', 'Bell', '1', '21.90']),
    ];
    const [table] = await tableTexts(items);
    expect(table?.map((r) => r[0])).toEqual(['Article', 'A-1001', 'A-1044', 'B-2210', 'B-2301']);
    expect(table?.[1]?.[1]).toBe('Oars, a pair of ash wood, and brass rowlocks');
  });

  test('years over the columns are a row of them, not the number of a page', async () => {
    const rows = ['Sales', 'Costs', 'Rents'].flatMap((name, r) => [
      at(name, 72, 108 + r * 18),
      at(String(r + 4), 160, 108 + r * 18),
      endingAt('18,204', 260, 108 + r * 18),
      endingAt('16,930', 340, 108 + r * 18),
    ]);
    const [table] = await tableTexts([intro, at('Note', 154, 90), endingAt('2023', 260, 90), endingAt('2022', 340, 90), ...rows]);
    expect(table?.[0]).toEqual(['', 'Note', '2023', '2022']);
  });

  test('figures with a unit are figures', async () => {
    const files = [
      ['builder.min', '6.5K'],
      ['parser.min', '20K'],
      ['all.min', '26K'],
      ['checker.min', '5.7K'],
    ];
    expect(
      await tableTexts([intro, ...files.flatMap(([a, b], r) => [at(a as string, 72, 90 + r * 30), at(b as string, 160, 90 + r * 30)])]),
    ).toEqual([files]);
  });

  test('a numbered heading below boxes to tick and their texts is no row of theirs', async () => {
    const item = (y: number, text: string, more?: string): SetText[] => [
      at('[ ]', 72, y - 2),
      at(text, 96, y),
      ...(more ? [at(more, 96, y + 12)] : []),
    ];
    const list = (y: number): SetText[] => [
      ...item(y, 'Ask a neighbour to look after the plants and the cat while the boat is', 'away from the harbour'),
      ...item(y + 28, 'Pause the post and the papers'),
      ...item(y + 44, 'Turn down the heating, and close the tap of the gas that stands behind the', 'door of the shed'),
      ...item(y + 72, 'Leave the keys with a friend'),
    ];
    const heading = [at('2.', 72, 186, { bold: true }), at('Before the boat is made fast again', 96, 186, { bold: true })];
    const outline = outlineOf(await flowOf([...list(90), ...heading, ...list(206)]));
    expect(outline.filter((b) => b.startsWith('table')).length).toBe(2);
    expect(outline.some((b) => b.includes('Before the boat'))).toBe(true);
  });

  test('rows far apart are no columns to be read one after the other', async () => {
    const left = [
      'Harbour pilot',
      'Keeper of the light',
      'Ferry to the islands',
      'Warden of the mole',
      'Office of customs',
      'Boats for hire',
    ];
    const right = [
      'by radio on channel twelve',
      'by letter to the lighthouse',
      'by telephone before noon',
      'at the gate of the mole',
      'at the old quay house',
      'on the beach by day only',
    ];
    const items = left.flatMap((name, r) => [at(name, 72, 100 + r * 40), at(right[r] as string, 300, 100 + r * 40)]);
    const texts = outlineOf(await flowOf([intro, ...items])).join(' ');
    expect(texts.indexOf('channel twelve')).toBeLessThan(texts.indexOf('Keeper'));
  });
});

describe('boxes that lie over one another', () => {
  test('strokes that run through the text are no borders of cells', async () => {
    const box = (x: number, y: number): SetItem[] => [
      { line: [x, y, x + 100, y] },
      { line: [x, y + 22, x + 100, y + 22] },
      { line: [x, y, x, y + 22] },
      { line: [x + 100, y, x + 100, y + 22] },
    ];
    const cells = ['Harbour master', 'First of May', 'North mole pier'];
    const items = [0, 1, 2, 3].flatMap((r) =>
      cells.flatMap((text, c) => [...box(66 + c * 82, 90 + r * 18), at(text, 90 + c * 82, 104 + r * 18)]),
    );
    const [table] = await tableTexts([intro, ...items]);
    expect(table?.[1]).toEqual(cells);
  });
});
