import { momentOf } from '../../formats/values/serial-date.ts';
import { builtInCode } from './built-in-formats.ts';

/** Shows a number as its cell does; undefined for unsupported formats, which require LibreOffice. */
export type Formatter = {
  readonly isDate: boolean;
  /** Counts hours, minutes or seconds beyond a day: a duration, and no point in time. */
  readonly isElapsed?: boolean;
  /** Formats a number as text with a fixed number of digits, such as postcodes. */
  readonly isText: boolean;
  readonly show: (value: number) => string | undefined;
};

const months = 'January February March April May June July August September October November December'.split(' ');
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** General: fifteen digits, which is a workbook's precision, without the noise of binary fractions. */
const showGeneral = (value: number): string => {
  const whole = String(value);
  const text = whole.length <= 15 ? whole : String(Number(value.toPrecision(15)));
  return /e/.test(text) ? text.replace(/e([+-])(\d)$/, 'E$10$2').replace('e', 'E') : text;
};

type Token = { readonly kind: 'literal' | 'code'; readonly text: string };

/**
 * Whether a code requests day and month names, digits or a calendar that are not English (`[$-407]`, an LCID: [MS-LCID] 2.2, with
 * calendar and digits in its upper half). F800 and F400 denote the system's own date and time.
 */
const isForeign = (code: string): boolean =>
  [...code.matchAll(/\[\$[^[\]-]{0,40}-([0-9a-f]{1,8})/gi)].some(([, tag = '']) => {
    const lcid = Number.parseInt(tag, 16);
    const english = (lcid & 0x3ff) === 9 || lcid === 0 || lcid === 0xf800 || lcid === 0xf400;
    return lcid > 0xffff || (!english && /m{3}|d{3}/i.test(code));
  });

/** Splits a section into literals and codes; colours, widths (`_x`) and fillers (`*x`) become nothing or a space. */
const tokenize = (section: string): readonly Token[] | undefined => {
  const tokens: Token[] = [];
  const pattern =
    /"([^"]*)"|\\(.)|_(.)|\*(.)|\[\$([^[\]-]*)(?:-[^[\]]*)?\]|\[(?:black|blue|cyan|green|magenta|red|white|yellow|color ?\d+)\]|(\[h+\]|\[m+\]|\[s+\])|(AM\/PM|A\/P|General|[yYmMdDhHsS]+|[0#?.,%@/]|E[+-])|([ \-+$€£¥():!^&'~{}<>=])|(.)/giu;
  for (const match of section.matchAll(pattern)) {
    const [, quoted, escaped, width, filler, currency, elapsed, code, sign, other] = match;
    if (quoted !== undefined || escaped !== undefined || currency !== undefined || sign !== undefined)
      tokens.push({ kind: 'literal', text: quoted ?? escaped ?? currency ?? sign ?? '' });
    else if (width !== undefined) tokens.push({ kind: 'literal', text: ' ' });
    else if (elapsed !== undefined || code !== undefined) tokens.push({ kind: 'code', text: elapsed ?? code ?? '' });
    else if (filler === undefined && other !== undefined) {
      // Codes of other calendars and unknown brackets are unsupported.
      if (/[\p{L}[\]]/u.test(other)) return undefined;
      tokens.push({ kind: 'literal', text: other });
    }
  }
  return tokens;
};

const group = (digits: string): string => {
  let grouped = digits.slice(-3);
  for (let end = digits.length - 3; end > 0; end -= 3) grouped = `${digits.slice(Math.max(0, end - 3), end)},${grouped}`;
  return grouped;
};

/** Rounds half away from zero at a decimal place, as workbooks do; `toFixed` rounds by the binary value. */
const fixed = (value: number, places: number): string => {
  const precise = Number(value.toPrecision(15));
  const shifted = Number(`${Math.round(Number(`${precise}e${places}`))}e-${places}`);
  return (Number.isFinite(shifted) ? shifted : precise).toFixed(places);
};

/** Compiles a section into a function of a number's absolute value, once for all values of a column. */
const numberShower = (tokens: readonly Token[]): ((absolute: number) => string | undefined) => {
  const codes = tokens.filter(({ kind }) => kind === 'code').map(({ text }) => text);
  const percent = codes.filter((code) => code === '%').length;
  const exponentAt = codes.findIndex((code) => /^E/i.test(code));
  const mantissa = exponentAt < 0 ? codes.join('').replaceAll('%', '') : codes.slice(0, exponentAt).join('');
  const scale = /(?<!,),+(?=\.|$)/.exec(mantissa.replace(/[^0#?.,]/g, ''))?.[0].length ?? 0;
  const [wholePart = '', fraction = ''] = mantissa.replace(/(?<!,),+(?=\.|$)/, '').split('.');
  const minWhole = (wholePart.match(/0/g) ?? []).length;
  const places = (fraction.match(/[0#?]/g) ?? []).length;
  const minPlaces = (fraction.match(/0/g) ?? []).length;
  const isGrouped = wholePart.includes(',');
  const factor = 100 ** percent / 1000 ** scale;
  const exponentDigits = codes.slice(exponentAt + 1).filter((code) => code === '0').length;
  const exponentPlus = codes[exponentAt] === 'E+' ? '+' : '';
  const placeholders = tokens.map(({ kind, text }) => kind === 'code' && /^[0#?.,]$/.test(text));
  const [first, last] = [placeholders.indexOf(true), placeholders.lastIndexOf(true)];
  const isBeyond =
    codes.includes('/') ||
    codes.includes('@') ||
    (exponentAt >= 0 && wholePart.replace(/[^0#?]/g, '').length > 1) ||
    // Literals inside a run of digits ("000-0000") would require filling digit by digit.
    (exponentAt < 0 && tokens.slice(first, last + 1).some(({ kind, text }) => kind === 'literal' && text !== ''));
  if (isBeyond) return () => undefined;
  const shown = tokens.map(({ kind, text }) => (kind === 'literal' || text === '%' ? text : ''));
  // Only words, such as "zero", or nothing, as in `0.0;;`.
  if (first < 0) return () => shown.join('').trim();
  const [before, after] = [shown.slice(0, first).join(''), shown.slice(first).join('')];

  /** Power of ten of a value after rounding: 99.995 to two places becomes 1.00 times the next power. */
  const powerOf = (value: number): number => {
    if (value === 0) return 0;
    const power = Math.floor(Math.log10(Number(value.toPrecision(15))));
    return Number(fixed(value / 10 ** power, places)) >= 10 ? power + 1 : power;
  };

  return (absolute) => {
    let value = absolute * factor;
    let exponent = '';
    if (exponentAt >= 0) {
      const power = powerOf(value);
      value /= 10 ** power;
      exponent = `E${power < 0 ? '-' : exponentPlus}${String(Math.abs(power)).padStart(exponentDigits, '0')}`;
    }
    if (value >= 1e21) return undefined;
    const [digits = '', decimals = ''] = fixed(value, places).split('.');
    const kept = minPlaces === places ? decimals : decimals.slice(0, minPlaces) + decimals.slice(minPlaces).replace(/(?<!0)0+$/, '');
    const trimmed = digits === '0' && minWhole === 0 ? '' : digits.padStart(minWhole, '0');
    const point = fraction !== '' && (kept || trimmed) ? `.${kept}` : '';
    return `${before}${isGrouped ? group(trimmed) : trimmed}${point}${exponent}${after}`.trim();
  };
};

const showDate = (tokens: readonly Token[], serial: number, is1904: boolean): string | undefined => {
  if (serial < 0 || serial > 2_958_466) return undefined;
  const codes = tokens.map(({ kind, text }) => (kind === 'code' ? text.toLowerCase() : ''));
  const twelve = codes.some((code) => code === 'am/pm' || code === 'a/p');
  const at = momentOf(serial, is1904);
  const seconds = Math.round(serial * 86_400);
  let result = '';
  for (const [index, { kind, text }] of tokens.entries()) {
    if (kind === 'literal') {
      result += text;
      continue;
    }
    const code = text.toLowerCase();
    const pad = (value: number) => String(value).padStart(code.length > 1 ? 2 : 1, '0');
    if (code[0] === 'y') result += code.length > 2 ? String(at.year).padStart(4, '0') : String(at.year % 100).padStart(2, '0');
    else if (code[0] === 'm') {
      const before = codes.slice(0, index).findLast((other) => /^[ymdhs[]/.test(other));
      const after = codes.slice(index + 1).find((other) => /^[ymdhs[]/.test(other));
      const isMinute = before?.includes('h') === true || after?.startsWith('s') === true;
      if (isMinute && code.length < 3) result += pad(at.minute);
      else if (code.length < 3) result += pad(at.month);
      else result += (months[at.month - 1] ?? '').slice(0, code.length === 3 ? 3 : code.length === 5 ? 1 : undefined);
    } else if (code[0] === 'd')
      result += code.length < 3 ? pad(at.day) : (weekdays[at.weekday] ?? '').slice(0, code.length === 3 ? 3 : undefined);
    else if (code[0] === 'h') result += pad(twelve ? at.hour % 12 || 12 : at.hour);
    else if (code[0] === 's') result += pad(at.second);
    else if (code === 'am/pm') result += at.hour < 12 ? 'AM' : 'PM';
    else if (code === 'a/p') result += at.hour < 12 ? 'A' : 'P';
    else if (code.startsWith('[h')) result += String(Math.floor(seconds / 3600)).padStart(code.length - 2, '0');
    else if (code.startsWith('[m')) result += String(Math.floor(seconds / 60)).padStart(code.length - 2, '0');
    else if (code.startsWith('[s')) result += String(seconds).padStart(code.length - 2, '0');
    else if (code === '/' || code === ',') result += code;
    // A point and zeros after seconds are fractions; otherwise it is literal, as in 29.02.2024.
    else if (code === '.' && codes[index + 1] !== '0') result += '.';
    else return undefined;
  }
  return result;
};

const sectionsOf = (code: string): readonly string[] => code.match(/(?:"[^"]*"|\\.|[^;"\\])+|(?<=;|^)(?=;|$)/g) ?? [''];

/** A section of its own for negative numbers states their sign itself. */
const sign = (section: number, value: number): string => (value < 0 && section === 0 ? '-' : '');

const compile = (code: string, is1904: boolean): Formatter => {
  if (/^general$/i.test(code) || code === '') return { isDate: false, isText: false, show: showGeneral };
  if (code === '@') return { isDate: false, isText: false, show: showGeneral };
  const sections = sectionsOf(code).map(tokenize);
  const first = sections[0];
  const isDate = first?.some(({ kind, text }) => kind === 'code' && /^\[?[ymdhs]/i.test(text) && !/^general$/i.test(text)) ?? false;
  // Conditions such as [>100] and names in other languages are rare enough to leave to LibreOffice.
  if (/\[[<>=]/.test(code) || isForeign(code)) return { isDate, isText: false, show: () => undefined };
  const shower = sections.map((tokens) => tokens && numberShower(tokens));
  const digits = first?.map(({ kind, text }) => (kind === 'code' ? text : '')).join('') ?? '';
  return {
    isDate,
    isElapsed: first?.some(({ kind, text }) => kind === 'code' && /^\[[hms]/i.test(text)) ?? false,
    isText: /^0{2,}$/.test(digits),
    show: (value) => {
      if (isDate) return first && showDate(first, value, is1904);
      const section = value < 0 && sections.length > 1 ? 1 : value === 0 && sections.length > 2 ? 2 : 0;
      const tokens = sections[section];
      if (!tokens) return undefined;
      if (tokens.some(({ kind, text }) => kind === 'code' && /^general$/i.test(text)))
        return (
          sign(section, value) +
          tokens
            .map(({ kind, text }) => (kind === 'code' ? showGeneral(Math.abs(value)) : text))
            .join('')
            .trim()
        );
      const shown = shower[section]?.(Math.abs(value));
      if (shown === undefined) return undefined;
      return /[1-9]/.test(shown) ? sign(section, value) + shown : shown;
    },
  };
};

/** Creates formatters by cell format id; `codes` are the file's custom formats. Equal codes share a formatter. */
export const makeFormats = (codes: ReadonlyMap<number, string>, is1904: boolean): ((id: number) => Formatter) => {
  const made = new Map<number, Formatter>();
  return (id) => {
    const known = made.get(id);
    if (known) return known;
    const formatter = compile(codes.get(id) ?? builtInCode(id), is1904);
    made.set(id, formatter);
    return formatter;
  };
};
