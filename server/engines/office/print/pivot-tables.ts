import { posix } from 'node:path';
import { strToU8 } from 'fflate';
import { readPart } from '../../../formats/ooxml/part.ts';
import { relationsOf } from '../../../formats/ooxml/relations.ts';
import type { ZipFile } from '../../../formats/zip/read.ts';

const toPivot = /<(?:\w+:)?Relationship\s(?=[^<>]*\sType=["'][^"'<>]*\/pivotTable["'])[^<>]*>/g;
const refreshed = /<(?:\w+:)?pivotCacheDefinition(?=\s)[^<>]*\srefreshOnLoad=["'](?:1|true)["']/;

const isRefreshed = async (zip: ZipFile, pivot: string): Promise<boolean> => {
  const cache = (await relationsOf(zip, pivot)).find(({ type }) => type === 'pivotCacheDefinition');
  return cache === undefined || refreshed.test(await readPart(zip, cache.target));
};

/**
 * Relationships of a worksheet without its pivot tables, whose cells Excel saved: LibreOffice would fill the cells again, with headings
 * of its own. Empty if the sheet has none, or if Excel would fill them as well.
 */
export const withoutPivotTables = async (zip: ZipFile, sheet: string): Promise<Readonly<Record<string, Uint8Array>>> => {
  const pivots = (await relationsOf(zip, sheet)).filter(({ type }) => type === 'pivotTable');
  if (pivots.length === 0) return {};
  for (const { target } of pivots) if (await isRefreshed(zip, target)) return {};
  const list = posix.join(posix.dirname(sheet), '_rels', `${posix.basename(sheet)}.rels`);
  return zip.has(list) ? { [list]: strToU8((await readPart(zip, list)).replace(toPivot, '')) } : {};
};
