import type { Line } from './line.ts';

/** What is usual in the whole document; single paragraphs are judged against it. */
export type Statistics = {
  /** Size that most letters have. */
  readonly bodySize: number;
  /** Usual distance of baselines for a size. */
  readonly leading: (size: number) => number;
  /** Share of line ends that part a word with a hyphen. */
  readonly hyphenation: number;
  /** Words of the document, for joining parted ones. */
  readonly vocabulary: ReadonlySet<string>;
};

const top = (counts: ReadonlyMap<number, number>): number | undefined => [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0];

/** Gathers the figures from columns of lines. */
export const gatherStatistics = (columns: readonly (readonly Line[])[]): Statistics => {
  const sizes = new Map<number, number>();
  const gaps = new Map<number, Map<number, number>>();
  const vocabulary = new Set<string>();
  let ends = 0;
  let hyphens = 0;
  for (const lines of columns)
    lines.forEach((line, i) => {
      const size = Math.round(line.size * 2) / 2;
      sizes.set(size, (sizes.get(size) ?? 0) + line.text.length);
      for (const word of line.text.toLowerCase().match(/[\p{L}]+(?:-[\p{L}]+)*/gu) ?? []) vocabulary.add(word);
      ends++;
      if (/\p{L}-$/u.test(line.text)) hyphens++;
      const next = lines[i + 1];
      if (!next || Math.abs(next.size - line.size) > 0.6) return;
      const gap = Math.round((next.baseline - line.baseline) * 4) / 4;
      if (gap < line.size * 0.85 || gap > line.size * 2.2) return;
      const of = gaps.get(size) ?? new Map<number, number>();
      of.set(gap, (of.get(gap) ?? 0) + 1);
      gaps.set(size, of);
    });
  const bodySize = top(sizes) ?? 11;
  const usual = new Map([...gaps].map(([size, counts]) => [size, lowMode(counts)]));
  const ratio = (usual.get(bodySize) ?? bodySize * 1.2) / bodySize;
  return {
    bodySize,
    leading: (size) => usual.get(Math.round(size * 2) / 2) ?? size * ratio,
    hyphenation: hyphens / Math.max(1, ends),
    vocabulary,
  };
};

/** The commonest gap; of several near as common, the smallest, since larger ones hold space between paragraphs. */
const lowMode = (counts: ReadonlyMap<number, number>): number => {
  const near = (gap: number) => [...counts].reduce((sum, [g, n]) => (Math.abs(g - gap) <= 0.3 ? sum + n : sum), 0);
  const scored = [...counts.keys()].map((gap) => ({ gap, n: near(gap) }));
  const most = Math.max(...scored.map((s) => s.n));
  return Math.min(...scored.filter((s) => s.n >= most * 0.5).map((s) => s.gap));
};
