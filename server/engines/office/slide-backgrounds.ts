import { readPart } from '../../formats/ooxml/part.ts';
import { relationsOf } from '../../formats/ooxml/relations.ts';
import { innermostElements } from '../../formats/xml/innermost.ts';
import type { ZipFile } from '../../formats/zip/read.ts';

/** Larger backgrounds stay with their layout. */
const mostCharacters = 20_000;

/** Whether a slide maps the colors of its theme in its own way (ECMA-376-1, 19.3.1.7) and has no background of its own. */
export const hasOwnColors = (slide: string): boolean => slide.includes('<a:overrideClrMapping') && !/<p:bg[\s>]/.test(slide);

/** The background of a layout or of its master; empty if there is none, or if it is an image, which no mapping changes. */
const backgroundOf = async (zip: ZipFile, part: string, above: string | undefined): Promise<string> => {
  const [found] = innermostElements(await readPart(zip, part), 'p:bg');
  if (found) return /\sr:(?:embed|id|link)=/.test(found.inner) || found.inner.length > mostCharacters ? '' : `<p:bg>${found.inner}</p:bg>`;
  const next = (await relationsOf(zip, part)).find(({ type }) => type === above);
  return next ? backgroundOf(zip, next.target, undefined) : '';
};

/**
 * Slides with colors of their own, with the background of their layout or master: LibreOffice would paint it in the colors of the
 * master, under words in those of the slide. `texts` has the slides by part name.
 */
export const withOwnBackgrounds = async (zip: ZipFile, texts: ReadonlyMap<string, string>): Promise<Readonly<Record<string, string>>> => {
  const changed: Record<string, string> = {};
  const known = new Map<string, string>();
  for (const [name, text] of texts) {
    const layout = (await relationsOf(zip, name)).find(({ type }) => type === 'slideLayout')?.target;
    if (layout === undefined) continue;
    const background = known.get(layout) ?? (await backgroundOf(zip, layout, 'slideMaster'));
    known.set(layout, background);
    if (background !== '') changed[name] = text.replace(/<p:cSld(?:\s[^<>]*)?(?<!\/)>/, (tag) => tag + background);
  }
  return changed;
};
