import { expect, test } from 'bun:test';
import { longTimeout } from '../../../testing/long-timeout.ts';
import type { SetText } from '../testing/make-pdf.ts';
import { lines, tablesOf } from '../testing/read-back.ts';

longTimeout();

const facts = [
  ['Length', '2.40 m over all'],
  ['Top', 'Solid oak, oiled by hand'],
  ['Feet', 'Felt or rubber, as ordered'],
] as const;

const page = (rows: readonly (readonly [string, string])[], look: Partial<SetText>): SetText[] => [
  ...lines(['The table was made for the harbour office and has stood there since the day on which it opened.'], { y: 80 }),
  ...rows.flatMap(([label, text], n): SetText[] => [
    { text: label, x: 72, y: 110 + n * 18, size: 11, ...look },
    { text, x: 160, y: 110 + n * 18, size: 11 },
  ]),
  ...lines(['Nobody knows who made it, for the bill was lost in the flood.'], { y: 180 }),
];

test('labels in bold type, each before its text, are a table', async () => {
  expect(await tablesOf(page(facts, { bold: true }))).toEqual([facts.map((row) => [...row])]);
});

test('labels with colons are as often set by tabs', async () => {
  const rows = facts.map(([label, text]) => [`${label}:`, text] as const);
  expect(await tablesOf(page(rows, { bold: true }))).toEqual([]);
});

test('other texts in pairs are none', async () => {
  expect(await tablesOf(page(facts, {}))).toEqual([]);
});
