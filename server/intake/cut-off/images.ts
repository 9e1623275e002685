/** Images and documents that end with a marker. */
import { type EndLook, type Missing, missingOf, mostSteps } from './missing.ts';

/** GIF: must not end inside an image or an extension; some programs leave out the trailer. */
export const gifEnd: EndLook = (bytes) => {
  const table = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + table(bytes.byte(10));
  for (let steps = 0; at < bytes.size && steps < mostSteps; steps++) {
    const kind = bytes.byte(at);
    if (kind === 0x2c) at += 11 + table(bytes.byte(at + 9));
    else if (kind === 0x21) at += 2;
    else return undefined;
    for (let length = -1; length !== 0; at += length + 1) {
      if (++steps > mostSteps) return undefined;
      length = bytes.byte(at);
      if (length < 0) return {};
    }
  }
  return at > bytes.size ? {} : undefined;
};

/** PNG: chunks up to one called IEND. */
export const pngEnd: EndLook = (bytes) => {
  let at = 8;
  for (let steps = 0; at + 8 <= bytes.size && steps < mostSteps; steps++) {
    if (bytes.text(at + 4, 4) === 'IEND') return undefined;
    at += 12 + bytes.u32(at);
  }
  return missingOf(bytes, at) ?? {};
};

/** JPEG: segments up to the first scan, and an end marker somewhere after it. Data after that is ignored. */
export const jpegEnd: EndLook = (bytes) => {
  let at = 2;
  for (let steps = 0; at + 4 <= bytes.size && steps < mostSteps; steps++) {
    if (bytes.byte(at) !== 0xff) return undefined;
    const mark = bytes.byte(at + 1);
    if (mark === 0xd9) return undefined;
    if (mark === 0xda) {
      const piece = 1024 * 1024;
      for (; at < bytes.size; at += piece - 1) if (bytes.slice(at, piece).includes('\xff\xd9', 0, 'latin1')) return undefined;
      return {};
    }
    at += mark === 0xff ? 1 : 2 + bytes.u16(at + 2);
  }
  return {};
};

/** How far before its end a PDF states where its cross-reference table is, including data that others append. */
const pdfTail = 64 * 1024;

/** PDF: a linearised one states its length, and all end with the offset of their cross-reference table (ISO 32000-1, 7.5.5). */
export const pdfEnd: EndLook = (bytes): Missing | undefined => {
  const head = bytes.text(0, 1024);
  const stated = /\/Linearized/.test(head) ? /\/L\s{1,9}(\d{1,12})/.exec(head)?.[1] : undefined;
  const missing = stated ? missingOf(bytes, Number(stated)) : undefined;
  if (missing) return missing;
  return /startxref|%%EOF|trailer/.test(bytes.text(Math.max(0, bytes.size - pdfTail), pdfTail)) ? undefined : {};
};

/** RTF is one group that a brace ends; some writers append zeros or a line. */
export const rtfEnd: EndLook = (bytes) => (bytes.text(Math.max(0, bytes.size - 4096), 4096).includes('}') ? undefined : {});

/** SQLite states its number of pages, which is valid if it was written with the last change (database file format, 1.3.8). */
export const sqliteEnd: EndLook = (bytes) => {
  const page = bytes.u16(16) === 1 ? 65_536 : bytes.u16(16);
  return bytes.u32(24) === bytes.u32(92) ? missingOf(bytes, page * bytes.u32(28)) : undefined;
};
