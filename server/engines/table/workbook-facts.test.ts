import { expect, test } from 'bun:test';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inEnglish } from '../../../catalogue/languages/in-english.ts';
import { chartFrame, spreadsheet } from '../../bench/troubles/families/sheets/open-document.ts';
import { commented } from '../../bench/troubles/families/sheets/stored-builders.ts';
import { formula, xlsx } from '../../bench/troubles/families/sheets/workbook.ts';
import { makeTestFolder } from '../../testing/test-folder.ts';
import { openOds } from './ods-read.ts';
import { forgetWorkbook, workbookNotes } from './workbook-facts.ts';
import { openXlsx } from './xlsx-read.ts';

const read = async (bytes: Uint8Array): Promise<readonly string[]> => {
  const folder = makeTestFolder('facts');
  forgetWorkbook();
  writeFileSync(join(folder, 'a.xlsx'), bytes);
  for (const { rows } of await openXlsx(join(folder, 'a.xlsx'))) for await (const _ of rows);
  return workbookNotes().map(inEnglish);
};

test('formulas that become values, and charts that are lost, are notes', async () => {
  expect(await read(xlsx({ sheets: [{ name: 'S', rows: [['a', 2]] }] }))).toEqual([]);
  const charts = { 'xl/charts/chart1.xml': '<c/>', 'xl/charts/chart2.xml': '<c/>', 'xl/charts/style1.xml': '<c/>' };
  expect(await read(xlsx({ sheets: [{ name: 'S', rows: [[formula('1+1', 2)]] }], parts: charts }))).toEqual([
    'Formulas of the workbook are kept as their values.',
    'The 2 charts of the workbook are left out.',
  ]);
});

const readOds = async (content: Uint8Array | string): Promise<readonly string[]> => {
  const folder = makeTestFolder('facts');
  forgetWorkbook();
  writeFileSync(join(folder, 'a.ods'), content);
  for await (const { rows } of openOds(join(folder, 'a.ods'), typeof content === 'string')) for await (const _ of rows);
  return workbookNotes().map(inEnglish);
};

test('so are charts of OpenDocument, in a package or flat', async () => {
  const cells = '<table:table-row><table:table-cell office:value-type="string"><text:p>a</text:p></table:table-cell></table:table-row>';
  const table = (shapes: string) => `<table:table table:name="S">${shapes}${cells}</table:table>`;
  const chart = { title: 'T', range: 'S.A1:S.B2' };
  expect(await readOds(spreadsheet({ flat: false, tables: table('') }))).toEqual([]);
  expect(await readOds(spreadsheet({ flat: false, tables: table(chartFrame), chart }))).toEqual(['The chart of the workbook is left out.']);
  const flat =
    '<table:shapes><draw:frame><draw:object><office:document><office:body><office:chart><chart:chart/></office:chart></office:body></office:document></draw:object></draw:frame></table:shapes>';
  expect(await readOds(spreadsheet({ flat: true, tables: table(flat) }))).toEqual(['The chart of the workbook is left out.']);
});

test('comments that are lost are a note', async () => {
  expect(await read((await commented.input()) as Uint8Array)).toEqual(['The document has a comment: the result leaves it out.']);
});
