import { type Fault, type Place, placeAt } from '../../contract/place.ts';

/** Position of the first syntax error (RFC 8259), and the number of repeated object keys. */
export type JsonLook = { readonly fault?: { readonly at: number; readonly fault: Fault }; readonly repeated: number };

/** Thrown at a fault; `at` is its position. */
class Stop {
  constructor(
    readonly at: number,
    readonly fault: Fault,
  ) {}
}

const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const words = ['true', 'false', 'null'];
const escapes = '"\\/bfnrt';
const [quote, backslash, comma, colon] = ['"', '\\', ',', ':'].map((sign) => sign.charCodeAt(0)) as [number, number, number, number];

const isBlank = (code: number): boolean => code === 32 || code === 10 || code === 13 || code === 9;
const isDigit = (sign: string): boolean => sign >= '0' && sign <= '9';

/** The end of the text that begins with the quote at `start`. */
const endOfString = (text: string, start: number): number => {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) return at + 1;
    if (code === backslash) {
      const sign = text[at + 1];
      if (sign === undefined) break;
      if (!escapes.includes(sign) && !(sign === 'u' && /^[\da-f]{4}$/i.test(text.slice(at + 2, at + 6)))) throw new Stop(at, 'escape');
      at++;
    } else if (code === 10 || code === 13) throw new Stop(start, 'text-open');
    else if (code < 32) throw new Stop(at, 'control-character');
  }
  throw new Stop(start, 'text-open');
};

const endOfNumber = (text: string, start: number): number => {
  number.lastIndex = start;
  const end = start + (number.exec(text)?.[0].length ?? 0);
  if (end === start || /[\w.+-]/.test(text[end] ?? '')) throw new Stop(start, 'number');
  return end;
};

/** The unexpected character, if it says more than the missing one. */
const instead = (sign: string | undefined, missing: Fault): Fault => {
  if (sign === undefined) return 'ends';
  if (sign === "'") return 'single-quote';
  if (sign === '/' || sign === '#') return 'comment';
  return missing;
};

/** Scans a text as JSON; keeps only the keys of the open objects. */
export const lookAtJson = (text: string): JsonLook => {
  const open: (Set<string> | null)[] = [];
  let [at, repeated] = [0, 0];
  const blanks = (): void => {
    while (isBlank(text.charCodeAt(at))) at++;
  };
  const name = (names: Set<string>): void => {
    if (text.charCodeAt(at) !== quote) throw new Stop(at, instead(text[at], text.charCodeAt(at) === comma ? 'comma-too-many' : 'name'));
    const end = endOfString(text, at);
    const raw = text.slice(at, end);
    const decoded = raw.includes('\\') ? (JSON.parse(raw) as string) : raw.slice(1, -1);
    if (names.has(decoded)) repeated++;
    names.add(decoded);
    at = end;
    blanks();
    if (text.charCodeAt(at) !== colon) throw new Stop(at, instead(text[at], 'colon'));
    at++;
  };
  /** Reads to the end of a value, or enters the list or object that begins. */
  const value = (): boolean => {
    blanks();
    const sign = text[at] ?? '';
    if (sign === '"') at = endOfString(text, at);
    else if (sign === '-' || isDigit(sign)) at = endOfNumber(text, at);
    else if (sign === '{' || sign === '[') {
      at++;
      blanks();
      if (text[at] !== (sign === '{' ? '}' : ']')) {
        const names = sign === '{' ? new Set<string>() : null;
        open.push(names);
        if (names) name(names);
        return false;
      }
      at++;
    } else {
      const word = words.find((one) => text.startsWith(one, at));
      if (word === undefined || /\w/.test(text[at + word.length] ?? ''))
        throw new Stop(at, instead(text[at], /\p{L}/u.test(sign) ? 'word' : sign === ',' ? 'comma-too-many' : 'value'));
      at += word.length;
    }
    return true;
  };
  /** Closes what ends here; false if another value follows. */
  const closed = (): boolean => {
    while (open.length > 0) {
      blanks();
      const names = open.at(-1);
      if (text[at] === (names ? '}' : ']')) {
        at++;
        open.pop();
        continue;
      }
      if (text.charCodeAt(at) !== comma) throw new Stop(at, instead(text[at], names ? 'comma-or-brace' : 'comma-or-bracket'));
      const last = at++;
      blanks();
      if (text[at] === '}' || text[at] === ']') throw new Stop(last, 'comma-too-many');
      if (names) name(names);
      return false;
    }
    return true;
  };
  try {
    while (!value() || !closed());
    blanks();
    return at < text.length ? { fault: { at, fault: instead(text[at], 'behind') }, repeated } : { repeated };
  } catch (thrown) {
    if (!(thrown instanceof Stop)) throw thrown;
    return { fault: { at: thrown.at, fault: thrown.fault }, repeated };
  }
};

/** Position of the first JSON syntax error; undefined if there is none. */
export const jsonFault = (text: string): Place | undefined => {
  const { fault } = lookAtJson(text);
  return fault && placeAt(text, fault.at, fault.fault);
};
