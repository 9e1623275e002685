import type { Situation } from './situation.ts';

/**
 * The situations of a family that `npm test` converts: the first with each input format, output format and operation. The nightly run
 * converts the others.
 */
export const chosenSituations = (situations: readonly Situation[]): ReadonlySet<Situation> => {
  const seen = new Set<string>();
  const isNew = ({ from, to, operation }: Situation): boolean => {
    const shown = [`from ${from}`, operation ? `by ${operation}` : `to ${to}`].filter((one) => !seen.has(one));
    for (const one of shown) seen.add(one);
    return shown.length > 0;
  };
  return new Set(situations.filter((one) => !one.slow && isNew(one)));
};
