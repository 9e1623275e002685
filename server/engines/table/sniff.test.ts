import { expect, test } from 'bun:test';
import { sniffDelimiter } from './sniff.ts';

test('a delimiter with a blank behind it each time is punctuation, if another divides the lines as well', () => {
  expect(sniffDelimiter('April 15, 2023;1;a;b\nApril 14, 2023;2;a;b\nApril 13, 2023;3;\nApril 12, 2023;4;\n')).toBe(';');
  expect(sniffDelimiter('name, age\nAnn, 25\nBob, 31\n')).toBe(',');
  expect(sniffDelimiter('a,b; c\n1,2; 3\n')).toBe(',');
});
