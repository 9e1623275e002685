import type { Format } from '../../catalogue/formats/format.ts';
import type { Tone } from '../../catalogue/text/site.ts';

const sheets = new Set(['xls', 'xlsx', 'xlsm', 'xlsb', 'ods', 'fods', 'ots', 'csv', 'tsv']);

/** The colour family of a format: its kind, with PDF and spreadsheets as families of their own. */
export const toneOf = (format: Format): Tone => {
  if (format.id === 'pdf') return 'pdf';
  return sheets.has(format.id) || format.capabilities.sheets ? 'spreadsheet' : format.kind;
};
