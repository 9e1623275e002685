import { beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { rejection } from '../../testing/rejection.ts';
import { makeTestFolder } from '../../testing/test-folder.ts';
import type { Row } from './cell.ts';
import { openHtml } from './html-read.ts';

let dir: string;
beforeAll(async () => {
  dir = makeTestFolder('html-read');
});

type Table = { readonly name: string; readonly rows: readonly Row[] };
const read = async (html: string, keepsTypes = true): Promise<readonly Table[]> => {
  const path = join(dir, 'page.html');
  await Bun.write(path, html);
  const tables: Table[] = [];
  for await (const { name, rows } of openHtml(path, keepsTypes)) tables.push({ name, rows: await Array.fromAsync(rows) });
  return tables;
};
const texts = ({ rows }: Table): readonly (readonly string[])[] => rows.map((row) => row.map(({ text }) => text));

describe('tables of web pages', () => {
  test('cells have honest types', async () => {
    const [table] = await read(
      '<table><tr><th>Code<th>Card<th>Price<th>Day<tr><td>00123<td>4006381333931234<td>9.5<td>31.12.2024<tr><td>00124<td>1<td>10<td>01.02.2024</table>',
    );
    expect(table?.rows[1]).toEqual([
      { kind: 'text', text: '00123' },
      { kind: 'text', text: '4006381333931234', isInteger: true },
      expect.objectContaining({ kind: 'number', value: 9.5 }),
      expect.objectContaining({ kind: 'date', iso: '2024-12-31', text: '31.12.2024' }),
    ]);
  });

  test('cells marked as text stay text', async () => {
    const [table] = await read(`<table><tr><td style='mso-number-format:"\\@"'>12<td>12</table>`);
    expect(table?.rows[0]?.map(({ kind }) => kind)).toEqual(['text', 'number']);
  });

  test('spanning cells are joined, unless they overlap others or leave the table', async () => {
    const merges = async (table: string) => {
      const path = join(dir, 'spans.html');
      await Bun.write(path, table);
      const found = [];
      for await (const sheet of openHtml(path, true))
        found.push(...(sheet.merges ?? []).map((one) => `${one.row},${one.column}-${one.lastRow},${one.lastColumn}`));
      return found;
    };
    expect(await merges('<table><tr><td colspan=2 rowspan=2>a<td>b<tr><td rowspan=9>c<tr><td>d<td>e</table>')).toEqual([
      '0,0-1,1',
      '1,2-2,2',
    ]);
    expect(await merges('<table><tr><td>a<td rowspan=2>b<tr><td colspan=2>c</table>')).toEqual(['0,1-1,1']);
  });

  test('spans keep the columns apart', async () => {
    const [table] = await read(
      '<table><tr><td rowspan=2>a<td colspan=2>b<tr><td>c<td>d<tr><td>e<td>f<td rowspan=0>g<tr><td>h<td>i</table>',
    );
    expect(table && texts(table)).toEqual([
      ['a', 'b'],
      ['', 'c', 'd'],
      ['e', 'f', 'g'],
      ['h', 'i'],
    ]);
  });

  test('captions name sheets, lines and entities are read, and what is hidden is not', async () => {
    const tables = await read(
      '<table><caption>Sales</caption><tr><td>A&amp;B<br>C &nbsp; D<td><b>x</b><script>no</script><tr style="display:none"><td>secret</table><table><tr><td>1</table>',
    );
    expect(tables.map(({ name }) => name)).toEqual(['Sales', 'Table2']);
    expect(tables[0] && texts(tables[0])).toEqual([['A&B\nC D', 'x']]);
  });

  test('tables in tables are sheets of their own', async () => {
    const tables = await read('<table><tr><td>menu<td><table><tr><td>1<td>2</table></table>');
    expect(tables.map(texts)).toEqual([[['menu', '']], [['1', '2']]]);
  });

  test('a page without a table says so', async () => {
    expect(await rejection(read('<p>nothing</p>'))).toMatchObject({ message: expect.stringContaining('nothing_to_convert') });
  });
});

describe('crafted pages', () => {
  test('spans without end are too much', async () => {
    expect(await rejection(read(`<table>${'<tr><td colspan=1000>x'.repeat(20_000)}</table>`))).toMatchObject({
      message: expect.stringContaining('resource_limit'),
    });
    expect(await rejection(read(`<table><tr>${'<td colspan=1000>x'.repeat(20)}</table>`))).toMatchObject({
      message: expect.stringContaining('resource_limit'),
    });
  });
  test('tables a thousand deep are read', async () => {
    const tables = await read(`${'<table><tr><td>a'.repeat(1000)}`);
    expect(tables).toHaveLength(1000);
  });
});
