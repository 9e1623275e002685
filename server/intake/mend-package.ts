import { renameSync, rmSync, statSync } from 'node:fs';
import { openBytes } from '../files/file-bytes.ts';
import { findTag } from '../formats/xml/tree.ts';
import type { ZipDirectory } from '../formats/zip/directory.ts';
import { isPlain, plainName, writePlain } from '../formats/zip/plain-package.ts';
import { startOf } from './limits/check-package.ts';
import { asText } from './sniff/text.ts';
import { zipContents } from './sniff/zip-contents.ts';

/** Packages whose parts tools find by name. A plain archive is unpacked as it is. */
const packages: ReadonlySet<string> = new Set(
  'docx docm dotx dotm xlsx xlsm xlsb pptx pptm potm ppsx vsdx odt ott ods odp odg epub 3mf'.split(' '),
);

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const relationsName = '_rels/.rels';
const modelType = 'http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel';

/** Reduces the root relationships of a 3MF to its model: Assimp takes the first one for the model. */
const modelRelations = (bytes: Parameters<typeof startOf>[0], { entries }: ZipDirectory): Buffer | undefined => {
  const entry = entries.find(({ name }) => plainName(name) === relationsName);
  const text = (entry && asText(startOf(bytes, entry, 64 * 1024) ?? Buffer.alloc(0))) ?? '';
  if ((text.match(/<(?:\w{1,20}:)?Relationship\s/g)?.length ?? 0) < 2) return undefined;
  const model = findTag(text, ({ attributes }) => attributes.Type?.value === modelType);
  const target = model?.attributes.Target?.value;
  if (!target) return undefined;
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rel0" Type="${modelType}" Target="${escaped(target)}"/></Relationships>`,
  );
};

/** Pictures in a 3MF, thumbnails or textures: Assimp crashes on them and reads no colours from them. */
const picture = /\.(?:png|jpe?g)$/i;

/**
 * Rewrites a package that Office and others open although it breaks the rules of ZIP (backslashes, a leading slash, bytes before or after
 * it), so that every tool reads it. It must have been inspected. Returns its new size in bytes; undefined if nothing changed.
 */
export const mendPackage = (path: string, format: string): number | undefined => {
  if (!packages.has(format)) return undefined;
  const bytes = openBytes(path);
  const mended = `${path}.mended`;
  let isWritten = false;
  try {
    const directory = zipContents(bytes);
    if (!directory || directory.entries.length !== directory.count) return undefined;
    const relations = format === '3mf' ? modelRelations(bytes, directory) : undefined;
    const entries = format === '3mf' ? directory.entries.filter(({ name }) => !picture.test(name)) : directory.entries;
    if (!relations && entries.length === directory.entries.length && isPlain(bytes, directory)) return undefined;
    isWritten = writePlain(bytes, { ...directory, entries }, mended, relations ? new Map([[relationsName, relations]]) : undefined);
  } finally {
    bytes.close();
    if (!isWritten) rmSync(mended, { force: true });
  }
  if (!isWritten) return undefined;
  renameSync(mended, path);
  return statSync(path).size;
};
