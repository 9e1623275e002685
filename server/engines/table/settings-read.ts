import { parse, TomlDate } from 'smol-toml';
import { message } from '../../../catalogue/languages/message.ts';
import { placeAt } from '../../contract/place.ts';
import { damagedAt, WorkerProblem } from '../../contract/worker-main.ts';
import { impossibleDay } from '../../formats/text/toml-dates.ts';
import { markKeys } from './key-marks.ts';
import { fieldsOf, type Value } from './value.ts';

/** Settings as a tree; `Object.fromEntries` keeps even `__proto__` as an ordinary key. */
type Tree = Map<string, Value | Tree>;

const plain = (tree: Tree): Value => fieldsOf([...tree].map(([key, value]) => [key, value instanceof Map ? plain(value) : value] as const));

/** TOML values as JSON data: dates as text, which are added to `dates`, and exact integers. */
const fromToml = (value: unknown, keepsEndless: boolean, dates: string[]): Value => {
  if (value instanceof TomlDate) {
    const date = value.toISOString();
    dates.push(date);
    return date.replace(/\.000(?=Z|[+-]|$)/, '');
  }
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number' && !Number.isFinite(value)) return keepsEndless ? value : String(value);
  if (Array.isArray(value)) return value.map((one) => fromToml(one, keepsEndless, dates));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, fromToml(child, keepsEndless, dates)] as const));
  return value as Value;
};

/** TOML 1.0. */
export const readToml = (written: string, keepsEndless = false): Value => {
  // Lines within texts would end as the system that wrote the file ends them.
  const text = written.replaceAll('\r\n', '\n');
  const marked = markKeys(text, 'toml');
  const dates: string[] = [];
  const value = fromToml(parse(marked?.text ?? text, { integersAsBigInt: 'asNeeded' }), keepsEndless, dates);
  const impossible = impossibleDay(text, dates);
  if (impossible !== undefined) throw damagedAt(placeAt(text, impossible, 'toml-date'));
  return marked ? marked.unmark(value) : value;
};

/** Lines of settings, whichever system wrote them. */
const linesOf = (text: string): string[] => text.split(/\r\n?|\n/);

const sectionLine = /^\[([^\]]*)\]\s*(?:[;#].*)?$/;

/**
 * INI as Windows, Python's configparser and systemd write it: sections in brackets, `key = value` or `key: value`, comment lines,
 * and indented continuation lines. A key that comes again, as units of systemd and Git's settings have it, holds a list.
 */
export const readIni = (text: string): Value => {
  const root: Tree = new Map();
  let section = root;
  let last: string | undefined;
  let found = false;
  for (const line of linesOf(text)) {
    const bare = line.trim();
    if (bare === '' || /^[;#]/.test(bare)) continue;
    const name = sectionLine.exec(bare)?.[1]?.trim();
    if (name !== undefined) {
      const known = root.get(name);
      section = known instanceof Map ? known : new Map();
      root.set(name, section);
      last = undefined;
      found = true;
      continue;
    }
    const known = last === undefined ? undefined : section.get(last);
    const before = Array.isArray(known) ? known.at(-1) : known;
    if (last !== undefined && /^\s/.test(line) && typeof before === 'string') {
      const longer = before === '' ? bare : `${before}\n${bare}`;
      if (Array.isArray(known)) (known as Value[])[known.length - 1] = longer;
      else section.set(last, longer);
      continue;
    }
    const at = bare.search(/[=:]/);
    last = (at < 0 ? bare : bare.slice(0, at)).trim();
    const value = at < 0 ? '' : bare.slice(at + 1).trim();
    const plainValue = /^"[^"]*"$/.test(value) ? value.slice(1, -1) : value;
    const earlier = section.get(last);
    if (Array.isArray(earlier)) (earlier as Value[]).push(plainValue);
    else section.set(last, typeof earlier === 'string' ? [earlier, plainValue] : plainValue);
    found ||= at >= 0;
  }
  if (!found) throw new WorkerProblem(root.size === 0 ? 'nothing_to_convert' : 'corrupt_input', message('settingsNone'));
  return plain(root);
};

const letters: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', f: '\f' };
const withoutEscapes = (text: string): string =>
  text.replace(/\\(?:u([\da-fA-F]{4})|([\s\S]))/g, (_, code: string | undefined, letter: string) =>
    code ? String.fromCharCode(Number.parseInt(code, 16)) : (letters[letter] ?? letter),
  );

/** Java's properties (java.util.Properties, `load`): lines that end in an odd number of backslashes continue. */
export const readProperties = (text: string): Value => {
  const found: Tree = new Map();
  const lines = linesOf(text);
  for (let at = 0; at < lines.length; at++) {
    let line = (lines[at] ?? '').trimStart();
    if (line === '' || /^[#!]/.test(line)) continue;
    const parts: string[] = [];
    while (/(?:^|[^\\])(?:\\\\)*\\$/.test(line) && at + 1 < lines.length) {
      parts.push(line.slice(0, -1));
      line = (lines[++at] ?? '').trimStart();
    }
    const whole = parts.join('') + line;
    let end = 0;
    while (end < whole.length && !/[\s:=]/.test(whole[end] ?? '')) end += whole[end] === '\\' ? 2 : 1;
    const [key, value] = [whole.slice(0, end), whole.slice(end).trimStart().replace(/^[:=]/, '').trimStart()];
    found.set(withoutEscapes(key), withoutEscapes(value));
  }
  if (found.size === 0) throw new WorkerProblem('nothing_to_convert');
  return plain(found);
};
