import { downloadStaggerMs } from '../../../catalogue/limits.ts';
import { extensionOfName, stemOfName } from './file-name.ts';
import type { Result } from './item.ts';

/** Hands a blob address to the browser's downloads under this name. */
export const saveUrl = (url: string, name: string): void => {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
};

/** Saves results one by one with a short distance between them, for browsers drop downloads that start together. */
export const saveAll = (results: readonly Result[]): void => {
  results.forEach((result, index) => {
    setTimeout(() => saveUrl(result.url, result.name), index * downloadStaggerMs);
  });
};

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

/** Saves results as one ZIP that is made here in the browser; the writer is loaded at the first use. */
export const saveZip = async (results: readonly Result[]): Promise<void> => {
  const { downloadZip } = await import('client-zip');
  const names = distinctNames(results.map((result) => result.name));
  const blob = await downloadZip(results.map((result, index) => ({ name: names[index], input: result.blob }))).blob();
  const url = URL.createObjectURL(blob);
  saveUrl(url, 'converted-files.zip');
  // The browser reads the address after this task; a minute is ample and the blob is not kept for the visit.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
