import { readFileSync, writeFileSync } from 'node:fs';
import type { OfficeDocument } from './kit.ts';
import { openNamed } from './open-named.ts';
import { flatPrint, toPrint } from './print/to-print.ts';
import type { OfficeRequest } from './protocol.ts';
import { saveAs, scratch } from './worker-office.ts';

/** Opens a prepared file; one that is to be printed without what should not be printed of it, which the notes name. */
export const openAsPrinted = async (
  path: string,
  asked: OfficeRequest,
): Promise<{ readonly opened: OfficeDocument; readonly notes: readonly string[] }> => {
  if (asked.to !== 'pdf') return { opened: await openNamed(path, asked), notes: [] };
  const { bytes, viaFods, notes } = await toPrint(path, asked.from);
  const mended = `${scratch}/print.${asked.from}`;
  let printed = bytes;
  if (viaFods) {
    const document = await openNamed(path, asked);
    saveAs(document, mended, 'fods');
    document.close();
    printed = flatPrint(mended).bytes ?? readFileSync(mended);
  }
  if (printed !== undefined) writeFileSync(mended, printed);
  return { opened: await openNamed(printed === undefined ? path : mended, asked), notes };
};
