import { type Message, message } from '../../../../catalogue/languages/message.ts';

/** Parts of a package changed for print, and notes for the visitor. */
export type Printable = {
  readonly parts: Readonly<Record<string, Uint8Array>>;
  readonly notes: readonly Message[];
  /** Some sheet is scaled to the page width, perhaps too small to read. */
  readonly scales?: boolean;
};

export const hiddenSheetsNote = (count: number): readonly Message[] => (count === 0 ? [] : [message('sheetsUnprinted', { count })]);

export const hiddenSlidesNote = (count: number): readonly Message[] => (count === 0 ? [] : [message('slidesUnprinted', { count })]);

export const hiddenCellsNote = (has: boolean): readonly Message[] => (has ? [message('cellsUnprinted')] : []);
