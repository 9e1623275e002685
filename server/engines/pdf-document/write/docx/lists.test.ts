import { expect, test } from 'bun:test';
import { longTimeout } from '../../../../testing/long-timeout.ts';
import type { FlowModel } from '../../flow-model.ts';
import type { Marker, Paragraph } from '../../model.ts';
import { findNumbering } from './lists.ts';

longTimeout();

const item = (list: number, level: number, text: string, number: number): Paragraph => {
  const marker: Marker = { format: number === 0 ? 'bullet' : 'decimal', text, number };
  return {
    kind: 'paragraph',
    role: { kind: 'item', list, level, marker },
    inlines: [],
    align: 'start',
    direction: 'ltr',
    indent: { start: 0, end: 0, first: 0 },
    spacing: { before: 0, line: 12 },
    box: { x0: 0, y0: 0, x1: 1, y1: 1 },
  };
};

const modelOf = (blocks: readonly Paragraph[]): FlowModel =>
  ({ sections: [{ blocks }], notes: new Map(), images: new Map() }) as unknown as FlowModel;

test('lists inside items are levels of one definition, a new list has one of its own', () => {
  const items = [
    item(1, 0, '1.', 1),
    item(2, 1, '1)', 1),
    item(2, 1, '2)', 2),
    item(1, 0, '2.', 2),
    item(3, 1, '1)', 1),
    item(4, 0, '1.', 1),
  ];
  const numbering = findNumbering(modelOf(items));
  expect(numbering.config.map((c) => c.levels.map((l) => [l.level, l.text]))).toEqual([
    [
      [0, '%1.'],
      [1, '%2)'],
    ],
    [[0, '%1.']],
  ]);
  expect(items.map((i) => numbering.of(i)?.reference)).toEqual(['list-1', 'list-1', 'list-1', 'list-1', 'list-1', 'list-2']);
});

test('a list that would continue another gets its own definition', () => {
  const items = [item(1, 0, '1.', 1), item(2, 1, '1)', 1), item(3, 1, '5)', 5)];
  const numbering = findNumbering(modelOf(items));
  expect(items.map((i) => numbering.of(i)?.reference)).toEqual(['list-1', 'list-1', 'list-2']);
});
