import { useEffect } from 'react';
import type { Run } from './run.ts';

/** Shows the progress in the tab's title. */
export const usePageSignals = (run: Run | null): void => {
  useEffect(() => {
    if (!run) return;
    const { title } = document;
    document.title = `⏳ ${run.finished}/${run.total} · ${title}`;
    return () => {
      document.title = title;
    };
  }, [run]);
};
