import { decodeXML } from 'entities/decode';
import { addressesOf } from '../../formats/ooxml/relations.ts';
import type { ZipFile } from '../../formats/zip/read.ts';
import { elements, valueAfter } from './xlsx-elements.ts';

/** Limit of links kept in memory. */
const mostLinks = 100_000;
/** An address that means the same to every reader of the result; undefined for others. */
export const publicAddress = (address = ''): string | undefined => (/^(?:https?|ftps?|mailto|tel):/i.test(address) ? address : undefined);

/** Public addresses of the links on a sheet's cells, by cell reference (ECMA-376 18.3.1.47). */
export const sheetLinks = async (zip: ZipFile, part: string): Promise<ReadonlyMap<string, string>> => {
  const links = new Map<string, string>();
  const addresses = await addressesOf(zip, part);
  if (addresses.size === 0) return links;
  for await (const { start } of elements(zip, part, 'hyperlink')) {
    const address = publicAddress(addresses.get(/\s[\w.-]{1,40}:id="([^"]*)"/.exec(start)?.[1] ?? ''));
    const [reference = ''] = valueAfter(start, ' ref="')?.split(':') ?? [];
    if (address === undefined || links.size === mostLinks) continue;
    const place = valueAfter(start, ' location="');
    links.set(reference, place ? `${address}#${decodeXML(place)}` : address);
  }
  return links;
};

/** The public address in a formula such as `HYPERLINK("https://example.org","words")`. */
export const formulaLink = (content: string): string | undefined => {
  if (!content.startsWith('<f')) return undefined;
  const [, address = ''] = /^<f[^<>]*>\s{0,9}HYPERLINK\(\s{0,9}"([^"]{1,2000})"/i.exec(decodeXML(content.slice(0, 4000))) ?? [];
  return publicAddress(address);
};
