import { readFileSync, writeFileSync } from 'node:fs';
import { extensionOf } from '../../../catalogue/formats.ts';
import type { OfficeDocument } from './kit.ts';
import { inOpenFolder } from './open-folder.ts';
import { openNamed } from './open-named.ts';
import { flatPrint, toPage, toPrint } from './print/to-print.ts';
import type { OfficeRequest } from './protocol.ts';
import { saveAs } from './worker-office.ts';

/** Opens a prepared file; one that is to be printed without what should not be printed of it, which the notes name. */
export const openAsPrinted = async (
  path: string,
  asked: OfficeRequest,
): Promise<{ readonly opened: OfficeDocument; readonly notes: readonly string[] }> => {
  if (asked.to !== 'pdf' && asked.to !== 'html') return { opened: await openNamed(path, asked), notes: [] };
  const fileName = `${asked.title}.${extensionOf(asked.from)}`;
  const { bytes, viaFods, notes } = await (asked.to === 'pdf' ? toPrint : toPage)(path, asked.from, fileName);
  const mended = inOpenFolder(`~print.${asked.from}`);
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
