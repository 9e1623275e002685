import { downloadZip } from 'client-zip';
import { extensionOfName, stemOfName } from '../../../catalogue/file-name.ts';
import { saveBlob } from './download.ts';
import type { Result } from './item.ts';

/** Makes names unique: the second `a.png` becomes `a (2).png`. */
export const distinctNames = (names: readonly string[]): readonly string[] => {
  const taken = new Set<string>();
  return names.map((name) => {
    let candidate = name;
    for (let copy = 2; taken.has(candidate.toLowerCase()); copy += 1) candidate = `${stemOfName(name)} (${copy})${extensionOfName(name)}`;
    taken.add(candidate.toLowerCase());
    return candidate;
  });
};

/** The folder of a dropped file, ending in a slash; empty for a single file. The drop area sets `path`. */
const folderOf = ({ path = '' }: { readonly path?: string }): string =>
  path
    .split('/')
    .slice(0, -1)
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .map((part) => `${part}/`)
    .join('');

/** The entries of a ZIP of results, with the folders and dates of their sources. */
export const zipEntries = (results: readonly Pick<Result, 'blob' | 'name' | 'source'>[]) => {
  const names = distinctNames(results.map(({ source, name }) => `${folderOf(source as { path?: string })}${name}`));
  return results.map(({ blob, source }, index) => ({
    name: names[index] ?? '',
    input: blob,
    ...('lastModified' in source && { lastModified: source.lastModified }),
  }));
};

/** Saves results as a ZIP made in the browser. Import lazily: it brings the ZIP writer. */
export const saveZip = async (results: readonly Result[]): Promise<void> => {
  saveBlob(await downloadZip(zipEntries(results)).blob(), 'converted-files.zip');
};
