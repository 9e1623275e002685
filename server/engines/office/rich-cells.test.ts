import { expect, test } from 'bun:test';
import { richCellsOf, withRichCells } from './rich-cells.ts';

const style = (name: string, properties: string): string =>
  `<style:style style:name="${name}" style:family="text"><style:text-properties ${properties}/></style:style>`;
const cell = (content: string): string => `<table:table-cell office:value-type="string">${content}</table:table-cell>`;
const styles = [
  style('T1', 'fo:font-weight="bold" style:text-underline-style="none"'),
  style('T2', 'fo:color="#ff0000" style:text-underline-style="solid" style:text-line-through-type="single"'),
  style('T3', 'style:text-position="sub 58%"'),
].join('');
const page = (words: string): string => `<table><tr><td align="left"><font color="#000000">${words}</font></td><td>4</td></tr></table>`;
const shown = (cells: string, words: string): string => withRichCells(page(words), richCellsOf(styles + cells));

test('bold, coloured and underlined words of a cell', () => {
  const rich = cell(
    '<text:p>Plain <text:span text:style-name="T1">bold</text:span></text:p><text:p><text:span text:style-name="T2">R&amp;D</text:span></text:p>',
  );
  expect(shown(rich, 'Plain bold<br>R&amp;D')).toBe(
    page(
      'Plain <span style="font-weight:bold">bold</span><br><span style="color:#ff0000;text-decoration:underline line-through">R&amp;D</span>',
    ),
  );
});

test('lowered figures', () =>
  expect(shown(cell('<text:p>H<text:span text:style-name="T3">2</text:span>O</text:p>'), 'H2O')).toContain('vertical-align:sub'));

test('words that another cell has without looks stay plain', () => {
  const both = cell('<text:p><text:span text:style-name="T1">same</text:span></text:p>') + cell('<text:p>same</text:p>');
  expect(shown(both, 'same')).toBe(page('same'));
});

test('comments and links are no words of the cell', () => {
  const comment = '<office:annotation><text:p><text:span text:style-name="T1">note</text:span></text:p></office:annotation>';
  expect(shown(cell(`${comment}<text:p>word</text:p>`), 'note')).toBe(page('note'));
  expect(shown(cell('<text:p><text:a xlink:href="#"><text:span text:style-name="T1">link</text:span></text:a></text:p>'), 'link')).toBe(
    page('link'),
  );
});
