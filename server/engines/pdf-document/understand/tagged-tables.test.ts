import { describe, expect, test } from 'bun:test';
import { longTimeout } from '../../../testing/long-timeout.ts';
import type { Rule, Tag } from '../read/page-content.ts';
import { pageOfWords, word } from '../testing/page-of-words.ts';
import { writeMarkdown } from '../write/markdown/markdown.ts';
import { makeUnderstanding } from './understand.ts';

longTimeout();

const tag = (role: string, children: Tag['children']): Tag => ({ role, alt: '', children });

type Place = readonly [text: string, x: number, y: number];

/** A row of cells, or of texts that are each in a paragraph of one cell. */
type Row = readonly (Place | readonly Place[])[];

const isPlace = (cell: Place | readonly Place[]): cell is Place => typeof cell[0] === 'string';

const table = (rows: readonly Row[], { role = 'Table', rules = [] as readonly Rule[] } = {}): string => {
  const cells = rows.map((row) => row.map((cell) => (isPlace(cell) ? [cell] : cell)));
  const all = cells.flat(2);
  const glyphs = all.map(([text, x, y], n) => word(text, x, y, n, n));
  const tree = cells.map((row) =>
    tag(
      'TR',
      row.map((own) =>
        tag(
          'TD',
          own.map((place) => tag('P', [all.indexOf(place)])),
        ),
      ),
    ),
  );
  const understanding = makeUnderstanding('text');
  understanding.add(pageOfWords({ glyphs, rules, tags: tag('Root', [tag(role, [tag('TBody', tree)])]) }));
  const model = understanding.flow({ title: '', creator: '', language: '', outline: [], images: new Map() });
  return new TextDecoder().decode(writeMarkdown(model, () => undefined)).trim();
};

const rooms: readonly Row[] = [
  [
    ['Room', 60, 100],
    ['Chairs', 91, 100],
    ['Books', 120, 100],
  ],
  [
    ['Cellar', 60, 124],
    ['26', 91, 124],
    ['210', 120, 124],
  ],
];

describe('tables that only tags show', () => {
  test('two rows a word apart are a table', () => {
    expect(table(rooms)).toBe('| Room | Chairs | Books |\n| --- | --- | --- |\n| Cellar | 26 | 210 |');
  });

  test('the same text in another structure is none', () => {
    expect(table(rooms, { role: 'Sect' })).not.toContain('|');
  });

  test('a cell keeps all of its lines, and rows keep empty cells', () => {
    const wrapped: readonly Row[] = [
      [
        ['Name', 60, 100],
        ['Note', 120, 100],
        ['Sum', 200, 100],
      ],
      [
        ['Gate', 60, 124],
        [
          ['open at', 120, 124],
          ['night', 120, 134],
        ],
        [],
      ],
      [['Wall', 60, 158], [], ['12', 200, 158]],
    ];
    expect(table(wrapped)).toBe('| Name | Note | Sum |\n| --- | --- | --- |\n| Gate | open at<br>night |  |\n| Wall |  | 12 |');
  });

  test('a row with fewer cells spans the columns below it', () => {
    const spanned: readonly Row[] = [
      [
        ['Place', 60, 100],
        ['both of the years', 120, 100],
      ],
      [
        ['', 60, 124],
        ['first', 120, 124],
        ['second', 170, 124],
      ],
      [
        ['Gate', 60, 148],
        ['3', 120, 148],
        ['4', 170, 148],
      ],
    ];
    expect(table(spanned)).toContain('<td colspan="2">both of the years</td>');
  });

  test('cells from right to left begin at the right', () => {
    const hebrew: readonly Row[] = [
      [
        ['חדר', 200, 100],
        ['ספרים', 120, 100],
      ],
      [
        ['מרתף', 200, 124],
        ['210', 120, 124],
      ],
    ];
    expect(table(hebrew)).toBe('| חדר | ספרים |\n| --- | --- |\n| מרתף | 210 |');
  });

  test('text that is not in the order of the tags is no table', () => {
    expect(table(rooms.toReversed())).not.toContain('|');
  });

  test('a table keeps its tags where a line under its head shows only some of it', () => {
    const under: Rule = { x0: 55, y0: 105, x1: 150, y1: 105, width: 0.5, colour: '#000000' };
    expect(table(rooms, { rules: [under] })).toBe('| Room | Chairs | Books |\n| --- | --- | --- |\n| Cellar | 26 | 210 |');
  });
});
