import { readPart } from '../../../formats/ooxml/part.ts';
import { relationsOf } from '../../../formats/ooxml/relations.ts';
import type { ZipFile } from '../../../formats/zip/read.ts';

/** A workbook that must be computed when it is opened (ECMA-376 18.2.2). */
export const computesOnLoad = /<(?:\w+:)?calcPr\s[^<>]*\bfullCalcOnLoad=["'](?:1|true)["']/;
const byExcel = /<(?:\w+:)?Application>\s*(?:Microsoft|WPS)/i;

/** Whether the values in a workbook are those that Excel showed. `workbook` is its main part. */
export const isSavedByExcel = async (zip: ZipFile, workbook: string): Promise<boolean> => {
  if (computesOnLoad.test(workbook)) return false;
  const properties = (await relationsOf(zip, '')).find(({ type }) => type === 'extended-properties');
  return properties !== undefined && byExcel.test(await readPart(zip, properties.target));
};
