import type { Conversion } from './conversion.ts';
import { recallRows, rowsElsewhere } from './kept-rows.ts';

/** Follows this page's jobs in progress, fetches its finished results again, and lists those of the tab's other pages. */
export const comeBack = (conversion: Conversion): void => {
  const rows = recallRows();
  if (rows.length > 0) conversion.restore(rows);
  const others = rowsElsewhere();
  if (others.length > 0)
    import('./elsewhere.ts').then(
      ({ showElsewhere }) => showElsewhere(others),
      () => undefined,
    );
};
