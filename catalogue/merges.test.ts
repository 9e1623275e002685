import { expect, test } from 'bun:test';
import { mergeTargets } from './merge-targets.ts';
import { mergeFor, merges } from './merges.ts';

test('pages know the formats that several files can become one of', () => {
  expect([...mergeTargets].sort()).toEqual(merges.map(({ to }) => to).sort());
});

test('a format merges with itself, and with all that become it', () => {
  expect(mergeFor('pdf', 'pdf')?.to).toBe('pdf');
  expect(mergeFor('jpeg', 'pdf')?.to).toBe('pdf');
  expect(mergeFor('mp3', 'pdf')).toBeUndefined();
  expect(mergeFor('csv', 'csv')?.to).toBe('csv');
  expect(mergeFor('epub', 'epub')?.to).toBe('epub');
  expect(mergeFor('csv', 'xlsx')?.to).toBe('xlsx');
  // Its styles would be lost.
  expect(mergeFor('ods', 'xlsx')).toBeUndefined();
  expect(mergeFor('png', 'docx')).toBeUndefined();
});
