import { WorkerProblem } from '../../contract/worker-main.ts';
import { readPart } from '../../formats/ooxml/part.ts';
import { mainPart, relationsOf } from '../../formats/ooxml/relations.ts';
import { decodeText } from '../../formats/text/decode.ts';
import { decodePage } from '../../formats/text/decode-html.ts';
import { pageOfArchive } from '../../formats/text/web-archive.ts';
import { elementsNamed, parseXml } from '../../formats/xml/tree.ts';
import { openZip, type ZipFile } from '../../formats/zip/read.ts';

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
