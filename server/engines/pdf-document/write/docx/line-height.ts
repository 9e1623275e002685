import { LineRuleType } from 'docx';
import { lineBox, textReach } from '../../line-box.ts';
import type { Paragraph } from '../../model.ts';
import type { SectionBlock } from '../../panel-model.ts';
import type { FaceOf } from './typefaces.ts';

/**
 * In font sizes: ascent and descent by which programs set lines, from the fonts' own tables; free substitutes have those of the original
 * fonts. Other fonts are close to the last entry.
 */
const reaches: readonly (readonly [font: RegExp, above: number, below: number])[] = [
  [/^arial/i, 0.938, 0.212],
  [/^times new roman/i, 0.933, 0.216],
  [/^courier new/i, 0.833, 0.3],
  [/^(calibri|carlito)/i, 0.952, 0.269],
  [/^(cambria|caladea)/i, 0.95, 0.222],
  [/^noto/i, 1.069, 0.293],
  [/^dejavu/i, 0.928, 0.236],
  [/./, 0.92, 0.24],
];

/** In lines: text that exceeds the height of one line by this has several. */
const severalLines = 0.5;

/** The line height rule of a paragraph, and the first line's height above and the last line's depth below the baseline, in points. */
export type LineHeight = {
  readonly rule: { readonly line: number; readonly lineRule: (typeof LineRuleType)[keyof typeof LineRuleType] } | undefined;
  readonly above: number;
  readonly below: number;
};

/** Whether the text has one line on the page, by its height. */
const hasOneLine = (p: Paragraph, size: number): boolean =>
  p.box.y1 - p.box.y0 - (textReach.above + textReach.below) * size < severalLines * p.spacing.line;

/**
 * A single line has the height of its font. Several keep the leading of the page: as the minimum, if their font needs no more; otherwise
 * exactly, or the page would grow.
 */
export const lineHeightOf = (p: Paragraph, faceOf: FaceOf): LineHeight => {
  const { line } = p.spacing;
  const model: LineHeight = { rule: { line, lineRule: LineRuleType.AT_LEAST }, above: lineBox.above * line, below: lineBox.below * line };
  let [above, below, size] = [0, 0, 0];
  for (const i of p.inlines) {
    if (i.kind === 'picture') return model;
    if (i.kind !== 'text' && i.kind !== 'pageNumber') continue;
    const { font } = faceOf(i.style);
    const [, up, down] = reaches.find(([family]) => family.test(font)) as (typeof reaches)[number];
    above = Math.max(above, up * i.style.size);
    below = Math.max(below, down * i.style.size);
    if (i.style.script === 'base') size = Math.max(size, i.style.size);
  }
  if (size === 0) return model;
  if (hasOneLine(p, size)) return { rule: undefined, above, below };
  const needed = above + below;
  if (line >= needed || p.inlines.some((i) => i.kind === 'text' && i.formula))
    return { rule: { line, lineRule: LineRuleType.AT_LEAST }, above: Math.max(above, line - below), below };
  // Lines lower than their type would overlap.
  const exact = Math.max(line, size);
  return { rule: { line: exact, lineRule: LineRuleType.EXACT }, above: lineBox.above * exact, below: lineBox.below * exact };
};

/**
 * The space before each paragraph that keeps baselines at their position: the model measures from line boxes, programs from font ascents. A
 * paragraph's excess is subtracted from the next one's space.
 */
export const makeSpacing = (faceOf: FaceOf) => {
  let carried = 0;
  return {
    /** Called after content other than text. */
    restart: (): void => {
      carried = 0;
    },
    /** `top`: it begins a page, column or cell, and its space is measured from the edge. */
    next: (p: Paragraph, top: boolean): number => {
      const { above, below } = lineHeightOf(p, faceOf);
      const isPadded = p.padding !== undefined;
      const wanted = top ? p.spacing.before : p.spacing.before + (isPadded ? 0 : lineBox.above * p.spacing.line - above) + carried;
      carried = isPadded ? 0 : Math.min(0, wanted) + lineBox.below * p.spacing.line - below;
      return Math.max(0, wanted);
    },
  };
};

/** The top of a block's first line that keeps its baseline in place: for anything except text, its position on the page. */
export const topOf = (block: SectionBlock, faceOf: FaceOf): number => {
  if (block.kind === 'floating') return block.picture.box.y0;
  if (block.kind !== 'paragraph' || block.inlines.every((i) => i.kind === 'picture')) return block.box.y0;
  const size = Math.max(0, ...block.inlines.map((i) => (i.kind === 'text' && i.style.script === 'base' ? i.style.size : 0)));
  return size === 0 ? block.box.y0 : block.box.y0 + textReach.above * size - lineHeightOf(block, faceOf).above;
};
