import type { Format } from '../../catalogue/formats/format.ts';
import type { Tone } from '../../catalogue/text/site.ts';

const sheets = new Set(['xls', 'xlsx', 'xlsm', 'xlsb', 'ods', 'fods', 'ots', 'csv', 'tsv']);

/** Kinds that share the colour of a related kind. */
const lent = { subtitle: 'video', font: 'document', model: 'image' } as const;

/** The colour family of a format: its kind, but PDF and spreadsheets have their own. */
export const toneOf = (format: Format): Tone => {
  if (format.id === 'pdf') return 'pdf';
  if (sheets.has(format.id) || format.capabilities.sheets) return 'spreadsheet';
  const { kind } = format;
  return kind === 'subtitle' || kind === 'font' || kind === 'model' ? lent[kind] : kind;
};
