import { expect, test } from 'bun:test';
import { longTimeout } from '../testing/long-timeout.ts';
import { productExpressions } from './expressions.ts';
import { growsFaster } from './growth.ts';
import { pumpsFor, textOf } from './pumps.ts';
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

/** Applies an expression as code does: a search from the beginning, or for all matches. */
const search = ({ source, flags }: { readonly source: string; readonly flags: string }): ((text: string) => unknown) => {
  const literal = new RegExp(source, flags.includes('y') || flags.includes('g') ? flags : `${flags}g`);
  return (text) => text.replace(literal, '');
};

test('no expression takes more than linear time on repetitions of what it matches', async () => {
  const slow: string[] = [];
  for (const each of await productExpressions())
    for (const pump of pumpsFor(each, 16))
      if (growsFaster(textOf(pump), search(each))) {
        slow.push(`${each.file}:${each.line} /${each.source}/${each.flags} on ${JSON.stringify(pump)}`);
        break;
      }
  expect(slow).toEqual([]);
});
