import { describe, expect, test } from 'bun:test';
import type { Engine, Step } from '../contract/engine.ts';
import { longTimeout } from '../testing/long-timeout.ts';
import { plan } from './plan.ts';

longTimeout();

const step = (from: string, to: string, cost: number, options: readonly string[] = []): Step => ({
  from,
  to,
  cost,
  options,
  weight: 'light',
  needs: {},
});
const engine = (id: string, ...steps: Step[]): Engine => ({ id, steps, convert: async () => [] });
const engines = [
  engine('slow', step('mobi', 'pdf', 30, ['margin'])),
  engine('quick', step('mobi', 'epub', 2), step('epub', 'pdf', 3), step('epub', 'mobi', 2), step('pdf', 'png', 1, ['dpi'])),
  engine('late', step('png', 'jpg', 1, ['quality'])),
];
const chain = (from: string, to: string, options = {}) => plan(engines, from, to, options)?.map((one) => `${one.step.from}-${one.step.to}`);

describe('plan', () => {
  test('takes the cheapest chain, a longer one if need be', () => expect(chain('mobi', 'pdf')).toEqual(['mobi-epub', 'epub-pdf']));

  test('takes a more expensive one for an option that only it honours', () =>
    expect(chain('mobi', 'pdf', { margin: 10 })).toEqual(['mobi-pdf']));

  test('counts an option as honoured by any step', () =>
    expect(chain('epub', 'jpg', { dpi: 300, quality: 80 })).toEqual(['epub-pdf', 'pdf-png', 'png-jpg']));

  test('goes at most three steps', () => {
    expect(chain('epub', 'jpg')).toHaveLength(3);
    expect(plan([engine('all', ...engines.flatMap(({ steps }) => steps.filter(({ cost }) => cost < 30)))], 'mobi', 'jpg')).toBeUndefined();
  });

  test('finds nothing where there is nothing', () => {
    expect(chain('jpg', 'mobi')).toBeUndefined();
    expect(chain('constructor', 'pdf')).toBeUndefined();
    expect(chain('mobi', 'mobi')).toBeUndefined();
  });
});
