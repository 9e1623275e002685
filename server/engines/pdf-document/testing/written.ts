import { convertPdf } from '../convert-pdf.ts';
import type { Target } from '../targets.ts';
import { makePdf, type SetItem } from './make-pdf.ts';

/** Converts a page of these items. @throws Error if it is taken for a scan */
export const writtenBytes = async (target: Target, items: readonly SetItem[], title = 'The drift'): Promise<Uint8Array> => {
  const converted = await convertPdf(makePdf(items), target, { title });
  if (converted.kind !== 'converted') throw new Error('It was taken for a scan.');
  return converted.bytes;
};

export const writtenText = async (target: Target, items: readonly SetItem[]): Promise<string> =>
  new TextDecoder().decode(await writtenBytes(target, items));
