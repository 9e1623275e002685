import { useEffect, useState } from 'react';
import { counted, plainWords, say, toolWords } from '../../stores/words.ts';
import { selectedSize } from './file-size.ts';
import { type Item, isActive } from './item.ts';
import { outcome } from './list-state.ts';
import type { Run } from './run.ts';
import { usePageSignals } from './use-page-signals.ts';

/** How long the full bar stays after the last file, in milliseconds. */
const fullBarMs = 4000;

/** Is nothing left to do but to fetch results that are done? */
const isDownloading = (items: readonly Item[]): boolean => {
  const active = items.filter(isActive);
  return active.length > 0 && active.every(({ state }) => state.kind === 'downloading');
};

type Props = {
  readonly items: readonly Item[];
  /** Null when nothing runs. */
  readonly run: Run | null;
  /** Percent of the run, 0 when nothing is running. */
  readonly percent: number;
};

/** The state of the whole list: its progress bar, and the number and size of the files, or how they ended. */
export const Whole = ({ items, run, percent }: Props) => {
  const [isOver, setOver] = useState(false);
  usePageSignals(run);
  const isFull = percent >= 100 && !run;
  useEffect(() => {
    setOver(false);
    if (!isFull) return;
    const timer = setTimeout(() => setOver(true), fullBarMs);
    return () => clearTimeout(timer);
  }, [isFull]);
  const words = toolWords();
  const total = items.reduce((sum, { file }) => sum + file.size, 0);
  return (
    <>
      {percent > 0 && !isOver && (
        <div className="whole">
          <span>{say((isDownloading(items) && words.downloading) || (plainWords().progress ?? ''), { percent: Math.round(percent) })}</span>
          <progress className="bar" max={100} value={percent} aria-label={words.whole} />
        </div>
      )}
      {items.length > 0 && (
        <p className="tool-summary">{outcome(items) || counted(words.filesOf, items.length, { size: selectedSize(total) })}</p>
      )}
    </>
  );
};
