import { expect, test } from 'bun:test';
import { Problem } from '../contract/problem.ts';
import { fileDate } from './file-date.ts';

const now = Date.UTC(2026, 10, 25);

test.each([
  ['a date', String(Date.UTC(2019, 4, 1, 8)), Date.UTC(2019, 4, 1, 8)],
  ['no date', undefined, undefined],
  ['an empty field', '', undefined],
  ['the epoch of Unix, which means that nobody knows', '0', undefined],
  ['before 1970', '-86400000', undefined],
  ['the year 2100', String(Date.UTC(2100, 0, 1)), undefined],
  ['beyond all dates', '9999999999999999', undefined],
])('%s', (_what, text, expected) => {
  expect(fileDate(text, now)).toBe(expected);
});

test.each(['yesterday', '1e12', '1.5', ' 1', '0x10', '99999999999999999'])('%p is no date', (text) => {
  expect(() => fileDate(text, now)).toThrow(Problem);
});
