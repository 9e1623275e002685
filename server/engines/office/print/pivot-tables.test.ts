import { afterAll, expect, test } from 'bun:test';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, strToU8, zipSync } from 'fflate';
import { openZip } from '../../../formats/zip/read.ts';
import { makeTestFolder } from '../../../testing/test-folder.ts';
import { withoutPivotTables } from './pivot-tables.ts';
import { isSavedByExcel } from './saved-by-excel.ts';
import { printableWorkbook, readableWorkbook } from './workbook-package.ts';

const dir = makeTestFolder('pivots');
afterAll(() => rmSync(dir, { recursive: true }));

const links = (...targets: readonly (readonly [type: string, target: string])[]): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
    .map(
      ([type, target], at) =>
        `<Relationship Id="r${at}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;
const book = (parts: Readonly<Record<string, string>>) => {
  const path = join(dir, 'book.xlsx');
  writeFileSync(path, zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))));
  return openZip(path);
};
const list = 'xl/worksheets/_rels/sheet1.xml.rels';
const pivoted = (cache: string) =>
  book({
    '_rels/.rels': links(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml':
      '<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="r0"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': links(['worksheet', 'worksheets/sheet1.xml']),
    'xl/worksheets/sheet1.xml': '<worksheet/>',
    [list]: links(['pivotTable', '../pivotTables/p.xml'], ['drawing', '../drawings/d.xml']),
    'xl/drawings/d.xml': '<wsDr/>',
    'xl/pivotTables/p.xml': '<pivotTableDefinition/>',
    'xl/pivotTables/_rels/p.xml.rels': links(['pivotCacheDefinition', '../pivotCache/c.xml']),
    'xl/pivotCache/c.xml': cache,
  });

test('a sheet loses the pivot tables whose cells were saved, and nothing else', async () => {
  const parts = await withoutPivotTables(pivoted('<pivotCacheDefinition refreshOnLoad="0"/>'), 'xl/worksheets/sheet1.xml');
  expect(Object.keys(parts)).toEqual([list]);
  const text = strFromU8(parts[list] ?? new Uint8Array());
  expect([text.includes('pivotTable'), text.includes('drawings/d.xml')]).toEqual([false, true]);
});

test('paper and pages show the saved cells of pivot tables', async () => {
  const zip = pivoted('<pivotCacheDefinition/>');
  expect(Object.keys((await printableWorkbook(zip, 'a.xlsx')).parts)).toContain(list);
  expect(Object.keys(await readableWorkbook(zip, 'a.xlsx'))).toContain(list);
});

test('a pivot table that Excel fills when it opens the file stays', async () => {
  expect(await withoutPivotTables(pivoted('<pivotCacheDefinition refreshOnLoad="1"/>'), 'xl/worksheets/sheet1.xml')).toEqual({});
});

test('values are those of Excel if it saved the workbook and need not compute it', async () => {
  const by = (program: string) =>
    book({
      '_rels/.rels': links(['extended-properties', 'docProps/app.xml']),
      'docProps/app.xml': `<Properties><Application>${program}</Application></Properties>`,
    });
  expect(await isSavedByExcel(by('Microsoft Excel'), '<workbook><calcPr calcId="191029"/></workbook>')).toBe(true);
  expect(await isSavedByExcel(by('Microsoft Excel'), '<workbook><calcPr fullCalcOnLoad="1"/></workbook>')).toBe(false);
  expect(await isSavedByExcel(by('SheetJS'), '<workbook/>')).toBe(false);
  expect(await isSavedByExcel(book({ '_rels/.rels': links() }), '<workbook/>')).toBe(false);
});
