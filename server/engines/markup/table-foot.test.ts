import { expect, test } from 'bun:test';
import { serialize } from 'parse5';
import { parsePage } from './tree.ts';

test('the foot of a table stands behind its rows', () => {
  const table = '<table><tfoot><tr><td>foot</td></tr></tfoot><tbody><tr><td>row</td></tr></tbody></table>';
  expect(serialize(parsePage(table, 'shown').body)).toBe(
    '<table><tbody><tr><td>row</td></tr></tbody><tfoot><tr><td>foot</td></tr></tfoot></table>',
  );
});
