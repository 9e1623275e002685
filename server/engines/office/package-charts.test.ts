import { expect, test } from 'bun:test';
import { chartWithCounts } from './package-charts.ts';

const points = (...places: readonly number[]): string => places.map((place) => `<c:pt idx="${place}"><c:v>7</c:v></c:pt>`).join('');
const format = '<c:formatCode>General</c:formatCode>';
const list = (inner: string, name = 'numCache'): string => `<c:val><c:${name}>${inner}</c:${name}></c:val>`;

test('a list of values that does not say how many it has, or too few, says it', () => {
  const counted = list(`${format}<c:ptCount val="3"/>${points(0, 2)}`);
  for (const told of ['', '<c:ptCount val="0"/>', '<c:ptCount val="2" />', '<c:ptCount val="1"></c:ptCount>'])
    expect(chartWithCounts(list(`${format}${told}${points(0, 2)}`))).toBe(counted);
  expect(chartWithCounts(list(points(0), 'strCache'))).toBe(list(`<c:ptCount val="1"/>${points(0)}`, 'strCache'));
});

test('a list with values missing at its end keeps its length', () => {
  const text = list(`<c:ptCount val="12"/>${points(0, 5)}`, 'numLit');
  expect(chartWithCounts(text)).toBe(text);
  for (const empty of [list(''), '<c:numCache/>', list('<c:ptCount val="0"/>')])
    expect(chartWithCounts(chartWithCounts(empty))).toBe(chartWithCounts(empty));
});

test('levels of names are counted together', () => {
  const levels = `<c:lvl>${points(0, 1)}</c:lvl><c:lvl>${points(0)}</c:lvl>`;
  expect(chartWithCounts(list(levels, 'multiLvlStrCache'))).toBe(list(`<c:ptCount val="2"/>${levels}`, 'multiLvlStrCache'));
});

test('a list does not claim places far beyond its values', () => {
  expect(chartWithCounts(list(`<c:ptCount val="400000000"/>${points(0, 1)}`))).toBe(list(`<c:ptCount val="2"/>${points(0, 1)}`));
  expect(chartWithCounts(list(`<c:ptCount val="2"/>${points(0, 300_000_000)}`))).toBe(list(`<c:ptCount val="1"/>${points(0)}`));
});
