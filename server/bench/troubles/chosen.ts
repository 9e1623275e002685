import type { Situation } from './situation.ts';

/**
 * The situations that `npm test` converts, of those of all families: few that together have each input format, output format and operation.
 * The nightly run converts the others.
 */
export const chosenSituations = (situations: readonly Situation[]): ReadonlySet<Situation> => {
  const seen = new Set<string>();
  const chosen = new Set<Situation>();
  // One with two new formats replaces two with one each.
  for (const least of [2, 1])
    for (const situation of situations) {
      const { from, to, operation, further, slow } = situation;
      const way = operation ? `by ${operation}` : `${further ? 'merged ' : ''}to ${to}`;
      const shown = [`from ${from}`, way].filter((one) => !seen.has(one));
      if (slow || shown.length < least) continue;
      for (const one of shown) seen.add(one);
      chosen.add(situation);
    }
  return chosen;
};
