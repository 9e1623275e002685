import { type ReactNode, useEffect, useState } from 'react';
import { counted, moreWords, plainWords, say } from '../../stores/words.ts';
import type { Conversion } from './conversion.ts';
import { selectedSize } from './file-size.ts';
import { type Item, isActive, isPending, outcome, type Result } from './item.ts';

/** How long the full bar stays after the last file, in milliseconds. */
const fullBarMs = 4000;

const summary = (items: readonly Item[]): string => {
  const words = moreWords();
  const total = items.reduce((sum, { file }) => sum + file.size, 0);
  return outcome(items) || (words ? counted(words.filesOf, items.length, { size: selectedSize(total) }) : '');
};

/** True if only downloads of finished results remain. */
const isDownloading = (items: readonly Item[]): boolean => {
  const active = items.filter(isActive);
  return active.length > 0 && active.every(({ state }) => state.kind === 'downloading');
};

type Props = {
  readonly conversion: Conversion;
  readonly items: readonly Item[];
  readonly results: readonly Result[];
  readonly busy: boolean;
  readonly convertLabel: string;
  /** Percentage of the run, 0 when idle. */
  readonly percent: number;
  /** Downloads of several results; `isDone` if nothing is left to convert. */
  readonly downloads: false | undefined | ((isDone: boolean) => ReactNode);
  /** A target for all files, if available. */
  readonly children?: ReactNode;
};

/** The bar with the summary, the overall progress, Convert, Cancel, and the downloads. It stays in view. */
export const ToolBar = ({ conversion, items, results, busy, convertLabel, percent, downloads, children }: Props) => {
  const [isOver, setOver] = useState(false);
  const isFull = percent >= 100 && !busy;
  useEffect(() => {
    setOver(false);
    if (!isFull) return;
    const timer = setTimeout(() => setOver(true), fullBarMs);
    return () => clearTimeout(timer);
  }, [isFull]);
  const isDone = results.length > 0 && !items.some(isPending);
  const isLoud = busy || items.some(isPending);
  return (
    <div className={items.length > 0 ? 'tool-bar tool-bar-full' : 'tool-bar'}>
      {percent > 0 && !isOver && (
        <div className="whole">
          <span>
            {say((isDownloading(items) && moreWords()?.downloading) || (plainWords().progress ?? ''), { percent: Math.round(percent) })}
          </span>
          <progress className="bar" max={100} value={percent} aria-label={moreWords()?.whole} />
        </div>
      )}
      {items.length > 0 && <p className="tool-summary">{summary(items)}</p>}
      {children}
      <div className="tool-actions">
        {results.length > 1 && downloads && downloads(isDone)}
        {busy && (
          <button type="button" className="button button-plain tool-cancel" onClick={conversion.cancel}>
            {plainWords().cancel}
          </button>
        )}
        <button
          type="submit"
          className={`button button-wide ${isLoud ? 'button-main' : isDone ? 'button-quiet' : 'button-plain'}`}
          disabled={busy}
        >
          {busy ? plainWords().converting : convertLabel}
        </button>
      </div>
    </div>
  );
};
