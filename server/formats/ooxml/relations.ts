import { posix } from 'node:path';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { attributeOf, elementsNamed, type XmlElement } from '../xml/tree.ts';
import type { ZipFile } from '../zip/read.ts';
import { readPartTree } from './part.ts';

/** `type` is the last segment of the relationship type, `target` the part name as the archive spells it. */
export type Relation = { readonly id: string; readonly type: string; readonly target: string };

/** Finds an entry by part name; part names ignore the case of ASCII letters (ECMA-376 part 2, 9.1.1). */
const partNamed = (zip: ZipFile, name: string): string | undefined => {
  if (zip.has(name)) return name;
  const wanted = name.toLowerCase();
  return zip.entries.find((entry) => entry.name.toLowerCase() === wanted)?.name;
};

/** The relationship elements of a part. */
const listOf = async (zip: ZipFile, part: string): Promise<readonly XmlElement[]> => {
  const list = partNamed(zip, posix.join(posix.dirname(part), '_rels', `${posix.basename(part)}.rels`));
  return list === undefined ? [] : [...elementsNamed(await readPartTree(zip, list), 'Relationship')];
};

/** Addresses outside of the package that a part refers to, by relationship. */
export const addressesOf = async (zip: ZipFile, part: string): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (await listOf(zip, part)).flatMap((one) =>
      attributeOf(one, 'TargetMode') === 'External' ? [[attributeOf(one, 'Id') ?? '', attributeOf(one, 'Target') ?? ''] as const] : [],
    ),
  );

/** Relationships of a part to other parts of the package (ECMA-376 part 2, 9.3); `''` is the package itself. Empty if it has none. */
export const relationsOf = async (zip: ZipFile, part: string): Promise<readonly Relation[]> => {
  const folder = posix.dirname(part);
  return (await listOf(zip, part)).flatMap((one) => {
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

/** The main part of a package: the document, the workbook. Throws `corrupt_input` if there is none. */
export const mainPart = async (zip: ZipFile): Promise<string> => {
  const main = (await relationsOf(zip, '')).find(({ type }) => type === 'officeDocument');
  if (!main) throw new WorkerProblem('corrupt_input');
  return main.target;
};
