import { analyse } from 'scslre';
import type { Expression } from './expressions.ts';

/**
 * Why an expression may take the square of its input's length or more, or undefined: because parts of it trade characters with one
 * another, or because a search begins anew at each character of a long run. Repetitions with an upper bound count as harmless.
 */
export const whySuperLinear = ({ source, flags }: Expression): string | undefined => {
  const { reports } = analyse({ source, flags }, { reportTypes: { Move: true, Self: true, Trade: true } });
  const [first] = reports;
  if (!first) return undefined;
  const how = first.exponential ? 'exponential' : first.type === 'Move' ? 'searched anew at each character' : 'traded between its parts';
  return `a run of ${JSON.stringify(first.character.pick)} is ${how}`;
};
