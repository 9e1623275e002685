import { engines } from '../../engines.ts';
import { plan } from '../../planning/plan.ts';
import type { Situation } from './situation.ts';

/** Engines that start a program which needs a tenth of a second or more for the smallest file. */
const slowEngines = new Set(['calibre', 'chromium', 'ffmpeg', 'ghostscript', 'mupdf', 'office', 'pandoc', 'searchable-pdf']);

const isQuick = ({ from, to, operation, options = {} }: Situation): boolean =>
  operation === undefined && plan(engines, from, to, options)?.every(({ engine }) => !slowEngines.has(engine.id)) === true;

/**
 * The situations that `npm test` converts: all quick ones, and of the others the first of each pair of formats and a third of the rest. The
 * choice depends on the name, so that a new situation does not change it.
 */
export const chosenSituations = (situations: readonly Situation[]): ReadonlySet<Situation> => {
  const pairs = new Set<string>();
  const isNewPair = ({ from, to, operation = '' }: Situation): boolean => {
    const pair = `${from} ${to} ${operation}`;
    return !pairs.has(pair) && Boolean(pairs.add(pair));
  };
  return new Set(situations.filter((one) => !one.slow && (isNewPair(one) || isQuick(one) || BigInt(Bun.hash(one.name)) % 3n === 0n)));
};
