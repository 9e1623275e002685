import { exportFields } from '../../../catalogue/further-options.ts';
import type { OptionValues } from '../../../catalogue/options.ts';
import type { ExportSettings } from './protocol.ts';

/** Options of the API as LibreOffice's export filter has them; undefined where none is set. */
export const exportSettings = (options: OptionValues): ExportSettings | undefined => {
  const settings = exportFields.flatMap(({ id, filter, kind }): readonly (readonly [string, string | number | boolean])[] => {
    const value = options[id];
    return value === undefined ? [] : [[filter, kind === 'flag' ? value === 'true' : value]];
  });
  const { pdfa, pdfua } = options;
  const all = [
    ...settings,
    ...(pdfa === undefined ? [] : [['SelectPdfVersion', Number(pdfa)] as const]),
    ...(pdfua === 'true' ? [['PDFUACompliance', true] as const] : []),
  ];
  return all.length === 0 ? undefined : Object.fromEntries(all);
};
