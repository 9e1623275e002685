import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';

const contentTypes = '[Content_Types].xml';
const isPacked = (path: string): boolean => /\.(?:png|jpe?g|gif|odttf|ttf)$/i.test(path);

const properties = /<a:pPr\b[^<>]*(?:(?<=\/)>|>(?:(?!<a:pPr\b)[\s\S])*?<\/a:pPr>)/g;

/**
 * A paragraph's properties occur once, before its first run (ECMA-376-1, 21.1.2.2.6): PptxGenJS repeats them before each run with
 * properties.
 */
const propertiesOnce = (slide: string): string =>
  slide
    .split('</a:p>')
    .map((paragraph) => {
      let count = 0;
      return paragraph.replace(properties, (found) => (count++ === 0 ? found : ''));
    })
    .join('</a:p>');

/** The list of notes masters must come before, not after, the list of slides (19.2.1.26). */
const mastersFirst = (presentation: string): string => {
  const list = /<p:notesMasterIdLst>(?:(?!<p:notesMasterIdLst>)[\s\S])*?<\/p:notesMasterIdLst>/.exec(presentation)?.[0];
  return list ? presentation.replace(list, '').replace('<p:sldIdLst>', () => `${list}<p:sldIdLst>`) : presentation;
};

const mended = (path: string, bytes: Uint8Array): Uint8Array => {
  if (/^ppt\/slides\/[^/]+\.xml$/.test(path)) return strToU8(propertiesOnce(strFromU8(bytes)));
  return path === 'ppt/presentation.xml' ? strToU8(mastersFirst(strFromU8(bytes))) : bytes;
};

/**
 * Repacks the uncompressed package of PptxGenJS so that PowerPoint need not repair it: sorts elements in schema order, and lists only
 * existing parts, since PptxGenJS lists a master for each slide but writes one. Source: ECMA-376, part 2, 7.3.7.
 */
export const packSlides = (written: Uint8Array): Uint8Array => {
  const parts = unzipSync(written);
  const listed = strFromU8(parts[contentTypes] as Uint8Array);
  const types = listed.replace(/<Override PartName="\/([^"]*)"[^>]*\/>/g, (entry, path: string) => (parts[path] ? entry : ''));
  const packed: Zippable = { [contentTypes]: strToU8(types) };
  for (const [path, bytes] of Object.entries(parts))
    if (path !== contentTypes && !path.endsWith('/')) packed[path] = [mended(path, bytes), { level: isPacked(path) ? 0 : 6 }];
  return zipSync(packed, { mtime: new Date(1980, 0, 1) });
};
