import { strToU8 } from 'fflate';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { readPart } from '../../formats/ooxml/part.ts';
import type { Vocabulary } from '../../formats/xml/plain.ts';
import { plainXmlText } from '../../formats/xml/respell.ts';
import { openZip } from '../../formats/zip/read.ts';

/** Lists of a package (ECMA-376 part 2; ODF 1.2 part 3), with the element names that LibreOffice expects regardless of namespace. */
const lists: readonly (readonly [name: RegExp, vocabulary: Vocabulary])[] = [
  [/\.rels$/i, { '': ['http://schemas.openxmlformats.org/package/2006/relationships'] }],
  [/^\[Content_Types\]\.xml$/i, { '': ['http://schemas.openxmlformats.org/package/2006/content-types'] }],
  [/^META-INF\/manifest\.xml$/, { manifest: ['urn:oasis:names:tc:opendocument:xmlns:manifest:1.0'] }],
];

const respelled = async (path: string, seen: (name: string, text: string) => void): Promise<Readonly<Record<string, Uint8Array>>> => {
  const plain: Record<string, Uint8Array> = {};
  const zip = openZip(path);
  for (const { name } of zip.entries) {
    const vocabulary = lists.find(([pattern]) => pattern.test(name))?.[1];
    if (!vocabulary) continue;
    const text = await readPart(zip, name);
    seen(name, text);
    const spelled = plainXmlText(text, vocabulary);
    if (spelled !== text) plain[name] = strToU8(spelled);
  }
  return plain;
};

/**
 * Rewrites a package's lists without prefixes and returns the parts that change. With prefixes LibreOffice finds no parts, or drops
 * images and links. `seen` receives each list.
 */
export const plainLists = async (
  path: string,
  seen: (name: string, text: string) => void = () => undefined,
): Promise<Readonly<Record<string, Uint8Array>>> => {
  try {
    return await respelled(path, seen);
  } catch (thrown) {
    // LibreOffice judges files that are no ZIP or no package: they may be encrypted, or repairable.
    if (thrown instanceof WorkerProblem && thrown.code === 'corrupt_input') return {};
    throw thrown;
  }
};
