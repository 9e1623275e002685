import { expect, test } from 'bun:test';
import { languageById } from './languages.ts';
import { leftToRight, plainNumber, rangeText } from './left-to-right.ts';

const rangeIn = (id: string, min: number, max: number): string => {
  const { locale, dir } = languageById(id);
  return rangeText({ min, max }, locale, dir);
};

test('a range has the numbers of its language, and its order on Arabic pages', () => {
  expect(rangeIn('en', 1, 10_000)).toBe('1–10000');
  expect(rangeIn('de', 0.01, 50)).toBe('0,01–50');
  expect(rangeIn('fr', 0.01, 50)).toBe('0,01–50');
  expect(rangeIn('ar', 0.01, 50)).toBe('\u20660.01–50\u2069');
});

test('an ending keeps its dot in front', () => {
  expect(leftToRight('.pdf', 'ltr')).toBe('.pdf');
  expect(leftToRight('.pdf', 'rtl')).toBe('\u2066.pdf\u2069');
  expect(plainNumber(2.5, 'pt-BR')).toBe('2,5');
});
