import { bareRecord } from '../../../catalogue/bare-record.ts';

/**
 * JSON as people write it by hand and programs print it: comments, commas before a closing bracket, single quotes, keys without quotes
 * (JSON5), the words of Python, line ends within texts, values one after the other, and an assignment or a call around it.
 */

const bareName = /[\p{L}_$][\p{L}\p{N}_$-]*/uy;
const looseNumber = /[-+]?(?:0x[\da-f]{1,13}|\d+(?:\.\d*)?(?:e[-+]?\d+)?|\.\d+(?:e[-+]?\d+)?)/iy;
/** `var data =`, `window.YTD.tweets.part0 =`, `callback(`, and the prefix against inclusion as a script. */
const wrapped = /^\s{0,999}(?:\)\]\}',?|(?:(?:var|let|const)\s{1,99})?[a-z_$][\w.$]{0,200}\s{0,99}[=(])\s{0,999}(?=[[{])/i;
const words = bareRecord<string>({
  ...{ true: 'true', false: 'false', null: 'null', True: 'true', False: 'false', None: 'null', undefined: 'null' },
  ...{ NaN: '"NaN"', Infinity: '"Infinity"', '-Infinity': '"-Infinity"', '+Infinity': '"Infinity"' },
});
const controls: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** The end of a text in quotes, and the text in double ones; undefined if it never closes. */
const quotedText = (text: string, start: number): { readonly end: number; readonly strict: string } | undefined => {
  const quote = text[start];
  const pieces = ['"'];
  let from = start + 1;
  for (let at = from; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (sign !== quote && sign !== '\\' && sign !== '"' && sign >= ' ') continue;
    pieces.push(text.slice(from, at));
    from = at + 1;
    if (sign === quote) return { end: at + 1, strict: `${pieces.join('')}"` };
    if (sign !== '\\') pieces.push(sign === '"' ? '\\"' : (controls[sign] ?? `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`));
    else {
      const next = text[++at] ?? '';
      // A backslash before a line end joins lines in JSON5.
      if (next !== '\n') pieces.push(next === "'" ? next : `\\${next}`);
      from = at + 1;
    }
  }
  return undefined;
};

/** The position behind blanks and comments. */
const behindBlanks = (text: string, start: number): number => {
  let at = start;
  while (at < text.length) {
    const sign = text[at] ?? '';
    if (sign === '\x1e' || /[\s\ufeff]/.test(sign)) at++;
    else if (sign === '#' || text.startsWith('//', at)) {
      const end = text.indexOf('\n', at);
      at = end < 0 ? text.length : end;
    } else if (text.startsWith('/*', at)) {
      const end = text.indexOf('*/', at + 2);
      at = end < 0 ? text.length : end + 2;
    } else break;
  }
  return at;
};

const strictNumber = (written: string): string => {
  const plain = written.replace(/^\+/, '');
  if (/^-?0x/i.test(plain)) return String(plain.startsWith('-') ? -Number(plain.slice(1)) : Number(plain));
  return plain.replace(/^(-?)\./, '$10.').replace(/\.(?=$|e)/i, '');
};

/** The values of a text as strict JSON, each for a parser that still may refuse it; undefined if the text is nothing of the kind. */
export const strictValues = (text: string): readonly string[] | undefined => {
  const values: string[] = [];
  let pieces: string[] = [];
  let depth = 0;
  const end = (): void => {
    if (depth === 0 && pieces.length > 0) {
      values.push(pieces.join(''));
      pieces = [];
    }
  };
  const [wrapper = ''] = wrapped.exec(text) ?? [];
  for (let at = behindBlanks(text, wrapper.length); at < text.length; at = behindBlanks(text, at)) {
    const sign = text[at] ?? '';
    if (sign === '"' || sign === "'") {
      const found = quotedText(text, at);
      if (!found) return undefined;
      pieces.push(found.strict);
      at = found.end;
    } else if (sign === '{' || sign === '[') {
      pieces.push(sign);
      depth++;
      at++;
      continue;
    } else if (sign === '}' || sign === ']') {
      if (depth === 0) return undefined;
      if (pieces.at(-1) === ',') pieces.pop();
      pieces.push(sign);
      depth--;
      at++;
    } else if (sign === ',' || sign === ':') {
      // Between values of a list without brackets.
      if (depth > 0) pieces.push(sign);
      else if (sign === ':' || values.length === 0) return undefined;
      at++;
      continue;
    } else if (depth === 0 && wrapper !== '' && (sign === ';' || sign === ')')) {
      at++;
      continue;
    } else {
      looseNumber.lastIndex = at;
      bareName.lastIndex = at + (/[-+]/.test(sign) ? 1 : 0);
      const digits = looseNumber.exec(text)?.[0];
      const number = digits !== undefined && !/[\w.]/.test(text[at + digits.length] ?? '') ? digits : undefined;
      const name = number === undefined ? bareName.exec(text)?.[0] : undefined;
      const whole = name === undefined ? '' : (/[-+]/.test(sign) ? sign : '') + name;
      if (number === undefined && name === undefined) return undefined;
      at += (number ?? whole).length;
      const isKey = text[behindBlanks(text, at)] === ':';
      const word = isKey ? JSON.stringify(number ?? whole) : number === undefined ? words[whole] : strictNumber(number);
      if (word === undefined) return undefined;
      pieces.push(word);
    }
    end();
  }
  return depth === 0 && values.length > 0 ? values : undefined;
};
