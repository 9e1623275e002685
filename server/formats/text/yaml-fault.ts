import { type Place, placeAt } from '../../contract/place.ts';

/** Limit of characters parsed over all attempts to locate a fault; larger texts get only the parser's error. */
const mostCharacters = 64 * 1024 * 1024;
/** Limits of ends to pass until an open construct closes: of entries of the outermost list or object, and of lines in one of them. */
const [mostEntries, mostLines] = [3, 24];

const reads = (text: string): boolean => {
  try {
    Bun.YAML.parse(text);
    return true;
  } catch {
    return false;
  }
};

/**
 * The first line up to which the text fails to parse as YAML, though it parses up to the line before: the parser reports no position.
 * An unclosed construct is reported at its start, because the rest of the text is part of it.
 */
export const yamlFault = (text: string): Place | undefined => {
  let left = mostCharacters;
  const readsTo = (end: number): boolean => {
    left -= end;
    return left >= 0 && reads(text.slice(0, end));
  };
  /** The two adjacent ends between which the fault is; text that ends inside brackets is no fault. */
  const between = (ends: readonly number[], mostOpen: number): readonly [number, number] => {
    let [good, bad] = [0, ends.length - 1];
    while (bad - good > 1 && left >= 0) {
      const middle = (good + bad) >> 1;
      let end = middle;
      while (end < bad && end < middle + mostOpen && !readsTo(ends[end] ?? 0)) end++;
      if (end < bad && end < middle + mostOpen) good = end;
      else bad = middle;
    }
    return [ends[good] ?? 0, ends[bad] ?? text.length];
  };
  const ends = [0, ...[...text.matchAll(/\r\n?|\n/g)].map(({ index, 0: end }) => index + end.length)].filter((end) => end < text.length);
  ends.push(text.length);
  const [from, to] = between(
    ends.filter((end) => end === 0 || end === text.length || !/[\s#\]}]/.test(text[end] ?? '')),
    mostEntries,
  );
  const [start, end] = between(
    ends.filter((one) => one >= from && one <= to),
    mostLines,
  );
  if (left < 0) return undefined;
  const line = text.slice(start, end);
  const blanks = /^[ \t]*/.exec(line)?.[0] ?? '';
  const tab = blanks.indexOf('\t');
  return tab < 0 ? placeAt(text, start + blanks.length, 'yaml-line') : placeAt(text, start + tab, 'tab');
};
