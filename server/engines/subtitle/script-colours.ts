import { toScript } from './script-codes.ts';

/** Named colours in captions (HTML 4, and the classes of WebVTT), as RGB. */
const named: Readonly<Record<string, string>> = {
  white: 'ffffff',
  silver: 'c0c0c0',
  gray: '808080',
  grey: '808080',
  black: '000000',
  red: 'ff0000',
  maroon: '800000',
  yellow: 'ffff00',
  olive: '808000',
  lime: '00ff00',
  green: '008000',
  aqua: '00ffff',
  cyan: '00ffff',
  teal: '008080',
  blue: '0000ff',
  navy: '000080',
  fuchsia: 'ff00ff',
  magenta: 'ff00ff',
  purple: '800080',
  orange: 'ffa500',
};

/** The script code of a colour, in BGR order; undefined if invalid. */
const codeOf = (colour: string): string | undefined => {
  const [, hex = named[colour.toLowerCase()]] = /^#?([0-9a-f]{6})$/i.exec(colour) ?? [];
  return hex && `{\\c&H${(hex.slice(4) + hex.slice(2, 4) + hex.slice(0, 2)).toUpperCase()}&}`;
};

const tag = /<(?:(\/)(?:font|c)|font\b([^<>]{0,200})|c((?:\.[\w-]{1,40}){1,10}))>/gi;

const colourIn = (attributes = '', classes = ''): string | undefined => {
  const [, value = ''] = /\bcolor\s{0,5}=\s{0,5}["']?([#\w]{1,20})/i.exec(attributes) ?? [];
  return codeOf(value) ?? classes.split('.').flatMap((one) => codeOf(one) ?? [])[0];
};

/** Converts coloured text to script text; `words` reads the text between tags. Undefined without colours. */
export const colouredScript = (text: string, words: (part: string) => string): string | undefined => {
  const open: (string | undefined)[] = [];
  let [out, from, isColoured] = ['', 0, false];
  for (const { 0: all, 1: closes, 2: attributes, 3: classes, index } of text.matchAll(tag)) {
    out += toScript(words(text.slice(from, index)));
    from = index + all.length;
    if (closes) {
      const ended = open.pop();
      if (ended) out += open.findLast((one) => one !== undefined) ?? '{\\c}';
      continue;
    }
    const code = colourIn(attributes, classes);
    open.push(code);
    if (!code) continue;
    isColoured = true;
    out += code;
  }
  if (!isColoured) return undefined;
  return (out + toScript(words(text.slice(from)))).replace(/ ?\\N ?/g, '\\N').trim();
};
