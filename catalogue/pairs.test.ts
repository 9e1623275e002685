import { describe, expect, test } from 'bun:test';
import { converters } from './converters.ts';
import { canonicalFormat, formatById, formats } from './formats.ts';
import { isOffered, offeredPairs, outputsFor, universalOutputs } from './pairs.ts';
import { universalTable } from './universal.ts';

const imageFormats = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif', 'bmp', 'tiff', 'ico', 'svg'];
const without = (list: readonly string[], id: string) => list.filter((entry) => entry !== id);
const writings = ['doc', 'docx', 'txt', 'rtf', 'odt'];

describe('the universal table', () => {
  test.each<[string, readonly string[]]>([
    ['jpg', ['png', 'webp', 'avif', 'gif', 'bmp', 'tiff', 'ico', 'pdf', 'svg']],
    ['jpeg', ['png', 'webp', 'avif', 'gif', 'bmp', 'tiff', 'ico', 'pdf', 'svg']],
    ['png', ['jpg', 'jpeg', 'webp', 'avif', 'gif', 'bmp', 'tiff', 'ico', 'pdf', 'svg']],
    ...['webp', 'avif', 'bmp', 'tiff', 'ico', 'svg', 'heic', 'raw'].map((id): [string, string[]] => [
      id,
      [...without(imageFormats, id), 'pdf'],
    ]),
    ['gif', [...without(imageFormats, 'gif'), 'mp4', 'pdf']],
    ['pdf', ['jpg', 'jpeg', 'png', 'webp', 'svg', 'tiff', 'docx', 'xlsx', 'pptx', 'txt', 'rtf', 'odt', 'odp']],
    ['doc', ['docx', 'pdf', 'txt', 'rtf', 'odt']],
    ['docx', ['doc', 'pdf', 'txt', 'rtf', 'odt']],
    ['xls', ['xlsx', 'pdf', 'csv']],
    ['xlsx', ['xls', 'pdf', 'csv']],
    ['ppt', ['pptx', 'pdf']],
    ['pptx', ['ppt', 'pdf']],
    ...['txt', 'rtf', 'odt'].map((id): [string, string[]] => [id, [...without(writings, id), 'pdf']]),
    ['odp', ['pdf', 'pptx']],
  ])('%s', (from, outputs) => expect(universalOutputs(from).toSorted()).toEqual(outputs.toSorted()));

  test('has no other rows', () => expect(Object.keys(universalTable).length).toBe(23));
});

describe('offered pairs', () => {
  const pairs = offeredPairs();

  test('are of known formats, never of one content, and each stands once', () => {
    for (const { from, to } of pairs) {
      expect(formatById(from)).toBeDefined();
      expect(formatById(to)).toBeDefined();
      expect(canonicalFormat(from)).not.toBe(canonicalFormat(to));
    }
    expect(new Set(pairs.map(({ from, to }) => `${from} ${to}`)).size).toBe(pairs.length);
  });

  test('hold the 94 and the universal table', () => {
    for (const { from, to } of converters) expect(isOffered(from, to)).toBe(true);
    for (const [from, outputs] of Object.entries(universalTable)) for (const to of outputs) expect(isOffered(from, to)).toBe(true);
  });

  test('every format takes part', () => {
    const used = new Set(pairs.flatMap(({ from, to }) => [from, to]));
    expect(formats.filter(({ id }) => !used.has(id)).map(({ id }) => id)).toEqual([]);
  });

  test('an unknown input has none', () => expect(outputsFor('constructor')).toEqual([]));
});
