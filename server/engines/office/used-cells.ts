import { WorkerProblem } from '../../contract/worker-main.ts';
import type { OfficeDocument } from './kit.ts';

/** Cells that a workbook may have where LibreOffice walks over all of them, empty ones too: at about 200,000 a second into a page, 200 million on paper. */
const mostCells: Readonly<Record<string, number>> = { html: 5_000_000, pdf: 1_000_000_000 };

/** Two cells in the far corners of a sheet are a file of a kilobyte and an hour of work: told before it is begun. */
export const checkCells = (document: OfficeDocument, to: string): void => {
  const max = mostCells[to];
  if (document.kind !== 'spreadsheet' || !max) return;
  const actual = document.usedCells();
  if (actual > max)
    throw new WorkerProblem(
      'resource_limit',
      `The sheets reach over ${actual.toLocaleString('en')} cells, empty ones included. The limit is ${max.toLocaleString('en')}.`,
      { name: 'cells', max, actual },
    );
};
