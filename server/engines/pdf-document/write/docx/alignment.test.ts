import { expect, test } from 'bun:test';
import type { Paragraph } from '../../model.ts';
import { alignmentOf } from './alignment.ts';

const paragraph = (text: string, direction: Paragraph['direction'] = 'rtl') => ({
  align: 'justify' as const,
  direction,
  inlines: [{ kind: 'text', text, style: {} }] as unknown as Paragraph['inlines'],
});

test('a digit that joins two Arabic letters is not justified, since LibreOffice never ends to lay it out', () => {
  expect(alignmentOf(paragraph('رغم الض9غوط'))).toBe('start');
  expect(alignmentOf(paragraph('في عام 2019، بلغ 1250 نسمة'))).toBe('justify');
  expect(alignmentOf(paragraph('ض9غ', 'ltr'))).toBe('justify');
});
