import { say, toolWords } from '../../stores/words.ts';

/** A target for several files, and how many of them support it. */
export type Reach = { readonly to: string; readonly count: number };

/**
 * Targets for a mixed list: those that every file supports; if there is none, those that most support, at least two files.
 * In the order of the first file that has them.
 */
export const commonTargets = (outputs: readonly (readonly string[])[]): readonly Reach[] => {
  const counts = new Map<string, number>();
  for (const list of outputs) for (const to of list) counts.set(to, (counts.get(to) ?? 0) + 1);
  const all = [...counts].map(([to, count]) => ({ to, count }));
  const shared = all.filter(({ count }) => count === outputs.length);
  return shared.length > 0 ? shared : all.filter(({ count }) => count > 1).sort((a, b) => b.count - a.count);
};

/** `PNG (6 of 8)` for a target that only some files support. */
export const reachName = (name: string, reach: readonly Reach[], to: string, files: number): string => {
  const count = reach.find((one) => one.to === to)?.count ?? files;
  return count === files ? name : say(toolWords().targets.reach, { format: name, count, total: files });
};
