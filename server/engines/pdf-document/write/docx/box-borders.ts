import { BorderStyle, type IBorderOptions } from 'docx';
import { lineBox } from '../../line-box.ts';
import type { Bar, BorderSide, Paragraph, RuleBeside } from '../../model.ts';
import { lineHeightOf } from './line-height.ts';
import type { FaceOf } from './typefaces.ts';
import { borderSize, hex } from './units.ts';

/** Eighths of a point: the border of a box; the minimum that programs draw, in the colour of the background, for padding only. */
const sizes = { border: 4, padding: 2 } as const;
/** Points: Word's maximum distance between a border and its text, and the default if the padding is unknown. */
const space = { most: 31, usual: 4 } as const;

const barAt = (p: Paragraph, { box, colour }: Bar): IBorderOptions => ({
  style: BorderStyle.SINGLE,
  size: borderSize(box.x1 - box.x0),
  space: Math.round(Math.min(space.most, Math.max(0, p.box.x0 - box.x1))),
  color: hex(colour),
});

/** The borders of a paragraph, which also pad its background. */
export const boxBorders = (p: Paragraph, faceOf: FaceOf): Readonly<Partial<Record<BorderSide, IBorderOptions>>> | undefined => {
  const colour = p.border ?? (p.padding ? p.fill : undefined);
  if (!colour && !p.rules) return p.bar && { left: barAt(p, p.bar) };
  const { above, below } = lineHeightOf(p, faceOf);
  // Padding is measured from line boxes, like white space.
  const over = lineBox.above * p.spacing.line - above;
  const under = lineBox.below * p.spacing.line - below;
  const ruleAt = ({ gap, width, colour: own }: RuleBeside, more: number): IBorderOptions => ({
    style: BorderStyle.SINGLE,
    size: borderSize(width),
    space: Math.round(Math.max(0, Math.min(space.most, gap + more))),
    color: hex(own),
  });
  if (!colour) {
    const { above: upper, below: lower } = p.rules ?? {};
    return {
      ...(p.bar && { left: barAt(p, p.bar) }),
      ...(upper && { top: ruleAt(upper, over) }),
      ...(lower && { bottom: ruleAt(lower, under) }),
    };
  }
  const side = (padding: number | undefined): IBorderOptions => ({
    style: BorderStyle.SINGLE,
    size: p.border ? sizes.border : sizes.padding,
    space: Math.round(Math.max(0, Math.min(space.most, padding ?? space.usual))),
    color: hex(colour),
  });
  const { padding } = p;
  return {
    top: side(padding && padding.top + over),
    bottom: side(padding && padding.bottom + under),
    left: p.bar ? barAt(p, p.bar) : side(padding?.left),
    right: side(padding?.right),
  };
};
