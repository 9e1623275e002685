import { expect, test } from 'bun:test';
import { settleDrawings, tellDrawings } from './drawn-words.ts';

const shape = (inner: string, style = 'gr1'): string =>
  `<draw:custom-shape draw:name="Shape 1" draw:style-name="${style}">${inner}<draw:enhanced-geometry/></draw:custom-shape>`;
const words = (text: string): string => `<text:p>${text}</text:p>`;
/** The page that LibreOffice makes of a drawing: words of a shape, and an image with the name as description. */
const page = (fodt: string, before: string): string => {
  const [, name = ''] = /draw:name="([^"]*)"/.exec(fodt) ?? [];
  return `<p>${before}</p><p><img src="data:image/png;base64,AA" name="${name}" alt="${name}"></p><p>After</p>`;
};
const settled = (drawing: string, before: string): string => {
  const charts = new Map<string, string>();
  return settleDrawings(page(tellDrawings(drawing, charts), before), charts);
};

test('the image of a box goes when its words are there', () => {
  expect(settled(shape(words('Callout <text:span>words</text:span>')), 'Callout words')).toBe('<p>Callout words</p><p></p><p>After</p>');
});

test('the image of a box around an image goes, whatever bytes the image has', () => {
  const inner = words(
    '<draw:frame><draw:image><office:binary-data>iVBOR</office:binary-data></draw:image><svg:title>Logo</svg:title></draw:frame>',
  );
  expect(settled(shape(inner), '<img alt="Logo">')).toBe('<p><img alt="Logo"></p><p></p><p>After</p>');
  expect(settled(shape(words('See') + inner), 'See<img alt="Logo">')).not.toContain('iVBOR');
  expect(settled(`<draw:g>${shape(inner)}</draw:g>`, 'Before')).toContain('alt=""');
});

test('an image of words that the page lacks says them', () => {
  expect(settled(`<draw:g>${shape(words('Plan'))}${shape(words('Build'))}</draw:g>`, 'Before')).toContain('alt="Plan Build"');
});

test('an image of a group, or of a shape filled with a picture, stays behind its words', () => {
  expect(settled(`<draw:g>${shape(words('Plan'))}</draw:g>`, 'Plan')).toContain('alt=""');
  const filled =
    '<style:style style:name="gr2" style:family="graphic"><style:graphic-properties draw:stroke="none" draw:fill="bitmap"/></style:style>';
  for (const style of [filled, filled.replace(' draw:stroke="none"', '')])
    expect(settled(style + shape(words('Plan'), 'gr2'), 'Plan')).toContain('alt=""');
});

test("a drawing without words has its author's description, never the name that a program gave it", () => {
  expect(settled(shape('<svg:title>A red arrow</svg:title>'), 'Before')).toContain('alt="A red arrow"');
  expect(settled(shape(''), 'Before')).toContain('alt=""');
  expect(settled(shape(''), 'Before')).not.toContain('Shape 1');
});

test('a description that repeats the sentence before it takes no image away', () => {
  expect(settled(shape('<svg:desc>Our logo</svg:desc>'), 'Our logo')).toContain('<img');
});

const rows =
  '<table:table-row><table:table-cell><text:p/></table:table-cell><table:table-cell><text:p>Sold</text:p></table:table-cell></table:table-row><table:table-row><table:table-cell><text:p>May</text:p></table:table-cell><table:table-cell><text:p>4.5</text:p></table:table-cell></table:table-row>';
const chart = (title: string): string =>
  `<draw:frame draw:name="Object 1"><draw:object><office:document><chart:chart><chart:title><text:p>${title}</text:p></chart:title><table:table>${rows}</table:table></chart:chart></office:document></draw:object><svg:desc>Old</svg:desc></draw:frame>`;

test('a chart is described by its author or its title, and its values follow the paragraph of its image', () => {
  const charts = new Map<string, string>();
  const told = tellDrawings(chart('A &amp; B').replace('<svg:desc>Old</svg:desc>', ''), charts);
  // The export takes the description of an embedded object from its title.
  const [, title = ''] = /<svg:title>([^<]*)<\/svg:title><\/draw:frame>$/.exec(told) ?? [];
  const html = settleDrawings(`<h2>So <img alt="${title}"></h2><p>After</p>`, charts);
  expect(html).toBe(
    '<h2>So <img alt="A &amp; B"></h2><p>A &amp; B</p>\n<table border="1" cellpadding="4" cellspacing="0">\n<tr><th></th><th>Sold</th></tr>\n<tr><td>May</td><td>4.5</td></tr>\n</table>\n<p>After</p>',
  );
  expect(tellDrawings(chart('Sales'), new Map())).toMatch(/Old<\/svg:title><\/draw:frame>$/);
});

test('a chart in an object of megabytes has its values', () => {
  const charts = new Map<string, string>();
  tellDrawings(chart('Sales').replace('<office:document>', `<office:document>${'<style:style/>'.repeat(500_000)}`), charts);
  expect(charts.get('1')).toContain('<td>4.5</td>');
});

test('two charts in a paragraph keep their order, and a chart inside a group has its values', () => {
  const charts = new Map<string, string>();
  const told = tellDrawings(`${chart('One')}<draw:g>${chart('Two')}</draw:g>`, charts);
  const [first = '', second = ''] = [...told.matchAll(/draw:name="([^"]*)"/g)].map(([, name = '']) => name);
  const html = settleDrawings(`<p><img alt="${first}"> <img alt="${second}"></p>`, charts);
  expect(html.replace(/<table[\s\S]*?<\/table>/g, 'TABLE')).toMatch(/<\/p><p>One<\/p>\s*TABLE\s*<p>Two<\/p>\s*TABLE\s*$/);
});

test('the sheet that an embedded workbook shows follows as a table, as far as it has words', () => {
  const cell = (text: string, more = '') => `<table:table-cell${more}><text:p>${text}</text:p></table:table-cell>`;
  const blank = (count: number) => `<table:table-cell table:number-columns-repeated="${count}"/>`;
  const row = (cells: string, more = '') => `<table:table-row${more}>${cells}</table:table-row>`;
  const sheet = (name: string, ...lines: readonly string[]) => `<table:table table:name="${name}">${lines.join('')}</table:table>`;
  const object = (shown: string, ...sheets: readonly string[]) =>
    `<draw:frame draw:name="Object 1"><draw:object><office:document><office:settings><config:config-item config:name="ActiveTable">${shown}</config:config-item></office:settings><office:body><office:spreadsheet>${sheets.join('')}</office:spreadsheet></office:body></office:document></draw:object></draw:frame>`;
  const valuesOf = (drawing: string): string => {
    const charts = new Map<string, string>();
    tellDrawings(drawing, charts);
    return [...charts.values()].join('').replaceAll('\n', '');
  };
  const long = row(blank(16384), ' table:number-rows-repeated="1048570"');
  const full = sheet(
    'B',
    row(cell('Fruit') + blank(1) + cell('5') + blank(16381)),
    row(cell('a &lt; b', ' table:number-columns-repeated="2"')),
    long,
  );
  expect(valuesOf(object('B', sheet('A', row(cell('no'))), full))).toBe(
    '<table><tr><th>Fruit</th><th></th><th>5</th></tr><tr><td>a &lt; b</td><td>a &lt; b</td><td></td></tr></table>',
  );
  expect(valuesOf(object('B', sheet('B', long)))).toBe('');
  expect(valuesOf(object('B', sheet('B', row(cell('x', ' table:number-columns-repeated="16000"')))))).toBe('');
});
