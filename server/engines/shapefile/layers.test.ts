import { expect, test } from 'bun:test';
import { encodingOf } from './layers.ts';

test.each([
  ['UTF-8\r\n', 'utf-8'],
  ['65001', 'utf-8'],
  ['1252', 'cp1252'],
  ['ANSI 1252', 'cp1252'],
  ['OEM 850', 'cp850'],
  ['88591', 'iso-8859-1'],
  ['8859-15', 'iso-8859-15'],
  ['LDID/87', undefined],
])('a .cpg that says %p', (said, encoding) => expect(encodingOf(said)).toBe(encoding));
