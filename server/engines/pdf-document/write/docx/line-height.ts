import { LineRuleType } from 'docx';
import { lineBox, textReach } from '../../line-box.ts';
import type { Paragraph } from '../../model.ts';
import type { SectionBlock } from '../../panel-model.ts';
import type { FaceOf } from './typefaces.ts';

/**
 * Above and below the baseline, in sizes: what programs set lines by. From the fonts' own tables; the free twins have those of the fonts
 * that they stand in for. Others are near to the last.
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

/** Parts of a line: text that is this much higher than one line has several. */
const severalLines = 0.5;

/** How a paragraph's lines are set: the rule, and what the first one has above its baseline and the last one below it, in points. */
export type LineHeight = {
  readonly rule: { readonly line: number; readonly lineRule: (typeof LineRuleType)[keyof typeof LineRuleType] } | undefined;
  readonly above: number;
  readonly below: number;
};

/** How many lines the text has on the page, by its height. */
const hasOneLine = (p: Paragraph, size: number): boolean =>
  p.box.y1 - p.box.y0 - (textReach.above + textReach.below) * size < severalLines * p.spacing.line;

/**
 * A single line is as high as its font asks for. Several have the distance that they have on the page: as the least, where their font needs
 * no more; else exactly, or the page would grow.
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
  // Lines lower than their type would be printed over each other.
  const exact = Math.max(line, size);
  return { rule: { line: exact, lineRule: LineRuleType.EXACT }, above: lineBox.above * exact, below: lineBox.below * exact };
};

/**
 * The space before each paragraph, so that baselines stand where they do on the page: the model counts from line boxes, programs from the
 * reach of fonts. What a paragraph has too much goes off the next one's.
 */
export const makeSpacing = (faceOf: FaceOf) => {
  let carried = 0;
  return {
    /** Something else than text stands here. */
    restart: (): void => {
      carried = 0;
    },
    /** `top`: it begins a page, column or cell, and its space counts from its edge. */
    next: (p: Paragraph, top: boolean): number => {
      const { above, below } = lineHeightOf(p, faceOf);
      const isPadded = p.padding !== undefined;
      const wanted = top ? p.spacing.before : p.spacing.before + (isPadded ? 0 : lineBox.above * p.spacing.line - above) + carried;
      carried = isPadded ? 0 : Math.min(0, wanted) + lineBox.below * p.spacing.line - below;
      return Math.max(0, wanted);
    },
  };
};

/** Where the first line of a block has to begin, for its baseline to stand where it does: its height on the page for all but text. */
export const topOf = (block: SectionBlock, faceOf: FaceOf): number => {
  if (block.kind === 'floating') return block.picture.box.y0;
  if (block.kind !== 'paragraph' || block.inlines.every((i) => i.kind === 'picture')) return block.box.y0;
  const size = Math.max(0, ...block.inlines.map((i) => (i.kind === 'text' && i.style.script === 'base' ? i.style.size : 0)));
  return size === 0 ? block.box.y0 : block.box.y0 + textReach.above * size - lineHeightOf(block, faceOf).above;
};
