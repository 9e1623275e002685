import { describe, expect, test } from 'bun:test';
import { readBiff } from './binary-workbook.ts';
import { withoutLooseFormats } from './sheet-tail.ts';
import { hiddenInOdp } from './slides.ts';
import { printableSheets, withoutFolders } from './spreadsheet-xml.ts';
import { withoutViews } from './views.ts';

const sheet = (rows: string) => Buffer.from(`<worksheet><cols/><sheetData>${rows}</sheetData><headerFooter/></worksheet>`);
const emptyRows = (count: number, from = 2) =>
  Array.from({ length: count }, (_, at) => `<row r="${from + at}" ht="20"><c r="A${from + at}" s="1"/></row>`).join('');
const full = '<row r="1"><c r="A1" s="1"><v>1</v></c><c r="B1" s="1"><v>2</v></c></row>';

test('the name of a template is its saved text, for with the field LibreOffice opens no slides', () => {
  expect(withoutFolders('<text:p>A<text:template-name text:display="full">t.otp</text:template-name><text:template-name/>B</text:p>')).toBe(
    '<text:p>At.otpB</text:p>',
  );
});

test('what a window last showed goes, other settings stay', () => {
  const set = (name: string, inner: string): string => `<config:config-item-set config:name="${name}">${inner}</config:config-item-set>`;
  const view =
    '<config:config-item-map-indexed config:name="Views"><config:config-item config:name="PositionBottom">39</config:config-item></config:config-item-map-indexed>';
  expect(withoutViews(`<office:settings>${set('ooo:view-settings', view)}${set('ooo:configuration-settings', '')}</office:settings>`)).toBe(
    `<office:settings>${set('ooo:configuration-settings', '')}</office:settings>`,
  );
});

describe('formats of a worksheet beyond its content', () => {
  test('a form with empty lines stays as it is', () => {
    const form = sheet(full + emptyRows(84));
    expect(withoutLooseFormats(form)).toBe(form);
  });
  test('rows that go on keep their heights and lose their cells', () => {
    const mended = String(withoutLooseFormats(sheet(full + emptyRows(85))));
    expect(mended).toContain('<row r="86" ht="20"></row>');
    expect(mended).toContain('<c r="B1" s="1"><v>2</v></c>');
    expect(mended).not.toContain('<c r="A2"');
  });
  test('columns that go on end with the content', () => {
    const row = `<row r="2">${'<c s="1"/>'.repeat(40)}</row>`;
    expect(String(withoutLooseFormats(sheet(full + row)))).toBe(String(sheet(`${full}<row r="2">${'<c s="1"/>'.repeat(2)}</row>`)));
  });
  test('cells with an end tag are empty too', () => {
    const row = `<row r="2">${'<c s="1"></c>'.repeat(40)}</row>`;
    expect(String(withoutLooseFormats(sheet(full + row)))).toContain(`<row r="2">${'<c s="1"></c>'.repeat(2)}</row>`);
  });
  test('content that is far away is content', () => {
    const far = sheet(`${emptyRows(200, 1)}<row r="300"><c r="ZZ300"><f>1+1</f></c></row>`);
    expect(withoutLooseFormats(far)).toBe(far);
  });
  test('a hostile sheet of open cells takes linear time', () => {
    expect(withoutLooseFormats(sheet('<c '.repeat(300_000))).length).toBeGreaterThan(900_000);
  });
});

const ods = (rows: string, attributes = '') =>
  `<office:automatic-styles><style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style></office:automatic-styles><table:table table:name="A" ${attributes}>${rows}</table:table>`;
const cell =
  '<table:table-row><table:table-cell office:value-type="float" office:value="1"><text:p>1</text:p></table:table-cell></table:table-row>';

describe('OpenDocument', () => {
  test('a hidden sheet has no print range', () => {
    const { text, hidden } = printableSheets(ods(cell, 'table:style-name="ta2" table:print-ranges="A.A1:A.B4"'));
    expect(hidden).toBe(1);
    expect(text).not.toContain('print-ranges');
  });
  test('a visible one keeps it', () => {
    const book = ods(cell, 'table:style-name="ta1" table:print-ranges="A.A1:A.B4"');
    expect(printableSheets(book)).toEqual({ text: book, hidden: 0, hidesCells: false });
  });
  test('formats that go on below the content are those of empty cells', () => {
    const tail = (rows: number) =>
      `<table:table-row table:number-rows-repeated="${rows}"><table:table-cell table:style-name="ce1"/></table:table-row>`;
    expect(printableSheets(ods(cell + tail(84))).text).toContain('"ce1"');
    expect(printableSheets(ods(cell + tail(85))).text).not.toContain('"ce1"');
  });
  test('fields of the file name leave the folder out', () => {
    expect(withoutFolders('<text:file-name text:display="path">x</text:file-name>a')).toBe('a');
    expect(withoutFolders('<text:file-name>x</text:file-name>')).toBe(
      '<text:file-name text:display="name-and-extension">x</text:file-name>',
    );
    const name = '<text:file-name text:display="name">x</text:file-name>';
    expect(withoutFolders(name)).toBe(name);
  });
  test('hidden slides are counted', () => {
    const deck =
      '<style:style style:name="dp2" style:family="drawing-page"><style:drawing-page-properties presentation:visibility="hidden"/></style:style><draw:page draw:name="1" draw:style-name="dp1"/><draw:page draw:name="2" draw:style-name="dp2"/>';
    expect(hiddenInOdp(deck)).toBe(1);
    expect(hiddenInOdp(deck.replace(' draw:name="2"', ''))).toBe(1);
  });
});

describe('records of an XLS', () => {
  const record = (type: number, ...data: readonly number[]) => Buffer.from([type & 255, type >> 8, data.length, 0, ...data]);
  test('hidden sheets and folders in headers are found', () => {
    expect(readBiff(Buffer.concat([record(0x809, 0, 6, 5, 0), record(0x809, 0, 6, 0x20, 0)])).charts).toBe(1);
    expect(readBiff(record(0x85, 0, 0, 0, 0, 2, 0))).toMatchObject({ mends: true, hidden: 1, hidesCells: false });
    expect(readBiff(record(0x14, 2, 0, 0, 0x26, 0x5a)).mends).toBe(true);
    expect(readBiff(record(0x14, 2, 0, 0, 0x26, 0x46)).mends).toBe(false);
  });
  test('a record that is cut off ends the walk', () => {
    expect(readBiff(Buffer.from([0x85, 0, 255, 255, 0])).hidden).toBe(0);
  });
});
