import type { Message } from '../../../../catalogue/languages/message.ts';
import type { OfficeRequest } from '../protocol.ts';
import { type AskedFonts, askedFonts } from './asked-fonts.ts';
import { chartsNote } from './charts.ts';
import { familyFor } from './font-match.ts';
import { linkedImagesNote } from './linked-images.ts';
import { replacedFonts, replacedFontsNote } from './replaced-fonts.ts';

/** Features of a document that may get lost, found while preparing it. */
export type Seen = {
  readonly fonts: AskedFonts;
  /** Fonts known only by name. */
  readonly listed: string[];
  linkedImages: number;
  charts: number;
  /** Words within a cell have looks of their own. */
  richCells: boolean;
};

export const nothingSeen = (): Seen => ({ fonts: askedFonts(), listed: [], linkedImages: 0, charts: 0, richCells: false });

export const seenNotes = (
  { fonts, listed, linkedImages, charts }: Seen,
  { to, flat }: OfficeRequest,
  result: () => Buffer,
): readonly Message[] => [
  ...linkedImagesNote(linkedImages),
  ...(to === 'html' ? chartsNote(charts, charts > 0 ? result().toString('latin1') : '') : []),
  // A page names its fonts; only what is printed shows others.
  ...(to === 'pdf' && flat === undefined
    ? replacedFontsNote(replacedFonts([...new Set([...fonts.fonts(), ...listed])], result(), familyFor))
    : []),
];
