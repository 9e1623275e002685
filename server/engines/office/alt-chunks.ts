import { WorkerProblem } from '../../contract/worker-main.ts';
import { readPart } from '../../formats/ooxml/part.ts';
import { mainPart, relationsOf } from '../../formats/ooxml/relations.ts';
import { decodeText } from '../../formats/text/decode.ts';
import { decodeHtml, decodePage } from '../../formats/text/decode-html.ts';
import { elementsNamed, parseXml } from '../../formats/xml/tree.ts';
import { openZip, type ZipFile } from '../../formats/zip/read.ts';

type Part = { readonly type: string; readonly place: string; readonly bytes: Buffer };

const unquoted = (text: string): Buffer =>
  Buffer.from(
    text.replace(/=\r?\n/g, '').replace(/=([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );

/** A part of a MIME message (RFC 2045): header fields, an empty line, content. */
const partOf = (text: string): Part => {
  const [head = '', ...rest] = text.replace(/^\r?\n/, '').split(/\r?\n\r?\n/);
  const content = rest.join('\n\n');
  const field = (name: string): string => new RegExp(`^${name}:\\s*([^;\\r\\n]+)`, 'im').exec(head)?.[1]?.trim() ?? '';
  const coding = field('content-transfer-encoding').toLowerCase();
  const bytes =
    coding === 'base64'
      ? Buffer.from(content, 'base64')
      : coding === 'quoted-printable'
        ? unquoted(content)
        : Buffer.from(content, 'latin1');
  return { type: field('content-type').toLowerCase(), place: field('content-location'), bytes };
};

/** Characters of images that a page may gain: an archive can name one image a million times. */
const mostInlined = 64 * 2 ** 20;

/** Inlines images by their addresses, in one pass over the page; those beyond the limit stay addresses. */
const withImages = (html: string, images: ReadonlyMap<string, string>): string => {
  let left = mostInlined;
  const imageAt = (address: string): string | undefined => {
    const image = images.get(address) ?? images.get(address.replaceAll('&amp;', '&'));
    if (image === undefined || image.length > left) return undefined;
    left -= image.length;
    return image;
  };
  // A quoted value of an attribute, or a word: an unquoted value, or an address in a style.
  return html.replace(/=\s{0,99}(?:"([^"<>]{1,2000})"|'([^'<>]{1,2000})')|[^\s"'()<>=]+/g, (found, double?: string, single?: string) => {
    const address = double ?? single ?? found;
    const image = imageAt(address);
    return image === undefined ? found : found.replace(address, () => image);
  });
};

/** The page of a web archive (MHTML, RFC 2557), with its images inlined as data URLs. */
export const pageOfArchive = (archive: Buffer): string => {
  const text = archive.toString('latin1');
  const boundary = /boundary="?([^"\r\n;]+)/i.exec(text)?.[1];
  const parts = boundary ? text.split(`--${boundary}`).slice(1).map(partOf) : [partOf(text)];
  const page = parts.find(({ type }) => type === 'text/html');
  const images = parts
    .filter(({ type, place }) => type.startsWith('image/') && place !== '')
    .map(({ type, place, bytes }) => [place, `data:${type};base64,${bytes.toString('base64')}`] as const);
  return withImages(page ? decodeHtml(page.bytes).text : '', new Map(images));
};

const readers: Readonly<Record<string, (bytes: Buffer) => string>> = {
  mht: pageOfArchive,
  mhtml: pageOfArchive,
  html: decodePage,
  htm: decodePage,
  xhtml: decodePage,
  txt: (bytes) => `<pre>${decodeText(bytes).text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>`,
};

const readerOf = (name: string) => readers[/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''];

const chunksOf = async (zip: ZipFile): Promise<string | undefined> => {
  if (!zip.entries.some(({ name }) => readerOf(name))) return undefined;
  const main = await mainPart(zip);
  const text = await readPart(zip, main);
  // Skips the parse for most documents, which may be large.
  if (!text.includes('altChunk')) return undefined;
  const body = parseXml(text);
  const chunks = [...elementsNamed(body, 'altChunk')];
  if (chunks.length === 0 || [...elementsNamed(body, 't')].some(({ uri }) => chunks.some((chunk) => chunk.uri === uri))) return undefined;
  const targets = new Map((await relationsOf(zip, main)).map(({ id, target }) => [id, target]));
  const pages: string[] = [];
  for (const { attributes } of chunks) {
    const name = targets.get(attributes.find(({ local, uri }) => local === 'id' && uri !== '')?.value ?? '') ?? '';
    const read = readerOf(name);
    if (read) pages.push(read(Buffer.from(await zip.bytes(name))));
  }
  return pages.length > 0 ? pages.join('\n') : undefined;
};

/**
 * The web page behind a DOCX whose body only references one (`altChunk`, ECMA-376 17.17.2.1), as web sites export them.
 * Word imports the page on opening, LibreOffice shows an empty one. Undefined for all other documents.
 */
export const chunkPage = async (path: string): Promise<string | undefined> => {
  try {
    return await chunksOf(openZip(path));
  } catch (thrown) {
    // LibreOffice judges files that are no ZIP or no package: they may be encrypted, or repairable.
    if (thrown instanceof WorkerProblem && thrown.code === 'corrupt_input') return undefined;
    throw thrown;
  }
};
