import { describe, expect, test } from 'bun:test';
import type { Cell } from './cell.ts';
import { inferTypes } from './infer.ts';
import { sniffDelimiter } from './sniff.ts';

/** A column's cells below its heading, one field per row. */
const column = (fields: readonly string[], delimiter = ','): readonly Cell[] => {
  const rows = ['Heading', ...fields].map((field) => [field]);
  return [...inferTypes(rows, delimiter)].flatMap(([cell]) => cell ?? []).slice(1);
};
/** A value or ISO date with its format, or plain text. */
const brief = (cell: Cell): unknown => {
  if (cell.kind === 'number') return cell.format ? [cell.value, cell.format] : cell.value;
  return cell.kind === 'date' ? [cell.iso, cell.format] : cell.text;
};
const read = (fields: readonly string[], delimiter?: string): unknown => column(fields, delimiter).map(brief);

describe('numbers', () => {
  test('plain ones, as long as no digit is lost', () => {
    expect(read(['1', '-2', '2.50', '0.125', '.5', '400638133393', '1.5e-7', '-1E+05'])).toEqual([
      1,
      -2,
      [2.5, '0.00'],
      [0.125, '0.000'],
      [0.5, '#.0'],
      [400638133393, '0'],
      [1.5e-7, '0.0E+0'],
      [-1e5, '0E+00'],
    ]);
  });
  test('what only looks like one stays text', () => {
    const texts = ['12E3', '+49 30 1', '1-2', '=1+1', '-', '1.2.3', '10.0.0.1', '1,2', '5-', '--5', '$', '%', '(x)', '0x10', 'NaN', '１２'];
    expect(read(texts)).toEqual(texts);
    for (const names of [
      ['01234', '10115'],
      ['1234567890123456', '2'],
    ])
      expect(read(names)).toEqual(names);
  });
  test('lists of digits have no decimals, and amounts within quotes have', () => {
    expect(read(['1,2', '1,2,4'], '\t')).toEqual(['1,2', '1,2,4']);
    expect(read(['1,2', '3,5'], '\t')).toEqual([
      [1.2, '0.0'],
      [3.5, '0.0'],
    ]);
    expect(read(['80000000,00', '1250,50', '7,25'])).toEqual([
      [80_000_000, '0.00'],
      [1250.5, '0.00'],
      [7.25, '0.00'],
    ]);
    for (const texts of [
      ['12,34', '56,78'],
      ['1250,5', '7,25'],
      ['1250,50', 'none'],
    ])
      expect(read(texts)).toEqual(texts);
  });
  test('text that is stated as such is freed of its sign and quotes', () => {
    const fields = ['="00123"', '="say ""hi"""', '="a"&"b"', '=""', '="'];
    expect(read(fields)).toEqual(['00123', 'say "hi"', '="a"&"b"', '', '="']);
  });
  test('per cent, currencies, thousands and brackets', () => {
    expect(read(['12.5%', '$1,234.50', '€ 5', '5 €', '-£3.00', '(1,234.00)', '1,000'])).toEqual([
      [0.125, '0.0%'],
      [1234.5, '"$"#,##0.00'],
      [5, '"€ "0'],
      [5, '0" €"'],
      [-3, '"£"0.00'],
      [-1234, '#,##0.00;(#,##0.00)'],
      [1000, '#,##0'],
    ]);
  });
  test('a decimal comma where fields are parted otherwise', () => {
    expect(read(['1,5', '1.234,50', '1.000'], ';')).toEqual([
      [1.5, '0.0'],
      [1234.5, '#,##0.00'],
      [1000, '#,##0'],
    ]);
    expect(read(['1 234,50', 'US$ 5', '0,5'], ';')).toEqual([
      [1234.5, '#,##0.00'],
      [5, '"US$ "0'],
      [0.5, '0.0'],
    ]);
    expect(read(['192.168.100.200', '1.5'], ';')).toEqual(['192.168.100.200', [1.5, '0.0']]);
  });
});

describe('dates', () => {
  test('in every order that says which is which', () => {
    expect(read(['2024-02-29', '2024/2/9', '29.02.2024', '1.3.2024 08:30', '29-Feb-2024', 'Feb 29, 2024', '9 September 2024'])).toEqual([
      ['2024-02-29', 'yyyy\\-mm\\-dd'],
      ['2024-02-09', 'yyyy\\/m\\/d'],
      ['2024-02-29', 'dd\\.mm\\.yyyy'],
      ['2024-03-01T08:30:00', 'd\\.m\\.yyyy hh:mm'],
      ['2024-02-29', 'dd\\-mmm\\-yyyy'],
      ['2024-02-29', 'mmm dd, yyyy'],
      ['2024-09-09', 'd mmmm yyyy'],
    ]);
  });
  test('with months of any language, and times if a column has nothing else', () => {
    expect(read(['12 März 2024', '5 stycznia 2024'])).toEqual([
      ['2024-03-12', '[$-407]dd mmmm yyyy'],
      ['2024-01-05', '[$-415]d mmmm yyyy'],
    ]);
    expect(read(['10:30', '8:15'])).toEqual([
      [0.4375, 'hh:mm'],
      [0.34375, 'h:mm'],
    ]);
    expect(read(['10:30', '16:9 wide'])).toEqual(['10:30', '16:9 wide']);
  });
  test('day and month by the rest of the column', () => {
    expect(read(['3/15/2024 2:30 PM', '1/2/2024'])).toEqual([
      ['2024-03-15T14:30:00', 'm\\/dd\\/yyyy h:mm AM/PM'],
      ['2024-01-02', 'm\\/d\\/yyyy'],
    ]);
    expect(read(['15/03/2024', '01/02/2024'])).toEqual([
      ['2024-03-15', 'dd\\/mm\\/yyyy'],
      ['2024-02-01', 'dd\\/mm\\/yyyy'],
    ]);
  });
  test('none that are in doubt, do not exist, or carry a zone', () => {
    const texts = ['01/02/2024', '2023-02-29', '31.04.2024', '1899-12-31', '2024-02-29T08:30:00Z', '2024-02-29 25:00'];
    expect(read(texts)).toEqual(texts);
  });
});

test('the delimiter is distinguished from decimal commas, and one column is one', () => {
  expect(sniffDelimiter('a;b;c\n1,5;2,5;3,5\n1,5;2,5;3,5\n1,5;2,5;3,5\n')).toBe(';');
  expect(sniffDelimiter('Preis\n1,50\n2,50\n')).not.toBe(',');
  expect(sniffDelimiter('Bericht\na,b\n1,2\n3,4\n')).toBe(',');
  expect(sniffDelimiter('a,b\r1,"x;y\r;z;"\r2,;;\r')).toBe(',');
});

test('blanks around numbers and dates are none of them, and texts keep theirs', () => {
  expect(read([' 40', '5 '])).toEqual([40, 5]);
  expect(read([' 007', ' 12'])).toEqual([' 007', ' 12']);
  expect(read([' Ulm', 'Bonn '])).toEqual([' Ulm', 'Bonn ']);
});
