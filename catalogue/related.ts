import { type Converter, findConverter } from './converters.ts';
import { canonicalFormat } from './formats.ts';
import { relatedLimit } from './limits.ts';
import { rootPath } from './paths.ts';

/** The fixed set that every converter's page links to. */
const fixedSet = [
  ['png', 'jpg'],
  ['jpg', 'png'],
  ['docx', 'pdf'],
  ['pdf', 'docx'],
  ['mp4', 'avi'],
] as const;

/** A link to a converter's root path. */
export type RelatedLink = { readonly name: string; readonly path: string; readonly converter: Converter };

/** The first four of the fixed set, without the page's own pair. */
export const relatedConverters = (from: string, to: string): readonly RelatedLink[] =>
  fixedSet
    .filter(([a, b]) => a !== canonicalFormat(from) || b !== canonicalFormat(to))
    .slice(0, relatedLimit)
    .map(([a, b]) => {
      const converter = findConverter(a, b) as Converter;
      return { name: converter.name, path: rootPath(a, b), converter };
    });
