import type { Line } from './line.ts';
import { defaultSize, sameSize } from './typography.ts';

/** In font sizes: leading within a paragraph: closer lines overlap, a larger distance separates paragraphs. */
const leadingRange = { least: 0.85, most: 2.2 } as const;
/** Default leading of 1.2 font sizes, as in TeX and CSS. */
const usualLeading = 1.2;
/**
 * Points: closer distances are one; a distance with this share of the most common one's count is nearly as common. Tuned on round, whose
 * leadings are known.
 */
const gapModes = { near: 0.3, share: 0.5 } as const;
/** Share of a document's letters: with more monospaced type, the document is set in it, so it does not mark code. */
const typewriting = 0.9;
/**
 * Minimum share of line ends with a painted space, of those before a small letter or of all: then wrapped lines end with one. Slides have few
 * lines that wrap, and verses and names begin with small letters as well.
 */
const spacedWraps = { beforeSmall: 0.5, all: 0.2 } as const;
/** Share of a column: shorter lines end their paragraphs; maximum share of them with a painted space. */
const shortLine = { width: 0.7, spaced: 0.1 } as const;
/** Steps per point for counting sizes and distances. */
const steps = { size: 2, gap: 4 } as const;

/** Typical values of the whole document, against which paragraphs are judged. */
export type Statistics = {
  readonly bodySize: number;
  /** All of it except a title or a name is monospaced. */
  readonly typewritten: boolean;
  /** Usual distance between baselines for a font size. */
  readonly leading: (size: number) => number;
  /** Whether only wrapped lines end with a painted space, so that the next line continues them. */
  readonly paintsWraps: boolean;
  /** Whether all of them do, so that a line without one ends its paragraph. */
  readonly spacedWraps: boolean;
  /** Share of line ends that hyphenate a word. */
  readonly hyphenation: number;
  /** Words of the document that are not split at a line end, for joining those that are. */
  readonly vocabulary: ReadonlySet<string>;
  /** First and last parts of the document's compounds: `long` and `term` of `long-term`. */
  readonly compounds: { readonly heads: ReadonlySet<string>; readonly tails: ReadonlySet<string> };
};

/** The font size in steps; text of almost no size has that of one step. */
const stepOf = (size: number): number => Math.max(1, Math.round(size * steps.size)) / steps.size;

const partedEnd = /\p{L}[-\u2010]$/u;

const top = (counts: ReadonlyMap<number, number>): number | undefined => [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0];

/** `slides`: of a program for slides, which paints the space at which it wraps; writing programs leave out some. */
export const gatherStatistics = (columns: readonly (readonly Line[])[], slides = false): Statistics => {
  const sizes = new Map<number, number>();
  const gaps = new Map<number, Map<number, number>>();
  const vocabulary = new Set<string>();
  const compounds = { heads: new Set<string>(), tails: new Set<string>() };
  let ends = 0;
  let [letters, typewritten] = [0, 0];
  let hyphens = 0;
  const spaced = { beforeSmall: 0, all: 0 };
  const lineEnds = { beforeSmall: 0, all: 0 };
  const short = { all: 0, spaced: 0 };
  for (const lines of columns) {
    const [left, right] = [Math.min(...lines.map((l) => l.box.x0)), Math.max(...lines.map((l) => l.box.x1))];
    lines.forEach((line, i) => {
      if (line.box.x1 - line.box.x0 < shortLine.width * (right - left)) {
        short.all++;
        if (line.spaced) short.spaced++;
      }
      for (const span of line.segments.flatMap((s) => s.spans)) {
        letters += span.text.length;
        if (span.style.monospace) typewritten += span.text.length;
      }
      const size = stepOf(line.size);
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
      const isBeforeSmall = /[\p{L},]$/u.test(line.text) && /^[\p{Ll}\p{Lo}]/u.test(next.text);
      for (const count of line.spaced ? [lineEnds, spaced] : [lineEnds]) {
        count.all++;
        if (isBeforeSmall) count.beforeSmall++;
      }
      const gap = Math.round((next.baseline - line.baseline) * steps.gap) / steps.gap;
      if (gap < line.size * leadingRange.least || gap > line.size * leadingRange.most) return;
      const of = gaps.get(size) ?? new Map<number, number>();
      of.set(gap, (of.get(gap) ?? 0) + 1);
      gaps.set(size, of);
    });
  }
  const bodySize = top(sizes) ?? defaultSize;
  const usual = new Map([...gaps].map(([size, counts]) => [size, lowMode(counts)]));
  const ratio = (usual.get(bodySize) ?? bodySize * usualLeading) / bodySize;
  const beforeSmall = spaced.beforeSmall >= spacedWraps.beforeSmall * lineEnds.beforeSmall;
  const allPainted = slides && (beforeSmall || spaced.all >= spacedWraps.all * lineEnds.all);
  return {
    bodySize,
    typewritten: typewritten > typewriting * letters,
    leading: (size) => usual.get(stepOf(size)) ?? size * ratio,
    paintsWraps: allPainted || (beforeSmall && short.spaced <= shortLine.spaced * short.all),
    spacedWraps: allPainted,
    hyphenation: hyphens / Math.max(1, ends),
    vocabulary,
    compounds,
  };
};

/** The most common gap; of several nearly as common, the smallest, since larger ones include space between paragraphs. */
const lowMode = (counts: ReadonlyMap<number, number>): number => {
  const near = (gap: number) => [...counts].reduce((sum, [g, n]) => (Math.abs(g - gap) <= gapModes.near ? sum + n : sum), 0);
  const scored = [...counts.keys()].map((gap) => ({ gap, n: near(gap) }));
  const most = Math.max(...scored.map((s) => s.n));
  return Math.min(...scored.filter((s) => s.n >= most * gapModes.share).map((s) => s.gap));
};
