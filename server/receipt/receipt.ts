import { type Countable, type Counts, countables, type Receipt } from './counts.ts';

/** The share that has to arrive: text is broken, hyphenated and numbered anew, all else is there or not. */
const bounds: Readonly<Partial<Record<Countable, number>>> = { characters: 0.8 };

/** Fewer characters than these say nothing: a date or a page number makes them up. */
const fewest = 50;

/** Things that are one in the source and another in the result: a slide becomes a page. */
const becomes: readonly (readonly [before: Countable, after: Countable])[] = [
  ['slides', 'pages'],
  ['pages', 'slides'],
];

const names: Readonly<Record<Countable, string>> = {
  pages: 'pages',
  slides: 'slides',
  sheets: 'sheets',
  characters: 'letters and digits',
  tables: 'tables',
  pictures: 'pictures',
  notes: 'notes',
  comments: 'comments',
  links: 'links',
  formulas: 'formulas',
};

/** What can be compared between a source and its result, in the order of `countables`. */
export const makeReceipt = (before: Counts, after: Counts): Receipt =>
  countables.flatMap((what) => {
    const from = before[what];
    const other = becomes.find(([one, its]) => one === what && after[one] === undefined && after[its] !== undefined)?.[1];
    const to = after[other ?? what];
    return from !== undefined && to !== undefined && from + to > 0 ? [{ what, before: from, after: to }] : [];
  });

const isLost = ({ what, before, after }: Receipt[number]): boolean =>
  after < before * (bounds[what] ?? 1) && !(what === 'characters' && before < fewest);

/** A sentence for each thing of which less came out than went in. */
export const lossNotes = (receipt: Receipt): readonly string[] =>
  receipt
    .filter(isLost)
    .map(({ what, before, after }) =>
      what === 'characters'
        ? `The result has ${after} of about ${before} ${names[what]} of the file: some text is missing.`
        : `The result has ${after} of the ${before} ${names[what]} of the file.`,
    );

/** Whether all of a text was lost: a failed conversion, whatever its tool reported. */
export const isEmptied = (receipt: Receipt): boolean =>
  receipt.some(({ what, before, after }) => what === 'characters' && before >= fewest && after === 0);
