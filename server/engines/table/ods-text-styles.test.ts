import { expect, test } from 'bun:test';
import { makeTextStyles } from './ods-text-styles.ts';

test('a fixed count of digits and signs between digits make a text of a number, by the cell or its column', () => {
  const styles = makeTextStyles();
  styles.open('number:number-style', { 'style:name': 'N1' });
  styles.open('number:number', { 'number:min-integer-digits': '5', 'number:decimal-places': '0' });
  styles.open('number:number-style', { 'style:name': 'N2' });
  styles.open('number:number', { 'number:min-integer-digits': '0' });
  styles.open('number:embedded-text', { 'number:position': '4' });
  styles.open('number:number-style', { 'style:name': 'N3' });
  styles.open('number:number', { 'number:min-integer-digits': '2', 'number:decimal-places': '2' });
  for (const at of [1, 2, 3])
    styles.open('style:style', { 'style:name': `ce${at}`, 'style:family': 'table-cell', 'style:data-style-name': `N${at}` });
  styles.open('table:table', {});
  styles.open('table:table-column', { 'table:default-cell-style-name': 'ce1', 'table:number-columns-repeated': '99999999' });
  expect(styles.shows({}, 16_000)).toBe(true);
  expect(styles.shows({ 'table:style-name': 'ce2' }, 0)).toBe(true);
  expect(styles.shows({ 'table:style-name': 'ce3' }, 0)).toBe(false);
});
