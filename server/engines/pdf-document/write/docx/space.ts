import { ColumnBreak, Paragraph as DocxParagraph, LineRuleType, type ParagraphChild } from 'docx';
import type { Paragraph } from '../../model.ts';
import { topOf } from './line-height.ts';
import type { FaceOf } from './typefaces.ts';
import { twips } from './units.ts';

/** A paragraph that takes next to no room, of pictures that float, say. */
export const smallParagraph = (children: readonly ParagraphChild[] = []): DocxParagraph =>
  new DocxParagraph({ spacing: { before: 0, after: 0, line: 20, lineRule: LineRuleType.EXACT }, children: [...children] });

/** The run that a text begins with which stands at the head of a column. */
export const breakRuns = (breakBefore: Paragraph['breakBefore']): ParagraphChild[] => (breakBefore === 'column' ? [new ColumnBreak()] : []);

/** White space of its own, where no text can have it. */
export const spaceParagraph = (height: number, breakBefore?: Paragraph['breakBefore']): DocxParagraph =>
  new DocxParagraph({
    ...(breakBefore === 'page' ? { pageBreakBefore: true } : {}),
    spacing: { before: 0, after: 0, line: Math.max(20, twips(height)), lineRule: LineRuleType.EXACT },
    children: breakRuns(breakBefore),
  });

/** White space at the end of a section, where LibreOffice drops one empty paragraph. */
export const spaceAtEnd = (height: number): DocxParagraph[] => [spaceParagraph(height), smallParagraph()];

/** A text at the head of a column, with the white space above it, which LibreOffice leaves out where it is the text's own. */
export const atColumnHead = (p: Paragraph): { readonly space: readonly DocxParagraph[]; readonly text: Paragraph } => {
  const { breakBefore, ...rest } = p;
  if (breakBefore !== 'column' || p.spacing.before <= 1) return { space: [], text: p };
  return { space: [spaceParagraph(p.spacing.before, breakBefore)], text: { ...rest, spacing: { ...p.spacing, before: 0 } } };
};

/**
 * A paragraph that begins a page, with the white space for its own font: the page's edge lies `rise` points above where the model counts from,
 * where the section's first text asks for it.
 */
export const atPageTop = (p: Paragraph, faceOf: FaceOf, rise = 0): Paragraph =>
  p.breakBefore !== 'page' || p.padding
    ? p
    : { ...p, spacing: { ...p.spacing, before: Math.max(0, p.spacing.before + rise + topOf(p, faceOf) - p.box.y0) } };
