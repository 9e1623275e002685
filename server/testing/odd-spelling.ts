import { SaxesParser, type SaxesTagNS } from 'saxes';

/** Reproducible numbers from 0 to 1 for a seed (mulberry32). */
export const seeded = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

export type Spelling = {
  readonly random: () => number;
  /** Replaces namespace prefixes; unprefixed attribute names stay. */
  readonly prefixes?: boolean;
};

const xmlns = 'http://www.w3.org/2000/xmlns/';
const xml = 'http://www.w3.org/XML/1998/namespace';

/**
 * Rewrites XML into an equivalent spelling that its grammar allows: quotes of either kind, space in
 * tags, attributes in another order, numeric character references, CDATA, comments that resemble markup, processing instructions,
 * other prefixes.
 */
export const spelledOddly = (text: string, { random, prefixes = true }: Spelling): string => {
  const one = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const space = () => one([' ', '  ', '\n', '\t ', ' \n ']);
  const maybe = () => (random() < 0.3 ? space() : '');
  const aside = () =>
    random() < 0.75
      ? ''
      : one(['<!-- <row r="9"><c r="A9"><v>9</v></c></row> <w:t>no</w:t> -->', '<?odd <c r="A1"/> ?>', '<!---->', '<!-- > \' " -->']);
  const numbered = (char: string) => {
    const code = char.codePointAt(0) ?? 0;
    return one([`&#${code};`, `&#x${code.toString(16)};`, `&#x${code.toString(16).toUpperCase()};`, `&#000${code};`]);
  };
  const escaped = (value: string, quote = '') =>
    Array.from(value, (char) => {
      if (char === '<' || char === '&' || char === '\r' || (char === quote && quote) || (quote && /\s/.test(char) && char !== ' '))
        return numbered(char);
      return random() < 0.1 ? numbered(char) : char;
    })
      .join('')
      // After two brackets it would end a CDATA section that never began.
      .replace(/(^|\])>/g, '$1&gt;');
  const spellText = (words: string): string => {
    if (words === '') return '';
    const cut = Math.floor(random() * (words.length + 1));
    const spellPart = (part: string) =>
      random() < 0.3 && part && !/\]\]>|\r/.test(part) && part.isWellFormed() ? `<![CDATA[${part}]]>` : escaped(part);
    return words.isWellFormed() && words.slice(0, cut).isWellFormed()
      ? `${spellPart(words.slice(0, cut))}${aside()}${spellPart(words.slice(cut))}`
      : escaped(words);
  };

  const names = new Map<string, string>();
  const prefixFor = (uri: string, prefix: string): string => {
    if (!prefixes || uri === '' || uri === xml) return prefix;
    const known = names.get(uri) ?? one(['x', 'q-1', 'a.b', '_', 'row', 'c']) + names.size;
    names.set(uri, known);
    return known;
  };
  const join = (prefix: string, local: string) => (prefix ? `${prefix}:${local}` : local);
  const attribute = (name: string, value: string) => {
    const quote = one(['"', "'"]);
    return `${space()}${name}${maybe()}=${maybe()}${quote}${escaped(value, quote)}${quote}`;
  };
  let out = '';
  let waiting = '';
  const parser = new SaxesParser({ xmlns: true });
  const flush = () => {
    out += spellText(waiting);
    waiting = '';
  };
  const open = (tag: SaxesTagNS): string => {
    const given = Object.values(tag.attributes);
    const declared = prefixes
      ? [...new Set([tag, ...given].map(({ uri }) => uri).filter((uri) => uri && uri !== xmlns && uri !== xml))].map((uri) =>
          attribute(`xmlns:${prefixFor(uri, '')}`, uri),
        )
      : given.filter(({ uri }) => uri === xmlns).map(({ name, value }) => attribute(name, value));
    const others = given
      .filter(({ uri }) => uri !== xmlns)
      .map(({ uri, prefix, local, value }) => attribute(join(prefix ? prefixFor(uri, prefix) : '', local), value))
      .sort(() => random() - 0.5);
    const inside = random() < 0.5 ? [...declared, ...others] : [...others, ...declared];
    return `<${join(prefixFor(tag.uri, tag.prefix), tag.local)}${inside.join('')}${maybe()}>`;
  };
  let depth = 0;
  parser.on('opentag', (tag) => {
    if (depth++ > 0) flush();
    // White space before the root is no text.
    waiting = '';
    out += aside() + open(tag);
  });
  parser.on('closetag', (tag) => {
    flush();
    depth--;
    out += `${aside()}</${join(prefixFor(tag.uri, tag.prefix), tag.local)}${maybe()}>`;
  });
  const add = (words: string) => {
    waiting += words;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.write(text).close();
  return `<?xml version='1.0' ?>\n<!-- ${one(['<sheet>', '<svg width="1">', '<!DOCTYPE x>'])} -->${out}\n<!-- end -->`;
};
