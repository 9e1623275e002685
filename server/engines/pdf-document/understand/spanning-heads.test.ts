import { describe, expect, test } from 'bun:test';
import type { SetLine, SetText } from '../testing/make-pdf.ts';
import { tablesOf } from '../testing/read-back.ts';

const starts = [70, 140, 190, 240, 290, 340, 390, 440, 490];
const across = (y: number, from = 70, to = 520): SetLine => ({ line: [from, y, to, y] });
const row = (y: number, texts: readonly string[]): SetText[] =>
  texts.flatMap((text, n) => (text ? [{ text, x: starts[n] as number, y, size: 10 }] : []));

const body = [
  ['North bridge', '273', '312', '351', '390', '429', '468', '507', '546'],
  ['Mill Lane', '364', '416', '468', '520', '572', '624', '676', '728'],
  ['Harbour', '455', '520', '585', '650', '715', '780', '845', '910'],
];
const rows = body.flatMap((texts, n) => row(175 + n * 18, texts));
const columns = row(150, ['', 'Car', 'Bus', 'Car', 'Bus', 'Car', 'Bus', 'Car', 'Bus']);
const seasons = ['Dry', 'Wet', 'Dry', 'Wet'].map((text, n): SetText => ({ text, x: 165 + n * 100, y: 130, size: 10 }));
const years = ['2025', '2026'].map((text, n): SetText => ({ text, x: 213 + n * 200, y: 110, size: 10 }));
const heads = [
  ['Place ↓3', '2025 →4', '2026 →4'],
  ['Dry →2', 'Wet →2', 'Dry →2', 'Wet →2'],
  ['Car', 'Bus', 'Car', 'Bus', 'Car', 'Bus', 'Car', 'Bus'],
];
const texts = [...years, ...seasons, { text: 'Place', x: 70, y: 130, size: 10 }, ...columns, ...rows];

describe('headings in three lines', () => {
  test('span the columns that they share a line with', async () => {
    const lines = [across(98), across(115, 138), across(135, 138), across(156), across(220)];
    expect(await tablesOf([...lines, ...texts])).toEqual([[...heads, ...body]]);
  });

  test('span the columns that they stand over the middle of', async () => {
    expect(await tablesOf([across(98), across(156), across(220), ...texts])).toEqual([[...heads, ...body]]);
  });
});

test('headings of single columns that share a line under them span none', async () => {
  const lines = [across(98), across(115, 138, 330), across(115, 338), across(135, 138, 330), across(135, 338), across(200)];
  const groups = ['Fares', 'Boats'].map((text, n): SetText => ({ text, x: 222 + n * 200, y: 110, size: 10 }));
  const names = ['', 'Low', 'Mean', 'High', 'Most', 'Low', 'Mean', 'High', 'Most'];
  const items = [...lines, ...groups, ...row(130, names), ...body.flatMap((list, n) => row(150 + n * 18, list))];
  expect(await tablesOf(items)).toEqual([[['', 'Fares →4', 'Boats →4'], names, ...body]]);
});
