import { useEffect } from 'react';
import type { Run } from './conversion.ts';

/** While files are under way: leaving asks first, and the tab's title shows how far the work is. */
export const usePageSignals = (run: Run | null): void => {
  const busy = run !== null;
  useEffect(() => {
    if (!busy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [busy]);

  useEffect(() => {
    if (!run) return;
    const { title } = document;
    document.title = `⏳ ${run.finished}/${run.total} · ${title}`;
    return () => {
      document.title = title;
    };
  }, [run]);
};
