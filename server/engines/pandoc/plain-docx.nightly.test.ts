import { expect, test } from 'bun:test';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { inEnglish } from '../../../catalogue/languages/in-english.ts';
import { makeTestFolder } from '../../testing/test-folder.ts';
import { wingdingsInPython } from '../office/sign-fonts.ts';
import { reportOf } from '../python-script.ts';
import docxFormulas from './docx_formulas.py' with { type: 'text' };
import docxTags from './docx_tags.py' with { type: 'text' };
import plainCharts from './plain_charts.py' with { type: 'text' };
import plainDocx from './plain_docx.py' with { type: 'text' };
import { docxFacts, docxNotes } from './readable-docx.ts';

const folder = makeTestFolder('plain');
const script = `${wingdingsInPython}\n${docxTags}\n${docxFormulas}\n${plainCharts}\n${plainDocx}`;

/** The document part prepared for Pandoc, and the output of the script. */
const readied = (body: string, view = 'accepted', further: Readonly<Record<string, string>> = {}) => {
  const [input, output] = [join(folder, 'in.docx'), join(folder, 'out.docx')];
  rmSync(output, { force: true });
  const parts = { 'word/document.xml': body, ...further };
  writeFileSync(input, zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))));
  const { stdout, stderr } = Bun.spawnSync(['python3', '-I', '-c', script, input, output, view]);
  expect(stderr.toString()).toBe('');
  const made = existsSync(output) ? strFromU8(unzipSync(readFileSync(output))['word/document.xml'] ?? new Uint8Array()) : body;
  return { made, facts: reportOf(docxFacts, { stdout: stdout.toString() }) };
};

const para = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const box = (inner: string) => `<w:txbxContent>${inner}</w:txbxContent>`;
const words = (xml: string) => [...xml.matchAll(/<w:t>([^<]*)/g)].map(([, text]) => text).join(' ');

test('text boxes come behind the paragraph that they are anchored in, each once', () => {
  const inner = box(para('inner'));
  const anchored = `<w:p><w:r><w:t>a</w:t><mc:AlternateContent><mc:Choice>${box(`<w:p><w:r><w:t>box</w:t>${inner}</w:r></w:p>`)}</mc:Choice><mc:Fallback>${box(para('box'))}</mc:Fallback></mc:AlternateContent></w:r></w:p>`;
  const { made } = readied(`<w:document>${anchored}${para('b')}</w:document>`);
  expect(words(made)).toBe('a box inner b');
  expect(made.match(/<w:p>/g)).toHaveLength(4);
  expect(readied('<w:p><w:txbxContent>'.repeat(20_000)).facts).toBeDefined();
});

const row = (text: string, change = '') => `<w:tr><w:trPr>${change}</w:trPr><w:tc>${para(text)}</w:tc></w:tr>`;
const del = '<w:del w:id="1"/>';
const ins = '<w:ins w:id="2"/>';

test('rows that changes remove are gone, in each view, with tables that have no others', () => {
  const table = (rows: string) => `<w:tbl>${rows}</w:tbl>`;
  const body = `${para('x')}${table(row('kept') + row('old', del) + row('new', ins))}${table(row('only', del))}${para('y')}`;
  expect(words(readied(body).made)).toBe('x kept new y');
  expect(readied(body).made.match(/<w:tbl>/g)).toHaveLength(1);
  expect(words(readied(body, 'original').made)).toBe('x kept old only y');
  const nested = table(row(`in</w:t></w:r></w:p>${table(row('deep', del) + row('stays'))}<w:p><w:r><w:t>out`));
  expect(words(readied(nested).made)).toBe('in stays out');
});

test('the grid of a table has all columns of its rows', () => {
  const cell = (more = '') => `<w:tc><w:tcPr>${more}</w:tcPr>${para('c')}</w:tc>`;
  const grid = (columns: number) => `<w:tblGrid>${'<w:gridCol w:w="2000"/>'.repeat(columns)}</w:tblGrid>`;
  const rows = (more = '') => `<w:tr>${cell()}</w:tr><w:tr>${cell(more)}${cell()}</w:tr>`;
  expect(readied(`<w:tbl><w:tblPr/>${rows()}</w:tbl>`).made).toBe(`<w:tbl><w:tblPr/>${grid(2)}${rows()}</w:tbl>`);
  expect(readied(`<w:tbl>${grid(1)}${rows('<w:gridSpan w:val="3"/>')}</w:tbl>`).made).toBe(
    `<w:tbl>${grid(4)}${rows('<w:gridSpan w:val="3"/>')}</w:tbl>`,
  );
  expect(readied(`<w:tbl><w:tblGrid><w:gridCol/><w:gridCol/></w:tblGrid>${rows()}</w:tbl>`).made).toBe(
    `<w:tbl>${grid(2)}${rows()}</w:tbl>`,
  );
  const moved = `<w:tr><w:trPr><w:gridBefore w:val="1"/></w:trPr>${cell()}</w:tr>`;
  expect(readied(`<w:tbl>${grid(2)}${moved}</w:tbl>`).made).toBe(
    `<w:tbl>${grid(2)}${moved.replace('<w:tc>', '<w:tc><w:p/></w:tc><w:tc>')}</w:tbl>`,
  );
  const whole = `<w:tbl>${grid(2)}${rows()}</w:tbl>`;
  expect(readied(whole).made).toBe(whole);
  const inner = `<w:tbl><w:tr><w:tc>${whole.replace(grid(2), '')}</w:tc></w:tr></w:tbl>`;
  expect(readied(inner).made).toBe(`<w:tbl>${grid(1)}<w:tr><w:tc>${whole}</w:tc></w:tr></w:tbl>`);
  expect(readied(`<w:tbl>${'<w:tbl><w:tr><w:gridSpan w:val="9999"/>'.repeat(20_000)}`).facts).toBeDefined();
});

test('changes, comments, charts and chunks are reported', () => {
  const body = `<w:p><w:ins w:id="1"/></w:p><w:altChunk r:id="x"/>`;
  const { facts } = readied(body, 'accepted', {
    'word/comments.xml': '<w:comments><w:comment w:id="1"/><w:comment w:id="2"/></w:comments>',
    'word/charts/chart1.xml': '<c/>',
  });
  expect(facts).toEqual({ hasChanges: true, comments: 2, charts: 1, listedCharts: 0, hasChunks: true });
  expect(docxNotes(facts, 'original').map(inEnglish)).toEqual([
    'The document has tracked changes: the result shows the text as it was before the changes.',
    'The document has 2 comments: the result leaves them out.',
    'The chart of the document is left out.',
  ]);
  for (const other of [
    '',
    'null',
    '{"hasChanges":true}',
    '{"hasChanges":true,"comments":-1,"charts":0,"listedCharts":0,"hasChunks":false}',
  ])
    expect(() => reportOf(docxFacts, { stdout: other })).toThrow();
});

const points = (...values: readonly string[]): string => values.map((value, at) => `<c:pt idx="${at}"><c:v>${value}</c:v></c:pt>`).join('');
const seriesOf = (name: string, ...values: readonly string[]): string =>
  `<c:ser><c:tx><c:strRef>${points(name)}</c:strRef></c:tx><c:cat>${points('May', 'June')}</c:cat><c:val>${points(...values)}</c:val></c:ser>`;
const withChart = (chart: string) =>
  readied(`${para('a')}<w:p><w:drawing><c:chart xmlns:c="x" r:id="k"/></w:drawing></w:p>${para('z')}`, 'accepted', {
    'word/_rels/document.xml.rels': '<Relationship Id="k" Type="http://x/chart" Target="charts/chart1.xml"/>',
    'word/charts/chart1.xml': chart,
  });

test('the values of a chart follow its paragraph as a table; one without values, or with too many, is left out', () => {
  const title = '<c:title><c:tx><a:t>Sales</a:t></c:tx></c:title>';
  const { made, facts } = withChart(`${title}${seriesOf('Old', '1', '2')}${seriesOf('New', '3', '4')}`);
  const rows = [...made.matchAll(/<w:tr>.*?<\/w:tr>/g)].map(([tr]) =>
    [...tr.matchAll(/<w:t(?: [^>]*)?>([^<]*)/g)].map(([, text]) => text).join('|'),
  );
  expect(rows).toEqual(['|Old|New', 'May|1|3', 'June|2|4']);
  expect(made).toMatch(/<\/w:drawing><\/w:p><w:p>.{0,60}Sales.*<w:tbl>.*<\/w:tbl><w:p>.{0,20}z/);
  expect(docxNotes(facts, 'accepted').map(inEnglish)).toEqual(['The chart is shown as a table of its values.']);
  for (const none of ['', '<c:ser>'.repeat(20_000), seriesOf('Long', ...Array.from({ length: 100 }, String))])
    expect(docxNotes(withChart(none).facts, 'accepted').map(inEnglish)).toEqual(['The chart of the document is left out.']);
});

test('hidden text is left out, by its own properties or by styles, and what a style hides may be shown', () => {
  const run = (text: string, properties = '') => `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`;
  const styles = [
    '<w:style w:type="paragraph" w:styleId="Hid"><w:rPr><w:vanish/></w:rPr></w:style>',
    '<w:style w:type="character" w:styleId="Too"><w:basedOn w:val="Hid"/></w:style>',
  ].join('');
  const body = [
    `<w:p>${run('a')}${run('b', '<w:vanish/>')}${run('c', '<w:vanish w:val="0"/>')}${run('d', '<w:rStyle w:val="Too"/>')}</w:p>`,
    `<w:p><w:pPr><w:pStyle w:val="Hid"/></w:pPr>${run('e')}${run('f', '<w:vanish w:val="false"/>')}</w:p>`,
    `<w:p>${run('g', '<w:vanish/>')}</w:p>`,
  ].join('');
  const { made } = readied(body, 'accepted', { 'word/styles.xml': `<w:styles>${styles}</w:styles>` });
  expect([words(made), made.match(/<w:p>/g)?.length]).toEqual(['a c f', 2]);
});

test('the exit status reports an archive that cannot be unpacked', () => {
  const [input, output] = [join(folder, 'damaged.docx'), join(folder, 'damaged-out.docx')];
  const whole = zipSync({
    'word/document.xml': strToU8(`<w:fldSimple>${para('words')}</w:fldSimple>`),
    'word/media/a.png': [new Uint8Array(99).fill(7), { level: 0 }],
  });
  const at = Buffer.from(whole).indexOf(Buffer.alloc(99, 7));
  // Its checksum is wrong now: the image can't be copied beside the changed document.
  whole[at] = 8;
  for (const content of [Buffer.from('PK, but no archive'), Buffer.from(whole)]) {
    writeFileSync(input, content);
    const { exitCode, stdout } = Bun.spawnSync(['python3', '-I', '-c', script, input, output, 'accepted']);
    expect([exitCode, stdout.toString()]).toEqual([4, '']);
  }
});

test('items of lists have no indent, other paragraphs keep theirs', () => {
  const look = (number: number) =>
    `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="${number}"/></w:numPr><w:ind w:left="709" w:hanging="283"/><w:jc w:val="left"/></w:pPr></w:p>`;
  const bare = look(2).replace(/<w:ind [^>]*>/, '');
  expect(readied(`<w:document>${look(2)}${look(0)}</w:document>`).made).toBe(`<w:document>${bare}${look(0)}</w:document>`);
  expect(readied('<w:pPr><w:numPr>'.repeat(20_000)).facts).toBeDefined();
});

test('prefixes that inner elements declare are declared at the root, unless they mean several things', () => {
  const inner = (prefix: string, uri: string) => `<${prefix}:e xmlns:${prefix}="${uri}"/>`;
  const { made } = readied(
    `<w:document xmlns:w="urn:w">${inner('m', 'urn:m')}${inner('m', 'urn:m')}${inner('w', 'urn:w')}${inner('a', 'urn:a')}${inner('a', 'urn:b')}</w:document>`,
  );
  expect(made.slice(0, made.indexOf('>') + 1)).toBe('<w:document xmlns:w="urn:w" xmlns:m="urn:m">');
});

test('a document of which only drawings declare prefixes stays as it is', () => {
  const uri = 'http://schemas.openxmlformats.org/drawingml/2006/main';
  const body = `<w:document xmlns:w="urn:w"><w:drawing><a:graphic xmlns:a="${uri}"/></w:drawing></w:document>`;
  expect(readied(body).made).toBe(body);
});

const formula = (content: string) => `<w:document><m:oMath>${content}</m:oMath></w:document>`;
const term = (name: string, ...parts: readonly string[]) => `<m:${name}>${parts.join('')}</m:${name}>`;

test('terms of formulas have all their parts, and signs below are limits', () => {
  const made = (content: string) =>
    readied(formula(content)).made.slice(formula('').indexOf('</m:oMath>'), -'</m:oMath></w:document>'.length);
  const e = term('e', '<m:r><m:t>x</m:t></m:r>');
  expect(made(term('nary', '<m:sub/>', '<m:sup/>'))).toBe(term('nary', '<m:sub/>', '<m:sup/>', '<m:e/>'));
  expect(made(term('nary', e))).toBe(term('nary', e, '<m:sub/>', '<m:sup/>'));
  expect(made(term('rad', e))).toBe(term('rad', e, '<m:deg/>'));
  expect(made(term('bar', e))).toBe(term('bar', '<m:barPr><m:pos m:val="bot"/></m:barPr>', e));
  const top = term('barPr', '<m:pos m:val="top"/>');
  expect(made(term('bar', top, e))).toBe(term('bar', top, e));
  const limit = (sign: string) => term('lim', `<m:r><m:t>${sign}</m:t></m:r>`);
  expect(made(term('groupChr', e))).toBe(term('limLow', e, limit('⏟')));
  expect(made(term('groupChr', term('groupChrPr', '<m:chr m:val="→"/>', '<m:ctrlPr/>'), e))).toContain(limit('→'));
  const above = term('groupChr', term('groupChrPr', '<m:chr m:val="⏞"/>', '<m:pos m:val="top"/>'), e);
  expect(made(above)).toBe(above);
  expect(made(term('bar', '<m:barPr><m:ctrlPr/></m:barPr>', term('e', term('bar', e)))).match(/m:pos/g)).toHaveLength(2);
  expect(readied(formula('<m:groupChr><m:e>'.repeat(20_000))).facts).toBeDefined();
});

test('signs of Wingdings, and letters in it, are signs of Unicode', () => {
  const run = (inner: string, font = 'Wingdings') => `<w:r><w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}"/></w:rPr>${inner}</w:r>`;
  const signs = (inner: string) => words(readied(`<w:p>${inner}</w:p>`).made.replaceAll(' xml:space="preserve"', ''));
  expect(signs(`<w:r><w:sym w:font="Wingdings" w:char="F0FC"/></w:r>`)).toBe('✔');
  expect(signs(run('<w:t>lJ \uf0fc</w:t>'))).toBe('●☺ ✔');
  expect(signs(run('<w:t>C</w:t>'))).toBe('👍');
  expect(signs(run('<w:t>J</w:t>', 'Arial') + run('<w:t>é</w:t>'))).toBe('J é');
  expect(signs(`<w:r><w:sym w:font="Wingdings" w:char="F0E9"/></w:r>${para('x')}`)).toBe('x');
});
