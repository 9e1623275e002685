import { expect, test } from 'bun:test';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { makeTestFolder } from '../../testing/test-folder.ts';
import { openXlsx } from './xlsx-read.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006/relationships';
const list = (...links: readonly string[]): string => `<Relationships xmlns="${packages}">${links.join('')}</Relationships>`;
const link = (id: string, type: string, target: string, mode = ''): string =>
  `<Relationship Id="${id}" Type="${relationships}/${type}" Target="${target}"${mode}/>`;

test('links of cells, where they are wanted', async () => {
  const cell = (at: number, inner = `<is><t>words ${at}</t></is>`, type = 'inlineStr') => `<c r="A${at}" t="${type}">${inner}</c>`;
  const formula = (code: string) => `<f>${code}</f><v>shown</v>`;
  const rows = [
    cell(1),
    cell(2),
    cell(3),
    cell(4, formula('HYPERLINK(&quot;https://example.org/?a=1&amp;b=2&quot;,&quot;shown&quot;)'), 'str'),
    cell(5, formula('HYPERLINK(B5,"shown")'), 'str'),
    cell(6),
  ].map((one, at) => `<row r="${at + 1}">${one}</row>`);
  const hyperlinks =
    '<hyperlinks><hyperlink ref="A1" r:id="h1"/><hyperlink ref="A2:B2" r:id="h2" location="part &lt;1&gt;"/><hyperlink ref="A3" r:id="h3"/><hyperlink ref="A6" location="S!A1"/></hyperlinks>';
  const external = (id: string, target: string) => link(id, 'hyperlink', target, ' TargetMode="External"');
  const dir = makeTestFolder('links');
  const path = join(dir, 'book.xlsx');
  const parts = {
    '_rels/.rels': list(link('r1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': list(link('r1', 'worksheet', 'worksheets/sheet1.xml')),
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}" xmlns:r="${relationships}"><sheetData>${rows.join('')}</sheetData>${hyperlinks}</worksheet>`,
    'xl/worksheets/_rels/sheet1.xml.rels': list(
      external('h1', 'https://example.org/a?b&amp;c'),
      external('h2', 'mailto:a@example.org'),
      external('h3', 'file:///C:/Users/me/x.xlsx'),
    ),
  };
  await Bun.write(path, zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))));
  const linksOf = async (keepsLinks: boolean) => {
    const links: unknown[] = [];
    for (const { rows: all } of await openXlsx(path, keepsLinks))
      for await (const [first] of all) links.push(first?.kind === 'text' ? first.link : first);
    return links;
  };
  expect(await linksOf(false)).toEqual(Array.from({ length: 6 }, () => undefined));
  expect(await linksOf(true)).toEqual([
    'https://example.org/a?b&c',
    'mailto:a@example.org#part <1>',
    undefined,
    'https://example.org/?a=1&b=2',
    undefined,
    undefined,
  ]);
});
