import { expect, test } from 'bun:test';
import type { Line } from './line.ts';
import { sentenceLines } from './whole-sentences.ts';

const lines = (...texts: readonly string[]): readonly Line[] => texts.map((text) => ({ text }) as Line);
const records = Array.from({ length: 8 }, (_, at) => `Line ${at + 1} says what was agreed.`);

test('lines of a run that each hold whole sentences start paragraphs', () => {
  expect([...sentenceLines(lines('A heading', ...records, 'and goes on'))]).toEqual([2, 3, 4, 5, 6, 7, 8]);
});

test('running text has no such runs: sentences end within lines, or only a few end with them', () => {
  expect(sentenceLines(lines(...records.slice(1))).size).toBe(0);
  expect(sentenceLines(lines(...records.map((text, at) => (at % 4 === 3 ? `${text} And` : text)))).size).toBe(0);
});
