import { downloadZip } from 'client-zip';
import { extensionOfName, stemOfName } from '../../../catalogue/file-name.ts';
import { saveBlob } from './download.ts';
import type { Result } from './item.ts';

/** Names that are all different: the second `a.png` becomes `a (2).png`. */
export const distinctNames = (names: readonly string[]): readonly string[] => {
  const taken = new Set<string>();
  return names.map((name) => {
    let candidate = name;
    for (let copy = 2; taken.has(candidate.toLowerCase()); copy += 1) candidate = `${stemOfName(name)} (${copy})${extensionOfName(name)}`;
    taken.add(candidate.toLowerCase());
    return candidate;
  });
};

/** Saves results as one ZIP that is made here in the browser. Import this file when it is first needed: the ZIP writer comes with it. */
export const saveZip = async (results: readonly Result[]): Promise<void> => {
  const names = distinctNames(results.map((result) => result.name));
  const blob = await downloadZip(results.map((result, index) => ({ name: names[index], input: result.blob }))).blob();
  saveBlob(blob, 'converted-files.zip');
};
