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

/** Tables and data, input to outputs; `engine.test.ts` converts real files for each. */
const table: PairTable = {
  csv: 'xlsx ods json xml yaml txt tsv html md pdf jsonl parquet arrow sqlite vcf ics gpx kml geojson',
  tsv: 'csv xlsx ods json xml yaml txt html md pdf jsonl parquet sqlite',
  xlsx: 'csv tsv json xml md jsonl parquet sqlite vcf ics',
  xlsm: 'csv tsv json xml md',
  ods: 'csv tsv json xml md sqlite',
  fods: 'csv tsv json xml md',
  dbf: 'csv xlsx ods json sqlite',
  // Only the tables of a page.
  html: 'xlsx csv ods json tsv xml',
  ...dataPairs,
};

const delimited = ['csv', 'tsv'];
const workbooks = ['xlsx', 'xlsm', 'ods', 'fods'];

const lastStops = ['toml', 'ini', 'properties', 'plist', 'jsonl', 'parquet', 'arrow', 'sqlite', 'vcf', 'ics', 'gpx', 'kml', 'geojson'];

/** A workbook loses styles and formulas on the way to data or text, and cell types when passing through text. */
const costOf = (from: string, to: string): number => {
  // Costs more than any step from a workbook, which keeps cell types, and less than printing a page and reading it back.
  if (from === 'html') return 11;
  // Prevents going on from text that resembles a table when the table is available.
  if (to === 'txt' || to === 'md') return 10;
  // Settings can express little of other data, and nothing continues from them or from a file per sheet.
  if (lastStops.includes(to)) return 10;
  // Fits columns to the paper; a styled workbook prints with its own styles.
  if (to === 'pdf') return 0.6;
  const lossy = workbooks.includes(from) || (delimited.includes(to) && !delimited.includes(from)) ? 10 : 0;
  // An ODS contains the displayed text of each cell, computed by LibreOffice; for other workbooks it is computed here.
  if (from === 'ods') return lossy + 0.1;
  return lossy + 0.2;
};

/** Formats that may have formulas without results and rare number formats, which only LibreOffice can show. An ODS includes the text. */
const hasOpenCells = ['xlsx', 'xlsm'];

/** Needs LibreOffice for such cells, and for printing. */
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
