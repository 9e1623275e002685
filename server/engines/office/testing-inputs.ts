import { sampleCdr } from './drawing-samples.ts';
import {
  sampleAbw,
  sampleDxf,
  sampleEmf,
  sampleMml,
  sampleSlk,
  sampleVsdx,
  sampleWk1,
  sampleWmf,
  sampleWpd,
  sampleXlsb,
} from './foreign-samples.ts';
import { sampleKey, sampleNumbers, samplePages } from './iwork-samples.ts';
import { sampleWk3, sampleWq1, sampleWri } from './older-samples.ts';
import { type facts, sampleDocx, sampleFodg, sampleFodp, sampleFods, sampleHtml, sampleText } from './samples.ts';

/** The sample that each format contains. */
export const kindOf = (format: string): keyof typeof facts => {
  if (['xlsx', 'xls', 'xlsm', 'xlsb', 'ods', 'fods'].includes(format)) return 'sheet';
  if (['pptx', 'ppt', 'pptm', 'potm', 'ppsx', 'odp', 'fodp', 'key'].includes(format)) return 'slides';
  if (format === 'cdr') return 'shape';
  if (['wpd', 'abw', 'wri', 'pages'].includes(format)) return 'letter';
  if (['wk1', 'wk3', 'wq1', 'numbers', 'slk'].includes(format)) return 'list';
  if (format === 'mml') return 'formula';
  return ['odg', 'fodg', 'vsdx', 'dxf', 'emf', 'wmf'].includes(format) ? 'drawing' : 'text';
};

/** Formats that LibreOffice writes, with their source sample; the other inputs are built byte by byte. */
export const derived: Readonly<Record<string, string>> = {
  doc: 'docx',
  odt: 'docx',
  ott: 'docx',
  fodt: 'docx',
  rtf: 'docx',
  dotx: 'docx',
  xlsx: 'fods',
  ods: 'fods',
  xls: 'xlsx',
  pptx: 'fodp',
  odp: 'fodp',
  ppt: 'pptx',
  ppsx: 'pptx',
  odg: 'fodg',
};
export const made: Readonly<Record<string, () => Uint8Array>> = {
  docx: sampleDocx,
  html: sampleHtml,
  txt: sampleText,
  fods: sampleFods,
  fodp: sampleFodp,
  fodg: sampleFodg,
  wpd: sampleWpd,
  xlsb: sampleXlsb,
  vsdx: sampleVsdx,
  abw: sampleAbw,
  dxf: sampleDxf,
  emf: sampleEmf,
  mml: sampleMml,
  slk: sampleSlk,
  wk1: sampleWk1,
  wk3: sampleWk3,
  wq1: sampleWq1,
  wri: sampleWri,
  pages: samplePages,
  numbers: sampleNumbers,
  key: sampleKey,
  cdr: sampleCdr,
  wmf: sampleWmf,
};
export const macros: Readonly<Record<string, string>> = { docm: 'docx', dotm: 'dotx', xlsm: 'xlsx', pptm: 'pptx', potm: 'pptx' };
