import { describe, expect, test } from 'bun:test';
import { formatById } from './formats.ts';
import { englishSpeech } from './languages/english-speech.ts';
import { english } from './languages/languages.ts';
import { textOf } from './languages/text-of.ts';
import { operationById, operations, parseOperationOptions } from './operations.ts';
import { rangeOf } from './options/parse.ts';
import { optionKey } from './options.ts';
import { furtherPagesIn } from './search/further-pages.ts';

const paths = new Set(furtherPagesIn(english).map(({ path }) => path));

describe('every operation', () => {
  test('has a name, an address and a description of its own', () => {
    for (const pick of [
      operations.map(({ id }) => id),
      operations.map(({ name }) => name),
      operations.map(({ words }) => words.description),
    ])
      expect(new Set(pick).size).toBe(operations.length);
    for (const { id, words } of operations) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)+$/);
      expect(words.description.length, id).toBeLessThanOrEqual(155);
    }
  });

  test('takes formats that there are, by their canonical ids', () => {
    for (const { id, formats, to } of operations)
      for (const format of [...formats, ...(to ? [to] : [])])
        expect([id, format, formatById(format)?.aliasOf]).toEqual([id, format, undefined]);
  });

  test('leads to operations and pages that there are', () => {
    for (const { id, related } of operations)
      for (const other of related) expect([id, other, paths.has(other) || operationById(other) !== undefined]).toEqual([id, other, true]);
  });

  test('has steps, changes and questions of its own', () => {
    const questions = operations.flatMap(({ words }) => words.questions.map(({ answer }) => answer));
    expect(new Set(questions).size).toBe(questions.length);
    for (const { id, words } of operations) {
      expect(words.steps.length, id).toBe(3);
      expect(words.changes.length, id).toBeGreaterThanOrEqual(2);
      expect(words.questions.length, id).toBeGreaterThanOrEqual(2);
    }
  });

  test('has options with ids of their own, and says their ranges', () => {
    for (const { id, options } of operations) {
      expect(new Set(options.map((option) => option.id)).size, id).toBe(options.length);
      for (const option of options) expect(textOf(rangeOf(option), englishSpeech).length, optionKey(option)).toBeGreaterThan(10);
    }
  });
});

test('options that share a key are one and the same to the API', () => {
  const seen = new Map<string, string>();
  for (const option of operations.flatMap(({ options }) => options)) {
    // The help, and whether it is required, may differ between operations.
    const { help: _, label: __, required: ___, applies: ____, ...range } = option;
    const known = seen.get(optionKey(option)) ?? JSON.stringify(range);
    expect(JSON.stringify(range)).toBe(known);
    seen.set(optionKey(option), known);
  }
});

test('defaults are filled in, and what is not known is refused', () => {
  const rotate = operationById('rotate-pdf');
  if (!rotate) throw new Error('There is no rotate-pdf.');
  expect(parseOperationOptions(rotate, '')).toEqual({ ok: true, values: { turn: '90' } });
  expect(parseOperationOptions(rotate, '{"turn":"270","pages":"1,3"}')).toEqual({ ok: true, values: { turn: '270', pages: '1,3' } });
  for (const wrong of ['{"turn":"45"}', '{"pages":"3-1"}', '{"quality":80}', '[]', '{"__proto__":1}'])
    expect(parseOperationOptions(rotate, wrong).ok).toBe(false);
});
