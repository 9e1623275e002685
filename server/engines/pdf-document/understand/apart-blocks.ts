import { unionAll } from '../read/geometry.ts';
import { addressLines } from './address-lines.ts';
import type { PageSegments, TextItem } from './layout-items.ts';

/** Points: lines centred in their block share a middle and differ in their starts. */
const centred = { middles: 2, starts: 4 } as const;
/**
 * A signature line of low strokes. A drawn one is within `near` font sizes above its text, at least `length` points long, and `apart`
 * points from the next.
 */
const signing = { text: /^_{6,}$/, near: 1.6, length: 60, apart: 12 } as const;
/** Lines: higher blocks are the columns of a table. */
const mostLines = 12;
/** Minimum height of a line between two blocks, as a share of theirs. */
const between = 0.6;
/** Labels with values: minimum number of such lines in a block, and their minimum share. */
const labelled = { pattern: /^\p{L}[^:]{0,30}:\s*\S/u, lines: 2, share: 0.5 } as const;
/** Number of adjacent blocks that must be identified as addresses or the like; further ones may be anything. */
const leastKnown = 2;
/** Share of the lines on the left that end with a colon, from which on they are labels of the text on the right. */
const labels = 0.5;

type Lines = readonly TextItem[];

const textsOf = (lines: Lines): string[] => lines.map((l) => l.segment.text);

const isCentred = (lines: Lines): boolean => {
  const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
  return (
    lines.length > 1 &&
    spread(lines.map(({ box }) => box.x0 + box.x1)) < 2 * centred.middles &&
    spread(lines.map(({ box }) => box.x0)) > centred.starts
  );
};

/** Whether a block has a signature line of low strokes, with a name below. */
const isWrittenToSign = (lines: Lines): boolean => {
  const line = lines.find((l) => signing.text.test(l.segment.text.trim()));
  return line !== undefined && lines.some((l) => l.baseline > line.baseline + 1);
};

/**
 * Whether each block has a drawn signature line above one of its lines, with white space before the next block's. Header rows have no such
 * gaps.
 */
const areDrawnToSign = (blocks: readonly Lines[], { separators }: Pick<PageSegments, 'separators'>): boolean => {
  const over = blocks.map((lines) =>
    separators.find(
      (r) =>
        r.x1 - r.x0 > signing.length &&
        lines.some(({ box, size }) => r.x0 < box.x1 && r.x1 > box.x0 && box.y0 - r.y0 > -1 && box.y0 - r.y0 < signing.near * size),
    ),
  );
  return over.every((r, n) => r !== undefined && (n === 0 || r.x0 - (over[n - 1]?.x1 ?? r.x0) > signing.apart));
};

const isLabelled = (lines: Lines): boolean => {
  const found = textsOf(lines).filter((text) => labelled.pattern.test(text.trim())).length;
  return found >= labelled.lines && found >= labelled.share * lines.length;
};

const isParted = (blocks: readonly Lines[], { bars }: Pick<PageSegments, 'bars'>): boolean => {
  const boxes = blocks.map((lines) => unionAll(lines.map((l) => l.box)));
  const [y0, y1] = [Math.min(...boxes.map((b) => b.y0)), Math.max(...boxes.map((b) => b.y1))];
  return boxes
    .slice(1)
    .every(({ x0 }, n) =>
      bars?.some(
        ({ box }) =>
          box.x0 > (boxes[n]?.x1 ?? 0) - 1 && box.x1 < x0 + 1 && Math.min(box.y1, y1) - Math.max(box.y0, y0) > between * (y1 - y0),
      ),
    );
};

/**
 * Whether blocks with common baselines are still read one after the other. This holds for addresses, signatures side by side, centred
 * texts, and blocks separated by a line; labels and their values are read across.
 */
export const readApart = (blocks: readonly Lines[], page: Pick<PageSegments, 'separators' | 'bars'>): boolean => {
  const [left] = blocks;
  if (
    !left ||
    blocks.some((b) => b.length > mostLines) ||
    left.filter((l) => /:$/.test(l.segment.text.trim())).length > labels * left.length
  )
    return false;
  if (isParted(blocks, page) || blocks.every(isWrittenToSign) || areDrawnToSign(blocks, page) || blocks.every(isCentred)) return true;
  const found = blocks.map((b) => (isLabelled(b) ? 'labelled' : addressLines(textsOf(b))));
  const unknown = found.filter((f) => f === 'none').length;
  return found.includes('sure') && found.length - unknown >= leastKnown;
};
