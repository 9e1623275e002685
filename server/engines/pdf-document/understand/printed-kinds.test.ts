import { describe, expect, test } from 'bun:test';
import { longTimeout } from '../../../testing/long-timeout.ts';
import type { SetItem, SetLine, SetShow, SetText } from '../testing/make-pdf.ts';
import { blocksOf, flowOf, lines, outlineOf } from '../testing/read-back.ts';
import { textOf } from './build-paragraph.ts';

longTimeout();

/** Words with gaps as in TeX, which paints no spaces. */
const words = (text: string): (string | number)[] => text.split(' ').flatMap((word, n) => (n ? [300, word] : [word]));
/** A row of a table in one text-showing operation. */
const row = (y: number, cells: readonly string[]): SetShow => ({
  show: cells.flatMap((cell, n) => (n ? [1500, ...words(cell)] : words(cell))),
  x: 100,
  y,
  size: 11,
});
const across = (y: number, x0 = 96, x1 = 360): SetLine => ({ line: [x0, y, x1, y] });

describe('tables as TeX prints them', () => {
  test('a row shown at once has cells, and the lines of a group are rows', async () => {
    const model = await flowOf([
      ...[100, 120, 154, 174].map((y) => across(y)),
      row(114, ['Slope', 'Trees', 'Yield']),
      row(134, ['Upper', '24 00', '31.50']),
      row(148, ['Lower', '18 00', '27.90']),
      row(168, ['Total', '42 00', '59.40']),
    ]);
    expect(outlineOf(model)).toEqual(['table 4x3']);
  });

  test('a heading with a line under it spans the columns that the line does', async () => {
    const at = (text: string, x: number, y: number): SetText => ({ text, x, y, size: 11 });
    const model = await flowOf([
      ...[100, 140, 180].map((y) => across(y)),
      across(119, 180, 350),
      at('First year', 236, 114),
      ...['Slope', 'Trees', 'Yield'].map((t, n) => at(t, 100 + n * 100, 134)),
      ...['Upper', '24', '31.5'].map((t, n) => at(t, 100 + n * 100, 156)),
      ...['Lower', '18', '27.9'].map((t, n) => at(t, 100 + n * 100, 172)),
    ]);
    const [table] = blocksOf(model);
    expect(outlineOf(model)).toEqual(['table 4x3']);
    expect(table?.kind === 'table' && table.cells.filter((c) => c.row === 0).map((c) => c.columnSpan)).toEqual([1, 2]);
  });

  test('lines under the headings of a text make no table of it', async () => {
    const part = (y: number): SetItem[] => [
      across(y, 72, 520),
      { text: 'Keeper of the north light', x: 72, y: y + 20, size: 11, bold: true },
      { text: '2014 to 2019', x: 450, y: y + 20, size: 11 },
      ...lines(
        [
          'The northern pier was built in a single summer by people who had never built one,',
          'and it has stood ever since. Each spring the planks that the winter has worn are',
          'taken up and turned, and those that cannot be turned are carried to the shed.',
        ],
        { y: y + 36 },
      ),
    ];
    const model = await flowOf([...part(100), ...part(200), ...part(300), across(400, 72, 520)]);
    expect(outlineOf(model).filter((b) => b.startsWith('table'))).toEqual([]);
  });

  test('a quantity in a cell is no item of a list', async () => {
    const at = (text: string, n: number, y: number): SetText => ({ text, x: 100 + n * 90, y, size: 11 });
    const model = await flowOf([
      ...[100, 120, 140, 160].map((y) => across(y)),
      ...['Tree', 'Height', 'Age'].map((t, n) => at(t, n, 114)),
      ...['Ash', '3.4 m', '12'].map((t, n) => at(t, n, 134)),
      ...['Elm', '3.5 m', '14'].map((t, n) => at(t, n, 154)),
    ]);
    const [table] = blocksOf(model);
    const kinds =
      table?.kind === 'table' ? table.cells.flatMap((c) => c.blocks.map((b) => (b.kind === 'paragraph' ? b.role.kind : ''))) : [];
    expect(new Set(kinds)).toEqual(new Set(['body']));
  });
});

describe('columns', () => {
  test('columns that stand closer than the gaps of tables are read one after the other', async () => {
    const line = 'nnnn nnnn nnnn nnnn nnnn nnnn nnnn nnnn';
    const model = await flowOf([
      ...lines(
        Array.from({ length: 8 }, () => line),
        { y: 90 },
      ),
      // 32 letters of 0.556 and 7 spaces of 0.278 sizes: a gap of 0.8 sizes.
      ...lines(
        Array.from({ length: 8 }, () => line.replaceAll('n', 'u')),
        { x: 72 + (32 * 0.556 + 7 * 0.278) * 11 + 8.8, y: 90 },
      ),
    ]);
    expect(outlineOf(model).join(' ')).toMatch(/^[^u]*n u[^n]*$/);
    expect(model.sections[0]?.columns.widths).toHaveLength(2);
  });

  test('texts in boxes side by side are read box by box', async () => {
    const box = (x: number): SetLine[] => [
      { line: [x, 104, x, 186] },
      { line: [x + 200, 104, x + 200, 186] },
      { line: [x + 4, 100, x + 196, 100] },
      { line: [x + 4, 190, x + 196, 190] },
    ];
    const model = await flowOf([
      { text: 'Courses in spring', x: 72, y: 80, size: 18, bold: true },
      ...box(72),
      ...box(290),
      ...lines(['Grafting', 'is taught in March, out in', 'the orchard.'], { x: 80, y: 120 }),
      ...lines(['Pruning', 'is taught in June by those', 'who know.'], { x: 298, y: 120 }),
    ]);
    const text = outlineOf(model).join(' ');
    expect(text.indexOf('the orchard.')).toBeLessThan(text.indexOf('Pruning'));
  });
});

describe('lists', () => {
  test('numbers that end where their text begins belong to one list, whatever their width', async () => {
    const item = (number: string, x: number, y: number, text: string): SetItem[] => [
      { text: number, x, y, size: 11 },
      { text, x: 120, y, size: 11 },
    ];
    const model = await flowOf([
      ...lines(['The northern pier was built in a single summer by people who had never built one before.'], { y: 90 }),
      ...item('i.', 110, 110, 'The planks are turned in spring.'),
      ...item('ii.', 107.5, 124, 'Those that cannot be turned are burnt.'),
      ...item('iii.', 105, 138, 'Nothing is thrown away.'),
    ]);
    const items = blocksOf(model).flatMap((b) => (b.kind === 'paragraph' && b.role.kind === 'item' ? [b.role] : []));
    expect(items.map((i) => i.level)).toEqual([0, 0, 0]);
    expect(new Set(items.map((i) => i.list)).size).toBe(1);
  });

  test('an outline of numerals and letters is a list with levels, though others stand between its items', async () => {
    const item = (number: string, x: number, y: number, text: string): SetItem[] => [
      { text: number, x, y, size: 11 },
      { text, x: x + 18, y, size: 11 },
    ];
    const model = await flowOf([
      ...lines(['The northern pier was built in a single summer by people who had never built one before.'], { y: 90 }),
      ...item('I.', 90, 110, 'The land lies high above the sea.'),
      ...item('A.', 108, 124, 'Its soil is poor.'),
      ...item('B.', 108, 138, 'Its water is good.'),
      ...item('II.', 90, 152, 'The people live from the boats.'),
    ]);
    expect(outlineOf(model).slice(1)).toEqual([
      '-upperRoman: The land lies high above the sea.',
      '--upperLetter: Its soil is poor.',
      '--upperLetter: Its water is good.',
      '-upperRoman: The people live from the boats.',
    ]);
  });

  test('a label with its text beside it goes on under that text', async () => {
    const model = await flowOf([
      ...lines(['The northern pier was built in a single summer by people who had never built one yet.'], { y: 90 }),
      { text: 'Delivery:', x: 72, y: 110, size: 11 },
      ...lines(['within six weeks of the order to the door of the house of the guild,', 'without unloading'], { x: 180, y: 110 }),
    ]);
    expect(outlineOf(model)[1]).toBe(
      'body: Delivery:\twithin six weeks of the order to the door of the house of the guild, without unloading',
    );
  });

  test('an item that happens to stand in the middle is an item', async () => {
    const wide = 'The northern pier was built in a single summer by people who had never built one before.';
    const model = await flowOf([
      ...lines([wide, wide.replace('northern', 'southern')], { y: 90 }),
      { show: ['(a)', 500, ...words('Most of the old names are known to few.')], x: 175, y: 130, size: 11 },
      { show: ['(b)', 500, ...words('Some of the old names are known to all.')], x: 175, y: 144, size: 11 },
    ]);
    expect(outlineOf(model).filter((b) => b.startsWith('-'))).toHaveLength(2);
  });
});

test('paragraphs go on in books whose left and right pages have margins of their own', async () => {
  const full = 'The northern pier was built in a single summer by people who had never built one yet,';
  const model = await flowOf(
    [0, 1, 2, 3].flatMap((page) =>
      lines([...Array.from({ length: 9 }, () => full), page < 3 ? full : 'and it stands.'], { x: page % 2 ? 60 : 110, y: 160, page }),
    ),
  );
  expect(outlineOf(model)).toHaveLength(1);
});

test('a line that counts with the pages is a header, though its words change with each chapter', async () => {
  const chapters = ['THE LAND', 'THE LAND', 'THE PEOPLE', 'THE PEOPLE', 'THE END'];
  const model = await flowOf(
    chapters.flatMap((chapter, page): SetItem[] => [
      { text: `CHAPTER ${chapters.indexOf(chapter)}. ${chapter}`, x: 72, y: 50, size: 10, page },
      { text: String(page + 7), x: 510, y: 50, size: 10, page },
      ...lines([`On page ${page} stands something that no other page has,`, 'and below it more of the same.'], { y: 200, page }),
    ]),
  );
  expect(outlineOf(model).join(' ')).not.toContain('CHAPTER');
  const [section] = model.sections;
  expect(section?.header.map((r) => (r.kind === 'paragraph' ? textOf(r) : '')).join()).toContain('CHAPTER');
  expect(section?.header.flatMap((r) => (r.kind === 'paragraph' ? r.inlines.map((i) => i.kind) : []))).toContain('pageNumber');
  expect(section?.firstPageNumber).toBe(7);
});

describe('papers as TeX prints them', () => {
  test('terms of a formula stand apart, though TeX leaves less than a space between them', async () => {
    const gap = 130;
    const model = await flowOf([
      { show: ['a', -gap, '+', -gap, 'b', -gap, '<', -gap, 'c'].map((p) => (typeof p === 'number' ? -p : p)), x: 100, y: 100, size: 10 },
    ]);
    expect(outlineOf(model)).toEqual(['body: a + b < c']);
  });

  test('decimals of a table are no marks of notes', async () => {
    const model = await flowOf([
      ...lines(
        Array.from({ length: 20 }, (_, n) => `Line ${n} of a story that goes on for long`),
        { y: 90, size: 10, step: 12 },
      ),
      ...['Ours', '74.9', '70.3', '72.6'].map((text, n): SetText => ({ text, x: 72 + n * 60, y: 340, size: 10 })),
      { text: 'The pier was built in one summer', x: 72, y: 360, size: 10 },
      { text: '3', x: 221, y: 356, size: 6 },
      { line: [72, 700, 172, 700] },
      { text: '3', x: 72, y: 709, size: 5 },
      { text: 'From the accounts of the guild.', x: 78, y: 712, size: 8 },
    ]);
    expect(outlineOf(model).join(' ')).toContain('70.3');
  });
});
