import type { Statistics } from './statistics.ts';

/** Share of line ends within a word from which on a document counts as hyphenated: below, hyphens at line ends belong to compounds. */
const hyphenated = 0.02;
/** Scripts without spaces between words, so lines are joined without one. */
const noSpaceScript = /[\u2e80-\u2fdf\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uff60\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]/;

/** Letters: shorter parts of words are words themselves by chance. */
const leastWord = { head: 3, tail: 4, both: 4 } as const;

/** Prefixes that English joins to the following word: `understand`, `overcome`, `themselves`. */
const joiners = new Set('under over with some every there where here what when them your further never'.split(' '));

const isCompound = (start: string, end: string, { vocabulary, compounds }: Statistics): boolean => {
  if (start.length >= leastWord.head && compounds.heads.has(start) && end.length >= leastWord.tail) return true;
  if (end.length >= leastWord.tail && compounds.tails.has(end) && start.length >= leastWord.head) return true;
  return (
    !joiners.has(start) && start.length >= leastWord.both && end.length >= leastWord.both && vocabulary.has(start) && vocabulary.has(end)
  );
};

/** Prefixes that English always hyphenates, and those that it hyphenates before nearly all words of at least four letters. */
const hyphenHead = /^(?:well|self)$/;
const solidRest = /^(?:ington|ness|ish|less)/;
const hyphenTail = /^(?:based|driven|oriented|specific|friendly|term|level|quality|known|minded|sized|shaped|aware)$/;

/** Whether it is a compound that English hyphenates. */
const isUsualCompound = (start: string, end: string): boolean =>
  (hyphenHead.test(start) && end.length >= leastWord.tail && !solidRest.test(end)) ||
  (start.length >= leastWord.both && !joiners.has(start) && hyphenTail.test(end));

/** A word in capitals, as in titles and warnings. */
const capitals = /^\p{Lu}{2,}$/u;

/** How two lines are joined: with a space, with nothing, or by removing the hyphen of a split word. */
export const meet = (before: string, after: string, stats: Statistics): 'space' | 'nothing' | 'join' => {
  const last = before.at(-1) ?? '';
  const first = after[0] ?? '';
  if (last === '\u00ad') return 'join';
  if (noSpaceScript.test(last) && noSpaceScript.test(first)) return 'nothing';
  const parted = /(?<!\p{L})(\p{L}+)[-\u2010]$/u.exec(before)?.[1];
  const rest = (parted && capitals.test(parted) ? /^\p{Lu}{2,}(?!\p{Ll})/u : /^\p{Ll}+/u).exec(after)?.[0];
  if (parted && rest) {
    const [start, end] = [parted.toLowerCase(), rest.toLowerCase()];
    if (stats.vocabulary.has(`${start}-${end}`)) return 'nothing';
    if (stats.vocabulary.has(start + end)) return 'join';
    if (isCompound(start, end, stats) || isUsualCompound(start, end)) return 'nothing';
    const arePieces = !stats.vocabulary.has(start) && !stats.vocabulary.has(end);
    return arePieces || stats.hyphenation > hyphenated ? 'join' : 'nothing';
  }
  if (/\p{L}[-\u2010]$/u.test(before) && first) return 'nothing';
  if (/\d[-\u2010\u2013]$/.test(before) && /\d/.test(first)) return 'nothing';
  return last === '/' && /^\S/.test(after) && /https?:/.test(before.split(/\s/).at(-1) ?? '') ? 'nothing' : 'space';
};
