/** Charts, tables, formulas and facts of a deck on its page. */
import { expect, test } from 'bun:test';
import { parseTree } from '../../formats/odf-tree.ts';
import { readDeck } from './page.ts';

const deck = (shapes: string, facts = ''): string =>
  `<office:document>${facts}<office:body><office:presentation><draw:page>${shapes}</draw:page></office:presentation></office:body></office:document>`;
const frame = (inner: string): string => `<draw:frame svg:x="1cm" svg:y="1cm" svg:width="8cm" svg:height="4cm">${inner}</draw:frame>`;
const read = (shapes: string, facts?: string, picture = 'data:image/png;base64,AAAA') =>
  readDeck(parseTree(deck(shapes, facts)), undefined).html('File', async () => picture);
const cells = (...texts: readonly string[]): string =>
  `<table:table-row>${texts.map((text) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`).join('')}</table:table-row>`;
const chart = (format: string, ...rows: readonly string[]): string =>
  frame(
    `<draw:object><office:document><office:automatic-styles><style:style style:name="x" style:data-style-name="N1"/><${format} style:name="N1"/></office:automatic-styles><office:body><office:chart><chart:chart><chart:title><text:p>Sales</text:p></chart:title><chart:axis chart:dimension="x" chart:style-name="x"/><table:table>${rows.join('')}</table:table></chart:chart></office:chart></office:body></office:document></draw:object>`,
  );

test('a chart is a picture named by its title, with its values; a missing one is empty', async () => {
  const made = await read(chart('number:number-style', cells('', 'North'), cells('1', '4.5'), cells('2', 'NaN')));
  expect(made?.page).toContain('alt="Sales"');
  expect(made?.page).toContain('<tr><th></th><th>North</th></tr>\n<tr><td>1</td><td>4.5</td></tr>\n<tr><td>2</td><td></td></tr>');
});

test('categories of a chart that are dates stand as such', async () => {
  const made = await read(chart('number:date-style', cells('', 'North'), cells('37261', '32')));
  expect(made?.page).toContain('<td>2002-01-05</td><td>32</td>');
});

test('a chart of too many values is only a picture', async () => {
  const made = await read(chart('number:number-style', cells('', 'North'), ...Array.from({ length: 100 }, (_, at) => cells(`${at}`, '1'))));
  expect(made?.page).toContain('<img ');
  expect(made?.page).not.toContain('<table>');
});

test('an embedded sheet is a picture with its cells', async () => {
  const made = await read(
    frame(
      `<draw:object><office:document><office:body><office:spreadsheet><table:table>${cells('Fruit', 'Sold')}${cells('Pear', '5')}</table:table></office:spreadsheet></office:body></office:document></draw:object>`,
    ),
  );
  expect(made?.page).toMatch(/<img [\s\S]*<tr><th>Fruit<\/th><th>Sold<\/th><\/tr>\n<tr><td>Pear<\/td><td>5<\/td><\/tr>/);
});

test('a table has heads where its style has them, and joined cells', async () => {
  const wide =
    '<table:table-row><table:table-cell table:number-columns-spanned="2"><text:p>both</text:p></table:table-cell><table:covered-table-cell/></table:table-row>';
  const table = (style: string) => frame(`<table:table${style}>${cells('a', 'b')}${wide}</table:table>`);
  expect((await read(table(' table:use-first-row-styles="true"')))?.page).toContain(
    '<tr><th>a</th><th>b</th></tr>\n<tr><td colspan="2">both</td></tr>',
  );
  expect((await read(table('')))?.page).toContain('<tr><td>a</td><td>b</td></tr>');
});

test('a formula is MathML without prefixes and annotations', async () => {
  const formula = '<math:math><math:semantics><math:mi>x</math:mi><math:annotation>x</math:annotation></math:semantics></math:math>';
  expect((await read(frame(`<draw:object>${formula}</draw:object>`)))?.page).toContain(
    '<math display="block"><semantics><mi>x</mi></semantics></math>',
  );
});

test('the page has title, author and keywords of the deck, and the name of the file without them', async () => {
  const words = frame('<draw:text-box><text:p>a</text:p></draw:text-box>');
  const facts =
    '<office:meta><meta:initial-creator>Ann &amp; Ben</meta:initial-creator><dc:title>Plan</dc:title><meta:keyword>one</meta:keyword><meta:keyword>two</meta:keyword></office:meta>';
  const page = (await read(words, facts))?.page ?? '';
  for (const one of ['<title>Plan</title>', '<meta name="author" content="Ann &amp; Ben"/>', '<meta name="keywords" content="one, two"/>'])
    expect(page).toContain(one);
  expect((await read(words))?.page).toContain('<title>File</title>');
});

test('pictures that would make the page too large are counted and left out', async () => {
  const made = await read(chart('number:number-style') + chart('number:number-style'), '', 'x'.repeat(40 * 2 ** 20));
  expect(made?.left).toBe(1);
  expect(made?.page.match(/<img /g)).toHaveLength(1);
});
