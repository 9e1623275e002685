import { judgeLine, meanOf, type RecognisedLine } from './hocr.ts';

/** A line of the second reading stands for nothing of the first where it is surer than this. */
const sureAlone = 60;
/** The second reading has to be surer than the first by so much, or each would have some of a page that both read well. */
const lead = 5;
/** Lines share their place where they overlap by this part of the lower one's height. */
const leastOverlap = 0.5;

const isSamePlace = ({ box: a }: RecognisedLine, { box: b }: RecognisedLine): boolean =>
  Math.min(a.x1, b.x1) > Math.max(a.x0, b.x0) &&
  Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0) > leastOverlap * Math.min(a.y1 - a.y0, b.y1 - b.y0);

/** Lines of two readings that share a place, each with those of the other that it shares it with and so on. */
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

/** Of two readings of a picture, in a language each, the lines that the other has better. */
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
