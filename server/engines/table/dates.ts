/** A date as ISO 8601 (with a time where there is one), and the format code that shows it as it was written. */
export type WrittenDate = { readonly iso: string; readonly format: string };

/** Order of day and month in dates of digits alone; undefined when a column does not tell. */
export type DayOrder = 'day-first' | 'month-first' | undefined;

const time = String.raw`(?:(?<gap>[T ])(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?<fraction>\.\d{1,3})?)?(?<half> ?[AP]M)?)?$`;
const yearFirst = new RegExp(String.raw`^(?<year>\d{4})(?<sign>[-/.])(?<month>\d{1,2})\k<sign>(?<day>\d{1,2})${time}`);
const yearLast = new RegExp(String.raw`^(?<first>\d{1,2})(?<sign>[-/.])(?<second_>\d{1,2})\k<sign>(?<year>\d{4})${time}`);
const dayName = new RegExp(String.raw`^(?<day>\d{1,2})(?<sign>[- ])(?<name>[A-Z][a-z]{2,8})\k<sign>(?<year>\d{4})${time}`);
const nameDay = new RegExp(String.raw`^(?<name>[A-Z][a-z]{2,8}) (?<day>\d{1,2}), (?<year>\d{4})${time}`);

const months = 'January February March April May June July August September October November December'.split(' ');
const two = (value: number | string): string => String(value).padStart(2, '0');

type Groups = Readonly<Record<string, string | undefined>>;

const readTime = ({ gap, hour, minute, second, fraction, half }: Groups): { iso: string; format: string } | undefined => {
  if (hour === undefined || minute === undefined) return { iso: '', format: '' };
  const twelve = half !== undefined;
  const hours = twelve ? (Number(hour) % 12) + (half.endsWith('PM') ? 12 : 0) : Number(hour);
  if (hours > 23 || (twelve && (Number(hour) < 1 || Number(hour) > 12)) || Number(minute) > 59 || Number(second ?? 0) > 59)
    return undefined;
  const seconds = second === undefined ? '' : `:ss${fraction ? `.${'0'.repeat(fraction.length - 1)}` : ''}`;
  return {
    iso: `T${two(hours)}:${minute}:${second ?? '00'}${fraction ?? ''}`,
    format: `${gap === 'T' ? '"T"' : ' '}${'h'.repeat(hour.length)}:mm${seconds}${half ? half.replace(/[AP]M/, 'AM/PM') : ''}`,
  };
};

/** A day that exists and that workbooks can count: their calendar starts on 1 March 1900 without doubt. */
const isoDay = (year: number, month: number, day: number): string | undefined => {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists && date.getTime() >= Date.UTC(1900, 2, 1) ? `${year}-${two(month)}-${two(day)}` : undefined;
};

const assemble = (groups: Groups, year: string, month: number, day: string, format: string): WrittenDate | undefined => {
  const date = isoDay(Number(year), month, Number(day));
  const clock = date && readTime(groups);
  return clock ? { iso: date + clock.iso, format: format + clock.format } : undefined;
};

const letters = (digits: string, letter: string): string => (digits.length > 1 ? letter + letter : letter);

const readNamed = (text: string): WrittenDate | undefined => {
  const groups = (dayName.exec(text) ?? nameDay.exec(text))?.groups as Groups | undefined;
  const { year = '', day = '', name = '', sign } = groups ?? {};
  const month = months.findIndex((one) => one === name || one.slice(0, 3) === name) + 1;
  if (!groups || month === 0) return undefined;
  const named = name.length === 3 ? 'mmm' : 'mmmm';
  const format = sign ? `${letters(day, 'd')}\\${sign}${named}\\${sign}yyyy` : `${named} ${letters(day, 'd')}, yyyy`;
  return assemble(groups, year, month, day, format);
};

/** Reads a date in a table: year first, day or month first where the column tells which, or with an English month's name. */
export const readDate = (text: string, order: DayOrder): WrittenDate | undefined => {
  const begun = yearFirst.exec(text)?.groups as Groups | undefined;
  if (begun) {
    const { year = '', month = '', day = '', sign } = begun;
    return assemble(begun, year, Number(month), day, `yyyy\\${sign}${letters(month, 'm')}\\${sign}${letters(day, 'd')}`);
  }
  const ended = yearLast.exec(text)?.groups as Groups | undefined;
  if (!ended) return readNamed(text);
  const { first = '', second_: second = '', sign, year = '' } = ended;
  const dayFirst = sign === '.' || order === 'day-first';
  if (!dayFirst && order === undefined) return undefined;
  const [day, month] = dayFirst ? [first, second] : [second, first];
  const [a, b] = dayFirst ? ['d', 'm'] : ['m', 'd'];
  return assemble(ended, year, Number(month), day, `${letters(first, a)}\\${sign}${letters(second, b)}\\${sign}yyyy`);
};

const digitsOnly = /^(\d{1,2})[-/](\d{1,2})[-/]\d{4}(?![\d-])/;

/** Which order the dates of a column have, by those whose day is past twelve. */
export const dayOrder = (fields: readonly string[]): DayOrder => {
  let [dayFirst, monthFirst] = [false, false];
  for (const field of fields) {
    const [, first, second] = digitsOnly.exec(field) ?? [];
    dayFirst ||= Number(first) > 12;
    monthFirst ||= Number(second) > 12;
  }
  return dayFirst === monthFirst ? undefined : dayFirst ? 'day-first' : 'month-first';
};
