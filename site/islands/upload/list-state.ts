import { counted, moreWords } from '../../stores/words.ts';
import { canRetry, type Item, type ItemState, isActive, nextBatch } from './item.ts';
import type { Run } from './run.ts';

/** Label of the Convert button, with the number of files if it is more than one or not all. `verb` is the initial label. */
export const batchLabel = (items: readonly Item[], verb: string): string => {
  const words = moreWords()?.batch;
  const batch = nextBatch(items);
  const [first] = batch;
  if (!words || !first) return verb;
  if (canRetry(first)) return batch.length > 1 ? counted(words.severalAgain, batch.length) : words.again;
  if (first.state.kind !== 'ready') return verb;
  const parameters = { verb: words.verbCase === 'lower' ? verb.charAt(0).toLocaleLowerCase() + verb.slice(1) : verb };
  if (batch.length < items.length && items.some((item) => item.state.kind === 'failed'))
    return counted(words.others, batch.length, parameters);
  return batch.length > 1 ? counted(words.several, batch.length, parameters) : verb;
};

const countOf = (items: readonly Item[], kind: ItemState['kind']): number => items.filter((item) => item.state.kind === kind).length;

/** Summary of the list: `5 ready, 3 failed`; empty until a file has ended. `ready` refers to results. */
export const outcome = (items: readonly Item[]): string => {
  const words = moreWords()?.outcome;
  const [done, failed] = [countOf(items, 'done'), countOf(items, 'failed')];
  if (!words || done + failed === 0) return '';
  const open = items.length - done - failed;
  const parts = [
    counted(words.ready, done),
    ...(failed > 0 ? [counted(words.failed, failed)] : []),
    ...(open > 0 ? [counted(words.open, open)] : []),
  ];
  return parts.join(words.separator);
};

/** Screen reader announcement: the summary, and why files failed, a paragraph each. */
export const announcement = (items: readonly Item[]): readonly string[] => {
  const reasons = items.flatMap(({ file, state }) => (state.kind === 'failed' ? [`${file.name}: ${state.failure.title}`] : []));
  const ended = outcome(items);
  if (ended) return [...new Set([ended, ...reasons])];
  const words = moreWords();
  return words && items.length > 0 ? [counted(words.selected, items.length)] : [];
};

/** The percentage in a file's bar, 0 to 100. */
export const shownPercent = (item: Item): number => {
  switch (item.state.kind) {
    case 'uploading':
    case 'converting':
    case 'downloading':
      return item.state.shown;
    case 'done':
      return 100;
    default:
      return 0;
  }
};

/**
 * The percentage of the overall bar, 0 when idle. `byCount` counts finished files, for tools whose rows show their own progress;
 * otherwise it is the mean of all files. Files that are merged count as one.
 */
export const wholePercent = (items: readonly Item[], run: Run | null, byCount: boolean): number => {
  const merged = items.find((item) => item.parts && isActive(item));
  if (merged) return shownPercent(merged);
  if (byCount) return run && run.total > 0 ? (100 * run.finished) / run.total : 0;
  if (items.length === 0 || !(run || items.every(({ state }) => state.kind === 'done'))) return 0;
  return items.reduce((sum, item) => sum + shownPercent(item), 0) / items.length;
};
