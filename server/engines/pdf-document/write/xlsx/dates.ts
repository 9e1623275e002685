import { type Month, monthOf } from '../../understand/sheets/months.ts';

/** A shown date or time as a serial day (1900 system), and the format that shows it so again. */
export type ReadDate = { readonly value: number; readonly format: string };

export type DateOrder = 'dmy' | 'mdy';

const numeric = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/;
const iso = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const dayName = /^(\d{1,2})([-/ .]{1,2})(\p{L}{3,10})\.?([-/ ,]{1,2})(\d{4}|\d{2})$/u;
const nameDay = /^(\p{L}{3,10})\.?( )(\d{1,2})(, ?| )(\d{4})$/u;
const ideographs = /^(\d{4})年(\d{1,2})月(\d{1,2})日$/;
const clock = /^(\d{1,2}):(\d{2})(?::(\d{2})(\.\d{1,3})?)?(?: ?([AP]M))?$/i;

/** Days since 1899-12-30, which is what Excel counts from 1900-03-01 on. */
const serialOf = (year: number, month: number, day: number): number | undefined => {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day || year < 1900 || year > 9999) return undefined;
  const serial = Math.round((date.getTime() - Date.UTC(1899, 11, 30)) / 86_400_000);
  return serial > 60 ? serial : undefined;
};

const fullYear = (year: string): number =>
  year.length === 4 ? Number(year) : Number(year) < 30 ? 2000 + Number(year) : 1900 + Number(year);
const repeat = (letter: string, digits: string): string => letter.repeat(digits.length === 1 ? 1 : digits.length);
const quote = (separator: string): string => separator.replace(/[. ,']/g, (c) => `\\${c}`);

const lettersOf = (month: Month): string => (month.long ? 'mmmm' : 'mmm');
/** English names need no language in the format. */
const languageOf = (month: Month): string => (month.code === '409' ? '' : `[$-${month.code}]`);

/** What the dates of a column or a document say themselves: a field above 12 is no month. */
export const findDateOrder = (texts: Iterable<string>): DateOrder | undefined => {
  let [dmy, mdy] = [0, 0];
  for (const text of texts) {
    const m = numeric.exec(text.trim().split(/\s/, 1)[0] ?? '');
    if (!m) continue;
    if (Number(m[1]) > 12) dmy++;
    if (Number(m[3]) > 12) mdy++;
  }
  return dmy === mdy ? undefined : dmy > mdy ? 'dmy' : 'mdy';
};

/**
 * What dates with both fields below 13 show by how they vary: days change more often than months. A field that is 1
 * throughout may be the day of a monthly list as well as January, unless dates come twice.
 */
export const guessDateOrder = (texts: Iterable<string>): DateOrder | undefined => {
  const dates = [...texts].flatMap((text) => {
    const m = numeric.exec(text.trim().split(/\s/, 1)[0] ?? '');
    return m ? [[Number(m[1]), Number(m[3])] as const] : [];
  });
  const [first, second] = [new Set(dates.map(([a]) => a)), new Set(dates.map(([, b]) => b))];
  if (first.size === second.size || Math.max(first.size, second.size) < 3) return undefined;
  const fewer = first.size < second.size ? first : second;
  const repeat = new Set(dates.map(String)).size < dates.length;
  if (fewer.size === 1 && fewer.has(1) && !repeat) return undefined;
  return first.size > second.size ? 'dmy' : 'mdy';
};

const readDay = (text: string, order: DateOrder): ReadDate | undefined => {
  const made = (serial: number | undefined, format: string): ReadDate | undefined =>
    serial === undefined ? undefined : { value: serial, format };
  const i = iso.exec(text);
  if (i)
    return made(
      serialOf(Number(i[1]), Number(i[3]), Number(i[4])),
      `yyyy${quote(i[2] as string)}${repeat('m', i[3] as string)}${quote(i[2] as string)}${repeat('d', i[4] as string)}`,
    );
  const n = numeric.exec(text);
  if (n) {
    const [, a, separator, b, year] = n as unknown as [string, string, string, string, string];
    const [day, month] = order === 'dmy' ? [a, b] : [b, a];
    const fields = order === 'dmy' ? [repeat('d', a), repeat('m', b)] : [repeat('m', a), repeat('d', b)];
    return made(serialOf(fullYear(year), Number(month), Number(day)), [...fields, repeat('y', year)].join(quote(separator)));
  }
  const d = dayName.exec(text);
  const month = d ? monthOf(d[3] as string) : undefined;
  if (d && month)
    return made(
      serialOf(fullYear(d[5] as string), month.number, Number(d[1])),
      `${languageOf(month)}${repeat('d', d[1] as string)}${quote(d[2] as string)}${lettersOf(month)}${quote(d[4] as string)}${repeat('y', d[5] as string)}`,
    );
  const u = nameDay.exec(text);
  const named = u ? monthOf(u[1] as string) : undefined;
  if (u && named)
    return made(
      serialOf(Number(u[5]), named.number, Number(u[3])),
      `${languageOf(named)}${lettersOf(named)}\\ ${repeat('d', u[3] as string)}${quote(u[4] as string)}yyyy`,
    );
  const k = ideographs.exec(text);
  return k ? made(serialOf(Number(k[1]), Number(k[2]), Number(k[3])), 'yyyy"年"m"月"d"日"') : undefined;
};

const monthAndYear = /^(\p{L}{3,10})\.?([- /'])(\d{4}|\d{2})$/u;

/** A month without a day, which a spreadsheet keeps as its first; elsewhere it is mere text. */
export const readMonth = (shown: string): ReadDate | undefined => {
  const m = monthAndYear.exec(shown.trim());
  const month = m ? monthOf(m[1] as string) : undefined;
  const value = m && month ? serialOf(fullYear(m[3] as string), month.number, 1) : undefined;
  return m && month && value !== undefined
    ? { value, format: `${languageOf(month)}${lettersOf(month)}${quote(m[2] as string)}${repeat('y', m[3] as string)}` }
    : undefined;
};

const readTime = (text: string): ReadDate | undefined => {
  const m = clock.exec(text);
  if (!m) return undefined;
  const [, hours, minutes, seconds, parts, half] = m as unknown as [
    string,
    string,
    string,
    string | undefined,
    string | undefined,
    string | undefined,
  ];
  const [h, min] = [Number(hours), Number(minutes)];
  if (min > 59 || Number(seconds ?? 0) > 59 || h > (half ? 12 : 23)) return undefined;
  const hour = half ? (h % 12) + (half.toUpperCase() === 'PM' ? 12 : 0) : h;
  const value = (hour * 3600 + min * 60 + Number(seconds ?? 0) + Number(parts ?? 0)) / 86_400;
  return {
    value,
    format: `${repeat('h', hours)}:mm${seconds ? ':ss' : ''}${parts ? `.${'0'.repeat(parts.length - 1)}` : ''}${half ? ' AM/PM' : ''}`,
  };
};

/** Reads a day, a time of day, or both. Dates without a year are no dates: nobody knows which. */
export const readDate = (shown: string, order: DateOrder): ReadDate | undefined => {
  const text = shown.replace(/[\u00a0\u202f]/g, ' ').trim();
  if (!/\d/.test(text) || text.length > 40) return undefined;
  const whole = readDay(text, order) ?? readTime(text);
  if (whole) return whole;
  const m = /^(.*\d{2,4})(?:,? +|T)(\d{1,2}:\d{2}.*)$/.exec(text);
  const [day, time] = m ? [readDay(m[1] as string, order), readTime(m[2] as string)] : [];
  return day && time ? { value: day.value + time.value, format: `${day.format}\\ ${time.format}` } : undefined;
};
