import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { book, type File } from './of.ts';

const u32 = (value: number): Buffer => {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32LE(value);
  return buffer;
};
const u16 = (...values: readonly number[]): Buffer => Buffer.from(values.flatMap((one) => [one & 255, one >> 8]));
const real = (value: number): Buffer => {
  const buffer = Buffer.alloc(8);
  buffer.writeDoubleLE(value);
  return buffer;
};

/** A field of a dBASE table: name, type, length, and the flags of Visual FoxPro. */
type DbfField = readonly [name: string, type: string, length: number, flags?: number];

type Dbf = {
  readonly version?: number;
  /** Language driver: 0 for none, 101 for code page 866. */
  readonly driver?: number;
  readonly fields: readonly DbfField[];
  /** Fields of each record; texts are padded. */
  readonly records: readonly (readonly (string | Uint8Array)[])[];
  /** The first byte of the records, a blank unless given. */
  readonly mark?: number;
};

/** A table of dBASE III or, with version 0x30, of Visual FoxPro. */
export const dbf = ({ version = 3, driver = 0, fields, records, mark = 0x20 }: Dbf): File => {
  const backlink = version === 0x30 ? 263 : 0;
  const head = Buffer.alloc(32);
  head.set([version, 124, 2, 16]);
  head.writeUInt32LE(records.length, 4);
  head.writeUInt16LE(32 + fields.length * 32 + 1 + backlink, 8);
  head.writeUInt16LE(
    fields.reduce((sum, [, , length]) => sum + length, 1),
    10,
  );
  head[29] = driver;
  const described = fields.map(([name, type, length, flags = 0]) => {
    const field = Buffer.alloc(32);
    field.write(name, 'latin1');
    field.write(type, 11, 'latin1');
    field.set([length, 0, flags], 16);
    return field;
  });
  const rows = records.flatMap((values) => [
    Buffer.from([mark]),
    ...values.map((value, at) =>
      typeof value === 'string' ? Buffer.from(value.padEnd(fields[at]?.[2] ?? 0), 'latin1') : Buffer.from(value),
    ),
  ]);
  const bytes = Buffer.concat([head, ...described, Buffer.from([0x0d]), Buffer.alloc(backlink), ...rows, Buffer.from([0x1a])]);
  return { file: 'TABLE.DBF', from: 'dbf', input: () => new Uint8Array(bytes) };
};

/** A moment of Visual FoxPro: the Julian day and milliseconds of the day. */
export const foxMoment = (day: number, milliseconds: number): Uint8Array => Buffer.concat([u32(day), u32(milliseconds)]);

const record = (type: number, ...data: readonly Uint8Array[]): Buffer => {
  const body = Buffer.concat(data);
  const groups = (value: number): number[] => (value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...groups(value >> 7)]);
  return Buffer.concat([Buffer.from([...groups(type), ...groups(body.length)]), body]);
};
const wide = (text: string): Buffer => Buffer.concat([u32(text.length), Buffer.from(text, 'utf16le')]);
const packages = 'http://schemas.openxmlformats.org/package/2006';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const linked = (...all: readonly (readonly [string, string])[]): Uint8Array =>
  strToU8(
    `<Relationships xmlns="${packages}/relationships">${all.map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${office}/${type}" Target="${target}"/>`).join('')}</Relationships>`,
  );
/** Number format, then font, fill, border and flags of [MS-XLSB] BrtXF. */
const look = (parent: number, format: number): Buffer => record(47, u16(parent, format, 0, 0, 0), Buffer.from([0, 0]), u16(0x1040), u16(1));

/**
 * A binary workbook with these records of cells, a row each; style 1 is the short date format (number format 14). `since1904` is true
 * for dates as Excel for Mac counted them.
 */
const binaryBook = (cells: readonly Uint8Array[], since1904 = false): File => ({
  file: 'book.xlsb',
  from: 'xlsb',
  input: () =>
    zipSync({
      '[Content_Types].xml': strToU8(
        `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.bin" ContentType="application/vnd.ms-excel.sheet.binary.macroEnabled.main"/><Override PartName="/xl/worksheets/sheet1.bin" ContentType="application/vnd.ms-excel.worksheet"/><Override PartName="/xl/styles.bin" ContentType="application/vnd.ms-excel.styles"/></Types>`,
      ),
      '_rels/.rels': linked(['officeDocument', 'xl/workbook.bin']),
      'xl/_rels/workbook.bin.rels': linked(['worksheet', 'worksheets/sheet1.bin'], ['styles', 'styles.bin']),
      'xl/workbook.bin': Buffer.concat([
        record(131),
        ...(since1904 ? [record(153, u32(1), u32(0), wide(''))] : []),
        record(143),
        record(156, u32(0), u32(1), wide('rId1'), wide('S')),
        record(144),
        record(132),
      ]),
      'xl/styles.bin': Buffer.concat([
        record(278),
        record(626, u32(1)),
        look(0xffff, 0),
        record(627),
        record(617, u32(2)),
        look(0, 0),
        look(0, 14),
        record(618),
        record(279),
      ]),
      'xl/worksheets/sheet1.bin': Buffer.concat([
        record(129),
        record(145),
        ...cells.flatMap((cell, at) => [record(0, u32(at), u32(0), Buffer.from([0x2c, 1, 0, 0, 0]), u32(1), u32(0), u32(0)), cell]),
        record(146),
        record(130),
      ]),
    }),
});

/** A word over days in the short date format. */
export const binaryDates = (word: string, ...days: readonly number[]): File =>
  binaryBook([record(6, u32(0), u32(0), wide(word)), ...days.map((day) => record(5, u32(0), u32(1), real(day)))]);

/** A word over a day counted from 1904. */
export const binaryMacDate = (word: string, day: number): File =>
  binaryBook([record(6, u32(0), u32(0), wide(word)), record(5, u32(0), u32(1), real(day))], true);

/** A word over whole numbers and hundredths in four bytes ([MS-XLSB] 2.5.122). */
export const binaryNumbers = (word: string, ...numbers: readonly number[]): File =>
  binaryBook([
    record(6, u32(0), u32(0), wide(word)),
    ...numbers.map((value) => {
      const isWhole = Number.isInteger(value);
      const bits = Buffer.alloc(4);
      bits.writeInt32LE((Math.round(isWhole ? value : value * 100) << 2) | (isWhole ? 2 : 3));
      return record(2, u32(0), u32(0), bits);
    }),
  ]);

const tokens = (...all: readonly number[]): Buffer => Buffer.concat([u16(0), u32(all.length), Buffer.from(all), u32(0)]);
/** PtgAttrSemi, which marks a formula that changes on its own, and PtgFunc of TODAY and RAND ([MS-XLSB] 2.5.97). */
const [today, random] = [
  [0x19, 1, 0, 0, 0x41, 221, 0],
  [0x19, 1, 0, 0, 0x41, 63, 0],
];

/** Saved results of formulas that change on their own: TODAY(), RAND(), "x"&TODAY() and RAND()>5. */
export const binaryResults = (day: number, chance: number, text: string, truth: boolean): File =>
  binaryBook([
    record(9, u32(0), u32(1), real(day), tokens(...today)),
    record(9, u32(0), u32(0), real(chance), tokens(...random)),
    record(8, u32(0), u32(0), wide(text), tokens(0x17, 1, 0, 0x78, 0, ...today, 8)),
    record(10, u32(0), u32(0), Buffer.from([truth ? 1 : 0]), tokens(...random, 0x1e, 5, 0, 0x0d)),
  ]);

/** A workbook whose parts are rewritten as text. */
export const rewritten = (file: File, rewrite: (text: string, part: string) => string): File => ({
  ...file,
  input: async () => {
    const parts = unzipSync((await file.input()) as Uint8Array);
    return zipSync(Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, strToU8(rewrite(strFromU8(bytes), name))])));
  },
});

/** With the namespaces of ISO 29500 Strict. */
export const strict = (text: string): string =>
  text
    .replaceAll('http://schemas.openxmlformats.org/spreadsheetml/2006/main', 'http://purl.oclc.org/ooxml/spreadsheetml/main')
    .replaceAll(office, 'http://purl.oclc.org/ooxml/officeDocument/relationships');

/** A price with a comment of Ann's. */
export const commented = book(
  [
    ['Item', 'Price'],
    ['Chair', 49],
  ],
  { links: `<Relationship Id="c" Type="${office}/comments" Target="../comments1.xml"/>` },
  {
    types:
      '<Override PartName="/xl/comments1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.comments+xml"/>',
    parts: {
      'xl/comments1.xml':
        '<comments xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><authors><author>Ann</author></authors><commentList><comment ref="A2" authorId="0"><text><r><t>Ask for a discount</t></r></text></comment></commentList></comments>',
    },
  },
);

const colours = {
  ...{ dk1: '000000', lt1: 'FFFFFF', dk2: '5D3754', lt2: 'E7E6E6' },
  ...{ accent1: '4472C4', accent2: 'DAB6BA', accent3: 'A5A5A5', accent4: '8B3D9E', accent5: '5B9BD5', accent6: '70AD47' },
  ...{ hlink: '0563C1', folHlink: '954F72' },
};
/** A workbook with a theme, a title in accent 4 and a cell filled with accent 2 lightened by 80 %. */
export const themed = book(
  [
    [{ attributes: 's="1" t="inlineStr"', inner: '<is><t>PROJECT</t></is>' }],
    [{ attributes: 's="2" t="inlineStr"', inner: '<is><t>body</t></is>' }],
  ],
  { head: '<cols><col min="1" max="1" width="40" customWidth="1"/></cols>' },
  {
    styles:
      '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="42"/><color theme="7"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor theme="5" tint="0.7999"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" fillId="2" applyFill="1"/></cellXfs>',
    types: '<Override PartName="/xl/theme/theme1.xml" ContentType="application/vnd.openxmlformats-officedocument.theme+xml"/>',
    parts: {
      'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="s" Type="${office}/styles" Target="styles.xml"/><Relationship Id="t" Type="${office}/theme" Target="theme/theme1.xml"/></Relationships>`,
      'xl/theme/theme1.xml': `<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="T"><a:themeElements><a:clrScheme name="T">${Object.entries(
        colours,
      )
        .map(([name, rgb]) => `<a:${name}><a:srgbClr val="${rgb}"/></a:${name}>`)
        .join(
          '',
        )}</a:clrScheme><a:fontScheme name="T"><a:majorFont><a:latin typeface="Calibri"/></a:majorFont><a:minorFont><a:latin typeface="Calibri"/></a:minorFont></a:fontScheme></a:themeElements></a:theme>`,
    },
  },
);
