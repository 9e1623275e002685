import { ColumnBreak, Paragraph as DocxParagraph, LineRuleType, type ParagraphChild } from 'docx';
import type { Paragraph } from '../../model.ts';
import { topOf } from './line-height.ts';
import type { FaceOf } from './typefaces.ts';
import { twips } from './units.ts';

/** A paragraph that takes almost no space, for example for floating pictures. */
export const smallParagraph = (children: readonly ParagraphChild[] = []): DocxParagraph =>
  new DocxParagraph({ spacing: { before: 0, after: 0, line: 20, lineRule: LineRuleType.EXACT }, children: [...children] });

export const breakRuns = (breakBefore: Paragraph['breakBefore']): ParagraphChild[] => (breakBefore === 'column' ? [new ColumnBreak()] : []);

/** White space as a separate paragraph, where no text can carry it. */
export const spaceParagraph = (height: number, breakBefore?: Paragraph['breakBefore']): DocxParagraph =>
  new DocxParagraph({
    ...(breakBefore === 'page' ? { pageBreakBefore: true } : {}),
    spacing: { before: 0, after: 0, line: Math.max(20, twips(height)), lineRule: LineRuleType.EXACT },
    children: breakRuns(breakBefore),
  });

/** White space at the end of a section, where LibreOffice drops one empty paragraph. */
export const spaceAtEnd = (height: number): DocxParagraph[] => [spaceParagraph(height), smallParagraph()];

/** A text at the top of a column, with the white space above it as a separate paragraph: LibreOffice drops the text's own. */
export const atColumnHead = (p: Paragraph): { readonly space: readonly DocxParagraph[]; readonly text: Paragraph } => {
  const { breakBefore, ...rest } = p;
  if (breakBefore !== 'column' || p.spacing.before <= 1) return { space: [], text: p };
  return { space: [spaceParagraph(p.spacing.before, breakBefore)], text: { ...rest, spacing: { ...p.spacing, before: 0 } } };
};

/**
 * A paragraph at the top of a page, with the white space for its font: the page's text area starts `rise` points above the model's origin
 * if the section's first text requires it.
 */
export const atPageTop = (p: Paragraph, faceOf: FaceOf, rise = 0): Paragraph =>
  p.breakBefore !== 'page' || p.padding
    ? p
    : { ...p, spacing: { ...p.spacing, before: Math.max(0, p.spacing.before + rise + topOf(p, faceOf) - p.box.y0) } };
