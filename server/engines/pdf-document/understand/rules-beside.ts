import type { Paragraph, RuleBeside } from '../model.ts';
import type { Rule } from '../read/page-content.ts';
import { bottomOfBlock, topOfBlock } from './block-edges.ts';
import type { LayoutBlock } from './blocks.ts';
import { lineBoxBottom } from './build-paragraph.ts';
import type { Line } from './line.ts';
import type { Measure } from './paragraph-breaks.ts';
import { lineBox } from './typography.ts';

/**
 * Minimum share of its column that a horizontal line covers, and points by which it may exceed it. If it starts with the column (points) it
 * may be longer by this share: short lines of text do not show the column's width.
 */
const across = { least: 0.8, out: 40, start: 3, longer: 0.8 } as const;
/** In font sizes: maximum distance between a line and its text. */
const nearest = 1;

type TextBlock = Extract<LayoutBlock, { kind: 'text' }>;

const isPlain = (block: LayoutBlock | undefined): block is TextBlock =>
  block?.kind === 'text' && !block.box && !block.paragraph.fill && !block.paragraph.border && !block.paragraph.bar;

const topOf = ({ paragraph, lines }: TextBlock): number => (lines[0] as Line).baseline - lineBox.above * paragraph.spacing.line;
const bottomOf = ({ paragraph, lines }: TextBlock): number => lineBoxBottom(lines, paragraph.spacing.line);

const withParagraph = (block: TextBlock, change: Partial<Paragraph>): TextBlock => ({
  ...block,
  paragraph: { ...block.paragraph, ...change },
});

/** A block with less white space above, which a line takes up. */
const lowered = (block: LayoutBlock, by: number): LayoutBlock => {
  if (block.kind === 'text') {
    const { spacing } = block.paragraph;
    return withParagraph(block, { spacing: { ...spacing, before: Math.max(0, spacing.before - by) } });
  }
  return block.block.kind === 'table'
    ? { ...block, block: { ...block.block, spaceBefore: Math.max(0, block.block.spaceBefore - by) } }
    : block;
};

/**
 * The blocks of a column with the adjacent horizontal lines: below a heading, above and below a quotation. A line above all of them belongs
 * to the header, one below all of them to the notes.
 */
export const withRulesBeside = (blocks: readonly LayoutBlock[], rules: readonly Rule[], column: Measure): LayoutBlock[] => {
  const out = [...blocks];
  const width = column.right - column.left;
  const isAcross = ({ x0, x1 }: Rule): boolean => {
    const out = Math.abs(x0 - column.left) < across.start ? Math.max(across.out, across.longer * width) : across.out;
    return x1 - x0 >= across.least * width && x0 > column.left - across.out && x1 < column.right + out;
  };
  for (const rule of rules.filter(isAcross)) {
    const at = out.findLastIndex((b) => (bottomOfBlock(b) ?? Number.POSITIVE_INFINITY) <= rule.y0 + 1);
    const [upper, lower] = [out[at], out[at + 1]];
    if (!upper || !lower) continue;
    const made = (gap: number): RuleBeside => ({ gap: Math.max(0, gap), width: rule.width, colour: rule.colour });
    const over = isPlain(upper) ? rule.y0 - bottomOf(upper) : Number.POSITIVE_INFINITY;
    const isUnder = isPlain(lower) && (topOfBlock(lower) ?? 0) >= rule.y0 - 1;
    const under = isUnder ? topOf(lower) - rule.y0 : Number.POSITIVE_INFINITY;
    if (isPlain(upper) && over <= under && over < nearest * upper.paragraph.spacing.line && !upper.paragraph.rules?.below) {
      out[at] = withParagraph(upper, { rules: { ...upper.paragraph.rules, below: made(over) } });
      out[at + 1] = lowered(lower, Math.max(0, over) + rule.width);
    } else if (isUnder && under < nearest * lower.paragraph.spacing.line) {
      const own = lowered(lower, Math.max(0, under) + rule.width) as TextBlock;
      out[at + 1] = withParagraph(own, { rules: { ...own.paragraph.rules, above: made(under) } });
    }
  }
  return out;
};
