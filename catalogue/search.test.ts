import { describe, expect, test } from 'bun:test';
import { converters } from './converters.ts';
import { relatedConverters } from './related.ts';
import { searchConverters } from './search-entries.ts';

describe('search (SPEC 5)', () => {
  test('looks into names and descriptions, in any case', () => {
    expect(searchConverters('jPg TO pNg', converters).map(({ name }) => name)).toEqual(['JPG to PNG']);
    expect(searchConverters('iPhone', converters).map(({ name }) => name)).toContain('HEIC to JPG');
  });

  test.each([
    ['pdf to word', 'PDF to DOCX'],
    ['word to pdf', 'DOCX to PDF'],
    ['pdf to excel', 'PDF to XLSX'],
    ['excel to pdf', 'XLSX to PDF'],
    ['pdf to powerpoint', 'PDF to PPTX'],
    ['epub to kindle', 'EPUB to AZW3'],
  ])('%j, as people call it, finds %s', (query, name) =>
    expect(searchConverters(query, converters).map((entry) => entry.name)).toContain(name),
  );

  test('finds nothing for nonsense and everything for nothing', () => {
    expect(searchConverters('xyzzy', converters)).toEqual([]);
    expect(searchConverters(' ', converters).length).toBe(94);
  });
});

describe('related converters (SPEC 2)', () => {
  test('are the first four of the fixed set, at the root', () =>
    expect(relatedConverters('mp3', 'wav').map(({ path }) => path)).toEqual([
      '/png-to-jpg',
      '/jpg-to-png',
      '/docx-to-pdf',
      '/pdf-to-docx',
    ]));

  test('leave out the pair of the page', () =>
    expect(relatedConverters('png', 'jpeg').map(({ path }) => path)).toEqual([
      '/jpg-to-png',
      '/docx-to-pdf',
      '/pdf-to-docx',
      '/mp4-to-avi',
    ]));
});
