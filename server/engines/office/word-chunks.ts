import { posix } from 'node:path';
import { readPart } from '../../formats/ooxml/part.ts';
import { mainPart, relationsOf } from '../../formats/ooxml/relations.ts';
import { plainXmlText } from '../../formats/xml/respell.ts';
import type { ZipFile } from '../../formats/zip/read.ts';

export type ChangedParts = Readonly<Record<string, string | Uint8Array>>;
/** The detected type of a chunk, regardless of its name. */
export type ChunkKind = 'html' | 'mht' | 'rtf' | 'txt' | 'xml';

/** Limit of chunks, each of which is a document to open; the rest is dropped. */
const mostChunks = 100;
const packages = 'http://schemas.openxmlformats.org/package/2006';
const document = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

const typeOf = (types: string, part: string): string => {
  const tags = types.match(/<(?:Override|Default)\s[^<>]*>/g) ?? [];
  const attribute = (tag: string | undefined, name: string): string =>
    new RegExp(`\\s${name}="([^"]*)"`).exec(tag ?? '')?.[1]?.toLowerCase() ?? '';
  const own = tags.find((tag) => attribute(tag, 'PartName') === `/${part.toLowerCase()}`);
  const extension = part.split('.').at(-1)?.toLowerCase();
  return attribute(own ?? tags.find((tag) => attribute(tag, 'Extension') === extension), 'ContentType');
};

/** Undefined for DOCX, which LibreOffice imports natively. */
const kindOf = (type: string, bytes: Uint8Array): ChunkKind | undefined => {
  const head = Buffer.from(bytes.subarray(0, 1000)).toString('latin1').replaceAll('\0', '').trimStart();
  if (head.startsWith('PK')) return undefined;
  if (head.startsWith('{\\rtf')) return 'rtf';
  if (/^(?:[\w-]+:.*\r?\n)*?(?:mime-version|content-type):/i.test(head)) return 'mht';
  if (/<(?:html|body|!doctype html)/i.test(head) || type.includes('html')) return 'html';
  if (/^(?:<\?xml[^>]*>\s*)?<(?:\?mso-application|pkg:package|w:wordDocument)/.test(head)) return 'xml';
  return type.startsWith('text/') ? 'txt' : undefined;
};

/**
 * Converts embedded chunks of other formats (`altChunk`, ECMA-376-1, 17.17.2.1) in a DOCX to DOCX, the only format that LibreOffice
 * imports there. Word imports all of them when it opens the document.
 */
export const chunksAsDocuments = async (
  zip: ZipFile,
  asDocument: (kind: ChunkKind, bytes: Buffer) => Promise<Uint8Array>,
): Promise<ChangedParts> => {
  const main = await mainPart(zip);
  const chunks = (await relationsOf(zip, main)).filter(({ type }) => type.toLowerCase() === 'afchunk').slice(0, mostChunks);
  const types = plainXmlText(await readPart(zip, '[Content_Types].xml'), { '': [`${packages}/content-types`] });
  const made: Record<string, Uint8Array> = {};
  const links = new Map<string, string>();
  for (const { id, target } of chunks) {
    const bytes = Buffer.from(await zip.bytes(target));
    const kind = kindOf(typeOf(types, target), bytes);
    if (!kind) continue;
    const name = `chunk-${links.size + 1}.docx`;
    made[`word/${name}`] = await asDocument(kind, bytes);
    links.set(id, name);
  }
  if (links.size === 0) return {};
  const list = posix.join(posix.dirname(main), '_rels', `${posix.basename(main)}.rels`);
  const relations = plainXmlText(await readPart(zip, list), { '': [`${packages}/relationships`] }).replace(
    /<Relationship\s[^<>]*>/g,
    (tag) => {
      const name = links.get(/\sId="([^"]*)"/.exec(tag)?.[1] ?? '');
      return name ? tag.replace(/\sTarget="[^"]*"/, () => ` Target="/word/${name}"`) : tag;
    },
  );
  const overrides = [...links.values()].map((name) => `<Override PartName="/word/${name}" ContentType="${document}"/>`).join('');
  return { ...made, [list]: relations, '[Content_Types].xml': types.replace('</Types>', () => `${overrides}</Types>`) };
};
