import { posix } from 'node:path';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { attributeOf, elementsNamed } from '../xml/tree.ts';
import type { ZipFile } from '../zip/read.ts';
import { readPartTree } from './part.ts';

/** `type` is the last word of the relationship's address, `target` the name of the part as the archive spells it. */
export type Relation = { readonly id: string; readonly type: string; readonly target: string };

/** The entry of that name: names of parts are equal whatever the case of their ASCII letters (ECMA-376 part 2, 9.1.1). */
const partNamed = (zip: ZipFile, name: string): string | undefined => {
  if (zip.has(name)) return name;
  const wanted = name.toLowerCase();
  return zip.entries.find((entry) => entry.name.toLowerCase() === wanted)?.name;
};

/** What a part of an OOXML package points to inside the package (ECMA-376 part 2, 9.3); `''` is the package itself. Empty where it says nothing. */
export const relationsOf = async (zip: ZipFile, part: string): Promise<readonly Relation[]> => {
  const folder = posix.dirname(part);
  const list = partNamed(zip, posix.join(folder, '_rels', `${posix.basename(part)}.rels`));
  if (list === undefined) return [];
  return [...elementsNamed(await readPartTree(zip, list), 'Relationship')].flatMap((one) => {
    const [address = '', mode] = [attributeOf(one, 'Target'), attributeOf(one, 'TargetMode')];
    if (mode === 'External') return [];
    const written = posix.resolve('/', folder, address).slice(1);
    const target = partNamed(zip, written) ?? partNamed(zip, percentDecoded(written));
    const type = attributeOf(one, 'Type')?.split('/').at(-1) ?? '';
    return target === undefined ? [] : [{ id: attributeOf(one, 'Id') ?? '', type, target }];
  });
};

const percentDecoded = (name: string): string => {
  try {
    return decodeURI(name);
  } catch {
    // A stray percent sign is part of the name.
    return name;
  }
};

/** The part with which a package begins: the document, the workbook. Throws `corrupt_input` where none is. */
export const mainPart = async (zip: ZipFile): Promise<string> => {
  const main = (await relationsOf(zip, '')).find(({ type }) => type === 'officeDocument');
  if (!main) throw new WorkerProblem('corrupt_input');
  return main.target;
};
