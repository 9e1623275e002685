import { reach } from '../formats/reach.ts';
import type { Rule } from './change.ts';

const levels = { 1: 'Few programs', 2: 'Common programs', 3: 'Nearly everywhere' } as const;

/** Who can open the result, compared with the source. */
export const reachRule: Rule = (from, to) => {
  const [had, has] = [reach[from.id], reach[to.id]];
  // Where both open everywhere there is nothing to tell.
  if (!had || !has || (had.level === 3 && has.level === 3)) return undefined;
  return {
    topic: 'Opens in',
    from: levels[had.level],
    to: levels[has.level],
    verdict: has.level > had.level ? 'gained' : has.level < had.level ? 'changed' : 'kept',
    sentence: `${from.name}: ${had.opensIn}. ${to.name}: ${has.opensIn}.`,
  };
};
