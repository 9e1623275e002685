import { analyse } from 'scslre';
import type { Expression } from './expressions.ts';

/**
 * The reason why an expression may take quadratic time or more, or undefined: adjacent parts match the same characters, or a search
 * restarts at each character of a long run. Repetitions with an upper bound count as harmless.
 */
export const whySuperLinear = ({ source, flags }: Expression): string | undefined => {
  const { reports } = analyse({ source, flags }, { reportTypes: { Move: true, Self: true, Trade: true } });
  const [first] = reports;
  if (!first) return undefined;
  const how = first.exponential ? 'exponential' : first.type === 'Move' ? 'searched anew at each character' : 'traded between its parts';
  return `a run of ${JSON.stringify(first.character.pick)} is ${how}`;
};
