import type { Converter } from '../converters/converter.ts';

/** A converter as search knows it. */
export type SearchEntry = Pick<Converter, 'name' | 'description' | 'path' | 'from' | 'to'> & { readonly tone: string };

export type SearchIndex = {
  readonly converters: readonly SearchEntry[];
  /** Each format with all that people call it, separated by spaces. */
  readonly formats: Readonly<Record<string, { readonly name: string; readonly tone: string; readonly words: string }>>;
  /** Outputs, separated by spaces, of pairs that have a page but no place among the converters. */
  readonly further: Readonly<Record<string, string>>;
};

/** Entries whose name or description contains the query, in any case (SPEC 5). A blank query finds all. */
export const searchConverters = <Entry extends Pick<Converter, 'name' | 'description'>>(
  query: string,
  entries: readonly Entry[],
): readonly Entry[] => {
  const needle = query.trim().toLowerCase();
  return entries.filter(({ name, description }) => name.toLowerCase().includes(needle) || description.toLowerCase().includes(needle));
};

const noise = new Set(
  'a an the my your from file files format convert converter converters converting conversion change turn make tool tools online free'.split(
    ' ',
  ),
);
const arrow = /\s(?:to|2|into|in|as|→|->|>)(?:\s|$)/;

const wordsOf = (text: string): readonly string[] => text.split(/[^\p{L}\p{N}.]+/u).filter((word) => word !== '' && !noise.has(word));

/** Formats that go by all of these words; a beginning of three letters counts where nothing goes by the whole word. */
const formatsCalled = (words: readonly string[], { formats }: SearchIndex): ReadonlySet<string> => {
  const called = (fits: (name: string, word: string) => boolean) =>
    Object.keys(formats).filter((id) => {
      const names = formats[id]?.words.split(' ') ?? [];
      return words.every((word) => names.some((name) => fits(name, word)));
    });
  const whole = called((name, word) => name === word);
  return new Set(whole.length > 0 ? whole : called((name, word) => word.length > 2 && name.startsWith(word)));
};

/** What the query means in formats: `from` and `to` when it has a direction, else one set for either side. */
const meaningOf = (query: string, index: SearchIndex) => {
  const text = ` ${query.trim().toLowerCase()}`;
  const at = arrow.exec(text);
  const [left, right] = at ? [text.slice(0, at.index), text.slice(at.index + at[0].length)] : [text, undefined];
  const sides = [wordsOf(left), wordsOf(right ?? '')].map((words) => (words.length > 0 ? formatsCalled(words, index) : undefined));
  return { from: sides[0], to: sides[1], directed: right !== undefined };
};

/**
 * Converters for a query, best first: those whose name contains it; those that it means, by what people call formats (`jpeg to png`,
 * `excel`, `mp4 converter`); those whose description contains it (SPEC 5); and pairs that only have a page.
 */
export const findConverters = (query: string, index: SearchIndex): readonly SearchEntry[] => {
  const literal = searchConverters(query, index.converters);
  const { from, to, directed } = meaningOf(query, index);
  if (!from && !to) return literal;
  const meant = directed
    ? index.converters.filter((entry) => (from?.has(entry.from) ?? true) && (to?.has(entry.to) ?? true))
    : [...index.converters.filter((entry) => from?.has(entry.from)), ...index.converters.filter((entry) => from?.has(entry.to))];
  const named = literal.filter(({ name }) => name.toLowerCase().includes(query.trim().toLowerCase()));
  const found = [...new Set([...named, ...meant, ...literal])];
  return from && to ? [...found, ...furtherPairs(from, to, index)] : found;
};

const furtherPairs = (sources: ReadonlySet<string>, targets: ReadonlySet<string>, { formats, further }: SearchIndex) =>
  [...sources].flatMap((from): SearchEntry[] =>
    (further[from]?.split(' ') ?? [])
      .filter((to) => targets.has(to))
      .map((to) => ({
        from,
        to,
        name: `${formats[from]?.name} to ${formats[to]?.name}`,
        description: '',
        path: `/${from}-to-${to}`,
        tone: formats[from]?.tone ?? '',
      })),
  );
