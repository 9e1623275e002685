import type { Conversion } from './conversion.ts';
import { type KeptRow, recallRows, rowsElsewhere } from './kept-rows.ts';

/** Rows that are restored at once; browsers open six connections to a server. */
const pace = { concurrency: 5, stopAtFailure: false };

const fileOf = (row: KeptRow) => ({ file: { name: row.name, size: row.size }, from: row.from, to: row.to, options: {}, row });

/** Follows this page's jobs in progress, fetches its finished results again, and lists those of the tab's other pages. */
export const comeBack = (conversion: Conversion): void => {
  const rows = recallRows();
  if (rows.length > 0) conversion.start(conversion.add(rows.map(fileOf), 'add'), pace);
  const others = rowsElsewhere();
  if (others.length > 0)
    import('./elsewhere.ts').then(
      ({ showElsewhere }) => showElsewhere(others),
      () => undefined,
    );
};
