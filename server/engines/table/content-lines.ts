import { isUtf8 } from 'node:buffer';
import { message } from '../../../catalogue/languages/message.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { decodeText } from '../../formats/text/decode.ts';

/** A property of a vCard or an iCalendar object; `values` are split at `;` and unescaped. */
export type Property = {
  readonly name: string;
  /** The name before the dot, which a property shares with its label. */
  readonly group?: string;
  readonly params: ReadonlyMap<string, string>;
  readonly raw: string;
};

/** An object of a file: a BEGIN/END pair with nested objects inside. */
export type Component = { readonly name: string; readonly properties: Property[]; readonly inside: Component[] };

/** Limit of nested objects; an alarm in an event in a calendar is at level three. */
const mostLevels = 20;

const unescaped = (text: string): string => text.replace(/\\([\s\S])/g, (_, sign: string) => (sign === 'n' || sign === 'N' ? '\n' : sign));

/** Text of a property with a single value. */
export const textOf = ({ raw }: Property): string => unescaped(raw);

/** Values of a property with several, split at unescaped separators. */
export const partsOf = ({ raw }: Property, separator: ';' | ','): readonly string[] => {
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at <= raw.length; at++) {
    if (raw[at] === '\\') at++;
    else if (at === raw.length || raw[at] === separator) {
      parts.push(unescaped(raw.slice(start, at)));
      start = at + 1;
    }
  }
  return parts;
};

/** The places of a sign outside quotes. Some programs escape quotes with a backslash, which iCalendar doesn't know. */
const placesOf = (line: string, sign: ':' | ';', isEscaped: boolean): readonly number[] => {
  const places: number[] = [];
  let quoted = false;
  for (let at = 0; at < line.length; at++) {
    if (isEscaped && line[at] === '\\') at++;
    else if (line[at] === '"') quoted = !quoted;
    else if (line[at] === sign && !quoted) {
      places.push(at);
      if (sign === ':' && line[at + 1] !== '"') break;
    }
  }
  return places;
};

/** The end of a property's name and parameters: the first colon outside quotes, or a later one if it is none of `SENT-BY:"…":`. */
const colonOf = (line: string): number => {
  const [first = -1, second] = [true, false].map((isEscaped) => placesOf(line, ':', isEscaped)).find((found) => found.length > 0) ?? [];
  return second !== undefined && /;[\w-]{1,60}$/.test(line.slice(Math.max(0, first - 62), first)) ? second : first;
};

const splitHead = (head: string): readonly string[] => {
  const ends = [...placesOf(head, ';', true), head.length];
  return ends.map((end, at) => head.slice(at === 0 ? 0 : (ends[at - 1] ?? 0) + 1, end));
};

const quotedPrintable = (text: string, charset: string): string => {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const code =
      text[at] === '=' && /^[\da-f]{2}$/i.test(text.slice(at + 1, at + 3)) ? Number.parseInt(text.slice(at + 1, at + 3), 16) : undefined;
    if (code === undefined) bytes.push(...Buffer.from(text[at] ?? ''));
    else {
      bytes.push(code);
      at += 2;
    }
  }
  try {
    return new TextDecoder(charset || 'utf-8').decode(Uint8Array.from(bytes));
  } catch {
    return decodeText(Buffer.from(bytes)).text;
  }
};

const isQuotedPrintable = (line: string): boolean => /;(?:ENCODING=)?QUOTED-PRINTABLE[;:]/i.test(line);
const isBase64 = (line: string): boolean => /;(?:ENCODING=)?(?:B|BASE64)[;:]/i.test(line);

/** Reads contacts or events as text. Some programs fold lines within a letter of UTF-8, whose bytes are joined first (RFC 5545, 3.1). */
export const decodeLines = (bytes: Buffer): string => {
  const isCut = (text: string): boolean => /[\xc2-\xf4][\x80-\xbf]{0,2}\r?\n[ \t][\x80-\xbf]/.test(text);
  const bare = bytes.some((byte) => byte >= 0x80) ? bytes.toString('latin1') : '';
  if (!isCut(bare)) return decodeText(bytes).text;
  const joined = Buffer.from(bare.replace(/([\xc2-\xf4][\x80-\xbf]{0,2})\r?\n[ \t](?=[\x80-\xbf])/g, '$1'), 'latin1');
  return decodeText(isUtf8(joined) ? joined : bytes).text;
};

/** Whether a line is the start of a property's name that is folded before its colon. */
const isFoldedName = (lines: readonly string[], at: number): boolean => {
  let name = lines[at] ?? '';
  for (let next = at + 1; name.length < 80 && /^[\w.-]*$/.test(name) && /^[ \t]/.test(lines[next] ?? ''); next++)
    name += lines[next]?.slice(1) ?? '';
  return /^[\w.-]{1,80}[:;]/.test(name);
};

/**
 * Joins continued lines: folded ones begin with a blank (RFC 6350, 3.2), quoted-printable ones end in `=`. Some programs write a
 * text's lines as they are: those have no colon.
 */
const unfold = (text: string): readonly string[] => {
  const lines: string[][] = [];
  // Computed once per logical line, however often it continues.
  let isPrintable = false;
  const all = text.split(/\r\n?|\n/);
  for (const [at, line] of all.entries()) {
    const last = lines.at(-1);
    const before = last?.at(-1) ?? '';
    if (last && isPrintable && before.endsWith('=')) {
      last[last.length - 1] = before.slice(0, -1);
      // Some programs also fold these lines, even between the two bytes of a character.
      last.push(/=[\da-f]{2}=$/i.test(before.slice(-4)) && /^ =[\da-f]{2}/i.test(line) ? line.slice(1) : line);
    } else if (last && /^[ \t]/.test(line)) last.push(line.slice(1));
    else if (last && line !== '' && !line.includes(':') && !isFoldedName(all, at)) last.push(isBase64(last[0] ?? '') ? line : `\\n${line}`);
    else if (line !== '') {
      lines.push([line]);
      isPrintable = isQuotedPrintable(line);
    }
  }
  return lines.map((parts) => parts.join(''));
};

/** Escapes in parameters (RFC 6868). */
const carets: Readonly<Record<string, string>> = { n: '\n', "'": '"', '^': '^' };

const propertyOf = (line: string): Property | undefined => {
  const colon = colonOf(line);
  if (colon < 0) return undefined;
  const [head = '', ...rest] = splitHead(line.slice(0, colon));
  const params = new Map<string, string>();
  for (const one of rest) {
    const equals = one.indexOf('=');
    // Version 2.1 omits parameter names.
    const bare = /^quoted-printable|base64$/i.test(one) ? 'ENCODING' : 'TYPE';
    const [name, value] = equals < 0 ? [bare, one] : [one.slice(0, equals).toUpperCase(), one.slice(equals + 1)];
    const known = params.get(name);
    const plain = (value.startsWith('"') ? value.replace(/^"|"$/g, '') : value)
      .replace(/\\(["\\])/g, '$1')
      .replace(/\^([n'^])/g, (_, sign: string) => carets[sign] ?? sign);
    params.set(name, known === undefined ? plain : `${known},${plain}`);
  }
  const raw = line.slice(colon + 1);
  const isPrintable = /^quoted-printable$/i.test(params.get('ENCODING') ?? '');
  const [name = '', group] = head.split('.').reverse();
  return {
    name: name.toUpperCase(),
    ...(group ? { group: group.toLowerCase() } : {}),
    params,
    raw: isPrintable ? quotedPrintable(raw, params.get('CHARSET') ?? '').replace(/\r?\n/g, '\\n') : raw,
  };
};

/** Parses vCards (2.1 to 4.0) and iCalendar objects into names, parameters and raw values. */
export const readComponents = (text: string): readonly Component[] => {
  const root: Component = { name: '', properties: [], inside: [] };
  const open: Component[] = [root];
  for (const line of unfold(text)) {
    const property = propertyOf(line);
    const current = open.at(-1) ?? root;
    if (!property) continue;
    if (property.name === 'BEGIN') {
      const next: Component = { name: property.raw.trim().toUpperCase(), properties: [], inside: [] };
      current.inside.push(next);
      open.push(next);
      if (open.length > mostLevels) throw new WorkerProblem('corrupt_input', message('objectsEndless'));
    } else if (property.name === 'END') {
      if (open.length > 1) open.pop();
    } else current.properties.push(property);
  }
  return root.inside;
};

export const escapedValue = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Folds a line as both formats require: at most 75 bytes, continuations begin with a blank, and no character is split. */
export const foldedLine = (line: string): string => {
  let [written, bytes] = ['', 0];
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (bytes + size > 74) {
      written += '\r\n ';
      bytes = 1;
    }
    written += letter;
    bytes += size;
  }
  return `${written}\r\n`;
};
