import { describe, expect, test } from 'bun:test';
import { longTimeout } from '../../../testing/long-timeout.ts';
import { directionOf, toLogicalOrder } from './bidi.ts';

longTimeout();

const logical = (visual: string, base: 'ltr' | 'rtl'): string =>
  toLogicalOrder(
    [...visual].map((text) => ({ text })),
    (g) => g.text,
    (_, text) => ({ text }),
    base,
  )
    .map((g) => g.text)
    .join('');

const mirrored = (text: string): string => [...text].reverse().join('');

describe('from the order on the page to the order of reading', () => {
  test('a line of one direction', () => {
    expect(logical('plain', 'ltr')).toBe('plain');
    expect(logical(mirrored('שלום עולם'), 'rtl')).toBe('שלום עולם');
  });
  test('numbers and Latin words keep their order inside Hebrew', () => {
    expect(logical(`${mirrored('ספרים')} 2019 ${mirrored('בשנת')}`, 'rtl')).toBe('בשנת 2019 ספרים');
    expect(logical(`${mirrored('קל')} PDF ${mirrored('קובץ')}`, 'rtl')).toBe('קובץ PDF קל');
  });
  test('a Hebrew word inside English', () => {
    expect(logical(`the word ${mirrored('שלום')} means peace`, 'ltr')).toBe('the word שלום means peace');
  });
  test('brackets open before they close, however the file notes them', () => {
    expect(logical(`)${mirrored('אב')}( ${mirrored('גד')}`, 'rtl')).toBe('גד (אב)');
    expect(logical(`(${mirrored('אב')}) ${mirrored('גד')}`, 'rtl')).toBe('גד (אב)');
  });
  test('most letters give the direction', () => {
    expect(directionOf('abc שלום עולם')).toBe('rtl');
    expect(directionOf('12:30')).toBe('ltr');
  });
});
