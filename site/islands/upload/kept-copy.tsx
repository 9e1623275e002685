import { useEffect, useState } from 'react';
import { keptWords } from '../../../catalogue/text/tool.ts';
import type { KeptCopy } from './kept-rows.ts';

/** The longest that a browser's timer takes, in milliseconds. */
const longestTimer = 2 ** 31 - 1;

type Props = { readonly kept: KeptCopy; readonly name: string; readonly onDelete: () => void };

/** When the server's copy of a result is deleted, and a button that does it now. */
export const KeptUntil = ({ kept, name, onDelete }: Props) => {
  const until = Date.parse(kept.until);
  const [isOver, setOver] = useState(() => until <= Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), Math.min(longestTimer, Math.max(0, until - Date.now())));
    return () => clearTimeout(timer);
  }, [until]);
  if (isOver) return null;
  const time = new Date(until).toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' });
  return (
    <p className="file-kept small soft">
      <span>{keptWords.until(time)}</span>{' '}
      <button type="button" className="link" aria-label={keptWords.removeOf(name)} onClick={onDelete}>
        {keptWords.remove}
      </button>
    </p>
  );
};
