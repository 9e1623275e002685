import { useEffect, useState } from 'react';
import { pageWords, say, toolWords } from '../../stores/words.ts';
import type { Result } from './item.ts';

/** Maximum timer delay in browsers, in milliseconds. */
const longestTimer = 2 ** 31 - 1;

type Props = { readonly results: readonly Result[]; readonly onDelete: (results: readonly Result[]) => void };

/** When the first of the server's copies expires, and a button that deletes all of them now. */
export const KeptUntil = ({ results, onDelete }: Props) => {
  const kept = results.filter((result) => result.kept);
  const until = Math.min(...results.flatMap((result) => (result.kept ? [Date.parse(result.kept.until)] : [])));
  const [over, setOver] = useState(0);
  useEffect(() => {
    if (!Number.isFinite(until)) return;
    const timer = setTimeout(() => setOver(until), Math.min(longestTimer, Math.max(0, until - Date.now())));
    return () => clearTimeout(timer);
  }, [until]);
  const words = toolWords().kept;
  const [first] = kept;
  if (!first) {
    const isDeleted = results.length > 0 && results.every((result) => result.isDeleted);
    return isDeleted ? <p className="file-kept small soft">{words.deleted}</p> : null;
  }
  if (over >= until) return null;
  const time = new Date(until).toLocaleTimeString(pageWords().locale, { hour: '2-digit', minute: '2-digit' });
  return (
    <p className="file-kept small soft">
      <span>{say(words.until, { time })}</span>{' '}
      <button
        type="button"
        className="link"
        aria-label={kept.length === 1 ? say(words.removeOf, { name: first.name }) : undefined}
        onClick={() => onDelete(kept)}
      >
        {kept.length === 1 ? words.remove : say(words.removeAll, { count: kept.length })}
      </button>
    </p>
  );
};
