import { entriesOf, type Fields, fieldsOf, type Value } from './value.ts';

/**
 * Parsers make objects of JavaScript, which move keys that are whole numbers to the front, and round long integers. A sign that
 * the text lacks goes before such keys and numbers while it is parsed, and away again afterwards, wherever it landed.
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

const unmarkedBy = (mark: string): ((value: Value) => Value) => {
  const plain = (text: string): string => (text.includes(mark) ? text.replaceAll(mark, '') : text);
  const unmark = (value: Value): Value => {
    if (typeof value === 'string') {
      if (!value.includes(mark)) return value;
      const bare = plain(value);
      return value.startsWith(mark) && integer.test(bare) ? BigInt(bare) : bare;
    }
    if (Array.isArray(value)) return value.map(unmark);
    if (typeof value !== 'object' || value === null) return value;
    return fieldsOf(entriesOf(value as Fields).map(([key, child]) => [plain(key), unmark(child)] as const));
  };
  return unmark;
};

/** What in a text is marked: places before keys that are whole numbers, and before integers that a number of JavaScript rounds. */
const places: Readonly<Record<'json' | 'yaml' | 'toml', readonly RegExp[]>> = {
  json: [/(?<=")(?=\d+"\s*:)/g],
  yaml: [
    /^[ \t]*(?:- +)*["']?(?=\d+["']?[ \t]*:(?:\s|$))/gm,
    /[{,][ \t]*["']?(?=\d+["']?[ \t]*:)/g,
    /^[ \t]*(?:- +)*(?:[^\s#:]+: +)?(?=-?\d{16,}[ \t\r]*$)/gm,
  ],
  toml: [/^[ \t]*["']?(?=\d+["']?[ \t]*=)/gm, /^\[[^\]\n]*?(?:\[|\.|\["')(?=\d+[\].])/gm],
};

/** A text whose keys keep their order when it is parsed; undefined where it is not needed. */
export const markKeys = (text: string, format: keyof typeof places): Mark | undefined => {
  const found = places[format].filter((place) => text.search(place) >= 0);
  if (found.length === 0) return undefined;
  const mark = freeMark(text, format === 'toml');
  if (mark === undefined) return undefined;
  return { text: found.reduce((marked, place) => marked.replace(place, (before) => before + mark), text), unmark: unmarkedBy(mark) };
};
