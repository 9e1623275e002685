import { message } from '../../../catalogue/languages/message.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';
import type { OfficeDocument } from './kit.ts';

/** Limit of cells per target, as LibreOffice visits even empty ones: per second, 200,000 into a page, 200 million on paper. */
const mostCells: Readonly<Record<string, number>> = { html: 5_000_000, pdf: 1_000_000_000 };

/** Rejects sheets with distant cells before conversion: two cells in far corners make a file of a kilobyte and an hour of work. */
export const checkCells = (document: OfficeDocument, to: string): void => {
  const max = mostCells[to];
  if (document.kind !== 'spreadsheet' || !max) return;
  const actual = document.usedCells();
  if (actual > max) throw new WorkerProblem('resource_limit', message('cellsReach', { actual, max }), { name: 'cells', max, actual });
};
