import { describe, expect, test } from 'bun:test';
import { longTimeout } from '../../testing/long-timeout.ts';
import { dayOrder, likelyDayOrder, readDate, readMonth, readTime } from './dates.ts';
import { monthOf } from './months.ts';

longTimeout();

describe('dates as people write them', () => {
  test.each([
    ['2024-03-05', '2024-03-05', 'yyyy\\-mm\\-dd'],
    ['5/3/2024', '2024-03-05', 'd\\/m\\/yyyy'],
    ['05.03.24', '2024-03-05', 'dd\\.mm\\.yy'],
    ['5-Mar-2024', '2024-03-05', 'd\\-mmm\\-yyyy'],
    ['March 5, 2024', '2024-03-05', 'mmmm d, yyyy'],
    ['2024年3月5日', '2024-03-05', 'yyyy"年"m"月"d"日"'],
    ['2024-03-05 18:00', '2024-03-05T18:00:00', 'yyyy\\-mm\\-dd hh:mm'],
    ['2024-03-05T18:00:01.5', '2024-03-05T18:00:01.5', 'yyyy\\-mm\\-dd"T"hh:mm:ss.0'],
    ['12 März 2024', '2024-03-12', '[$-407]dd mmmm yyyy'],
    ['5. März 2024', '2024-03-05', '[$-407]d\\. mmmm yyyy'],
    ['5 марта 2024', '2024-03-05', '[$-419]d mmmm yyyy'],
    ['5 stycznia 2024', '2024-01-05', '[$-415]d mmmm yyyy'],
    ['5 févr. 2024', '2024-02-05', '[$-40c]d mmm yyyy'],
  ])('%s', (shown, iso, format) => expect(readDate(shown, { order: 'day-first', shortYears: true })).toEqual({ iso, format }));

  test.each(['21-May', '31/02/2024', '25:00', '2024', '1/2', 'May 2024', '5 Room 2024', '1899-12-31'])('%s is no date', (text) =>
    expect(readDate(text, { order: 'day-first', shortYears: true })).toBeUndefined(),
  );

  test('neither is one whose order or century is not known', () => {
    expect(readDate('01/02/2024', { order: undefined })).toBeUndefined();
    expect(readDate('01/02/24', { order: 'day-first' })).toBeUndefined();
  });
});

test('times of day', () => {
  expect(readTime('6:00:00 PM')).toEqual({ value: 0.75, format: 'h:mm:ss AM/PM' });
  expect(readTime('10:30')).toEqual({ value: 0.4375, format: 'hh:mm' });
  for (const text of ['25:00', '10:60', '13:00 PM', '10']) expect(readTime(text)).toBeUndefined();
});

test('a field above twelve determines the order', () => {
  expect(dayOrder(['01/02/2024', '01/25/2024'])).toBe('month-first');
  expect(dayOrder(['13/02/2024', '01/02/2024'])).toBe('day-first');
  expect(dayOrder(['01/02/2024'])).toBeUndefined();
  expect(dayOrder(['13/02/2024', '02/13/2024'])).toBeUndefined();
});

test('the field that changes more often is the day, save where it may be the first of months', () => {
  expect(likelyDayOrder(['03-01-2022', '03-01-2022', '04-01-2022', '05-01-2022'])).toBe('day-first');
  expect(likelyDayOrder(['02/03/2022', '02/04/2022', '02/05/2022'])).toBe('month-first');
  expect(likelyDayOrder(['01/03/2022', '01/04/2022', '01/05/2022'])).toBeUndefined();
  expect(likelyDayOrder(['01/03/2022', '02/04/2022', '03/05/2022'])).toBeUndefined();
});

test('a month with a year stands for its first day', () => {
  expect(readMonth('Mar-24')).toEqual({ iso: '2024-03-01', format: 'mmm\\-yy' });
  expect(readMonth('Room 24')).toBeUndefined();
});

test('months of every language, but none that two languages call different months', () => {
  for (const [name, number] of [
    ['january', 1],
    ['Sept.', 9],
    ['märz', 3],
    ['août', 8],
    ['ocak', 1],
    ['maaliskuuta', 3],
    ['ιανουαρίου', 1],
    ['มกราคม', 1],
  ] as const)
    expect([name, monthOf(name)?.number]).toEqual([name, number]);
  for (const name of ['listopad', 'room', 'the']) expect(monthOf(name)).toBeUndefined();
});
