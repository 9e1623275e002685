import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { lacks } from '../../testing/needs.ts';
import { tell } from '../../testing/read-text.ts';

longTimeout();

const table =
  '<table><tr><th colspan="2">Words over two columns that are long</th><th rowspan="2">Tall</th></tr><tr><td>1</td><td>2</td></tr></table>';

describe.skipIf(lacks('unzip'))('joined cells of pages', () => {
  let harness: Harness;
  const partOf = async (to: string, name: string): Promise<string> => {
    const path = join(harness.dir, 'page.html');
    await Bun.write(path, table);
    const { paths } = await harness.convert(path, 'html', to);
    return tell('unzip', '-p', paths[0] ?? '', name);
  };
  beforeAll(async () => {
    harness = await startHarness();
  });
  afterAll(() => harness.close());

  test('a workbook joins them, and its columns are as wide as the other cells need', async () => {
    const sheet = await partOf('xlsx', 'xl/worksheets/sheet1.xml');
    expect([...sheet.matchAll(/<mergeCell ref="([^"]+)"/g)].map(([, ref]) => ref)).toEqual(['A1:B1', 'C1:C2']);
    expect(Number(/<col min="1" max="1" width="([\d.]+)"/.exec(sheet)?.[1])).toBeLessThan(12);
  });

  test('an OpenDocument sheet states their extent, and covers the rest of them in each row', async () => {
    const content = await partOf('ods', 'content.xml');
    expect(content).toContain('table:number-columns-spanned="2" table:number-rows-spanned="1"');
    expect(content).toContain('table:number-columns-spanned="1" table:number-rows-spanned="2"');
    const rows = content.split('</table:table-row>').map((row) => row.match(/<table:covered-table-cell/g)?.length ?? 0);
    expect(rows).toEqual([1, 1, 0]);
  });
});
