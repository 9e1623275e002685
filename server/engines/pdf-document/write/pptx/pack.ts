import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';

const contentTypes = '[Content_Types].xml';
/** Images and fonts are packed already. */
const isPacked = (path: string): boolean => /\.(?:png|jpe?g|gif|odttf|ttf)$/i.test(path);

/**
 * The package that PptxGenJS has written, stored, as one whose list of parts names what is there: it lists a master for each slide, and
 * writes one. PowerPoint offers to repair what is listed and missing. Source: ECMA-376, part 2, 7.3.7.
 */
export const packSlides = (written: Uint8Array): Uint8Array => {
  const parts = unzipSync(written);
  const listed = strFromU8(parts[contentTypes] as Uint8Array);
  const types = listed.replace(/<Override PartName="\/([^"]*)"[^>]*\/>/g, (entry, path: string) => (parts[path] ? entry : ''));
  const packed: Zippable = { [contentTypes]: strToU8(types) };
  for (const [path, bytes] of Object.entries(parts))
    if (path !== contentTypes && !path.endsWith('/')) packed[path] = [bytes, { level: isPacked(path) ? 0 : 6 }];
  return zipSync(packed);
};
