import { unionAll } from '../read/geometry.ts';
import { addressLines } from './address-lines.ts';
import type { PageSegments, TextItem } from './layout-items.ts';

/** Points: lines in the middle of their block have one middle, and different starts. */
const centred = { middles: 2, starts: 4 } as const;
/** A line to sign on: so many low strokes and nothing else. A drawn one is so near over the text under it (sizes), as long, and so far from the next (points). */
const signing = { text: /^_{6,}$/, near: 1.6, length: 60, apart: 12 } as const;
/** Lines: higher blocks are the columns of a table. */
const mostLines = 12;
/** Part of its height that a line between two blocks has. */
const between = 0.6;
/** Names before what they stand for: so many lines of a block have them, and this share. */
const labelled = { pattern: /^\p{L}[^:]{0,30}:\s*\S/u, lines: 2, share: 0.5 } as const;
/** So many blocks in a row are known for an address or its like; further ones may be what they are. */
const leastKnown = 2;
/** Share of the lines on the left that end with a colon: they are labels of what stands right of them. */
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

/** Has a block a line of low strokes to sign on, with a name under it? */
const isWrittenToSign = (lines: Lines): boolean => {
  const line = lines.find((l) => signing.text.test(l.segment.text.trim()));
  return line !== undefined && lines.some((l) => l.baseline > line.baseline + 1);
};

/** Has each block a drawn line to sign on over one of its lines, and white space between it and the next one's? Heads of tables have none. */
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

/** Does an upright line part what stands side by side? */
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
 * Do blocks whose lines stand on common baselines read one after the other all the same? Addresses do, what is signed side by side, texts
 * in the middle of their blocks, and what a line parts; names and what they stand for are read across.
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
