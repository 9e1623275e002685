import { claimedFormatCount } from '../claims.ts';
import { clientLimits, maxFileBytes, maxFilesTogether, maxTogetherBytes, supportReplyHours } from '../limits.ts';
import { say } from './say.ts';

const megabytes = (bytes: number, locale: string): string =>
  (bytes / 1024 / 1024).toLocaleString(locale, { style: 'unit', unit: 'megabyte', unitDisplay: 'short' });

/** Figures that any text may name, as a language writes them. */
export const factsIn = (locale: string) => ({
  maxFile: megabytes(maxFileBytes, locale),
  maxTogether: megabytes(maxTogetherBytes, locale),
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
