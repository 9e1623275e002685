import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { chosenSteps } from '../../testing/chosen-steps.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { imageEngine } from './engine.ts';
import { card, look, makeCard, quarters, type Rgb, type Seen } from './testing.ts';

longTimeout();

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const grey = new Set(['pgm', 'fits']);
const mono = new Set(['pbm', 'xbm', 'wbmp']);
const square = new Set(['ico', 'cur', 'icns']);

const luma = ([red, green, blue]: Rgb): number => red * 0.299 + green * 0.587 + blue * 0.114;

/** Tolerance per channel: palettes and lossy compression shift flat colours slightly. */
const tolerance = 14;
/** Programs weight colours for grey by one of two standards (BT.601, BT.709). */
const greyTolerance = 32;
/** LibRaw writes samples with the curve of BT.709, not sRGB. */
const rawTolerance = 28;
/** For black and white the mean of a quarter is its grey, from a few dots and with the weights of either standard. */
const monoTolerance = 40;

/** Position of the card in the result: squares centre it, and our ICNS is a square of 128 around it. */
const placed = (
  from: string,
  { width, height }: { readonly width: number; readonly height: number },
  [x, y]: readonly [number, number],
) => {
  const scale = (width * (from === 'icns' ? card.width / 128 : 1)) / card.width;
  return [Math.round((width - card.width * scale) / 2 + x * scale), Math.round((height - card.height * scale) / 2 + y * scale)] as const;
};

/** Mean colour of a square around a point, or of only the point in small images. */
const meanAround = ({ width, pixel }: Seen, x: number, y: number): Rgb => {
  const radius = Math.floor(width / 16);
  const [sum, count]: [number[], number] = [[0, 0, 0], (2 * radius + 1) ** 2];
  for (let down = -radius; down <= radius; down++)
    for (let across = -radius; across <= radius; across++)
      pixel(x + across, y + down).forEach((sample, channel) => {
        sum[channel] = (sum[channel] ?? 0) + sample / count;
      });
  return sum as unknown as Rgb;
};

const differs = (from: string, to: string, seen: Rgb, expected: Rgb): number => {
  if (mono.has(from) || mono.has(to) || grey.has(from) || grey.has(to)) return Math.abs(luma(seen) - luma(expected));
  return Math.max(...seen.map((value, channel) => Math.abs(value - (expected[channel] ?? 0))));
};

const tolerated = (from: string, to: string): number => {
  if (mono.has(from) || mono.has(to)) return monoTolerance;
  if (grey.has(from) || grey.has(to)) return greyTolerance;
  return from === 'raw' ? rawTolerance : tolerance;
};

describe('every image step gives the card back', () => {
  for (const step of chosenSteps(imageEngine.steps))
    test(`step ${step.from} to ${step.to}`, async () => {
      const { from, to } = step;
      const input = await makeCard(harness.dir, from);
      const { paths } = await harness.follow(input, [{ engine: imageEngine, step }]);
      expect(paths).toHaveLength(1);
      // A drawing's unit is a 96th of an inch, a pixel without a resolution a 72nd.
      const seen = await look(paths[0] ?? '', to, from === 'svg' || from === 'svgz' ? 96 : 72);
      if (square.has(to)) expect([seen.width, seen.width >= 16]).toEqual([seen.height, true]);
      else if (!square.has(from)) expect([seen.width, seen.height]).toEqual([card.width, card.height]);
      // The content of a black and white input depends on the program that made it.
      const given = mono.has(from) ? await look(input, from) : undefined;
      for (const [name, quarter] of Object.entries(quarters)) {
        const [x, y] = placed(from, seen, quarter.at);
        const colour = given ? meanAround(given, quarter.at[0], quarter.at[1]) : quarter.colour;
        const mixed = mono.has(from) || mono.has(to) ? meanAround(seen, x, y) : seen.pixel(x, y);
        expect([name, mixed, differs(from, to, mixed, colour) <= tolerated(from, to)]).toEqual([name, mixed, true]);
      }
    });
});
