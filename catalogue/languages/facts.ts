import { claimedFormatCount } from '../claims.ts';
import { clientLimits, maxFileBytes, maxFilesTogether, maxTogetherBytes, supportReplyHours } from '../limits.ts';
import { say } from './say.ts';

const size = (bytes: number, locale: string): string => {
  const [divisor, unit] = bytes % 1024 ** 3 === 0 ? [1024 ** 3, 'gigabyte'] : [1024 ** 2, 'megabyte'];
  return (bytes / divisor).toLocaleString(locale, { style: 'unit', unit, unitDisplay: 'short' });
};

/** Figures that any text may name, as a language writes them. */
export const factsIn = (locale: string) => ({
  maxFile: size(maxFileBytes, locale),
  maxTogether: size(maxTogetherBytes, locale),
  maxFiles: maxFilesTogether.toLocaleString(locale),
  claimed: claimedFormatCount.toLocaleString(locale),
  resultMinutes: clientLimits.resultMinutes.toLocaleString(locale),
  replyHours: supportReplyHours.toLocaleString(locale),
});

/** Words with these parameters in place; others wait for theirs. */
export const fillWith = <Tree>(tree: Tree, facts: Readonly<Record<string, string>>): Tree => {
  if (typeof tree === 'string') return say(tree, facts) as Tree;
  if (Array.isArray(tree)) return tree.map((part) => fillWith(part, facts)) as Tree;
  if (typeof tree !== 'object' || tree === null) return tree;
  return Object.fromEntries(Object.entries(tree).map(([key, part]) => [key, fillWith(part, facts)])) as Tree;
};

/** Words with the figures in place that any text may name. */
export const fillFacts = <Tree>(tree: Tree, locale: string): Tree => fillWith(tree, factsIn(locale));
