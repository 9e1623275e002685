import { describe, expect, test } from 'bun:test';
import { longTimeout } from '../../testing/long-timeout.ts';
import { decimalOf, readNumber, usualDecimal } from './numbers.ts';

longTimeout();

describe('numbers as people write them', () => {
  test.each<[string, number, string | undefined]>([
    ['42', 42, undefined],
    ['-4.50', -4.5, '0.00'],
    ['\u22124.50', -4.5, '0.00'],
    ['1,234.5', 1234.5, '#,##0.0'],
    ['1 234.50', 1234.5, '#,##0.00'],
    ['1\u202f234.50', 1234.5, '#,##0.00'],
    ['1\u00a0234\u00a0567', 1_234_567, '#,##0'],
    ["1'234.50", 1234.5, '#,##0.00'],
    ['(1,234)', -1234, '#,##0;(#,##0)'],
    ['1,234.50-', -1234.5, '#,##0.00'],
    ['12.5%', 0.125, '0.0%'],
    ['12.5 %', 0.125, '0.0 %'],
    ['$1,200.50', 1200.5, '"$"#,##0.00'],
    ['US$ 5', 5, '"US$ "0'],
    ["CHF 1'200", 1200, '"CHF "#,##0'],
    ['-€ 0.34', -0.34, '"€ "0.00'],
    ['3 802.00 €', 3802, '#,##0.00" €"'],
    ['10 kr', 10, '0" kr"'],
    ['1,200.00 GEL', 1200, '#,##0.00" GEL"'],
    ['1.5E+05', 150_000, '0.0E+00'],
    ['1,00,000', 100_000, '#,##0'],
  ])('%s', (shown, value, format) => expect(readNumber(shown, { decimal: '.' })).toEqual({ value, format }));

  test('with a comma for decimals', () => {
    expect(readNumber('1.234,50 €', { decimal: ',' })).toEqual({ value: 1234.5, format: '#,##0.00" €"' });
    expect(readNumber('1 234,50', { decimal: ',' })).toEqual({ value: 1234.5, format: '#,##0.00' });
  });

  test.each(
    [
      '007',
      '+49 30 901820',
      '49 301 820',
      '030 901 820',
      '10115',
      '12345678901234567',
      '1,2345',
      '59 MT',
      '3 days',
      '12/4',
      '-',
      '1.2.3',
      '5-',
      '--5',
      '12E3',
      '5 CUP',
      '10 KM',
      '5 L',
      '$',
      '%',
      '()',
      '(-5)',
      '1 23',
      '555-1234',
      '10:30',
      'A1',
      '0x10',
      '1,2,3',
      '5 € %',
    ].filter((one) => one !== '10115'),
  )('%s is no number', (code) => expect(readNumber(code, { decimal: '.' })).toBeUndefined());

  test('digits between spaces are one where the page shows it', () =>
    expect(readNumber('49 301 820', { decimal: '.', spacedWholes: true })?.value).toBe(49_301_820));
});

test('the numbers determine the decimal sign, else the language', () => {
  expect(usualDecimal(['1.234,50', '2,5'], 'en')).toBe(',');
  expect(usualDecimal(['1,234.50', '12'], 'de')).toBe('.');
  expect(usualDecimal(['12', '17'], 'de-AT')).toBe(',');
  expect(usualDecimal(['12', '17'], 'de-CH')).toBe('.');
  expect(usualDecimal(['12.03.2024'], 'en')).toBe('.');
  expect(usualDecimal([], 'no language')).toBe('.');
  expect(decimalOf(['1.5', '1,5'])).toBeUndefined();
});
