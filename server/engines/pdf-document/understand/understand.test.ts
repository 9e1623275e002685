import { describe, expect, test } from 'bun:test';
import { longTimeout } from '../../../testing/long-timeout.ts';
import type { Paragraph } from '../model.ts';
import type { SetLine, SetText } from '../testing/make-pdf.ts';
import { blocksOf, flowOf, lines, outlineOf } from '../testing/read-back.ts';
import { textOf } from './build-paragraph.ts';

longTimeout();

const prose = [
  'The northern pier was built in a single summer by people who had never built one',
  'before, and it has stood ever since. Each spring the planks that the winter has worn',
  'are taken up and turned, and those that cannot be turned are carried to the shed.',
];

describe('paragraphs', () => {
  test('lines that fill the column are one paragraph, a short line ends it', async () => {
    const model = await flowOf(
      lines(
        [
          ...prose,
          'Nothing is thrown away.',
          'A second paragraph starts where the first one left its line early on, and it goes on',
          'for a second line.',
        ],
        { y: 90 },
      ),
    );
    expect(outlineOf(model)).toEqual([
      `body: ${prose.join(' ')} Nothing is thrown away.`,
      'body: A second paragraph starts where the first one left its line early on, and it goes on for a second line.',
    ]);
  });

  test('white space above parts paragraphs though their lines are full', async () => {
    const model = await flowOf([...lines(prose, { y: 90 }), ...lines(prose, { y: 150 })]);
    expect(outlineOf(model)).toEqual([`body: ${prose.join(' ')}`, `body: ${prose.join(' ')}`]);
  });

  test('lines between and beside pictures fill the room that these leave', async () => {
    const narrow = [
      'The boats of the guild go out by the',
      'western light, and all of them come',
      'home before the lamps are lit and the',
      'bell has rung for the second time, as',
      'they have for a hundred years and ten.',
    ];
    const model = await flowOf([
      { picture: [300, 80, 480, 145], shade: 90 },
      ...lines([...narrow, ...prose], { y: 90, size: 10 }),
      { picture: [72, 300, 250, 365], shade: 90 },
      ...lines(narrow, { x: 270, y: 310, size: 10 }),
      ...lines(prose, { y: 375, size: 10 }),
    ]);
    const whole = `body: ${[...narrow, ...prose].join(' ')}`;
    expect(outlineOf(model).filter((block) => block.startsWith('body'))).toEqual([whole, whole]);
  });

  test('lines at three times their size are one paragraph, where they are full', async () => {
    const model = await flowOf([
      ...lines([...prose, 'Nothing is thrown away.'], { y: 90, size: 10, step: 30 }),
      ...lines(['The end.'], { y: 210, size: 10 }),
    ]);
    expect(outlineOf(model)).toEqual([`body: ${prose.join(' ')} Nothing is thrown away.`, 'body: The end.']);
  });

  test('an item whose mark is indented goes on at the start of the column', async () => {
    const model = await flowOf([
      ...lines([`- ${prose[0]}`], { x: 78, y: 90 }),
      ...lines(prose.slice(1), { x: 72, y: 90 + 14 }),
      ...lines(['- Nothing is thrown away.'], { x: 78, y: 150 }),
    ]);
    expect(outlineOf(model)).toHaveLength(2);
    expect(outlineOf(model)[0]).toContain(prose.join(' '));
  });

  test('a paragraph goes on over the end of a page', async () => {
    const [first = '', second = '', ...rest] = prose;
    const model = await flowOf([...lines([first, second], { y: 700 }), ...lines(rest, { y: 90, page: 1 })]);
    expect(outlineOf(model)).toEqual([`body: ${prose.join(' ')}`]);
  });

  test('a word that a line parts is put together when the document has it whole', async () => {
    const model = await flowOf(
      lines(
        [
          'The harbour master keeps the book of the harbour, and in the book of the har-',
          'bour each ship has its own page, however often it comes back to us.',
        ],
        { y: 90 },
      ),
    );
    expect(outlineOf(model)[0]).toContain('the book of the harbour each ship');
  });
});

test('a link to a place leads to the paragraph that stands there', async () => {
  const model = await flowOf([
    { text: 'See the tides', x: 72, y: 90, size: 11 },
    { link: [72, 80, 140, 94], to: { page: 1, y: 110 } },
    ...lines(prose, { y: 90, page: 1 }).slice(0, 1),
    ...lines(prose, { y: 125, page: 1 }),
  ]);
  const [from, above, to] = blocksOf(model) as readonly Paragraph[];
  expect(from?.inlines[0]).toMatchObject({ text: 'See the tides', link: { kind: 'anchor', anchor: to?.anchor } });
  expect([above?.anchor, to?.anchor]).toEqual([undefined, 'place-1']);
});

describe('headings, lists', () => {
  test('larger and bold lines are headings by rank', async () => {
    const model = await flowOf([
      { text: 'Handbook', x: 72, y: 80, size: 24, bold: true },
      { text: 'Tides', x: 72, y: 120, size: 16, bold: true },
      ...lines(prose, { y: 145 }),
      { text: 'Neap tides', x: 72, y: 205, size: 13, bold: true },
      ...lines(prose, { y: 225 }),
      { text: 'Winds', x: 72, y: 290, size: 16, bold: true },
      ...lines(prose, { y: 315 }),
    ]);
    expect(outlineOf(model).map((line) => line.slice(0, 12))).toEqual(
      ['title: Handb', 'h1: Tides', 'body: The no', 'h2: Neap tid', 'body: The no', 'h1: Winds', 'body: The no'].map((l) => l.slice(0, 12)),
    );
  });

  test('markers and indents make lists with levels', async () => {
    const item = (marker: string, text: string, x: number, y: number): SetText[] => [
      { text: marker, x, y, size: 11 },
      { text, x: x + 18, y, size: 11 },
    ];
    const model = await flowOf([
      ...lines(prose, { y: 90 }),
      ...item('1.', 'Cast off', 90, 150),
      ...item('a)', 'the bow', 110, 164),
      ...item('b)', 'the stern', 110, 178),
      ...item('2.', 'Set sail', 90, 192),
    ]);
    expect(outlineOf(model).slice(1)).toEqual([
      '-decimal: Cast off',
      '--lowerLetter: the bow',
      '--lowerLetter: the stern',
      '-decimal: Set sail',
    ]);
  });
});

describe('tables', () => {
  const grid = (xs: readonly number[], ys: readonly number[]): SetLine[] => [
    ...ys.map((y): SetLine => ({ line: [xs[0] as number, y, xs.at(-1) as number, y] })),
    ...xs.map((x): SetLine => ({ line: [x, ys[0] as number, x, ys.at(-1) as number] })),
  ];

  test('drawn lines make cells', async () => {
    const model = await flowOf([
      ...grid([72, 172, 272], [100, 120, 140]),
      { text: 'Boat', x: 76, y: 114, size: 11 },
      { text: 'Year', x: 176, y: 114, size: 11 },
      { text: 'Anna', x: 76, y: 134, size: 11 },
      { text: '1911', x: 176, y: 134, size: 11 },
    ]);
    const [table] = blocksOf(model);
    if (table?.kind !== 'table') throw new Error('There is no table.');
    expect(table.cells.map((c) => [c.row, c.column, c.blocks.map((b) => (b.kind === 'paragraph' ? textOf(b) : '')).join()])).toEqual([
      [0, 0, 'Boat'],
      [0, 1, 'Year'],
      [1, 0, 'Anna'],
      [1, 1, '1911'],
    ]);
  });

  test('a cell without a line inside spans columns', async () => {
    const model = await flowOf([
      { line: [72, 100, 272, 100] },
      { line: [72, 120, 272, 120] },
      { line: [72, 140, 272, 140] },
      { line: [72, 100, 72, 140] },
      { line: [272, 100, 272, 140] },
      { line: [172, 120, 172, 140] },
      { text: 'Boats of the club', x: 76, y: 114, size: 11 },
      { text: 'Anna', x: 76, y: 134, size: 11 },
      { text: '1911', x: 176, y: 134, size: 11 },
    ]);
    const [table] = blocksOf(model);
    expect(table?.kind === 'table' && table.cells.map((c) => c.columnSpan)).toEqual([2, 1, 1]);
  });

  test('rules between rows are enough', async () => {
    const row = (y: number, texts: readonly string[]): SetText[] => texts.map((text, n) => ({ text, x: 76 + n * 120, y, size: 11 }));
    const model = await flowOf([
      ...[100, 120, 140, 160].map((y): SetLine => ({ line: [72, y, 400, y] })),
      ...row(114, ['Boat', 'Year', 'Length']),
      ...row(134, ['Anna', '1911', '18.2 m']),
      ...row(154, ['Orion', '1958', '31.5 m']),
    ]);
    expect(outlineOf(model)).toEqual(['table 3x3']);
  });
});

describe('pages', () => {
  test('two columns are read one after the other', async () => {
    const left = Array.from({ length: 12 }, (_, n) => `left column line ${n} of a story that`);
    const right = Array.from({ length: 12 }, (_, n) => `right column line ${n} of the same tale`);
    const model = await flowOf([...lines(left, { y: 90 }), ...lines(right, { x: 320, y: 90 })]);
    const text = outlineOf(model).join(' ');
    expect(text.indexOf('left column line 11')).toBeLessThan(text.indexOf('right column line 0'));
    expect(model.sections[0]?.columns.widths).toHaveLength(2);
  });

  test('what repeats over pages is header and footer, with a field for the number', async () => {
    const page = (n: number): SetText[] => [
      { text: 'Harbour report', x: 72, y: 40, size: 9, page: n },
      ...lines([`Page ${n} begins with words that no other has.`, ...prose], { y: 160, page: n }),
      { text: `Page ${n + 1}`, x: 280, y: 810, size: 9, page: n },
    ];
    const model = await flowOf([0, 1, 2].flatMap(page));
    const [section] = model.sections;
    expect(section?.header.map((r) => (r.kind === 'paragraph' ? textOf(r) : ''))).toEqual(['Harbour report']);
    expect(section?.footer.flatMap((r) => (r.kind === 'paragraph' ? r.inlines.map((i) => i.kind) : []))).toContain('pageNumber');
    expect(outlineOf(model).join(' ')).not.toContain('Harbour report');
  });

  test('a note at the foot is a note, and its mark a reference', async () => {
    const model = await flowOf([
      { text: 'The pier was built in one summer', x: 72, y: 90, size: 11 },
      { text: '1', x: 237, y: 86, size: 7 },
      { text: 'and stands.', x: 246, y: 90, size: 11 },
      ...lines(prose, { y: 120 }),
      { line: [72, 700, 200, 700] },
      { text: '1', x: 72, y: 712, size: 6 },
      { text: 'By the accounts of the guild.', x: 80, y: 715, size: 9 },
    ]);
    expect([...model.notes.values()].map((ps) => ps.map(textOf).join())).toEqual(['By the accounts of the guild.']);
    const first = blocksOf(model)[0];
    expect(first?.kind === 'paragraph' && first.inlines.map((i) => i.kind)).toEqual(['text', 'note', 'text']);
  });
});
