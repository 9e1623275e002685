import { message } from '../../../catalogue/languages/message.ts';
import { fileLimits } from '../../contract/file-limits.ts';
import { Problem } from '../../contract/problem.ts';

/** Most declared entities; drawings of Adobe Illustrator have about ten. */
const maxEntities = 1000;

/** Start of a declaration in a DOCTYPE's internal subset (XML 1.0, 4.2): general or parameter, with its text or an external identifier. */
const declaration = /<!ENTITY\s+(?:%\s+)?([^\s%"'<>]{1,1000})\s+(?:(SYSTEM|PUBLIC)\b|(["']))/y;
const reference = /[&%]([^\s;&%#]{1,1000});/g;

/** Texts of the declared entities. Each step continues where the last ended, so that no input is slow. */
const declaredEntities = (doctype: string): ReadonlyMap<string, string> => {
  const texts = new Map<string, string>();
  for (let at = doctype.indexOf('<!ENTITY'); at >= 0; at = doctype.indexOf('<!ENTITY', at)) {
    declaration.lastIndex = at;
    const [found, name = '', outside, quote = ''] = declaration.exec(doctype) ?? [];
    at += found?.length ?? 8;
    if (outside) throw new Problem('unsafe_content', message('externalEntity'));
    if (!found) continue;
    const end = doctype.indexOf(quote, at);
    if (end < 0) break;
    texts.set(name, doctype.slice(at, end));
    if (texts.size > maxEntities)
      throw new Problem('decompression_bomb', message('tooManyEntities'), { limit: { name: 'entities', max: maxEntities } });
    at = end;
  }
  return texts;
};

/** Length of an expanded entity, including all that it refers to; Infinity for one that contains itself. */
const expandedLength = (name: string, texts: ReadonlyMap<string, string>, known: Map<string, number>): number => {
  const found = known.get(name);
  if (found !== undefined) return found;
  const text = texts.get(name);
  if (text === undefined) return 0;
  known.set(name, Number.POSITIVE_INFINITY);
  let length = text.length;
  for (const [, inner = ''] of text.matchAll(reference)) length += expandedLength(inner, texts, known);
  known.set(name, length);
  return length;
};

/**
 * Refuses XML whose document type declares external entities, or entities that expand without bound. `start` is the beginning of the file:
 * a DOCTYPE comes before the root element. Formats whose standard forbids a DOCTYPE (OOXML) pass `allowDoctype: false`.
 */
export const checkXml = (start: string, { allowDoctype = true } = {}): void => {
  const doctype = start.search(/<!DOCTYPE/i);
  if (doctype < 0) return;
  if (!allowDoctype) throw new Problem('unsafe_content', message('documentType'));
  const texts = declaredEntities(start.slice(doctype));
  const known = new Map<string, number>();
  const total = [...texts.keys()].reduce((most, name) => Math.max(most, expandedLength(name, texts, known)), 0);
  if (total > fileLimits.entityBytes)
    throw new Problem('decompression_bomb', message('entitiesExpand'), {
      limit: { name: 'entityBytes', max: fileLimits.entityBytes, ...(Number.isFinite(total) && { actual: total }) },
    });
};
