import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import { noise, plainWord } from './connectors.ts';

/** A meaning with its words, separated by spaces. */
export type Meaning = { readonly id: string; readonly words: string };

const options: Options<Meaning> = {
  fields: ['words'],
  tokenize: (text) => text.split(' '),
  processTerm: (word) => plainWord(word.toLowerCase()) || null,
};

/** Builds a JSON-compatible index of the words. */
export const indexWords = (meanings: readonly Meaning[]): AsPlainObject => {
  const index = new MiniSearch<Meaning>(options);
  index.addAll(meanings);
  return index.toJSON();
};

/** Optimal string alignment distance: insertions, deletions, substitutions, and swaps of adjacent letters. */
export const distance = (a: string, b: string): number => {
  const rows: number[][] = Array.from({ length: a.length + 1 }, (_, i) => [i, ...Array<number>(b.length).fill(0)]);
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0;
  for (let j = 0; j <= b.length; j += 1) (rows[0] as number[])[j] = j;
  for (let i = 1; i <= a.length; i += 1)
    for (let j = 1; j <= b.length; j += 1) {
      const change = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY;
      (rows[i] as number[])[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, change, swap);
    }
  return at(a.length, b.length);
};

/** Maximum word length for a format or a kind. */
const longestWord = 24;

/** Permitted typos for a word of this length. */
const forgiven = (word: string): number => (word.length < 3 ? 0 : word.length < 6 ? 1 : 2);

/** A dictionary of words and their meanings. */
export type Dictionary = {
  /** The ids of a word's meanings: exact, as a prefix, or with typos. */
  readonly lookUp: (word: string) => ReadonlySet<string>;
  /** The known words of a text in a script without spaces, longest first at each place; of any other, the text itself. */
  readonly wordsOf: (text: string) => readonly string[];
  /** The known words that an unknown one is made of: `pdf2word`, `Exceltabelle`. Of any other, the word itself. */
  readonly partsOf: (word: string) => readonly string[];
  /** Whether a word has no meaning in its language. */
  readonly isQuiet: (word: string) => boolean;
};

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Words that are written without blanks between them have parts of this length or more. */
const shortestPart = 3;
const shortestHead = 4;
const latin = /^[a-z0-9]+$/;
/** Between a source and its target: `jpg2pdf`, `jpgzupdf`. */
const joints = ['2', 'to', 'zu', 'in', 'en', 'em'] as const;
/** Longest word, in characters, of a script without spaces. */
const longestPiece = 12;

/** Loads a word index. `rank` orders equally close meanings by popularity. */
export const readDictionary = (words: AsPlainObject, rank: (id: string) => number): Dictionary => {
  const index = MiniSearch.loadJS<Meaning>(words, options);
  const known = new Map<string, ReadonlySet<string>>();
  const ids = (hits: readonly { readonly id: string }[]): ReadonlySet<string> => new Set(hits.map(({ id }) => id));

  const nearest = (word: string): ReadonlySet<string> => {
    const slips = forgiven(word);
    if (slips === 0 || word.length > longestWord || /^\d/.test(word)) return new Set();
    // The library counts a swap as two edits; the exact distance is checked here.
    const hits = index.search(word, { fuzzy: slips + 1, prefix: false });
    const near = hits.flatMap((hit) => hit.terms.map((term) => ({ id: String(hit.id), term, far: distance(word, term) })));
    // Two slips that change the first letter make another word: `celular` is no slip of `sellar`.
    const fits = near.filter(
      ({ far, term }) =>
        far <= slips && term.length > 2 && Math.abs(term.length - word.length) <= slips && (far < 2 || term[0] === word[0]),
    );
    // Swapped, extra or missing letters are typos; a substituted letter is more often another word.
    const sorted = (term: string) => [...new Set(term)].sort().join('');
    const best = fits.sort(
      (a, b) =>
        a.far - b.far || Number(sorted(b.term) === sorted(word)) - Number(sorted(a.term) === sorted(word)) || rank(a.id) - rank(b.id),
    )[0];
    return best ? ids(index.search(best.term, { fuzzy: false, prefix: false }) as never) : new Set();
  };

  const look = (word: string): ReadonlySet<string> => {
    const exact = ids(index.search(word, { fuzzy: false, prefix: false }) as never);
    if (exact.size > 0) return exact;
    const begun = word.length > 2 ? ids(index.search(word, { fuzzy: false, prefix: true }) as never) : new Set<string>();
    return begun.size > 0 ? begun : nearest(word);
  };

  const terms: ReadonlySet<string> = new Set(words.index.map(([term]) => term));
  const partsOf = (word: string): readonly string[] => {
    if (word.length < 2 * shortestPart || word.length > longestWord || terms.has(word) || !latin.test(word)) return [word];
    for (let at = word.length - shortestPart; at >= shortestPart; at -= 1) {
      const left = word.slice(0, at);
      if (!terms.has(left)) continue;
      const right = word.slice(at);
      if (terms.has(right) || noise.has(right)) return [left, right];
      const joint = joints.find((one) => right.startsWith(one) && terms.has(right.slice(one.length)));
      if (joint && right.length - joint.length >= shortestPart) return [left, 'to', right.slice(joint.length)];
    }
    if (lookUp(word).size > 0) return [word];
    // The last part says what it is: a Hochzeitsvideo is a video.
    for (let at = shortestPart; at <= word.length - shortestHead; at += 1) {
      const head = word.slice(at);
      if (terms.has(head) && [...lookUp(head)].some((id) => /^[fk]:/.test(id)))
        return [...(nearest(word.slice(0, at)).size > 0 ? [word.slice(0, at)] : []), head];
    }
    return [word];
  };

  const isQuiet = (word: string): boolean => terms.has(word) && lookUp(word).has('n:');

  const wordsOf = (text: string): readonly string[] => {
    if (!unspaced.test(text) || terms.has(text)) return [text];
    const letters = [...text];
    const found: string[] = [];
    for (let at = 0; at < letters.length; ) {
      const lengths = Array.from({ length: Math.min(longestPiece, letters.length - at) }, (_, less) => less + 1).reverse();
      const length = lengths.find((one) => terms.has(letters.slice(at, at + one).join('')));
      if (length) found.push(letters.slice(at, at + length).join(''));
      at += length ?? 1;
    }
    if (found.length > 0) return found;
    // Hiragana that the keyboard has not turned into katakana: わーど.
    const katakana = text.replace(/[\u3041-\u3096]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60));
    return katakana === text ? [text] : wordsOf(katakana);
  };

  const lookUp = (word: string): ReadonlySet<string> => {
    const cached = known.get(word) ?? look(word);
    known.set(word, cached);
    return cached;
  };
  return { lookUp, wordsOf, partsOf, isQuiet };
};
