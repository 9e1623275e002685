import { expect, test } from 'bun:test';
import { makeFormats } from './number-format.ts';

const show = (code: string, value: number, is1904 = false): string | undefined =>
  makeFormats(new Map([[200, code]]), is1904)(200).show(value);

/** Expected results, identical in LibreOffice and Excel. */
const shown: readonly (readonly [string, number, string])[] = [
  ['General', 0.1 + 0.2, '0.3'],
  ['General" kg"', -5, '-5 kg'],
  ['0.00', -1234.567, '-1234.57'],
  ['0.00', -0.004, '0.00'],
  ['#,##0', 1234567.891, '1,234,568'],
  ['#,##0.00_);[Red](#,##0.00)', -1234.567, '(1,234.57)'],
  ['[$€-407] #,##0.00', 1234.567, '€ 1,234.57'],
  ['#,##0.0,,"M"', 1234567.891, '1.2M'],
  ['0%', 0.5, '50%'],
  ['0.00E+00', 1234.567, '1.23E+03'],
  ['0.00E+00', 99.995, '1.00E+02'],
  ['0.0E-0', 0.000123, '1.2E-4'],
  ['"yes";"no";"none"', -5, 'no'],
  ['"yes";"no";"none"', 0, 'none'],
  ['0.0;;', -1, ''],
  ['yyyy-mm-dd hh:mm:ss', 45351.354167, '2024-02-29 08:30:00'],
  ['[$-409]d mmm yyyy', 45351, '29 Feb 2024'],
  ['[h]:mm:ss', 1.25, '30:00:00'],
];

test.each(shown)('%s shows %p as a cell does', (code, value, text) => {
  expect(show(code, value)).toBe(text);
});

test('formats that a file names only by a number', () => {
  const byId = (id: number, value: number) => makeFormats(new Map(), false)(id).show(value);
  expect([44, 8, 43].map((id) => byId(id, -1234.5))).toEqual(['$(1,234.50)', '(1,234.50)', '(1,234.50)']);
  expect(byId(42, 0)).toBe('$-');
  expect([14, 31, 57, 58, 71].map((id) => byId(id, 45351))).toEqual(Array.from({ length: 5 }, () => '2/29/2024'));
  expect(byId(33, 45351.354167)).toBe('8:30:00');
  expect(byId(163, 5)).toBe('5');
});

test('days of workbooks that count from 1904', () => {
  expect(show('yyyy-mm-dd', 0, true)).toBe('1904-01-01');
  expect(show('dd.mm.yyyy', 43889, true)).toBe('29.02.2024');
});

test.each([
  ['names of another language', '[$-407]d. mmmm yyyy'],
  ['another calendar', '[$-107041E]d/mm/yyyy'],
  ['conditions', '[>=1000]#,##0;0.00'],
  ['fractions', '# ?/?'],
  ['digits filled place by place', '(000) 000-0000'],
])('%s: left to LibreOffice', (_, code) => {
  expect(show(code, 1234.5)).toBeUndefined();
});

test('counts of hours and minutes beyond a day are durations, and points in time are not', () => {
  const isElapsed = (code: string) => makeFormats(new Map([[200, code]]), false)(200).isElapsed;
  expect(['[h]:mm', '[mm]:ss', '[ss]', '"t" [hh]:mm'].map(isElapsed)).toEqual([true, true, true, true]);
  expect(['h:mm', 'yyyy-mm-dd hh:mm', '[Red]0', '[$-409]h:mm AM/PM'].map(isElapsed)).toEqual([false, false, false, false]);
});
