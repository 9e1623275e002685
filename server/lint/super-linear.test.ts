import { expect, test } from 'bun:test';
import { longTimeout } from '../testing/long-timeout.ts';
import { productExpressions } from './expressions.ts';
import { growsFaster } from './growth.ts';
import { textOf } from './pumps.ts';
import { whySuperLinear } from './super-linear.ts';

longTimeout();

const expression = (literal: RegExp) => ({ file: '', line: 0, source: literal.source, flags: literal.flags });

test('the rule knows what takes the square of its input, and what does not', () => {
  for (const bad of [/[. ]+$/, /^[.\s]+|[.\s]+$/g, /<[^>]*>/g, /^(\s*)([\s\S]*?)(\s*)$/, /(?:a+)+b/, /\s*\n\s*/g])
    expect([bad.source, whySuperLinear(expression(bad))]).not.toEqual([bad.source, undefined]);
  for (const good of [/(?<![. ])[. ]+$/, /^[.\s]+/, /<[^<>]*>/g, /a{1,20}$/, /\d+/g])
    expect([good.source, whySuperLinear(expression(good))]).toEqual([good.source, undefined]);
});

test('the measurement distinguishes quadratic from linear growth', () => {
  const dots = textOf({ before: '', run: '.', after: 'x' });
  expect(growsFaster(dots, (text) => /[. ]+$/.test(text))).toBe(true);
  expect(growsFaster(dots, (text) => /(?<![. ])[. ]+$/.test(text))).toBe(false);
  expect(growsFaster(dots, (text) => [...text].map((character) => character.codePointAt(0)))).toBe(false);
});

test('expressions in every kind of file and way of writing are found', async () => {
  const all = await productExpressions();
  const files = new Set(all.map(({ file }) => file));
  for (const part of ['server/files/file-name.ts', 'server/engines/markup/to-epub.ts', 'catalogue/text/seo.ts'])
    expect(files).toContain(part);
  expect([...files].some((file) => file.startsWith('site/'))).toBe(true);
  expect(all.length).toBeGreaterThan(500);
});
