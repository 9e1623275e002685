import { strToU8, zipSync } from 'fflate';

/** Samples of formats that LibreOffice reads and nothing here writes, made byte by byte. */

const relationships = (...entries: readonly (readonly [type: string, target: string])[]): Uint8Array =>
  strToU8(
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${entries.map(([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${type}" Target="${target}"/>`).join('')}</Relationships>`,
  );
const officeRelations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const visioRelations = 'http://schemas.microsoft.com/visio/2010/relationships';
const visio = 'http://schemas.microsoft.com/office/visio/2012/main';

const contentTypes = (defaults: string, parts: Readonly<Record<string, string>>): Uint8Array =>
  strToU8(
    `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${defaults}${Object.entries(
      parts,
    )
      .map(([path, type]) => `<Override PartName="${path}" ContentType="${type}"/>`)
      .join('')}</Types>`,
  );

const cells = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `<Cell N="${name}" V="${value}"/>`)
    .join('');

/** A Visio drawing ([MS-VSDX]) of one labelled box. */
export const sampleVsdx = (): Uint8Array =>
  zipSync({
    '[Content_Types].xml': contentTypes('', {
      '/visio/document.xml': 'application/vnd.ms-visio.drawing.main+xml',
      '/visio/pages/pages.xml': 'application/vnd.ms-visio.pages+xml',
      '/visio/pages/page1.xml': 'application/vnd.ms-visio.page+xml',
    }),
    '_rels/.rels': relationships([`${visioRelations}/document`, 'visio/document.xml']),
    'visio/document.xml': strToU8(`<VisioDocument xmlns="${visio}"/>`),
    'visio/_rels/document.xml.rels': relationships([`${visioRelations}/pages`, 'pages/pages.xml']),
    'visio/pages/pages.xml': strToU8(
      `<Pages xmlns="${visio}" xmlns:r="${officeRelations}"><Page ID="0" NameU="Page-1"><PageSheet>${cells({ PageWidth: '8.5', PageHeight: '11' })}</PageSheet><Rel r:id="rId1"/></Page></Pages>`,
    ),
    'visio/pages/_rels/pages.xml.rels': relationships([`${visioRelations}/page`, 'page1.xml']),
    'visio/pages/page1.xml': strToU8(
      `<PageContents xmlns="${visio}"><Shapes><Shape ID="1" Type="Shape">${cells({ PinX: '4', PinY: '5', Width: '3', Height: '1', LocPinX: '1.5', LocPinY: '0.5' })}<Section N="Geometry" IX="0"><Row T="MoveTo" IX="1">${cells({ X: '0', Y: '0' })}</Row><Row T="LineTo" IX="2">${cells({ X: '3', Y: '1' })}</Row></Section><Text>Beschriftung</Text></Shape></Shapes></PageContents>`,
    ),
  });

const u32 = (value: number): Buffer => {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32LE(value);
  return buffer;
};
const wide = (text: string): Buffer => Buffer.concat([u32(text.length), Buffer.from(text, 'utf16le')]);
/** A record of [MS-XLSB] 2.1.4: its type and size in groups of seven bits, then its data. */
const record = (type: number, ...data: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(data);
  const groups = (value: number): number[] => (value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...groups(value >> 7)]);
  return Buffer.concat([Buffer.from([...groups(type), ...groups(body.length)]), body]);
};
const row = (number: number, texts: readonly string[]): Buffer =>
  Buffer.concat([
    record(0, u32(number), u32(0), Buffer.from([0x2c, 1, 0, 0, 0]), u32(1), u32(0), u32(texts.length - 1)),
    ...texts.map((text, column) => record(6, u32(column), u32(0), wide(text))),
  ]);

/** A binary workbook ([MS-XLSB]) of one sheet. */
export const sampleXlsb = (): Uint8Array =>
  zipSync({
    '[Content_Types].xml': contentTypes('', {
      '/xl/workbook.bin': 'application/vnd.ms-excel.sheet.binary.macroEnabled.main',
      '/xl/worksheets/sheet1.bin': 'application/vnd.ms-excel.worksheet',
    }),
    '_rels/.rels': relationships([`${officeRelations}/officeDocument`, 'xl/workbook.bin']),
    'xl/_rels/workbook.bin.rels': relationships([`${officeRelations}/worksheet`, 'worksheets/sheet1.bin']),
    'xl/workbook.bin': Buffer.concat([
      record(131),
      record(143),
      record(156, u32(0), u32(1), wide('rId1'), wide('Lager')),
      record(144),
      record(132),
    ]),
    'xl/worksheets/sheet1.bin': Buffer.concat([
      record(129),
      record(145),
      row(0, ['Artikel', '日本語']),
      row(1, ['Schraube', '4.5']),
      record(146),
      record(130),
    ]),
  });

/** A WordPerfect 6 document: a header, an index without entries, letters, spaces (0x80) and hard ends of lines (0xCC). */
export const sampleWpd = (): Uint8Array => {
  const text = Buffer.from('Ein Brief von 1996\xccmit freundlichen Worten\xcc'.replaceAll(' ', '\x80'), 'latin1');
  const textAt = 64;
  const head = Buffer.alloc(textAt);
  head.write('\xffWPC', 'latin1');
  head.writeUInt32LE(textAt, 4);
  // WordPerfect, a document, of version 6.
  head.set([1, 0x0a, 2, 1], 8);
  head.writeUInt16LE(16, 14);
  head.writeUInt32LE(textAt + text.length, 20);
  head.writeUInt16LE(1, 18);
  return Buffer.concat([head, text]);
};
