import { describe, expect, test } from 'bun:test';
import { canonicalFormat } from '../catalogue/formats.ts';
import { options, optionsFor } from '../catalogue/options.ts';
import { isOffered, offeredPairs } from '../catalogue/pairs.ts';
import { engines } from './engines.ts';
import { plan } from './plan.ts';

const pairs = offeredPairs().map(({ from, to }) => ({ from: canonicalFormat(from), to: canonicalFormat(to) }));

describe('what the catalogue promises, the engines do', () => {
  test('every conversion that has a page has a plan', () => {
    expect(pairs.filter(({ from, to }) => !plan(engines, from, to)).map(({ from, to }) => `${from} to ${to}`)).toEqual([]);
  });

  test('every option that a page shows is honoured on the way', () => {
    const unheard = pairs.flatMap(({ from, to }) =>
      optionsFor(from, to)
        .filter(({ id }) => !plan(engines, from, to, { [id]: true })?.some(({ step }) => step.options.includes(id)))
        .map(({ id }) => `${id} of ${from} to ${to}`),
    );
    expect(unheard).toEqual([]);
  });

  test('engines honour no option that no one can set', () => {
    const known = new Set(options.map(({ id }) => id));
    expect(engines.flatMap(({ steps }) => steps.flatMap((step) => step.options.filter((id) => !known.has(id))))).toEqual([]);
  });

  test('every declared step is offered, unless it is one on the way to others', () => {
    const onTheWay = new Set(['jpg cur', 'svg eps']);
    const hidden = engines.flatMap(({ steps }) => steps.filter(({ from, to }) => !isOffered(from, to) && !onTheWay.has(`${from} ${to}`)));
    expect(hidden.map(({ from, to }) => `${from} to ${to}`)).toEqual([]);
  });
});
