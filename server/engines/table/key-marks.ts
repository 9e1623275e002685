import { entriesOf, type Fields, fieldsOf, isFields, type Value } from './value.ts';

/**
 * Parsers create JavaScript objects, which move integer keys to the front, and round long integers. A mark that doesn't occur in
 * the text is put before such keys and numbers while parsing, and removed afterwards from wherever it ended up.
 */
type Mark = { readonly text: string; readonly unmark: (value: Value) => Value };

const privateUse = { first: 0xe000, last: 0xe0ff } as const;
/** Bare keys of TOML are ASCII. */
const asciiMarks = ['__key__', '__key0__', '__key1__'];

const freeMark = (text: string, isAscii: boolean): string | undefined => {
  if (isAscii) return asciiMarks.find((mark) => !text.includes(mark));
  for (let code = privateUse.first; code <= privateUse.last; code++) {
    const mark = String.fromCharCode(code);
    if (!text.includes(mark)) return mark;
  }
  return undefined;
};

const integer = /^-?\d+$/;

/** A YAML merge key (`<<`) with a number, so that an object may have several. */
const mergeKey = (mark: string): RegExp => new RegExp(`${mark}<<\\d+${mark}`, 'g');

/** The objects that a merge key references: one, or a list in which earlier ones take precedence. */
const mergedOf = (value: Value): readonly Fields[] => [value].flat().filter((one): one is Fields => isFields(one as Value));

/** Expands merge keys in place. An object's own keys take precedence, regardless of position. */
const withMerges = (entries: readonly (readonly [string, Value])[], isMerge: (key: string) => boolean): Fields => {
  const own = new Map(entries.filter(([key]) => !isMerge(key)));
  const found = new Map<string, Value>();
  for (const [key, value] of entries) {
    if (!isMerge(key)) found.set(key, own.get(key) ?? null);
    else
      for (const fields of mergedOf(value))
        for (const [name, child] of entriesOf(fields)) if (!found.has(name)) found.set(name, own.get(name) ?? child);
  }
  return fieldsOf(found);
};

const unmarkedBy = (mark: string): ((value: Value) => Value) => {
  const merge = mergeKey(mark);
  const plain = (text: string): string => (text.includes(mark) ? text.replace(merge, '<<').replaceAll(mark, '') : text);
  const isMerge = (key: string): boolean => key.startsWith(`${mark}<<`) && plain(key) === '<<';
  const unmark = (value: Value): Value => {
    if (typeof value === 'string') {
      if (!value.includes(mark)) return value;
      const bare = plain(value);
      return value.startsWith(mark) && integer.test(bare) ? BigInt(bare) : bare;
    }
    if (Array.isArray(value)) return value.map(unmark);
    if (typeof value !== 'object' || value === null) return value;
    const entries = entriesOf(value as Fields).map(([key, child]) => [key, unmark(child)] as const);
    if (!entries.some(([key]) => isMerge(key))) return fieldsOf(entries.map(([key, child]) => [plain(key), child] as const));
    return withMerges(
      entries.map(([key, child]) => [isMerge(key) ? key : plain(key), child] as const),
      isMerge,
    );
  };
  return unmark;
};

/** Positions to mark: before integer keys, and before integers that JavaScript would round. */
const places: Readonly<Record<'json' | 'yaml' | 'toml', readonly RegExp[]>> = {
  json: [/(?<=")(?=\d+"\s*:)/g],
  yaml: [
    /^[ \t]*(?:- +)*["']?(?=\d+["']?[ \t]*:(?:\s|$))/gm,
    // Only a quoted key may have its value right after the colon. Addresses of tags (`tag:yaml.org,2002:str`) stay as they are.
    /[{,][ \t]*(?:(?=\d+[ \t]*:[\s,\]}])|["'](?=\d+["'][ \t]*:))/g,
    /^[ \t]*(?:- +)*(?:[^\s#:]+: +)?(?=-?\d{16,}[ \t\r]*$)/gm,
  ],
  toml: [/^[ \t]*["']?(?=\d+["']?[ \t]*=)/gm, /^\[[^\]\n]*?(?:\[|\.|\["')(?=\d+[\].])/gm],
};

/** Merge keys at the beginning of a line or in brackets; the parser loses their position. */
const mergePlaces = /(?:^[ \t]*(?:- +)*|[{,][ \t]*)<<(?=[ \t]*:(?:\s|$))/gm;

/** A text whose keys keep their order when parsed; undefined if not needed. */
export const markKeys = (text: string, format: keyof typeof places): Mark | undefined => {
  const found = places[format].filter((place) => text.search(place) >= 0);
  const hasMerges = format === 'yaml' && text.includes('<<');
  if (found.length === 0 && !hasMerges) return undefined;
  const mark = freeMark(text, format === 'toml');
  if (mark === undefined) return undefined;
  let count = 0;
  const numbered = hasMerges ? text.replace(mergePlaces, (before) => `${before.slice(0, -2)}${mark}<<${count++}${mark}`) : text;
  return { text: found.reduce((marked, place) => marked.replace(place, (before) => before + mark), numbered), unmark: unmarkedBy(mark) };
};
