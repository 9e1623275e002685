import type { CellValue } from '../../model.ts';

/** How a document writes figures and dates; settled once for all of its cells. */
export type Conventions = { readonly decimal: '.' | ','; readonly dateOrder: 'dmy' | 'mdy' };

const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$|^\d+\.\d+$/;
const groupedContinental = /^\d{1,3}(?:[.\u00a0\u202f ]\d{3})+(?:,\d+)?$|^\d+,\d+$/;
const slashDate = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})(?=$|\s)/;

/** Counts which way of writing explains more of the cells. */
export const findConventions = (texts: readonly string[]): Conventions => {
  let point = 0;
  let comma = 0;
  let dayFirst = 0;
  let monthFirst = 0;
  for (const text of texts) {
    const bare = text.replace(/[^\d.,\u00a0\u202f ]/g, '').trim();
    const isPoint = grouped.test(bare) && !/^\d{1,3}\.\d{3}$/.test(bare);
    const isComma = groupedContinental.test(bare) && !/^\d{1,3}[.,]\d{3}$/.test(bare) && !/^\d{1,3}(?:[.\u00a0\u202f ]\d{3})+$/.test(bare);
    if (isPoint) point++;
    if (isComma) comma++;
    const date = slashDate.exec(text.trim());
    if (date && Number(date[1]) > 12) dayFirst++;
    if (date && Number(date[2]) > 12) monthFirst++;
    if (date && text.includes('.')) dayFirst += 0.5;
  }
  return { decimal: comma > point ? ',' : '.', dateOrder: monthFirst >= dayFirst ? 'mdy' : 'dmy' };
};

const currency = /^(US\$|[A-Z]{3}(?=[\s\d-])|[$€£¥₹₽₩]|CHF|R\$)\s*/;
const currencyAfter = /\s*([$€£¥₹₽₩]|zł|kr|Kč|[A-Z]{3})$/;

const quoted = (text: string): string => (/^[$€£¥]$/.test(text) ? text : `"${text}"`);

/** A figure with its format, or undefined: leading zeros, signs of telephone numbers and long ids stay text. */
const readNumber = (text: string, { decimal }: Conventions): CellValue | undefined => {
  let t = text.normalize('NFKC').replace(/[\u2212\u2013]/g, '-').trim();
  const brackets = /^\((.*)\)$/.exec(t);
  if (brackets) t = (brackets[1] as string).trim();
  let negative = brackets !== null;
  if (/^-/.test(t)) {
    negative = true;
    t = t.slice(1).trim();
  } else if (/^[^-]*\d-$/.test(t)) {
    negative = true;
    t = t.slice(0, -1);
  }
  const before = currency.exec(t)?.[1];
  if (before) t = t.slice((currency.exec(t)?.[0] as string).length);
  if (!negative && /^-/.test(t)) {
    negative = true;
    t = t.slice(1).trim();
  }
  const percent = /\s*%$/.test(t);
  t = t.replace(/\s*%$/, '');
  const after = before || percent ? undefined : currencyAfter.exec(t)?.[1];
  if (after) t = t.replace(currencyAfter, '');
  const exponent = /e([+-]?\d{1,3})$/i.exec(t);
  if (exponent) t = t.slice(0, exponent.index);
  const plain = decimal === ',' ? t.replace(/(?<=\d)[.\u00a0\u202f ](?=\d{3}(?:\D|$))/g, '').replace(',', '.') : t.replace(/(?<=\d)[,'\u00a0\u202f](?=\d{3}(?:\D|$))/g, '');
  if (!/^(?:\d+(?:\.\d+)?|\.\d+)$/.test(plain)) return undefined;
  const digits = plain.replace('.', '');
  if (digits.length > 15 || (/^0\d/.test(plain) && !percent)) return undefined;
  const decimals = plain.includes('.') ? plain.length - plain.indexOf('.') - 1 : 0;
  const magnitude = Number(plain) * (exponent ? 10 ** Number(exponent[1]) : 1) * (percent ? 0.01 : 1);
  const value = Number((negative ? -magnitude : magnitude).toPrecision(15));
  const thousands = plain.length !== t.length && plain.length < t.length;
  const tail = decimals ? `.${'0'.repeat(decimals)}` : '';
  let format = exponent ? `0${tail}E+00` : `${thousands ? '#,##0' : '0'}${tail}`;
  if (percent) format += '%';
  if (before) format = `${quoted(before)}${/^[A-Z]{2}/.test(before) ? '\\ ' : ''}${format}`;
  if (after) format = `${format}\\ ${quoted(after)}`;
  if (brackets) format = `${format};(${format})`;
  return { kind: 'number', value, format: format === '0' ? 'General' : format };
};

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthOf = (name: string): number => months.indexOf(name.slice(0, 3).toLowerCase()) + 1;
const monthName = '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';

/** Day count of spreadsheets, whose day 1 is 1900-01-01 (with a 29 February 1900 that never was). */
const serial = (year: number, month: number, day: number): number | undefined => {
  const time = Date.UTC(year, month - 1, day);
  const back = new Date(time);
  if (back.getUTCMonth() !== month - 1 || back.getUTCDate() !== day || year < 1900 || year > 2999) return undefined;
  return Math.round(time / 86_400_000) + 25_569;
};

const fullYear = (text: string): number => (text.length === 2 ? Number(text) + (Number(text) < 30 ? 2000 : 1900) : Number(text));

type Found = { readonly value: number; readonly format: string; readonly length: number };

const datePatterns: readonly (readonly [RegExp, (m: RegExpExecArray, c: Conventions) => readonly [number, number, number, string]])[] = [
  [/^(\d{4})-(\d{1,2})-(\d{1,2})/, (m) => [Number(m[1]), Number(m[2]), Number(m[3]), 'yyyy-mm-dd']],
  [/^(\d{4})[/.](\d{1,2})[/.](\d{1,2})/, (m) => [Number(m[1]), Number(m[2]), Number(m[3]), m[0].includes('/') ? 'yyyy/mm/dd' : 'yyyy.mm.dd']],
  [
    /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/,
    (m, c) => {
      const [a, b] = [Number(m[1]), Number(m[3])];
      const dayFirst = a > 12 || (b <= 12 && (m[2] === '.' || c.dateOrder === 'dmy'));
      const y = (m[4] as string).length === 2 ? 'yy' : 'yyyy';
      const pad = (v: string | undefined, f: string) => (v?.length === 1 ? f : f + f);
      const format = dayFirst ? [pad(m[1], 'd'), pad(m[3], 'm'), y] : [pad(m[1], 'm'), pad(m[3], 'd'), y];
      return [fullYear(m[4] as string), dayFirst ? b : a, dayFirst ? a : b, format.join(m[2] === '-' ? '\\-' : (m[2] as string))];
    },
  ],
  [new RegExp(`^(\\d{1,2})[\\s-]${monthName}[\\s-,]+(\\d{4}|\\d{2})(?!\\d)`, 'i'), (m) => [fullYear(m[3] as string), monthOf(m[2] as string), Number(m[1]), m[0].includes('-') ? ((m[3] as string).length === 2 ? 'd\\-mmm\\-yy' : 'd\\-mmm\\-yyyy') : (m[2] as string).length > 3 ? 'd mmmm yyyy' : 'd mmm yyyy']],
  [new RegExp(`^${monthName}\\s+(\\d{1,2}),?\\s+(\\d{4})(?!\\d)`, 'i'), (m) => [Number(m[3]), monthOf(m[1] as string), Number(m[2]), (m[1] as string).length > 3 ? 'mmmm d, yyyy' : 'mmm d, yyyy']],
  [new RegExp(`^${monthName}[\\s-](\\d{4}|\\d{2})$`, 'i'), (m) => [fullYear(m[2] as string), monthOf(m[1] as string), 1, (m[2] as string).length === 2 ? 'mmm\\-yy' : (m[1] as string).length > 3 ? 'mmmm yyyy' : 'mmm yyyy']],
];

const readDay = (text: string, c: Conventions): Found | undefined => {
  for (const [pattern, parts] of datePatterns) {
    const m = pattern.exec(text);
    if (!m) continue;
    const [year, month, day, format] = parts(m, c);
    const value = serial(year, month, day);
    if (value !== undefined) return { value, format, length: m[0].length };
  }
  return undefined;
};

const readTime = (text: string): Found | undefined => {
  const m = /^(\d{1,3}):([0-5]\d)(?::([0-5]\d)(\.\d{1,3})?)?(?:\s*([AP])\.?M\.?)?/i.exec(text);
  if (!m) return undefined;
  const noon = m[5]?.toUpperCase();
  const hours = (noon ? Number(m[1]) % 12 : Number(m[1])) + (noon === 'P' ? 12 : 0);
  if (hours > 23 && noon) return undefined;
  const value = (hours * 3600 + Number(m[2]) * 60 + Number(m[3] ?? 0) + Number(m[4] ?? 0)) / 86_400;
  return { value, format: `${hours > 23 ? '[h]' : noon ? 'h' : 'hh'}:mm${m[3] ? ':ss' : ''}${noon ? ' AM/PM' : ''}`, length: m[0].length };
};

const readDate = (text: string, c: Conventions): CellValue | undefined => {
  const t = text.trim().replace(/^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,\s+/i, '');
  const weekday = t.length < text.trim().length;
  const day = readDay(t, c);
  if (day) {
    const rest = t.slice(day.length).trim();
    const format = weekday ? `dddd, ${day.format}` : day.format;
    if (rest === '') return { kind: 'date', value: day.value, format };
    const time = readTime(rest);
    return time && rest.length === time.length ? { kind: 'date', value: day.value + time.value, format: `${format} ${time.format}` } : undefined;
  }
  const time = readTime(t);
  return time && t.length === time.length ? { kind: 'date', value: time.value, format: time.format } : undefined;
};

/** Reads what a cell shows as the value that it stands for. */
export const readValue = (text: string, conventions: Conventions): CellValue => readDate(text, conventions) ?? readNumber(text, conventions) ?? { kind: 'text', text };
