import { expect, test } from 'bun:test';
import { statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { longTimeout } from '../../testing/long-timeout.ts';
import { columnName, sheetName, writeXlsx, type XlsxRow, xlsxBytes } from './xlsx.ts';

longTimeout();

const partsOf = (bytes: Uint8Array): Record<string, string> =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, data]) => [name, strFromU8(data)]));

test('typed cells, formats, merges and frozen rows are written once each', async () => {
  const bold = { bold: true, format: '#,##0.00 "€"' };
  const parts = partsOf(
    await xlsxBytes([
      {
        name: 'A & B',
        frozenRows: 1,
        columnWidths: [12],
        merges: [{ row: 1, column: 0, lastRow: 2, lastColumn: 1 }],
        rows: [
          {
            row: 0,
            cells: [
              { column: 0, value: { kind: 'text', text: '<1>' } },
              { column: 27, value: { kind: 'number', value: 2.5 }, style: bold },
            ],
          },
          { row: 1, height: 30, cells: [{ column: 0, value: { kind: 'boolean', value: true }, style: { ...bold } }] },
        ],
      },
    ]),
  );
  const sheet = parts['xl/worksheets/sheet1.xml'] ?? '';
  expect(parts['xl/workbook.xml']).toContain('name="A &amp; B"');
  expect(sheet).toContain('<c r="A1" t="inlineStr"><is><t>&lt;1&gt;</t></is></c><c r="AB1" s="1"><v>2.5</v></c>');
  expect(sheet).toContain('<row r="2" ht="30.00" customHeight="1"><c r="A2" s="1" t="b"><v>1</v></c></row>');
  expect(sheet).toContain('<mergeCell ref="A2:B3"/>');
  expect(sheet).toContain('ySplit="1"');
  expect(parts['xl/styles.xml']?.match(/formatCode="[^"]*"/g)).toEqual(['formatCode="#,##0.00 &quot;€&quot;"']);
});

test('names that Excel refuses are mended, and none comes twice', () => {
  expect(sheetName('a/b: [c]*?', new Set())).toBe('a b c');
  expect(sheetName('data', new Set(['Data']))).toBe('data 2');
  expect(sheetName('x'.repeat(40), new Set(['x'.repeat(31)]))).toBe(`${'x'.repeat(29)} 2`);
  expect(sheetName("''", new Set())).toBe('Sheet1');
});

test('columns count in letters', () => {
  expect([0, 25, 26, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA']);
});

test('rows go out while they come', async () => {
  const path = join(tmpdir(), `${crypto.randomUUID()}.xlsx`);
  let half = 0;
  const rows = function* (): Generator<XlsxRow> {
    for (let row = 0; row < 100_000; row++) {
      if (row === 50_000) half = statSync(path).size;
      yield { row, cells: [{ column: 0, value: { kind: 'number', value: row * 7919 } }] };
    }
  };
  await writeXlsx(path, [{ name: 'Long', rows: rows() }]);
  expect(half).toBeGreaterThan(statSync(path).size / 3);
  await rm(path);
});
