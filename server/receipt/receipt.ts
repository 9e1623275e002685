import { type Message, type MessageKey, message } from '../../catalogue/languages/message.ts';
import { type Countable, type Counts, countables, type Receipt } from './counts.ts';

/** Minimum share that must survive: text is rebroken, hyphenated and renumbered, everything else must survive completely. */
const bounds: Readonly<Partial<Record<Countable, number>>> = { characters: 0.8 };

/** Smaller character counts are ignored: a date or a page number accounts for them. */
const fewest = 50;

/** Counts that change kind: a slide becomes a page. */
const becomes: readonly (readonly [before: Countable, after: Countable])[] = [
  ['slides', 'pages'],
  ['pages', 'slides'],
];

/** Messages about lost content. */
const lossOf = {
  pages: 'lossOfPages',
  slides: 'lossOfSlides',
  sheets: 'lossOfSheets',
  characters: 'lossOfText',
  tables: 'lossOfTables',
  pictures: 'lossOfPictures',
  notes: 'lossOfNotes',
  comments: 'lossOfComments',
  links: 'lossOfLinks',
  formulas: 'lossOfFormulas',
} as const satisfies Record<Countable, MessageKey>;

/** The counts that both a source and its result have, in the order of `countables`. */
export const makeReceipt = (before: Counts, after: Counts): Receipt =>
  countables.flatMap((what) => {
    const from = before[what];
    const other = becomes.find(([one, its]) => one === what && after[one] === undefined && after[its] !== undefined)?.[1];
    const to = after[other ?? what];
    return from !== undefined && to !== undefined && from + to > 0 ? [{ what, before: from, after: to }] : [];
  });

const isLost = ({ what, before, after }: Receipt[number]): boolean =>
  after < before * (bounds[what] ?? 1) && !(what === 'characters' && before < fewest);

/** A sentence for each count that dropped. */
export const lossNotes = (receipt: Receipt): readonly Message[] =>
  receipt.filter(isLost).map(({ what, before, after }) => message(lossOf[what], { before, after }));

/** True if all text was lost: a failed conversion, whatever its tool reported. */
export const isEmptied = (receipt: Receipt): boolean =>
  receipt.some(({ what, before, after }) => what === 'characters' && before >= fewest && after === 0);
