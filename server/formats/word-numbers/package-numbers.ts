import { readFileSync } from 'node:fs';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { readPart } from '../ooxml/part.ts';
import { mainPart, relationsOf } from '../ooxml/relations.ts';
import type { Vocabulary } from '../xml/plain.ts';
import { plainXmlText } from '../xml/respell.ts';
import { openZip } from '../zip/read.ts';
import { readDefinitions } from './definitions.ts';
import { withOwnLists } from './own-lists.ts';
import { writeNumbers } from './write-numbers.ts';

const vocabulary: Vocabulary = {
  w: ['http://schemas.openxmlformats.org/wordprocessingml/2006/main', 'http://purl.oclc.org/ooxml/wordprocessingml/main'],
  mc: ['http://schemas.openxmlformats.org/markup-compatibility/2006'],
};

/** `text`: write numbers as text. `lists`: separate lists that paragraphs share with headings. */
export type NumbersAs = 'text' | 'lists';

const rewritten = async (path: string, as: NumbersAs): Promise<Readonly<Record<string, string>> | undefined> => {
  const zip = openZip(path);
  const main = await mainPart(zip);
  const parts = await relationsOf(zip, main);
  const [lists, styles] = ['numbering', 'styles'].map((wanted) => parts.find(({ type }) => type === wanted)?.target);
  if (lists === undefined) return undefined;
  const numbering = await readPart(zip, lists);
  const definitions = readDefinitions(numbering, styles === undefined ? '<styles/>' : await readPart(zip, styles));
  if (definitions.lists.size === 0) return undefined;
  const document = plainXmlText(await readPart(zip, main), vocabulary);
  if (as === 'lists') {
    const own = withOwnLists(document, plainXmlText(numbering, vocabulary), definitions);
    return own && { [main]: own.xml, [lists]: own.numbering };
  }
  const written = writeNumbers(document, definitions);
  return written === document ? undefined : { [main]: written };
};

/** A DOCX whose automatic numbers print alike in programs other than Word. Undefined if it needs no change or is no DOCX. */
export const packageWithNumbers = async (path: string, as: NumbersAs): Promise<Uint8Array | undefined> => {
  try {
    const parts = await rewritten(path, as);
    if (!parts) return undefined;
    const bytes = Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]));
    return zipSync({ ...unzipSync(readFileSync(path)), ...bytes }, { level: 1 });
  } catch (thrown) {
    // The converter judges broken packages: they may be locked, or repairable.
    if (thrown instanceof WorkerProblem && thrown.code === 'corrupt_input') return undefined;
    throw thrown;
  }
};
