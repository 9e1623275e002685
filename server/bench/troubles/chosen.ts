import type { Situation } from './situation.ts';

/**
 * The situations that `npm test` converts, of those of all families: one for each operation, and those that each show an input format and an
 * output format that none before them shows. The engines' tests read and write every other format; the nightly run converts the other situations.
 */
export const chosenSituations = (situations: readonly Situation[]): ReadonlySet<Situation> => {
  const seen = new Set<string>();
  return new Set(
    situations.filter(({ from, to, operation, further, slow }) => {
      const way = operation ? `by ${operation}` : `${further ? 'merged ' : ''}to ${to}`;
      if (slow || seen.has(way) || (!operation && seen.has(`from ${from}`))) return false;
      seen.add(way).add(`from ${from}`);
      return true;
    }),
  );
};
