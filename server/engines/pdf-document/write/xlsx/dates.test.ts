import { describe, expect, test } from 'bun:test';
import { longTimeout } from '../../../../testing/long-timeout.ts';
import { findDateOrder, guessDateOrder, readDate, readMonth } from './dates.ts';

longTimeout();

describe('dates and times as people write them', () => {
  const cases: readonly (readonly [string, number, string])[] = [
    ['2024-03-05', 45_356, 'yyyy-mm-dd'],
    ['5/3/2024', 45_356, 'd/m/yyyy'],
    ['05.03.24', 45_356, 'dd\\.mm\\.yy'],
    ['5-Mar-2024', 45_356, 'd-mmm-yyyy'],
    ['March 5, 2024', 45_356, 'mmmm\\ d\\,\\ yyyy'],
    ['2024年3月5日', 45_356, 'yyyy"年"m"月"d"日"'],
    ['2024-03-05 18:00', 45_356.75, 'yyyy-mm-dd\\ hh:mm'],
    ['5. März 2024', 45_356, '[$-407]d\\.\\ mmmm\\ yyyy'],
    ['6:00:00 PM', 0.75, 'h:mm:ss AM/PM'],
  ];
  for (const [shown, value, format] of cases) test(shown, () => expect(readDate(shown, 'dmy')).toEqual({ value, format }));

  for (const text of ['21-May', '31/02/2024', '25:00', '2024', '1/2', 'May 2024'])
    test(`${text} is no date`, () => expect(readDate(text, 'dmy')).toBeUndefined());
});

test('a field above twelve tells the order', () => {
  expect(findDateOrder(['01/02/2024', '01/25/2024'])).toBe('mdy');
  expect(findDateOrder(['13.02.2024'])).toBe('dmy');
  expect(findDateOrder(['01/02/2024'])).toBeUndefined();
});

test('the field that changes more often is the day, save where it may be the first of months', () => {
  expect(guessDateOrder(['03-01-2022', '03-01-2022', '04-01-2022', '05-01-2022'])).toBe('dmy');
  expect(guessDateOrder(['02/03/2022', '02/04/2022', '02/05/2022'])).toBe('mdy');
  expect(guessDateOrder(['01/03/2022', '01/04/2022', '01/05/2022'])).toBeUndefined();
  expect(guessDateOrder(['01/03/2022', '02/04/2022', '03/05/2022'])).toBeUndefined();
});

test('a month with a year stands for its first day', () => {
  expect(readMonth('Mar-24')).toEqual({ value: 45_352, format: 'mmm-yy' });
  expect(readMonth('Room 24')).toBeUndefined();
});
