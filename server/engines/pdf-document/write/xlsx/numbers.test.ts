import { describe, expect, test } from 'bun:test';
import { longTimeout } from '../../../../testing/long-timeout.ts';
import { findDecimalSign, readNumber } from './numbers.ts';

longTimeout();

describe('numbers as people write them', () => {
  const cases: readonly (readonly [string, number, string])[] = [
    ['42', 42, '0'],
    ['-4.50', -4.5, '0.00'],
    ['1,234.5', 1234.5, '#,##0.0'],
    ['(1,234)', -1234, '#,##0_);\\(#,##0\\)'],
    ['12.5%', 0.125, '0.0%'],
    ['$1,200.50', 1200.5, '"$"#,##0.00'],
    ['-€ 0.34', -0.34, '"€ "#,##0.00'],
    ['3 802.00 €', 3802, '#,##0.00" €"'],
    ['1.5E+05', 150_000, '0.0E+00'],
    ['1,00,000', 100_000, '#,##0'],
  ];
  for (const [shown, value, format] of cases) test(shown, () => expect(readNumber(shown, '.')).toEqual({ value, format }));

  test('with a comma for decimals', () => expect(readNumber('1.234,50 €', ',')).toEqual({ value: 1234.5, format: '#,##0.00" €"' }));

  for (const code of ['007', '+49 30 901820', '12345678901234567', '1,2345', '59 MT', '3 days', '12/4', '-', '1.2.3'])
    test(`${code} is no number`, () => expect(readNumber(code, '.')).toBeUndefined());
});

test('the decimal sign is told by the numbers, else by the language', () => {
  expect(findDecimalSign(['1.234,50', '2,5'], 'en')).toBe(',');
  expect(findDecimalSign(['1,234.50', '12'], 'de')).toBe('.');
  expect(findDecimalSign(['12', '17'], 'de-AT')).toBe(',');
  expect(findDecimalSign(['12.03.2024'], 'en')).toBe('.');
});
