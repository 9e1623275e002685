import { look } from '../../../fidelity/look.ts';
import { part } from '../../look/package.ts';
import { pdfText } from '../../look/pdf.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Check, Situation } from '../../situation.ts';
import { type Cell, type SheetPart, type Workbook, xlsx } from './workbook.ts';

export type File = Pick<Situation, 'file' | 'from' | 'input'>;
export const book = (rows: readonly (readonly Cell[])[], sheet: Partial<SheetPart> = {}, further: Partial<Workbook> = {}): File => ({
  file: 'book.xlsx',
  from: 'xlsx',
  input: () => xlsx({ sheets: [{ name: 'S', rows, ...sheet }], ...further }),
});
export const csv = (text: string): File => ({ file: 'table.csv', from: 'csv', input: () => text });
export const of = (name: string, source: string, file: File, to: string, expect: string, check: Check): Situation => ({
  ...{ name, source, to, expect, check },
  ...file,
});
/** Text that the result must contain, and text that it must not. */
export const text = (
  name: string,
  source: string,
  file: File,
  to: string,
  wanted: readonly string[],
  unwanted: readonly string[] = [],
): Situation =>
  of(name, source, file, to, wanted.join(' | '), async (result) => {
    const all = to === 'pdf' ? await pdfText(result.path) : await result.text();
    return [holds('text', all, ...wanted), lacks('none of', all, ...unwanted)];
  });
export const cellOf = async (path: string, reference: string): Promise<string> =>
  new RegExp(`<c r="${reference}"(?:[^<>]*/>|.*?</c>)`, 's').exec(await part(path, 'xl/worksheets/sheet1.xml'))?.[0] ?? '';
export const sizesOf = async (path: string): Promise<string> =>
  [...(await look('pdfinfo', '-l', '9', path)).matchAll(/size:\s+(\d+)\S* x (\d+)/g)]
    .map(([, wide, high]) => (Number(wide) > Number(high) ? 'wide' : 'high'))
    .join();
