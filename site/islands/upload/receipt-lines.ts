import type { ReceiptLine } from '../../../catalogue/text/receipt.ts';
import { counted, numbered, toolWords } from '../../stores/words.ts';

/** The lines worth showing: `12 of 14 images`. */
export const receiptLines = (receipt: readonly ReceiptLine[]): readonly string[] => {
  const { title: _, ...things } = toolWords().receipt;
  return receipt.flatMap(({ what, before, after }) => {
    if (before === 0 || !Object.hasOwn(things, what)) return [];
    // Text is renumbered and rebroken, so an excess in the result is no gain.
    return [counted(things[what as keyof typeof things], before, { after: numbered(Math.min(before, after)) })];
  });
};
