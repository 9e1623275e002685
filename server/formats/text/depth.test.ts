import { expect, test } from 'bun:test';
import { checkTables, type Nesting, shallow } from './depth.ts';

const refused = (text: string, format: Nesting): string => {
  try {
    shallow(text, format);
    return '';
  } catch (thrown) {
    return (thrown as { limit: { name: string } }).limit.name;
  }
};

test.each<[Nesting, string]>([
  ['html', '<div>'.repeat(100_000)],
  ['html', `<DIV class="a">${'<b\n><i>'.repeat(20_000)}`],
  ['html', `${'<div><!-- </div> -->'.repeat(50_000)}`],
  ['rtf', `{\\rtf1 ${'{\\b '.repeat(50_000)}`],
  ['rtf', `{\\rtf1 ${'{\\bin1 }'.repeat(50_000)}`],
  ['md', `${'> '.repeat(5000)}a`],
  ['md', Array.from({ length: 1000 }, (_, depth) => `${' '.repeat(depth)}- a`).join('\n')],
])('levels without end in %s are refused', (format, text) => expect(refused(text, format)).toBe('depth'));

test.each<[Nesting, string]>([
  ['html', `<ul>${'<li>one<p>two<br><img src=a>'.repeat(20_000)}`],
  ['html', `<svg>${'<path d="M0 0"/>'.repeat(20_000)}</svg><script>${'if (a<b) c<d;'.repeat(20_000)}</script>`],
  ['html', '<div><span>words</span></div>'.repeat(20_000)],
  ['html', '<a '.repeat(1900)],
  ['html', `<p><!-- ${'<div>'.repeat(50_000)} -->`],
  ['rtf', `{\\rtf1 {\\pict\\bin50000 ${'{'.repeat(50_000)}}}`],
  ['rtf', `{\\rtf1 ${'\\{ {\\b words} \\\\'.repeat(20_000)}}`],
  ['md', `${'- one\n  - two\n    > three\n'.repeat(5000)}${' '.repeat(5000)}code\n\n${'a > b '.repeat(5000)}`],
])('what is long and flat in %s passes', (format, text) => expect(refused(text, format)).toBe(''));

const tablesRefused = (text: string, markup: 'html' | 'rtf' | 'xml'): string => {
  try {
    checkTables(text, markup);
    return '';
  } catch (thrown) {
    return (thrown as { limit: { name: string } }).limit.name;
  }
};

test.each([
  ['html', `${'<table border=1><tr><td>'.repeat(60)}`],
  ['rtf', '{\\rtf1 \\itap60 a\\nestcell}'],
  ['xml', `${'<w:tbl><w:tblPr/><w:tr><w:tc><w:p/>'.repeat(60)}`],
  ['xml', `${'<table:table table:name="a"><table:table-row><table:table-cell>'.repeat(60)}`],
] as const)('tables in tables without end in %s are refused', (markup, text) => expect(tablesRefused(text, markup)).toBe('tables'));

test.each([
  ['html', `${'<table><tr><td>'.repeat(20)}${'</table>'.repeat(20)}`.repeat(100)],
  ['html', `<!-- ${'<table>'.repeat(60)} --><script>${'"<table>"'.repeat(60)}</script>`],
  ['rtf', '\\itap2 a'.repeat(1000)],
  ['xml', '<w:tbl><w:tblPr/><w:tblGrid/><w:tr/></w:tbl>'.repeat(1000)],
  ['xml', '<table:table-row/><table:table table:name="1"></table:table>'.repeat(1000)],
] as const)('many tables in %s pass', (markup, text) => expect(tablesRefused(text, markup)).toBe(''));
