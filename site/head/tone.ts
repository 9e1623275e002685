import type { Format } from '../../catalogue/formats/format.ts';
import type { Tone } from '../../catalogue/text/site.ts';

const sheets = new Set(['xls', 'xlsx', 'xlsm', 'xlsb', 'ods', 'fods', 'ots', 'csv', 'tsv']);

/** Later families wear the colours of their nearest relatives. */
const lent = { subtitle: 'video', font: 'document', model: 'image' } as const;

/** The colour family of a format: its kind, with PDF and spreadsheets as families of their own. */
export const toneOf = (format: Format): Tone => {
  if (format.id === 'pdf') return 'pdf';
  if (sheets.has(format.id) || format.capabilities.sheets) return 'spreadsheet';
  const { kind } = format;
  return kind === 'subtitle' || kind === 'font' || kind === 'model' ? lent[kind] : kind;
};
