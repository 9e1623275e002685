import { strToU8, zipSync } from 'fflate';

/** Samples of formats that LibreOffice reads and no engine here writes, built byte by byte. */

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
/** A record of [MS-XLSB] 2.1.4: type and size as 7-bit varints, then the data. */
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

/** A WordPerfect 6 document: a header, an empty index, letters, spaces (0x80) and hard line ends (0xCC). */
export const sampleWpd = (): Uint8Array => {
  const text = Buffer.from('Ein Brief von 1996\xccmit freundlichen Worten\xcc'.replaceAll(' ', '\x80'), 'latin1');
  const textAt = 64;
  const head = Buffer.alloc(textAt);
  head.write('\xffWPC', 'latin1');
  head.writeUInt32LE(textAt, 4);
  // WordPerfect product, document type, version 6.
  head.set([1, 0x0a, 2, 1], 8);
  head.writeUInt16LE(16, 14);
  head.writeUInt32LE(textAt + text.length, 20);
  head.writeUInt16LE(1, 18);
  return Buffer.concat([head, text]);
};

export const sampleDxf = (): Uint8Array => {
  const entity = (name: string, values: Readonly<Record<number, string>>): string =>
    `  0\n${name}\n${Object.entries({ 8: '0', ...values })
      .map(([code, value]) => `${code.padStart(3)}\n${value}\n`)
      .join('')}`;
  const line = entity('LINE', { 10: '0.0', 20: '0.0', 30: '0.0', 11: '100.0', 21: '50.0', 31: '0.0' });
  const text = entity('TEXT', { 10: '10.0', 20: '10.0', 30: '0.0', 40: '5.0', 1: 'Beschriftung' });
  return strToU8(`  0\nSECTION\n  2\nENTITIES\n${line}${text}  0\nENDSEC\n  0\nEOF\n`);
};

/** A worksheet of Lotus 1-2-3 release 2: records of type, length and data. */
export const sampleWk1 = (): Uint8Array => {
  const lotus = (type: number, ...data: readonly number[]): Buffer => Buffer.from([type, 0, data.length, 0, ...data]);
  const label = (column: number, at: number, text: string): Buffer =>
    lotus(0x0f, 0xff, column, 0, at, 0, ...Buffer.from(`'${text}\0`, 'latin1'));
  const number = Buffer.alloc(8);
  number.writeDoubleLE(4.5);
  return Buffer.concat([
    ...[lotus(0, 0x06, 0x04), lotus(6, 0, 0, 0, 0, 1, 0, 1, 0), label(0, 0, 'Artikel'), label(1, 0, 'Preis'), label(0, 1, 'Schraube')],
    ...[lotus(0x0e, 0xff, 1, 0, 1, 0, ...number), lotus(1)],
  ]);
};

/** A Multiplan worksheet (SYLK). */
export const sampleSlk = (): Uint8Array =>
  strToU8('ID;PTEST\nC;Y1;X1;K"Artikel"\nC;Y1;X2;K"Preis"\nC;Y2;X1;K"Schraube"\nC;Y2;X2;K4.5\nE\n');

export const sampleAbw = (): Uint8Array =>
  strToU8(
    '<?xml version="1.0" encoding="UTF-8"?><abiword xmlns="http://www.abisource.com/awml.dtd" version="1.0"><section><p>Ein Brief von 1996</p><p>mit <c props="font-weight:bold">freundlichen</c> Worten</p></section></abiword>',
  );

export const sampleMml = (): Uint8Array =>
  strToU8(
    '<?xml version="1.0"?><math xmlns="http://www.w3.org/1998/Math/MathML"><mrow><mi>Wurzel</mi><mo>=</mo><mfrac><mn>42</mn><mn>7</mn></mfrac></mrow></math>',
  );

const wide16 = (...values: readonly number[]): Buffer => Buffer.from(Int16Array.from(values).buffer);

/** A placeable Windows metafile of 1 by 0.5 inches: a line and a word. */
export const sampleWmf = (): Uint8Array => {
  const call = (type: number, ...data: readonly number[]): Buffer => Buffer.concat([u32(3 + data.length), wide16(type, ...data)]);
  const word = Buffer.from('Beschriftung', 'latin1');
  const text = Buffer.concat([u32(3 + 3 + word.length / 2), wide16(0x0521, word.length), word, wide16(300, 100)]);
  const calls = [call(0x020b, 0, 0), call(0x020c, 720, 1440), call(0x0214, 0, 0), call(0x0213, 700, 1400), text, call(0)];
  const body = Buffer.concat(calls);
  const most = Math.max(...calls.map((one) => one.length / 2));
  const start = [0xcdd7, 0x9ac6, 0, 0, 0, 1440, 720, 1440, 0, 0];
  const check = start.reduce((sum, value) => sum ^ value, 0);
  return Buffer.concat([wide16(...start, check), wide16(1, 9, 0x300), u32(9 + body.length / 2), wide16(0), u32(most), wide16(0), body]);
};

/** An enhanced metafile of 80 by 40 millimetres: a word. */
export const sampleEmf = (): Uint8Array => {
  const word = Buffer.from('Beschriftung', 'utf16le');
  const text = Buffer.alloc(8 + 68 + word.length + 4 * 12);
  text.writeUInt32LE(84, 0);
  text.writeUInt32LE(text.length, 4);
  text.writeUInt32LE(1, 24);
  text.writeFloatLE(1, 28);
  text.writeFloatLE(1, 32);
  // Position, number of letters, offsets of the letters and of their advances.
  for (const [at, value] of [30, 30, 12, 76].entries()) text.writeInt32LE(value, 36 + at * 4);
  text.writeUInt32LE(76 + word.length, 72);
  word.copy(text, 76);
  for (let letter = 0; letter < 12; letter++)
    text.writeUInt32LE('ift'.includes('Beschriftung'[letter] ?? '') ? 3 : 6, 76 + word.length + letter * 4);
  const end = Buffer.concat([u32(14), u32(20), u32(0), u32(16), u32(20)]);
  const head = Buffer.alloc(88);
  for (const [at, value] of [1, 88, 0, 0, 302, 151, 0, 0, 8000, 4000].entries()) head.writeInt32LE(value, at * 4);
  head.write(' EMF', 40, 'latin1');
  const rest = [0x10000, 88 + text.length + end.length, 3, 1, 0, 0, 0, 1024, 768, 271, 203];
  for (const [at, value] of rest.entries()) head.writeUInt32LE(value, 44 + at * 4);
  return Buffer.concat([head, text, end]);
};
