/** The work of each of our parsers grows no faster than n·log n, whatever is repeated. */
import { expect, test } from 'bun:test';
import { longTimeout } from '../../../testing/long-timeout.ts';
import { faultOf, longInput, type Parser, type Row } from './parser.ts';
import { parsers } from './parsers.ts';

longTimeout();

const sizes = [32, 128, 512, 2048].map((kilobytes) => kilobytes * 1024);
/** Maximum growth for four times as many bytes: n·log n makes 4.6 of it, n² makes 16. */
const most = 10;
/** Smaller costs, and costs to compare with, are noise. */
const [leastMs, leastBefore] = [200, 10];
/** Stops at this cost: the next size would only take four times as long. */
const enoughMs = 700;

/** CPU time of one run, which does not include other processes. */
const costMs = async (parser: Parser, input: Buffer): Promise<number> => {
  let least = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < 3; turn++) {
    const before = process.cpuUsage().user;
    const fault = await faultOf(parser, input);
    if (fault) throw fault;
    least = Math.min(least, (process.cpuUsage().user - before) / 1000);
    // Repeats only what may be too much.
    if (least < leastMs) break;
  }
  return least;
};

/** Describes the first size at which the work grew too fast; undefined if it never did. Stops there, since the next size could take hours. */
const growsTooFast = async (parser: Parser, row: Row): Promise<string | undefined> => {
  let last = Number.POSITIVE_INFINITY;
  for (const size of sizes) {
    const cost = await costMs(parser, longInput(row, size));
    if (cost > leastMs && cost > last * most)
      return `${Math.round(cost)} ms for ${size / 1024} KB of ${JSON.stringify(row)}, after ${Math.round(last)} ms`;
    if (cost > enoughMs) return undefined;
    last = Math.max(cost, leastBefore);
  }
  return undefined;
};

test.each(parsers.map((parser) => [parser.name, parser] as const))('%s', async (_, parser) => {
  for (const row of parser.rows) expect(await growsTooFast(parser, row)).toBeUndefined();
});

test('a parser whose work grows with the square is seen', async () => {
  const square: Parser = {
    name: 'square',
    sources: [],
    seeds: [],
    rows: [],
    run: (bytes) => {
      let sum = 0;
      for (let at = 0; at < bytes.length; at += 8) for (let other = 0; other < bytes.length; other += 64) sum += bytes[other] ?? 0;
      return sum;
    },
  };
  expect(await growsTooFast(square, 'a')).toContain('KB');
});
