import type { OfficeRequest } from '../protocol.ts';
import { type AskedFonts, askedFonts } from './asked-fonts.ts';
import { chartsNote } from './charts.ts';
import { familyFor } from './font-match.ts';
import { linkedImagesNote } from './linked-images.ts';
import { replacedFonts, replacedFontsNote } from './replaced-fonts.ts';

/** What a document has that may not arrive, found while it is made ready. */
export type Seen = {
  readonly fonts: AskedFonts;
  /** Fonts known by their names alone. */
  readonly listed: string[];
  linkedImages: number;
  charts: number;
};

export const nothingSeen = (): Seen => ({ fonts: askedFonts(), listed: [], linkedImages: 0, charts: 0 });

/** Sentences on what of that a result has otherwise, or not at all. */
export const seenNotes = (
  { fonts, listed, linkedImages, charts }: Seen,
  { to }: OfficeRequest,
  result: () => Buffer,
): readonly string[] => [
  ...linkedImagesNote(linkedImages),
  ...(to === 'html' ? chartsNote(charts, charts > 0 ? result().toString('latin1') : '') : []),
  ...(to === 'pdf' ? replacedFontsNote(replacedFonts([...new Set([...fonts.fonts(), ...listed])], result(), familyFor)) : []),
];
