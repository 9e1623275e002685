import { decodeXml } from '../../formats/xml/decode.ts';
import type { Vocabulary } from '../../formats/xml/plain.ts';
import { plainXml } from '../../formats/xml/respell.ts';
import type { ZipFile } from '../../formats/zip/read.ts';

/** Namespaces of a sheet: ECMA-376 transitional and strict. */
const vocabulary: Vocabulary = {
  '': ['http://schemas.openxmlformats.org/spreadsheetml/2006/main', 'http://purl.oclc.org/ooxml/spreadsheetml/main'],
};

/** The attribute value after ` name="`; runs three times per cell, so the search string is built in advance. */
export const valueAfter = (tag: string, mark: string): string | undefined => {
  const at = tag.indexOf(mark);
  if (at < 0) return undefined;
  const start = at + mark.length;
  return tag.slice(start, tag.indexOf('"', start));
};

/** Streams the content of each `<tag …>…</tag>` of a part with its start tag, without loading the part. */
export async function* elements(
  zip: ZipFile,
  part: string,
  tag: string,
): AsyncGenerator<{ readonly start: string; readonly inner: string }> {
  let rest = '';
  const pattern = new RegExp(`<${tag}(?=[\\s/>])`, 'g');
  for await (const piece of plainXml(() => decodeXml(zip.stream(part)), vocabulary)) {
    rest += piece;
    let done = 0;
    pattern.lastIndex = 0;
    for (let match = pattern.exec(rest); match; match = pattern.exec(rest)) {
      const open = rest.indexOf('>', match.index);
      if (open < 0) break;
      const start = rest.slice(match.index, open);
      if (start.endsWith('/')) {
        done = open + 1;
        yield { start, inner: '' };
      } else {
        const close = rest.indexOf(`</${tag}>`, open);
        if (close < 0) break;
        done = close + tag.length + 3;
        yield { start, inner: rest.slice(open + 1, close) };
      }
      pattern.lastIndex = done;
    }
    // Drops text that can't start an element any more; keeps an open element.
    pattern.lastIndex = done;
    const begun = pattern.exec(rest);
    rest = rest.slice(begun ? begun.index : Math.max(done, rest.length - tag.length - 40));
  }
}
