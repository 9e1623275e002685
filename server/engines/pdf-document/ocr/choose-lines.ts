import { overlapY } from '../read/geometry.ts';
import { judgeLine, meanOf, type RecognisedLine } from './hocr.ts';

/** A line of the second reading without a counterpart in the first is kept above this confidence. */
const sureAlone = 60;
/** Margin of confidence that the second reading needs. Otherwise a page that both read well would mix the two. */
const lead = 5;
/** Lines share a position if they overlap by this share of the lower height. */
const leastOverlap = 0.5;

const isSamePlace = ({ box: a }: RecognisedLine, { box: b }: RecognisedLine): boolean =>
  Math.min(a.x1, b.x1) > Math.max(a.x0, b.x0) && overlapY(a, b) > leastOverlap * Math.min(a.y1 - a.y0, b.y1 - b.y0);

/** Groups the lines of two readings that share a position, transitively. */
const groupsOf = (
  first: readonly RecognisedLine[],
  second: readonly RecognisedLine[],
): readonly { readonly ofFirst: readonly RecognisedLine[]; readonly ofSecond: readonly RecognisedLine[] }[] => {
  const left = [new Set(first), new Set(second)] as const;
  const groups: { ofFirst: RecognisedLine[]; ofSecond: RecognisedLine[] }[] = [];
  for (const start of [...first, ...second]) {
    const group = [[] as RecognisedLine[], [] as RecognisedLine[]] as const;
    const side = left[0].has(start) ? 0 : 1;
    const open: (readonly [0 | 1, RecognisedLine])[] = left[side].delete(start) ? [[side, start]] : [];
    for (let next = open.pop(); next; next = open.pop()) {
      const [own, line] = next;
      const other = own === 0 ? 1 : 0;
      group[own].push(line);
      for (const candidate of left[other]) if (isSamePlace(line, candidate) && left[other].delete(candidate)) open.push([other, candidate]);
    }
    if (group[0].length + group[1].length > 0) groups.push({ ofFirst: group[0], ofSecond: group[1] });
  }
  return groups;
};

/** Compares two readings of a picture, each in one language, and returns the lines that the other reading has better. */
export const worseLines = (
  first: readonly RecognisedLine[],
  second: readonly RecognisedLine[],
): { readonly ofFirst: readonly RecognisedLine[]; readonly ofSecond: readonly RecognisedLine[] } => {
  const isOfSecond = (ofFirst: readonly RecognisedLine[], ofSecond: readonly RecognisedLine[]): boolean => {
    const sureness = meanOf(ofSecond.map(judgeLine));
    return ofFirst.length === 0 ? sureness > sureAlone : sureness > meanOf(ofFirst.map(judgeLine)) + lead;
  };
  const groups = groupsOf(first, second).map((group) => ({ ...group, taken: isOfSecond(group.ofFirst, group.ofSecond) }));
  return {
    ofFirst: groups.flatMap(({ ofFirst, taken }) => (taken ? ofFirst : [])),
    ofSecond: groups.flatMap(({ ofSecond, taken }) => (taken ? [] : ofSecond)),
  };
};
