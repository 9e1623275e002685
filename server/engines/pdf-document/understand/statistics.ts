import type { Line } from './line.ts';
import { defaultSize, sameSize } from './typography.ts';

/** Baselines of one paragraph are this far apart (sizes): closer lines overlap, further ones have a paragraph's end between them. */
const leadingRange = { least: 0.85, most: 2.2 } as const;
/** Lines are set 1.2 sizes apart where no program says otherwise: TeX's and CSS' usual leading. */
const usualLeading = 1.2;
/** Points: distances this close are one; `share` of the commonest is near as common. Set on round, whose leadings are known. */
const gapModes = { near: 0.3, share: 0.5 } as const;
/** Share of a document's letters: with more of typewriter's type, it is set in that and holds no code for it. */
const typewriting = 0.9;
/** Steps to a point in which sizes and distances are counted. */
const steps = { size: 2, gap: 4 } as const;

/** What is usual in the whole document; single paragraphs are judged against it. */
export type Statistics = {
  /** Size that most letters have. */
  readonly bodySize: number;
  /** All of it but a title or a name is typewriter's type. */
  readonly typewritten: boolean;
  /** Usual distance of baselines for a size. */
  readonly leading: (size: number) => number;
  /** Share of line ends that part a word with a hyphen. */
  readonly hyphenation: number;
  /** Words of the document that no line's end parts, for joining those that one does. */
  readonly vocabulary: ReadonlySet<string>;
  /** What compounds of the document begin and end with: `long` and `term` of `long-term`. */
  readonly compounds: { readonly heads: ReadonlySet<string>; readonly tails: ReadonlySet<string> };
};

/** A line that ends in a word's hyphen. */
const partedEnd = /\p{L}[-\u2010]$/u;

const top = (counts: ReadonlyMap<number, number>): number | undefined => [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0];

/** Gathers the figures from columns of lines. */
export const gatherStatistics = (columns: readonly (readonly Line[])[]): Statistics => {
  const sizes = new Map<number, number>();
  const gaps = new Map<number, Map<number, number>>();
  const vocabulary = new Set<string>();
  const compounds = { heads: new Set<string>(), tails: new Set<string>() };
  let ends = 0;
  let [letters, typewritten] = [0, 0];
  let hyphens = 0;
  for (const lines of columns)
    lines.forEach((line, i) => {
      for (const span of line.segments.flatMap((s) => s.spans)) {
        letters += span.text.length;
        if (span.style.monospace) typewritten += span.text.length;
      }
      const size = Math.round(line.size * steps.size) / steps.size;
      sizes.set(size, (sizes.get(size) ?? 0) + line.text.length);
      const words = line.text.toLowerCase().match(/[\p{L}]+(?:-[\p{L}]+)*/gu) ?? [];
      const isParted = partedEnd.test(line.text);
      const whole = words.slice(partedEnd.test(lines[i - 1]?.text ?? '') ? 1 : 0, isParted ? -1 : undefined);
      for (const word of whole) {
        vocabulary.add(word);
        if (!word.includes('-')) continue;
        const parts = word.split('-');
        for (const [k, part] of parts.entries()) {
          if (k + 1 < parts.length) compounds.heads.add(part);
          if (k > 0) compounds.tails.add(part);
        }
      }
      ends++;
      if (isParted) hyphens++;
      const next = lines[i + 1];
      if (!next || Math.abs(next.size - line.size) > sameSize) return;
      const gap = Math.round((next.baseline - line.baseline) * steps.gap) / steps.gap;
      if (gap < line.size * leadingRange.least || gap > line.size * leadingRange.most) return;
      const of = gaps.get(size) ?? new Map<number, number>();
      of.set(gap, (of.get(gap) ?? 0) + 1);
      gaps.set(size, of);
    });
  const bodySize = top(sizes) ?? defaultSize;
  const usual = new Map([...gaps].map(([size, counts]) => [size, lowMode(counts)]));
  const ratio = (usual.get(bodySize) ?? bodySize * usualLeading) / bodySize;
  return {
    bodySize,
    typewritten: typewritten > typewriting * letters,
    leading: (size) => usual.get(Math.round(size * steps.size) / steps.size) ?? size * ratio,
    hyphenation: hyphens / Math.max(1, ends),
    vocabulary,
    compounds,
  };
};

/** The commonest gap; of several near as common, the smallest, since larger ones hold space between paragraphs. */
const lowMode = (counts: ReadonlyMap<number, number>): number => {
  const near = (gap: number) => [...counts].reduce((sum, [g, n]) => (Math.abs(g - gap) <= gapModes.near ? sum + n : sum), 0);
  const scored = [...counts.keys()].map((gap) => ({ gap, n: near(gap) }));
  const most = Math.max(...scored.map((s) => s.n));
  return Math.min(...scored.filter((s) => s.n >= most * gapModes.share).map((s) => s.gap));
};
