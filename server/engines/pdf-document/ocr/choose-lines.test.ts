import { expect, test } from 'bun:test';
import { worseLines } from './choose-lines.ts';
import type { RecognisedLine } from './hocr.ts';

const line = (text: string, confidence: number, y: number, [x0, x1] = [0, 900] as readonly [number, number]): RecognisedLine => ({
  words: [{ text, x0, x1, confidence }],
  baseline: y + 30,
  slope: 0,
  middle: (x0 + x1) / 2,
  sideways: false,
  size: 30,
  box: { x0, y0: y, x1, y1: y + 40 },
});
const texts = (lines: readonly RecognisedLine[]): readonly string[] => lines.map(({ words }) => words[0]?.text ?? '');

const worse = (first: readonly RecognisedLine[], second: readonly RecognisedLine[]) => {
  const { ofFirst, ofSecond } = worseLines(first, second);
  return { ofFirst: texts(ofFirst), ofSecond: texts(ofSecond) };
};

test('each line is of the reading that is surer of it', () => {
  const first = [line('Good words', 95, 0), line('ABA IL', 30, 60)];
  const second = [line('Gaod wards', 60, 2), line('すべての人は', 90, 58)];
  expect(worse(first, second)).toEqual({ ofFirst: ['ABA IL'], ofSecond: ['Gaod wards'] });
});

test('what both read well is left to the first', () => {
  expect(worse([line('justice', 91, 0)], [line('Justice', 94, 0)])).toEqual({ ofFirst: [], ofSecond: ['Justice'] });
});

test('adjacent lines are kept apart, and one that the other reading has in pieces is taken as a whole', () => {
  const left = [0, 400] as const;
  const right = [500, 900] as const;
  const first = [line('Words', 95, 0, left), line('ILA', 20, 0, right), line('Many words', 95, 60)];
  const second = [line('Wards', 50, 0, left), line('人類', 90, 4, right), line('Mony', 40, 60, left), line('wards', 99, 60, right)];
  expect(worse(first, second)).toEqual({ ofFirst: ['ILA'], ofSecond: ['Wards', 'wards', 'Mony'] });
});

test('lines that only one reading has stay, of the second only if it is sure', () => {
  const second = [line('人類社会', 88, 100), line('Word', 50, 200)];
  expect(worse([line('Words', 40, 0)], second)).toEqual({ ofFirst: [], ofSecond: ['Word'] });
});
