/** What was counted in a file and in its result. */
export type ReceiptLine = { readonly what: string; readonly before: number; readonly after: number };

/** Names of the things that are counted, for one and for several. */
const names: Readonly<Record<string, readonly [one: string, several: string]>> = {
  pages: ['page', 'pages'],
  slides: ['slide', 'slides'],
  sheets: ['sheet', 'sheets'],
  characters: ['letter or digit', 'letters and digits'],
  tables: ['table', 'tables'],
  pictures: ['image', 'images'],
  notes: ['footnote', 'footnotes'],
  comments: ['comment', 'comments'],
  links: ['link', 'links'],
  formulas: ['formula', 'formulas'],
};

/** A line of the receipt: `12 of 14 images`. */
const line = ({ what, before, after }: ReceiptLine): string => {
  const [one, several] = names[what] ?? [what, what];
  // Text is numbered and broken anew; what a result has more is no gain.
  return `${Math.min(before, after).toLocaleString('en')} of ${before.toLocaleString('en')} ${before === 1 ? one : several}`;
};

/** The lines worth showing: what the file has. */
export const receiptLines = (receipt: readonly ReceiptLine[]): readonly string[] =>
  receipt.filter(({ what, before }) => before > 0 && Object.hasOwn(names, what)).map(line);

export const receiptTitle = 'Compared with your file';
