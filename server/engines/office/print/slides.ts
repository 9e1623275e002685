import { readFileSync } from 'node:fs';
import type { ZipFile } from '../../../formats/zip/read.ts';

const hiddenSlide = /<(?:\w+:)?sld\s(?:[^<>]*\s)?show=["'](?:0|false)["']/;

/** Number of hidden slides in a PPTX (ECMA-376 19.3.1.38). */
export const hiddenInPptx = async (zip: ZipFile): Promise<number> => {
  let hidden = 0;
  for (const { name, size } of zip.entries) {
    if (size > 20 * 1024 ** 2 || !/^ppt\/slides\/[^/]+\.xml$/i.test(name)) continue;
    for await (const piece of zip.stream(name)) {
      if (hiddenSlide.test(Buffer.from(piece).toString('latin1', 0, 4096))) hidden++;
      break;
    }
  }
  return hidden;
};

/** Number of hidden slides in an ODP, by the visibility in their style (ODF 1.3 part 3, 20.430). */
export const hiddenInOdp = (xml: string): number => {
  const styles = new Set(
    [
      ...xml.matchAll(
        /<style:style\b[^<>]*\sstyle:name="([^"<>]*)"[^<>]*>\s*<style:drawing-page-properties\b[^<>]*\spresentation:visibility="hidden"/g,
      ),
    ].map(([, name]) => name),
  );
  if (styles.size === 0) return 0;
  return [...xml.matchAll(/<draw:page(?=\s)[^<>]*\sdraw:style-name="([^"<>]*)"/g)].filter(([, name]) => styles.has(name)).length;
};

/** [MS-PPT] 2.4.6, SlideShowSlideInfoAtom: record header with length 16. */
const slideInfo = Buffer.from([0, 0, 0xf9, 0x03, 16, 0, 0, 0]);

/** Number of hidden slides in a PPT. */
export const hiddenInPpt = (path: string): number => {
  const bytes = readFileSync(path);
  let hidden = 0;
  for (let at = bytes.indexOf(slideInfo); at >= 0; at = bytes.indexOf(slideInfo, at + 8)) if (((bytes[at + 18] ?? 0) & 4) !== 0) hidden++;
  return hidden;
};
