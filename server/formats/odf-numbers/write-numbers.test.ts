import { expect, test } from 'bun:test';
import { writeNumbers } from './write-numbers.ts';

const level = (at: number, format: string, label: string, more = ''): string =>
  `<text:list-level-style-number text:level="${at}" loext:num-list-format="${label}" style:num-format="${format}"${more}><style:list-level-properties><style:list-level-label-alignment text:label-followed-by="listtab"/></style:list-level-properties></text:list-level-style-number>`;
const bullet = (at: number): string => `<text:list-level-style-bullet text:level="${at}" text:bullet-char="•"/>`;
const style = (name: string, ...levels: readonly string[]): string =>
  `<text:list-style style:name="${name}">${levels.join('')}</text:list-style>`;

const documentOf = (styles: string, body: string): string =>
  `<office:document xmlns:office="o" xmlns:text="t" xmlns:style="s" xmlns:loext="l"><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document>`;

/** The words of each paragraph, with the lists around them. */
const wordsOf = (flat: string): readonly string[] =>
  flat
    .slice(flat.indexOf('<office:body>'))
    .split(/<text:[ph](?=[\s>])[^>]*>/)
    .slice(1)
    .map((paragraph) => paragraph.replace(/<\/text:[ph]>[\s\S]*/, '').replace(/<[^>]*>/g, ''));
const written = (styles: string, body: string): readonly string[] => wordsOf(writeNumbers(documentOf(styles, body)));

const item = (text: string, more = '', inner = ''): string => `<text:list-item${more}><text:p>${text}</text:p>${inner}</text:list-item>`;
const list = (name: string, inner: string, more = ''): string => `<text:list text:style-name="${name}"${more}>${inner}</text:list>`;
const sub = (inner: string): string => `<text:list>${inner}</text:list>`;

const clauses = style('L', level(1, 'I', '§ %1%'), level(2, '1', '%1%.%2%)'), bullet(3));

test('labels that lists of web pages do not have become text, on every level', () => {
  expect(written(clauses, list('L', item('one') + item('two', '', sub(item('below') + item('next')))))).toEqual([
    '§ I one',
    '§ II two',
    'II.1) below',
    'II.2) next',
  ]);
});

test('lists that web pages can print stay as they are', () => {
  const plain = documentOf(style('L', level(1, '1', '%1%.')), list('L', item('one')));
  expect(writeNumbers(plain)).toBe(plain);
});

test('numbers go on, begin anew and start where the list says', () => {
  const go = ' xml:id="a"';
  expect(
    written(
      clauses,
      list('L', item('one'), go) +
        list('L', item('anew')) +
        list('L', item('goes on'), ' text:continue-list="a"') +
        list('L', item('and on'), ' text:continue-numbering="true"') +
        list('L', item('seven', ' text:start-value="7"') + item('eight')),
    ),
  ).toEqual(['§ I one', '§ I anew', '§ II goes on', '§ III and on', '§ VII seven', '§ VIII eight']);
});

test('only the first paragraph of an item has a number, and headers of lists have none', () => {
  expect(
    written(
      clauses,
      list(
        'L',
        '<text:list-header><text:p>head</text:p></text:list-header><text:list-item><text:p>one</text:p><text:p>more</text:p></text:list-item>',
      ),
    ),
  ).toEqual(['head', '§ I one', 'more']);
});

test('bullets of such a list stay a list on their level', () => {
  const flat = writeNumbers(documentOf(clauses, list('L', item('one', '', sub(item('two', '', sub(item('dot'))))))));
  expect(flat).toContain(
    '<text:list text:style-name="L"><text:list-item><text:list><text:list-item><text:list><text:list-item><text:p>dot</text:p></text:list-item></text:list></text:list-item></text:list></text:list-item></text:list>',
  );
  expect(wordsOf(flat)).toEqual(['§ I one', 'I.1) two', 'dot']);
});

test('the head of a list that pages can print leaves the list', () => {
  const head = '<text:list-header><text:p>head</text:p></text:list-header>';
  const flat = writeNumbers(documentOf(style('L', level(1, '1', '%1%.')), list('L', head + item('one'))));
  expect(flat.replace(/[\s\S]*<office:text>|<\/office:text>[\s\S]*/g, '')).toBe(
    '<text:p>head</text:p><text:list text:style-name="L"><text:list-item><text:p>one</text:p></text:list-item></text:list>',
  );
});

test('an item may have a list style of its own', () => {
  const other = style('M', level(1, 'a', '(%1%)'));
  expect(written(clauses + other, list('L', item('one') + item('own', ' text:style-override="M"') + item('two')))).toEqual([
    '§ I one',
    '(a) own',
    '§ II two',
  ]);
});

test('lists of text boxes are none of the list around them', () => {
  const box = `<draw:text-box>${list('M', item('inside'))}</draw:text-box>`;
  expect(written(clauses + style('M', level(1, 'a', '(%1%)')), list('L', item(`one${box}`) + item('two')))).toEqual([
    '§ I one',
    '(a) inside',
    '§ II two',
  ]);
});

test('headings have the numbers of the outline, and references to numbers their saved text', () => {
  const outline = `<text:outline-style style:name="Outline"><text:outline-level-style text:level="1" loext:num-list-format="%1%" style:num-format="A"/><text:outline-level-style text:level="2" style:num-format="1" style:num-suffix=")" text:display-levels="2"/></text:outline-style>`;
  expect(writeNumbers(documentOf(outline, '<text:h>First</text:h>'))).toContain(
    '<text:outline-level-style text:level="2" style:num-format=""/></text:outline-style>',
  );
  const heading = (at: number, text: string, more = ''): string => `<text:h text:outline-level="${at}"${more}>${text}</text:h>`;
  expect(
    written(
      outline,
      heading(1, 'First') +
        heading(2, 'below') +
        heading(1, 'none', ' text:is-list-header="true"') +
        heading(2, 'next') +
        '<text:p>see <text:bookmark-ref text:reference-format="number" text:ref-name="x">A.2</text:bookmark-ref></text:p>',
    ),
  ).toEqual(['A First', 'A.1) below', 'none', 'A.2) next', 'see A.2']);
});

test('headings are numbered even where lists could print their labels', () => {
  const outline = `<text:outline-style style:name="Outline"><text:outline-level-style text:level="1" style:num-format="1" style:num-suffix="."/></text:outline-style>`;
  expect(written(outline, '<text:h text:outline-level="1">One</text:h><text:h text:outline-level="1">Two</text:h>')).toEqual([
    '1. One',
    '2. Two',
  ]);
});

test('numbers of other scripts are those that the style lists as an example', () => {
  expect(written(style('L', level(1, '一, 二, 三, ...', '第%1%条')), list('L', item('a') + item('b')))).toEqual(['第一条 a', '第二条 b']);
});

test('hostile lists take linear time', () => {
  const deep = `${'<text:list text:style-name="L"><text:list-item>'.repeat(20_000)}<text:p>x</text:p>`;
  const wide = list('L', item('x').repeat(20_000));
  for (const body of [deep, wide, '<text:list text:style-name="L">'.repeat(50_000), `<text:p>${'<text:p>'.repeat(50_000)}`])
    expect(writeNumbers(documentOf(clauses, body)).length).toBeGreaterThan(body.length / 2);
});
