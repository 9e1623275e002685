import { readFileSync, writeFileSync } from 'node:fs';
import { extensionOf } from '../../../catalogue/formats.ts';
import type { Message } from '../../../catalogue/languages/message.ts';
import { flatDocument } from './flat-document.ts';
import type { OfficeDocument } from './kit.ts';
import { inOpenFolder } from './open-folder.ts';
import { openNamed } from './open-named.ts';
import { lookAtXls } from './print/binary-workbook.ts';
import { withBooleans } from './print/booleans.ts';
import { largerPaperNote, onWideEnoughPaper } from './print/paper-width.ts';
import { flatPrint, toPrint, toRead } from './print/to-print.ts';
import { withoutViews } from './print/views.ts';
import type { OfficeRequest } from './protocol.ts';
import { saveAs } from './worker-office.ts';

const openWithBooleans = async (path: string, asked: OfficeRequest): Promise<OfficeDocument> => {
  const flat = inOpenFolder('~booleans.fods');
  const document = await openNamed(path, asked);
  saveAs(document, flat, 'fods');
  document.close();
  writeFileSync(flat, withBooleans(flatDocument(readFileSync(flat, 'utf8'))));
  return openNamed(flat, asked);
};

/** Opens a prepared file. If it will be printed, content that should not be printed is removed and named in the notes; what is only read shows saved values. */
export const openAsPrinted = async (
  path: string,
  asked: OfficeRequest,
): Promise<{ readonly opened: OfficeDocument; readonly notes: readonly Message[] }> => {
  if (asked.to !== 'pdf' && asked.to !== 'html' && !asked.isRead) {
    const hasBooleans = asked.from === 'xls' && lookAtXls(path).hasBooleans;
    return { opened: await (hasBooleans ? openWithBooleans(path, asked) : openNamed(path, asked)), notes: [] };
  }
  const fileName = `${asked.title}.${extensionOf(asked.from)}`;
  const { bytes, viaFods, hasBooleans, notes } = await (asked.to === 'pdf' ? toPrint : toRead)(path, asked.from, fileName);
  const mended = inOpenFolder(`~print.${asked.from}`);
  if (bytes !== undefined) writeFileSync(mended, bytes);
  const printed = bytes === undefined ? path : mended;
  const fits = asked.sheetPages === 'width';
  const isWhole = asked.sheetPages === 'sheet';
  if (!viaFods && !fits && !isWhole) return { opened: await (hasBooleans ? openWithBooleans : openNamed)(printed, asked), notes };
  const document = await openNamed(printed, asked);
  saveAs(document, mended, 'fods');
  document.close();
  const { bytes: plain = readFileSync(mended, 'utf8'), notes: _ } = flatPrint(mended);
  const seen = withBooleans(isWhole ? withoutViews(plain.toString()) : plain.toString());
  const { text, isLarger } = onWideEnoughPaper(seen, fits);
  writeFileSync(mended, text);
  return { opened: await openNamed(mended, asked), notes: [...notes, ...(isLarger ? [largerPaperNote] : [])] };
};
