import { join } from 'node:path';
import { dataPairs } from '../../../catalogue/pairs/documents.ts';
import type { PairTable } from '../../../catalogue/pairs/pair-table.ts';
import type { Needs, Step, WorkerKind } from '../../contract/engine.ts';
import { stepsOf } from '../../contract/step-table.ts';
import { officeNeeds } from '../office/workers.ts';
import { tableReply } from './protocol.ts';

export const tableWorker = {
  id: 'table',
  reply: tableReply,
  entry: join(import.meta.dir, 'worker.ts'),
  minIdle: 1,
  sharesVisit: true,
  expensiveStart: true,
} satisfies WorkerKind;

/** Tables and data, input to outputs; `engine.test.ts` converts real files by each. */
const table: PairTable = {
  csv: 'xlsx ods json xml yaml txt tsv html md pdf jsonl parquet arrow sqlite vcf ics gpx kml geojson',
  tsv: 'csv xlsx ods json xml yaml txt html pdf jsonl parquet sqlite',
  xlsx: 'csv tsv json xml jsonl parquet sqlite vcf ics',
  xlsm: 'csv tsv json xml',
  ods: 'csv tsv json xml sqlite',
  fods: 'csv tsv json xml',
  dbf: 'csv xlsx ods json sqlite',
  // The tables of a page, and nothing else of it.
  html: 'xlsx csv ods json tsv xml',
  ...dataPairs,
};

const delimited = ['csv', 'tsv'];
const workbooks = ['xlsx', 'xlsm', 'ods', 'fods'];

const lastStops = ['toml', 'ini', 'properties', 'plist', 'jsonl', 'parquet', 'arrow', 'sqlite', 'vcf', 'ics', 'gpx', 'kml', 'geojson'];

/** Looks and formulas of a workbook are lost on the way to data or text, and typed cells by passing through text. */
const costOf = (from: string, to: string): number => {
  // Dearer than any way of a workbook, which keeps the types of its cells, and cheaper than a page that is printed and read again.
  if (from === 'html') return 11;
  // Nothing is made from text that looks like a table when the table itself is there.
  if (to === 'txt' || to === 'md') return 10;
  // Settings hold little of what other data can say, and nothing goes on from them; what is a file for each sheet can't go on either.
  if (lastStops.includes(to)) return 10;
  // Columns are fitted to the paper; a workbook with looks of its own is printed with those.
  if (to === 'pdf') return 0.6;
  const lossy = workbooks.includes(from) || (delimited.includes(to) && !delimited.includes(from)) ? 10 : 0;
  // An ODS holds what each cell shows, as LibreOffice worked it out; for other workbooks that is worked out here.
  if (from === 'ods') return lossy + 0.1;
  return lossy + 0.2;
};

/** Formulas that nobody has worked out yet, and rare number formats: LibreOffice alone shows what such cells say. An ODS says it itself. */
const hasOpenCells = ['xlsx', 'xlsm'];

/** What has cells that LibreOffice alone can work out, and paper, which is printed by it. */
const needsOf = (from: string, to: string): Needs => {
  if (to !== 'pdf' && !hasOpenCells.includes(from)) return { workers: [tableWorker] };
  const { files, workers = [] } = officeNeeds(to === 'pdf' ? 'ods' : from);
  return { files, workers: [tableWorker, ...workers] };
};

export const tableSteps: readonly Step[] = stepsOf(table, (from, to) => ({
  cost: costOf(from, to),
  options: [
    ...(from === 'csv' || to === 'csv' ? ['csvDelimiter'] : []),
    ...(to === 'pdf' ? ['pageSize', 'orientation', 'margin'] : []),
    ...(delimited.includes(from) || delimited.includes(to) ? ['csvEncoding'] : []),
  ],
  weight: 'light',
  needs: needsOf(from, to),
}));
