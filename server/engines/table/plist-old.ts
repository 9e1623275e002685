import { fieldsOf, type Value } from './value.ts';

const bareWord = /[\w$/:.+-]+/y;
const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', a: '\x07', b: '\b', f: '\f', v: '\v' };

/** Whether a text is a property list of NeXTSTEP and GNUstep, or a table of translations (`.strings`), instead of XML. */
export const isOldPlist = (text: string): boolean => /^\s{0,999}(?:[{("]|\/[/*])/.test(text);

/**
 * Reads the older property lists of Apple, which `defaults read`, Xcode's projects and `.strings` files still use. `wrong` is called for
 * a text that is none, and for more than `mostLevels` lists within one another.
 */
export const readOldPlist = (text: string, mostLevels: number, wrong: () => never): Value => {
  let at = 0;
  const blanks = (): void => {
    for (; at < text.length; at++) {
      if (text.startsWith('//', at)) {
        const end = text.indexOf('\n', at);
        at = end < 0 ? text.length : end;
      } else if (text.startsWith('/*', at)) {
        const end = text.indexOf('*/', at + 2);
        if (end < 0) wrong();
        at = end + 1;
      } else if (!/\s/.test(text[at] ?? '')) return;
    }
  };
  const has = (sign: string): boolean => {
    blanks();
    if (text[at] !== sign) return false;
    at++;
    return true;
  };
  const quoted = (): string => {
    const quote = text[at++];
    const pieces: string[] = [];
    for (let from = at; ; ) {
      const sign = text[at++];
      if (sign === undefined) return wrong();
      if (sign !== quote && sign !== '\\') continue;
      pieces.push(text.slice(from, at - 1));
      if (sign === quote) return pieces.join('');
      const code = /^(?:[Uu]([\da-f]{4})|([0-7]{1,3}))/i.exec(text.slice(at, at + 5));
      if (code) pieces.push(String.fromCharCode(code[1] ? Number.parseInt(code[1], 16) : Number.parseInt(code[2] ?? '0', 8)));
      else pieces.push(escapes[text[at] ?? ''] ?? text[at] ?? '');
      at += code?.[0].length ?? 1;
      from = at;
    }
  };
  const word = (): string => {
    blanks();
    if (text[at] === '"' || text[at] === "'") return quoted();
    bareWord.lastIndex = at;
    const [found] = bareWord.exec(text) ?? wrong();
    at += found.length;
    return found;
  };
  /** Bytes in hexadecimal digits as Base64, as XML has them, or a number, truth value or date of GNUstep. */
  const angled = (): Value => {
    const end = text.indexOf('>', at);
    if (end < 0) return wrong();
    const inside = text.slice(at, end).trim();
    at = end + 1;
    const [, kind, written = ''] = /^\*([IRBD])([\s\S]*)$/.exec(inside) ?? [];
    if (kind === 'B') return written === 'Y';
    if (kind === 'D') return written;
    if (kind) return Number.isFinite(Number(written)) ? Number(written) : written;
    const digits = inside.replace(/\s+/g, '');
    return /^(?:[\da-f]{2})*$/i.test(digits) ? Buffer.from(digits, 'hex').toString('base64') : wrong();
  };
  const fields = (close: string, level: number): Value => {
    const entries: [string, Value][] = [];
    for (blanks(); close === '' ? at < text.length : !has(close); blanks()) {
      const name = word();
      // A translation that is its own key is written once.
      entries.push([name, has('=') ? value(level + 1) : name]);
      if (!has(';') && text[at] !== close) wrong();
    }
    return fieldsOf(entries);
  };
  const value = (level: number): Value => {
    if (level > mostLevels) return wrong();
    if (has('{')) return fields('}', level);
    if (has('<')) return angled();
    if (!has('(')) return word();
    const items: Value[] = [];
    while (!has(')')) {
      items.push(value(level + 1));
      if (!has(',') && text[at] !== ')') wrong();
    }
    return items;
  };
  blanks();
  const isTable = text[at] !== '{' && text[at] !== '(';
  const read = isTable ? fields('', 0) : value(0);
  blanks();
  return at < text.length ? wrong() : read;
};
