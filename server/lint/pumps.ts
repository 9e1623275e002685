import { type AST, RegExpParser } from '@eslint-community/regexpp';
import type { Expression } from './expressions.ts';

/** A test text for an expression: a prefix, a repeated run, and a suffix that may prevent a match. */
export type Pump = { readonly before: string; readonly run: string; readonly after: string };

/** Expands a pump to this many characters. */
export const textOf =
  ({ before, run, after }: Pump) =>
  (characters: number): string =>
    before + run.repeat(Math.max(1, Math.ceil(characters / run.length))) + after;

/** Characters of every class that expressions distinguish. */
const palette = [...' \t\n\r.aAzZ09_-,;:<>/\\"\'&%#*+=()[]{}|!?@$^~`\0\x1béαж中\u0301\u200b\u{1f600}'];

/** Reproducible random numbers. */
const randomFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};

const pick = <Item>(items: readonly Item[], random: () => number): Item | undefined => items[Math.floor(random() * items.length)];

type Sampler = { readonly random: () => number; readonly flags: string };

const sampleClass = (raw: string, { random, flags }: Sampler): string => {
  const fits = new RegExp(`^(?:${raw})$`, flags.replace(/[gy]/g, ''));
  return (
    pick(
      palette.filter((character) => fits.test(character)),
      random,
    ) ?? 'x'
  );
};

/** A text that a part of an expression might match; assertions count as empty. */
const sample = (node: AST.Element, sampler: Sampler): string => {
  switch (node.type) {
    case 'Character':
      return String.fromCodePoint(node.value);
    case 'CharacterClass':
    case 'CharacterSet':
    case 'ExpressionCharacterClass':
      return sampleClass(node.raw, sampler);
    case 'Group':
    case 'CapturingGroup':
      return (pick(node.alternatives, sampler.random)?.elements ?? []).map((element) => sample(element, sampler)).join('');
    case 'Quantifier': {
      const count = Math.min(node.max, Math.max(node.min, Math.floor(sampler.random() * 3)));
      return Array.from({ length: Math.min(40, count) }, () => sample(node.element, sampler)).join('');
    }
    default:
      return '';
  }
};

/** All sequences of elements in an expression, including nested ones. */
const sequencesOf = (pattern: AST.Pattern | AST.Element): readonly (readonly AST.Element[])[] => {
  if ('alternatives' in pattern && Array.isArray(pattern.alternatives))
    return (pattern.alternatives as readonly AST.Alternative[]).flatMap(({ elements }) => [
      elements ?? [],
      ...(elements ?? []).flatMap((element) => sequencesOf(element)),
    ]);
  return pattern.type === 'Quantifier' ? sequencesOf(pattern.element) : [];
};

const endings = ['', '\0', '\n', 'x', ' '];

/**
 * Texts that may slow an expression down: repetitions of parts of its matches, with or without the beginning of a match.
 * Deterministic per expression.
 */
export const pumpsFor = ({ source, flags }: Expression, count: number, seed = 0): readonly Pump[] => {
  const random = randomFrom(Number(Bun.hash(source + flags) % 2n ** 32n) + seed);
  const unicode = flags.includes('u');
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, { unicode, unicodeSets: flags.includes('v') });
  const sequences = sequencesOf(pattern).filter((elements) => elements.length > 0);
  const sampler = { random, flags };
  return Array.from({ length: count }, (): Pump => {
    const elements = pick(sequences, random) ?? [];
    const start = Math.floor(random() * elements.length);
    const end = start + 1 + Math.floor(random() * (elements.length - start));
    const text = (from: number, to: number) =>
      elements
        .slice(from, to)
        .map((element) => sample(element, sampler))
        .join('');
    return {
      before: random() < 0.5 ? text(0, start) : '',
      run: text(start, end) || (pick(palette, random) ?? ' '),
      after: pick(endings, random) ?? '',
    };
  });
};

/** Runs that people and attackers put into names and texts. */
export const wordPumps: readonly Pump[] = [
  ...palette,
  ...[
    '..',
    '. ',
    ' .',
    '/.',
    './',
    '../',
    '%41',
    '%',
    '%2e%2e/',
    '\ud800',
    '\udc00',
    'e\u0301',
    '\u0301\u0316',
    '\u202e',
    "''",
    '""',
    'a.b',
  ],
  ...['<!--', '<!DOCTYPE ', '<!DOCTYPE[', '<!ENTITY a "', '<!ENTITY % a "">', '&a;', '<?xml ', ']]>', '<![CDATA[', '<a ', '</a>', '<a b="'],
  ...[
    '<meta ',
    '/*',
    '*/',
    '#define a',
    '\n#',
    '\n-',
    '- ',
    '> ',
    '1.',
    '1 ',
    '1,',
    '1e',
    '-1',
    '{',
    '[',
    '{"a":',
    '[1,',
    '"a",',
    ';,',
    'a=b;',
  ],
  ...[
    '\\',
    '\\"',
    '\\\n',
    '\r\n',
    '\r',
    '\t ',
    'aA',
    'a1',
    '\u2028',
    '\ufeff',
    '٣',
    '中文',
    '😀',
    '👨‍👩‍👧',
    'ﬁ',
    'İ',
    'ß',
    '--',
    '==',
    '**',
    '``',
    '~~',
  ],
].flatMap((run) => [
  { before: '', run, after: '' },
  { before: 'a', run, after: 'x' },
  { before: '<', run, after: '>' },
]);
