import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import type { Step } from '../../contract/engine.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { imageEngine } from './engine.ts';
import { card, look, makeCard, quarters, type Rgb } from './testing.ts';

longTimeout();

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const grey = new Set(['pgm', 'fits']);
const mono = new Set(['pbm', 'xbm', 'wbmp']);
/** Square targets hold the image in their middle. */
const square = new Set(['ico', 'cur', 'icns']);

const luma = ([red, green, blue]: Rgb): number => red * 0.299 + green * 0.587 + blue * 0.114;

/** Largest difference of a channel: palettes and coding with loss move flat colours a little. */
const tolerance = 14;
/** Programs weigh colours for grey by one of two standards (BT.601, BT.709). */
const greyTolerance = 32;

const differs = (from: string, to: string, seen: Rgb, expected: Rgb): number => {
  if (mono.has(from) || mono.has(to)) return 0;
  if (grey.has(from) || grey.has(to)) return Math.abs(luma(seen) - luma(expected));
  return Math.max(...seen.map((value, channel) => Math.abs(value - (expected[channel] ?? 0))));
};

/**
 * Reading and writing do not know of each other, so that the quick run tries each format once on either side;
 * the rest is every other pair (`STEPS`, see chosen-steps.ts). Raw files can't be made here: fixtures.test.ts has real ones.
 */
const mode = process.env.STEPS;
const plainInputs = new Set(['png', 'jpg']);
const triedInputs = new Set<string>();
const triedOutputs = new Set<string>();
const isTried = ({ step: { from, to } }: { readonly step: Step }): boolean => {
  if (from === 'raw') return false;
  const isNew = !triedInputs.has(from) || (plainInputs.has(from) && !triedOutputs.has(to));
  triedInputs.add(from);
  if (isNew) triedOutputs.add(to);
  const isQuick = isNew || !triedOutputs.has(to);
  return mode === 'all' || isQuick !== (mode === 'rest');
};

describe('every picture step gives the card back', () => {
  const steps = imageEngine.steps.map((step) => ({ engine: imageEngine, step }));
  for (const { engine, step } of steps.filter(isTried))
    test(`step ${step.from} to ${step.to} by ${engine.id}`, async () => {
      const { from, to } = step;
      const input = await makeCard(harness.dir, from);
      const { paths } = await harness.follow(input, [{ engine, step }]);
      expect(paths).toHaveLength(1);
      // A drawing's unit is a 96th of an inch, a pixel without a stated size a 72nd.
      const seen = await look(paths[0] ?? '', to, from === 'svg' || from === 'svgz' ? 96 : 72);
      const isSquare = square.has(to) || square.has(from);
      if (isSquare) expect(seen.width >= 16 && seen.height >= 16).toBe(true);
      else expect([seen.width, seen.height]).toEqual([card.width, card.height]);
      if (isSquare) return;
      for (const { at, colour } of Object.values(quarters))
        expect(differs(from, to, seen.pixel(at[0], at[1]), colour)).toBeLessThanOrEqual(
          grey.has(from) || grey.has(to) ? greyTolerance : tolerance,
        );
    });
});
