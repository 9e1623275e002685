import { decodeXml } from '../xml/decode.ts';
import { parseXml, type XmlElement } from '../xml/tree.ts';
import type { ZipFile } from '../zip/read.ts';

/** The text of a package part, in either of the two permitted encodings. */
export const readPart = async (zip: ZipFile, part: string): Promise<string> => {
  let text = '';
  for await (const piece of decodeXml(zip.stream(part))) text += piece;
  return text;
};

/** A package part as an XML tree. Throws as `parseXml` does. */
export const readPartTree = async (zip: ZipFile, part: string): Promise<XmlElement> => parseXml(await readPart(zip, part));
