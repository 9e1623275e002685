import { useEffect } from 'react';
import type { Conversion } from './conversion.ts';
import type { Run } from './run.ts';

/** Leaving asks first while files are under way or a result has not been downloaded; the tab's title shows how far the work is. */
export const usePageSignals = (conversion: Conversion, run: Run | null): void => {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (conversion.isBusy() || conversion.hasUnsaved()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [conversion]);

  useEffect(() => {
    if (!run) return;
    const { title } = document;
    document.title = `⏳ ${run.finished}/${run.total} · ${title}`;
    return () => {
      document.title = title;
    };
  }, [run]);
};
