import { officePdfOptions } from '../../../catalogue/further-options.ts';
import type { PairTable } from '../../../catalogue/pairs/pair-table.ts';
import type { Step } from '../../contract/engine.ts';
import { stepsOf } from '../../contract/step-table.ts';
import { officeNeeds } from './workers.ts';

/**
 * LibreOffice's conversions, input to outputs. `engine.test.ts` converts a real file for each entry.
 * Other pairs go through one of these: slides become images by way of PDF.
 */
const table: PairTable = {
  docx: 'pdf doc odt rtf html ott fodt dotx',
  doc: 'pdf docx odt rtf html',
  docm: 'pdf docx odt rtf html',
  dotx: 'pdf docx odt ott',
  odt: 'pdf docx doc rtf html ott fodt dotx',
  ott: 'pdf docx odt dotx',
  fodt: 'pdf docx odt rtf html',
  rtf: 'pdf docx doc odt html',
  wpd: 'pdf docx odt rtf html',
  txt: 'pdf docx doc odt rtf',
  html: 'docx doc odt rtf',
  xlsx: 'pdf xls ods html fods',
  xls: 'pdf xlsx ods html',
  xlsm: 'pdf xlsx xls ods html',
  xlsb: 'pdf xlsx xls ods',
  ods: 'pdf xlsx xls html fods',
  fods: 'pdf xlsx ods',
  pptx: 'pdf ppt odp fodp ppsx',
  ppt: 'pdf pptx odp',
  pptm: 'pdf pptx ppt odp',
  ppsx: 'pdf pptx ppt odp',
  odp: 'pdf pptx ppt fodp',
  fodp: 'pdf pptx odp',
  odg: 'pdf',
  fodg: 'pdf odg',
  vsdx: 'pdf odg',
  dotm: 'pdf docx odt rtf html',
  potm: 'pdf pptx odp',
  pages: 'pdf docx odt rtf html',
  wri: 'pdf docx odt rtf html',
  numbers: 'pdf xlsx ods',
  key: 'pdf pptx odp',
  wk3: 'pdf xlsx ods',
  wq1: 'pdf xlsx ods',
  cdr: 'pdf',
  abw: 'pdf docx odt rtf html',
  wk1: 'pdf xlsx ods',
  slk: 'pdf xlsx ods',
  mml: 'pdf docx odt',
  dxf: 'pdf',
  emf: 'pdf',
  wmf: 'pdf',
};

/** Each step through another office format loses a little; one step is preferred. */
const officeCost = 1;
/** HTML is the intermediate format for plain text, Markdown and books. */
const pageCost = 0.2;
/** PDF is final and exact. */
const pdfCost = 0.3;
/** Sheets break across pages, so a text table prefers a web page, which fits columns to the paper. */
const sheetPdfCost = 0.8;
export const sheets = ['xlsx', 'xls', 'xlsm', 'xlsb', 'ods', 'fods', 'wk1', 'slk', 'numbers', 'wk3', 'wq1'];

const costOf = (from: string, to: string): number => {
  if (to === 'pdf') return sheets.includes(from) ? sheetPdfCost : pdfCost;
  return to === 'html' && !sheets.includes(from) ? pageCost : officeCost;
};

/** Text formats that support tracked changes. */
const trackingFormats: ReadonlySet<string> = new Set(['docx', 'docm', 'dotx', 'dotm', 'doc', 'odt', 'ott', 'fodt', 'rtf']);

const optionsOf = (from: string, to: string): readonly string[] => [...ownOptions(from, to), ...(to === 'pdf' ? officePdfOptions : [])];

const ownOptions = (from: string, to: string): readonly string[] => {
  if (trackingFormats.has(from)) return to === 'pdf' ? ['pages', 'changes'] : ['changes'];
  if (sheets.includes(from) && to === 'pdf') return ['pages', 'sheetPages'];
  if (from === 'txt' && to === 'pdf') return ['pages', 'pageSize', 'orientation', 'margin'];
  return to === 'pdf' ? ['pages'] : [];
};

export const officeSteps: readonly Step[] = stepsOf(table, (from, to) => ({
  cost: costOf(from, to),
  options: optionsOf(from, to),
  weight: 'medium',
  needs: officeNeeds(from),
}));
