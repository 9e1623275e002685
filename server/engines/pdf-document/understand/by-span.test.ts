import { expect, test } from 'bun:test';
import { bySpan, type Span } from './by-span.ts';

const scattered = (count: number, seed: number): number[] => Array.from({ length: count }, (_, n) => ((n + seed) * 7919) % 1009);

test('items across a span are those that a full search finds, long and short, in the order given', () => {
  const lengths = scattered(300, 5);
  const spans = scattered(300, 1).map((from, n): Span => [from, from + (n % 3 ? (lengths[n] as number) / 50 : (lengths[n] as number))]);
  const found = bySpan(spans, (span) => span);
  for (const from of scattered(50, 9))
    for (const to of [from, from + 4, from + 200]) {
      const all = spans.filter((s) => s[0] <= to && s[1] >= from);
      expect([...found.crossing(from, to)]).toEqual(all);
      expect(found.some(from, to, (s) => s[1] > to)).toBe(all.some((s) => s[1] > to));
    }
});

test('no spans cross nothing', () => {
  expect([...bySpan<Span>([], (s) => s).crossing(0, 10)]).toEqual([]);
});
