import { describe, expect, test } from 'bun:test';
import type { Capabilities } from '../catalogue/formats/format.ts';
import { canonicalFormat, requireFormat } from '../catalogue/formats.ts';
import { officePdfOptions } from '../catalogue/further-options.ts';
import { operationById, operations } from '../catalogue/operations.ts';
import { options, optionsFor } from '../catalogue/options.ts';
import { isOffered, offeredPairs } from '../catalogue/pairs.ts';
import { serviceOperationById, serviceOperations } from '../catalogue/service-operations.ts';
import { engines } from './engines.ts';
import { plan } from './planning/plan.ts';
import { longTimeout } from './testing/long-timeout.ts';

longTimeout();

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
    const known = new Set([...options.map(({ id }) => id), ...officePdfOptions]);
    const isKnown = (operation: string | undefined, id: string): boolean =>
      operation === undefined
        ? known.has(id)
        : ((operationById(operation) ?? serviceOperationById(operation))?.options.some((option) => option.id === id) ?? false);
    const unknown = engines.flatMap(({ steps }) =>
      steps.flatMap(({ operation, options: honoured }) => honoured.filter((id) => !isKnown(operation, id))),
    );
    expect(unknown).toEqual([]);
  });

  test('every declared step is offered, unless it is one on the way to others', () => {
    const onTheWay = new Set(['jpg cur', 'svg eps', 'mid w64']);
    const hidden = engines.flatMap(({ steps }) =>
      steps.filter(({ from, to, operation }) => operation === undefined && !isOffered(from, to) && !onTheWay.has(`${from} ${to}`)),
    );
    expect(hidden.map(({ from, to }) => `${from} to ${to}`)).toEqual([]);
  });

  test('every operation that keeps a format has a step for each of its formats, and no other step names one', () => {
    const key = (operation: string, from: string, to: string): string => `${operation} ${from} ${to}`;
    const declared = engines.flatMap(({ steps }) =>
      steps.flatMap(({ operation, from, to }) => (operation === undefined ? [] : [key(operation, from, to)])),
    );
    const every = [...operations, ...serviceOperations].flatMap(({ id, formats, to }) =>
      formats.map((from) => ({ step: key(id, from, to ?? from), isOwn: to === undefined || serviceOperationById(id) !== undefined })),
    );
    const known = new Set(every.map(({ step }) => step));
    expect(declared.filter((step) => !known.has(step))).toEqual([]);
    // An operation that reads a file into another format may use the steps of conversions.
    expect(every.filter(({ step, isOwn }) => isOwn && !declared.includes(step)).map(({ step }) => step)).toEqual([]);
  });

  test('no chain passes through a format that cannot hold what both of its ends can', () => {
    const matters = [
      'formulas',
      'sheets',
      'typedCells',
      'tables',
      'styles',
      'images',
      'outline',
      'links',
      'text',
      'vector',
      'alpha',
      'animation',
    ] as const satisfies readonly (keyof Capabilities)[];
    // Slides become web pages through their pages; there is no other plan.
    const knownDetours = /^(pptx|ppt|odp) pdf html$/;
    const losing = pairs.flatMap(({ from, to }) => {
      const [source, target] = [requireFormat(from).capabilities, requireFormat(to).capabilities];
      const between =
        plan(engines, from, to)
          ?.slice(1)
          .map(({ step }) => step.from) ?? [];
      const lost = between.flatMap((id) =>
        matters.filter(
          (matter) => source[matter] && target[matter] && !requireFormat(id).capabilities[matter] && !(matter === 'alpha' && source.vector),
        ),
      );
      const chain = [from, ...between, to].join(' ');
      return lost.length > 0 && !knownDetours.test(chain) ? [`${chain}: ${lost.join(', ')}`] : [];
    });
    expect(losing).toEqual([]);
  });

  test('no chain passes through a palette that neither of its ends has', () => {
    const few = (id: string) => requireFormat(id).capabilities.maxColours !== undefined;
    const losing = pairs.flatMap(({ from, to }) => {
      const between =
        plan(engines, from, to)
          ?.slice(1)
          .map(({ step }) => step.from) ?? [];
      return !few(from) && !few(to) && between.some(few) ? [[from, ...between, to].join(' ')] : [];
    });
    expect(losing).toEqual([]);
  });
});
