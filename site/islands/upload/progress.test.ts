import { expect, test } from 'bun:test';
import { ceiling, nextPercent, type Truth } from './progress.ts';

const unknown: Truth = { phase: 'converting', fraction: null };

test('without a figure it rises by less than 15 each tick and ends at 90', () => {
  let shown = 0;
  for (let tick = 0; tick < 100; tick += 1) {
    const next = nextPercent(shown, unknown, () => 0.999);
    expect(next - shown).toBeLessThan(15);
    shown = next;
  }
  expect(shown).toBe(90);
});

test('a true figure holds the bar back: half uploaded is never more than 15 percent', () => {
  expect(nextPercent(14, { phase: 'uploading', fraction: 0.5 }, () => 0.9)).toBe(15);
  expect(ceiling({ phase: 'converting', fraction: 0.5 })).toBe(60);
});

test('it never goes back, and no figure is believed beyond its range', () => {
  expect(nextPercent(50, { phase: 'converting', fraction: 0.1 }, () => 0.5)).toBe(50);
  expect(ceiling({ phase: 'converting', fraction: 7 })).toBe(90);
  expect(ceiling({ phase: 'converting', fraction: -1 })).toBe(30);
});
