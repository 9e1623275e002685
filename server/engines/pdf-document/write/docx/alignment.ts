import type { Alignment, Paragraph } from '../../model.ts';

const digitInWord = /[\u0620-\u064a\u0671-\u06d3]\p{Nd}+[\u0620-\u064a\u0671-\u06d3]/u;

/**
 * How a paragraph is aligned. LibreOffice stretches Arabic words to justify them, and looks for a place to do so without end where a digit
 * joins two letters (seen in 25.2).
 */
export const alignmentOf = ({ align, direction, inlines }: Pick<Paragraph, 'align' | 'direction' | 'inlines'>): Alignment =>
  align === 'justify' && direction === 'rtl' && digitInWord.test(inlines.map((i) => (i.kind === 'text' ? i.text : ' ')).join(''))
    ? 'start'
    : align;
