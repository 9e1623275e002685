import type { Bar, Block, Paragraph } from '../model.ts';

/** The paragraphs from `at` on beside one bar; undefined if none begins there. The bar of a heading is part of its style. */
export const quoteAt = (
  blocks: readonly Block[],
  at: number,
): { readonly bar: Bar; readonly paragraphs: readonly Paragraph[] } | undefined => {
  const first = blocks[at];
  if (first?.kind !== 'paragraph' || !first.bar || !isQuotable(first)) return undefined;
  const paragraphs: Paragraph[] = [];
  for (
    let next = blocks[at];
    next?.kind === 'paragraph' && next.bar === first.bar && isQuotable(next);
    next = blocks[at + paragraphs.length]
  )
    paragraphs.push(next);
  return { bar: first.bar, paragraphs };
};

const isQuotable = ({ role }: Paragraph): boolean => role.kind === 'body' || role.kind === 'item';
