import { expect, test } from 'bun:test';
import { ceiling, nextPercent, type Truth } from './progress.ts';

const unknown: Truth = { phase: 'converting', fraction: null };

test('without a figure it rises by less than 15 each tick and ends just below 90', () => {
  let shown = 0;
  for (let tick = 0; tick < 200; tick += 1) {
    const next = nextPercent(shown, unknown, () => 0.999);
    expect(next - shown).toBeLessThan(15);
    expect(next).toBeGreaterThanOrEqual(shown);
    shown = next;
  }
  expect(shown).toBeLessThanOrEqual(90);
  expect(Math.round(shown)).toBe(90);
});

test('a true figure holds the bar back: half uploaded is never more than 15 percent', () => {
  expect(nextPercent(14, { phase: 'uploading', fraction: 0.5 }, () => 0.9)).toBe(15);
  expect(ceiling({ phase: 'converting', fraction: 0.5 })).toBe(60);
});

test('a true figure corrects a guess that was too high; none is believed beyond its range', () => {
  expect(nextPercent(50, { phase: 'converting', fraction: 0.1 }, () => 0.5)).toBe(36);
  expect(ceiling({ phase: 'converting', fraction: 7 })).toBe(90);
  expect(ceiling({ phase: 'converting', fraction: -1 })).toBe(30);
});
