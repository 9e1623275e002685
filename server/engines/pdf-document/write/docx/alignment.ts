import type { Alignment, Paragraph } from '../../model.ts';

const digitInWord = /[\u0620-\u064a\u0671-\u06d3]\p{Nd}+[\u0620-\u064a\u0671-\u06d3]/u;

/**
 * The alignment of a paragraph. LibreOffice stretches Arabic words to justify them, and loops endlessly in search of a position if a digit
 * joins two letters (seen in 25.2).
 */
export const alignmentOf = ({ align, direction, inlines }: Pick<Paragraph, 'align' | 'direction' | 'inlines'>): Alignment =>
  align === 'justify' && direction === 'rtl' && digitInWord.test(inlines.map((i) => (i.kind === 'text' ? i.text : ' ')).join(''))
    ? 'start'
    : align;
