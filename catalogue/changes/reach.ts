import type { Format } from '../formats/format.ts';
import type { Rule } from './change.ts';

const levels = { 1: 'Few programs', 2: 'Common programs', 3: 'Nearly everywhere' } as const;

/** What the difference means. The programs are listed with each format. */
const meaning = (from: Format, to: Format, difference: number): string => {
  if (difference > 0) return `More programs and devices open ${to.name} than ${from.name}.`;
  if (difference < 0) return `Fewer programs open ${to.name}. Try yours before you delete the ${from.name}.`;
  return `Some programs open ${from.name}, others ${to.name}: each format is described below.`;
};

/** Compares where the result and the source can be opened. */
export const reachRule: Rule = (from, to) => {
  const [had, has] = [from.reach, to.reach];
  // No difference if both open everywhere.
  if (!had || !has || (had.level === 3 && has.level === 3)) return undefined;
  return {
    topic: 'Opens in',
    from: levels[had.level],
    to: levels[has.level],
    verdict: has.level > had.level ? 'gained' : has.level < had.level ? 'changed' : 'kept',
    sentence: meaning(from, to, has.level - had.level),
  };
};
