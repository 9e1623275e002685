import { expect, test } from 'bun:test';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formula, xlsx } from '../../bench/troubles/families/sheets/workbook.ts';
import { forgetWorkbook, workbookNotes } from './workbook-facts.ts';
import { openXlsx } from './xlsx-read.ts';

const read = async (bytes: Uint8Array): Promise<readonly string[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'facts-'));
  try {
    forgetWorkbook();
    writeFileSync(join(folder, 'a.xlsx'), bytes);
    for (const { rows } of await openXlsx(join(folder, 'a.xlsx'))) for await (const _ of rows);
    return workbookNotes();
  } finally {
    rmSync(folder, { recursive: true });
  }
};

test('formulas that become values, and charts that go, are told', async () => {
  expect(await read(xlsx({ sheets: [{ name: 'S', rows: [['a', 2]] }] }))).toEqual([]);
  const charts = { 'xl/charts/chart1.xml': '<c/>', 'xl/charts/chart2.xml': '<c/>', 'xl/charts/style1.xml': '<c/>' };
  expect(await read(xlsx({ sheets: [{ name: 'S', rows: [[formula('1+1', 2)]] }], parts: charts }))).toEqual([
    'Formulas of the workbook are kept as their values.',
    'The 2 charts of the workbook are left out.',
  ]);
});
