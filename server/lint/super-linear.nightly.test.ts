/** Measures every expression of the product; `bun run lint` judges each by its structure. */
import { expect, test } from 'bun:test';
import { longTimeout } from '../testing/long-timeout.ts';
import { productExpressions } from './expressions.ts';
import { growsFaster } from './growth.ts';
import { pumpsFor, textOf } from './pumps.ts';

longTimeout();

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
