import { entriesOf, type Value } from './value.ts';

/** Words and signs that some reader interprets: YAML 1.1's booleans, null, merges, infinity, in any case. */
const taken = /^(?:true|false|yes|no|on|off|y|n|null|nil|none|~|<<|=|[-+]?\.(?:inf|nan))$/i;
/**
 * Text that YAML 1.1 or 1.2 reads as a number or a timestamp, or that resembles one: digits with signs, bases, underscores, base 60
 * (12:30 is 750), dates. Quotes more than necessary, since readers differ.
 */
const numeric = /^[-+]?(?:\.?\d[\d_.,:]*(?:e[-+]?\d*)?|0[xob][\da-f_]+|\d{4}-\d{1,2}-\d{1,2}(?:[t ].*)?)$/i;
/** Text that needs no quotes: no special character at its beginning, no `: ` or ` #` inside, no blank at either end. */
const bare = /^[^\s\-?:,[\]{}#&*!|>'"%@`~=<](?:[^:#]|:(?=[^\s])|#)*$/;
const unfit = /[^\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\u{10000}-\u{10ffff}]|: |:$| #|\s$/u;
const beginsWell = /^-(?=[^\s\-.\d])/;
const flowSigns = /[,[\]{}]/;

const escapes = /[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/g;
const quoted = (text: string): string =>
  JSON.stringify(text).replace(escapes, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

const textOf = (text: string, isKey = false): string => {
  const isBare = (bare.test(text) || beginsWell.test(text)) && !unfit.test(text) && !taken.test(text) && !numeric.test(text);
  return isBare && !(isKey && (flowSigns.test(text) || text.includes(':') || text.length > 120)) ? text : quoted(text);
};

const numberOf = (value: number): string => {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? '.nan' : value > 0 ? '.inf' : '-.inf';
  if (Object.is(value, -0)) return '-0';
  const text = String(value);
  // YAML 1.1 requires a point in numbers with an exponent.
  return /^-?\d+e/.test(text) ? text.replace('e', '.0e') : text;
};

const scalarOf = (value: Exclude<Value, object> | null): string => {
  if (typeof value === 'string') return textOf(value);
  return typeof value === 'number' ? numberOf(value) : String(value);
};

const indented = (lines: readonly string[], first: string): string[] => lines.map((line, at) => (at === 0 ? first : '  ') + line);

const linesOf = (value: Value): string[] => {
  if (typeof value !== 'object' || value === null) return [scalarOf(value)];
  if (Array.isArray(value)) return value.length === 0 ? ['[]'] : value.flatMap((one: Value) => indented(linesOf(one), '- '));
  const entries = entriesOf(value as never);
  if (entries.length === 0) return ['{}'];
  return entries.flatMap(([key, child]) => {
    const inner = linesOf(child);
    const isBlock =
      typeof child === 'object' && child !== null && (Array.isArray(child) ? child.length > 0 : Object.keys(child).length > 0);
    const name = textOf(key, true);
    return isBlock ? [`${name}:`, ...indented(inner, '  ')] : [`${name}: ${inner[0]}`];
  });
};

/** A value as YAML, indented by two, without a final line end; text stays text in YAML 1.1 readers, too. */
export const yamlOf = (value: Value): string => linesOf(value).join('\n');
