/** Documents and sheets of the 1980s and 1990s, built byte by byte as LibreOffice's import filters and their authors describe them. */

const u16 = (...values: readonly number[]): Buffer => Buffer.from(Uint16Array.from(values).buffer);
const u32 = (...values: readonly number[]): Buffer => Buffer.from(Uint32Array.from(values).buffer);
const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
/** A record of a Lotus or Quattro Pro sheet: type, size, content. */
const sheetRecord = (type: number, ...content: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  return Buffer.concat([u16(type, body.length), body]);
};

/** 4.5 in the 8087's 80-bit format. */
const fourAndAHalf = Buffer.from('00000000000000900140', 'hex');

/** A worksheet of Lotus 1-2-3 release 3, which supports several sheets. */
export const sampleWk3 = (): Uint8Array => {
  const at = (row: number, column: number): Buffer => Buffer.concat([u16(row), Buffer.from([0, column])]);
  const label = (row: number, column: number, text: string): Buffer => sheetRecord(0x16, at(row, column), latin(`'${text}\0`));
  return Buffer.concat([
    sheetRecord(0, u16(0x1000, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
    label(0, 0, 'Artikel'),
    label(0, 1, 'Preis'),
    label(1, 0, 'Schraube'),
    sheetRecord(0x17, at(1, 1), fourAndAHalf),
    sheetRecord(1),
  ]);
};

export const sampleWq1 = (): Uint8Array => {
  const at = (row: number, column: number): Buffer => Buffer.concat([Buffer.from([0xff]), u16(column, row)]);
  const label = (row: number, column: number, text: string): Buffer =>
    sheetRecord(0x0f, at(row, column), Buffer.from([0x27, text.length]), latin(`${text}`));
  const price = Buffer.alloc(8);
  price.writeDoubleLE(4.5);
  return Buffer.concat([
    sheetRecord(0, u16(0x5120)),
    sheetRecord(6, u16(0, 0, 1, 1)),
    label(0, 0, 'Artikel'),
    label(0, 1, 'Preis'),
    label(1, 0, 'Schraube'),
    sheetRecord(0x0e, at(1, 1), price),
    sheetRecord(1),
  ]);
};

/** Page size of a Write file in bytes. */
const writePage = 128;

/** A letter of Windows Write: a header, the text, and formatting pages with default formatting. */
export const sampleWri = (): Uint8Array => {
  const words = latin('Ein Brief von 1996\r\nmit freundlichen Worten\r\n');
  const end = writePage + words.length;
  const pages = Math.ceil(end / writePage);
  const looks = Buffer.alloc(writePage);
  looks.writeUInt32LE(writePage, 0);
  looks.writeUInt32LE(end, 4);
  looks.writeUInt16LE(0xffff, 8);
  looks[writePage - 1] = 1;
  const [letters, paragraphs, after] = [pages, pages + 1, pages + 2];
  const head = Buffer.concat([u16(0xbe31, 0, 0xab00, 0, 0, 0, 0), u32(end), u16(paragraphs, after, after, after, after, after)]);
  const file = Buffer.alloc((after + 0) * writePage);
  head.copy(file);
  file.writeUInt16LE(after, 96);
  words.copy(file, writePage);
  looks.copy(file, letters * writePage);
  looks.copy(file, paragraphs * writePage);
  return file;
};
