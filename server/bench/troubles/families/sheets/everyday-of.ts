import { finding, same } from '../../../fidelity/check.ts';
import { readValue } from '../../look/data.ts';
import type { Situation } from '../../situation.ts';
import { book, cellOf, type File, of } from './of.ts';
import { spreadsheet } from './open-document.ts';
import type { Cell } from './workbook.ts';

export const column = async (path: string): Promise<readonly string[]> =>
  ((await readValue(path)) as readonly (readonly string[])[]).map(([cell = '']) => cell);
export const shown = (name: string, source: string, code: string, cells: readonly Cell[], wanted: readonly string[]): Situation =>
  of(name, source, book([['v'], ...cells.map((cell) => [cell])], {}, { formats: [code] }), 'csv', wanted.join(' | '), async ({ path }) => [
    same('column', await column(path), ['v', ...wanted]),
  ]);
export const inSheet = (name: string, source: string, file: File, wanted: Readonly<Record<string, RegExp>>): Situation =>
  of(
    name,
    source,
    file,
    'xlsx',
    Object.entries(wanted)
      .map(([at, value]) => `${at}: ${value.source}`)
      .join(', '),
    async ({ path }) =>
      Promise.all(
        Object.entries(wanted).map(async ([at, value]) => finding(at, value.test(await cellOf(path, at)), await cellOf(path, at))),
      ),
  );
export const ods = (cells: string): File => ({
  file: 'a.ods',
  from: 'ods',
  input: () =>
    spreadsheet({
      flat: false,
      tables: `<table:table table:name="S"><table:table-row><table:table-cell office:value-type="string"><text:p>v</text:p></table:table-cell></table:table-row><table:table-row>${cells}</table:table-row></table:table>`,
    }),
});
export const written = (xml: string): string => `<table:table-cell office:value-type="string">${xml}</table:table-cell>`;
export const oneValue = (name: string, source: string, file: File, wanted: unknown): Situation =>
  of(name, source, file, 'json', JSON.stringify(wanted), async ({ path }) => [same('value', await readValue(path), [{ v: wanted }])]);

const bare = '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>';
export const wrapping = `<fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill/></fills>${bare}<cellXfs count="2"><xf xfId="0"/><xf xfId="0" applyAlignment="1"><alignment wrapText="1" vertical="top"/></xf></cellXfs>`;
export const conditional = (fill: string): string =>
  `<fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>${bare}<cellXfs count="1"><xf xfId="0"/></cellXfs><dxfs count="1"><dxf><fill><patternFill><bgColor rgb="FF${fill}"/></patternFill></fill></dxf></dxfs>`;
export const wrapped = (words: string): Cell => ({ attributes: 's="1" t="inlineStr"', inner: `<is><t>${words}</t></is>` });
export const sentence = 'The quick brown fox jumps over the lazy dog and then runs away from the angry farmer';
