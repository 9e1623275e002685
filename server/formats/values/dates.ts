import { type Month, monthOf } from './months.ts';

/** A date in ISO 8601 (with a time if there is one), and the format code that displays it as written. */
export type ReadDate = { readonly iso: string; readonly format: string };
/** A time as a fraction of a day. */
export type ReadTime = { readonly value: number; readonly format: string };

/** Order of day and month in numeric dates. */
export type DayOrder = 'day-first' | 'month-first';

export type DateRules = {
  /** If undefined, numeric dates are not read, except those with points, which have the day first. */
  readonly order: DayOrder | undefined;
  /** Reads two-digit years: 30 to 99 are in the last century. */
  readonly shortYears?: boolean;
  /** Reads days before 1 March 1900, which workbooks cannot store. */
  readonly earlier?: boolean;
};

const yearFirst = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const yearLast = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/;
// Matches any word, then looks the name up: a class of all letters makes the expression many times slower.
const dayName = /^(\d{1,2})([-/ .]{1,2})([^\d\s.,/-]{3,12})\.?([-/ ,]{1,2})(\d{4}|\d{2})$/;
const nameDay = /^([^\d\s.,/-]{3,12})\.? (\d{1,2})(, ?| )(\d{4})$/;
const ideographs = /^(\d{4})年(\d{1,2})月(\d{1,2})日$/;
const monthAndYear = /^([^\d\s.,/-]{3,12})\.?([- /'])(\d{4}|\d{2})$/;
const clock = /^(\d{1,2}):(\d{2})(?::(\d{2})(\.\d{1,3})?)?(?: ?([AP]M))?$/i;
const withClock = /^(.*\d{2,4})(,? |T)(\d{1,2}:\d{2}.{0,12})$/;

const two = (value: number | string): string => String(value).padStart(2, '0');
const letters = (digits: string, letter: string): string => letter.repeat(Math.min(digits.length, letter === 'y' ? 4 : 2));
const literal = (sign: string): string => sign.replace(/[-/.']/g, (char) => `\\${char}`);
const nameOf = (month: Month): string => (month.long ? 'mmmm' : 'mmm');
/** English names need no language code in the format. */
const languageIn = (month: Month): string => (month.code === '409' ? '' : `[$-${month.code}]`);
const fullYear = (year: string): number => (year.length === 4 ? Number(year) : Number(year) + (Number(year) < 30 ? 2000 : 1900));

/** The first day on which a workbook's calendar is unambiguous, and the first year that ISO 8601 writes in four digits. */
const [firstDay, firstYear] = [Date.UTC(1900, 2, 1), Date.UTC(1000, 0, 1)];

/** An existing day in a workbook's calendar, or in any calendar with `earlier`. */
const isoDay = (year: number, month: number, day: number, earlier = false): string | undefined => {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists && date.getTime() >= (earlier ? firstYear : firstDay) ? `${year}-${two(month)}-${two(day)}` : undefined;
};

const made = (iso: string | undefined, format: string): ReadDate | undefined => (iso === undefined ? undefined : { iso, format });

const readDay = (text: string, { order, shortYears = false, earlier = false }: DateRules): ReadDate | undefined => {
  const known = (year: string): boolean => year.length === 4 || shortYears;
  const [, y = '', ySign = '', m = '', d = ''] = yearFirst.exec(text) ?? [];
  if (y) return made(isoDay(Number(y), Number(m), Number(d), earlier), ['yyyy', letters(m, 'm'), letters(d, 'd')].join(literal(ySign)));
  const [, first = '', sign = '', second = '', last = ''] = yearLast.exec(text) ?? [];
  if (last) {
    const dayFirst = sign === '.' || order === 'day-first';
    if ((!dayFirst && order === undefined) || !known(last)) return undefined;
    const [day, month] = dayFirst ? [first, second] : [second, first];
    const fields = dayFirst ? [letters(first, 'd'), letters(second, 'm')] : [letters(first, 'm'), letters(second, 'd')];
    return made(isoDay(fullYear(last), Number(month), Number(day), earlier), [...fields, letters(last, 'y')].join(literal(sign)));
  }
  const [, day = '', before = '', name = '', behind = '', year = ''] = dayName.exec(text) ?? [];
  const month = name && known(year) ? monthOf(name) : undefined;
  if (month)
    return made(
      isoDay(fullYear(year), month.number, Number(day), earlier),
      `${languageIn(month)}${letters(day, 'd')}${literal(before)}${nameOf(month)}${literal(behind)}${letters(year, 'y')}`,
    );
  const [, american = '', its = '', gap = '', whose = ''] = nameDay.exec(text) ?? [];
  const named = american ? monthOf(american) : undefined;
  if (named)
    return made(
      isoDay(Number(whose), named.number, Number(its), earlier),
      `${languageIn(named)}${nameOf(named)} ${letters(its, 'd')}${gap}yyyy`,
    );
  const [, eastern = '', its2 = '', day2 = ''] = ideographs.exec(text) ?? [];
  return eastern ? made(isoDay(Number(eastern), Number(its2), Number(day2), earlier), 'yyyy"年"m"月"d"日"') : undefined;
};

type Clock = { readonly iso: string; readonly seconds: number; readonly format: string };

const readClock = (text: string): Clock | undefined => {
  const [, hours = '', minutes = '', seconds, parts = '', half] = clock.exec(text) ?? [];
  if (!hours || Number(minutes) > 59 || Number(seconds ?? 0) > 59) return undefined;
  if (half ? Number(hours) < 1 || Number(hours) > 12 : Number(hours) > 23) return undefined;
  const hour = half ? (Number(hours) % 12) + (half.toUpperCase() === 'PM' ? 12 : 0) : Number(hours);
  const shown = seconds === undefined ? '' : `:ss${parts && `.${'0'.repeat(parts.length - 1)}`}`;
  return {
    iso: `T${two(hour)}:${minutes}:${seconds ?? '00'}${parts}`,
    seconds: hour * 3600 + Number(minutes) * 60 + Number(seconds ?? 0) + Number(parts || 0),
    format: `${letters(hours, 'h')}:mm${shown}${half ? `${text.includes(' ') ? ' ' : ''}AM/PM` : ''}`,
  };
};

/** Reads a time of day: `10:30`, `6:00:05.5 PM`. */
export const readTime = (shown: string): ReadTime | undefined => {
  const read = readClock(shown.replace(/[\u00a0\u202f]/g, ' ').trim());
  return read && { value: read.seconds / 86_400, format: read.format };
};

/**
 * Reads a date, perhaps with a time: year first, day or month first by the rules, or with a month name in any language.
 * Undefined for days that do not exist, and for dates without a year.
 */
export const readDate = (shown: string, rules: DateRules): ReadDate | undefined => {
  if (shown.length > 40) return undefined;
  const text = shown.replace(/[\u00a0\u202f]/g, ' ').trim();
  const whole = readDay(text, rules);
  if (whole) return whole;
  const [, date = '', gap = '', time = ''] = withClock.exec(text) ?? [];
  const day = date ? readDay(date, rules) : undefined;
  const moment = day && readClock(time);
  return moment && { iso: day.iso + moment.iso, format: `${day.format}${gap === 'T' ? '"T"' : gap}${moment.format}` };
};

/** A month without a day, which a spreadsheet stores as its first day; elsewhere it is text. */
export const readMonth = (shown: string): ReadDate | undefined => {
  const [, name = '', sign = '', year = ''] = monthAndYear.exec(shown.trim()) ?? [];
  const month = name ? monthOf(name) : undefined;
  return (
    month && made(isoDay(fullYear(year), month.number, 1), `${languageIn(month)}${nameOf(month)}${literal(sign)}${letters(year, 'y')}`)
  );
};

/** Dates with points have the day first and say nothing about others. */
const digitsOnly = /^(\d{1,2})[-/](\d{1,2})[-/](?:\d{4}|\d{2})(?![\d-])/;

const fieldsOf = (texts: Iterable<string>): readonly (readonly [number, number])[] =>
  [...texts].flatMap((text) => {
    const [found, first, second] = digitsOnly.exec(text.trim()) ?? [];
    return found === undefined ? [] : [[Number(first), Number(second)] as const];
  });

/** The order of day and month, from dates whose day is past twelve; undefined if there is none, or if both orders occur. */
export const dayOrder = (texts: Iterable<string>): DayOrder | undefined => {
  const dates = fieldsOf(texts);
  const [dayFirst, monthFirst] = [dates.some(([first]) => first > 12), dates.some(([, second]) => second > 12)];
  return dayFirst === monthFirst ? undefined : dayFirst ? 'day-first' : 'month-first';
};

/**
 * Guesses the order of dates whose fields are both below 13 by variation: days change more often than months. A field that is always 1
 * may be the day of a monthly list as well as January, unless dates repeat.
 */
export const likelyDayOrder = (texts: Iterable<string>): DayOrder | undefined => {
  const dates = fieldsOf(texts);
  const [first, second] = [new Set(dates.map(([a]) => a)), new Set(dates.map(([, b]) => b))];
  if (first.size === second.size || Math.max(first.size, second.size) < 3) return undefined;
  const fewer = first.size < second.size ? first : second;
  const repeat = new Set(dates.map(String)).size < dates.length;
  if (fewer.size === 1 && fewer.has(1) && !repeat) return undefined;
  return first.size > second.size ? 'day-first' : 'month-first';
};
