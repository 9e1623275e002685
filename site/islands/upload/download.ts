import { downloadStaggerMs } from '../../../catalogue/limits.ts';
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

/** Saves a blob that has no address of its own. */
export const saveBlob = (blob: Blob, name: string): void => {
  const url = URL.createObjectURL(blob);
  saveUrl(url, name);
  // The browser reads the address after this task; a minute is ample and the blob is not kept for the visit.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};

/** Saves results one by one with a short distance between them, for browsers drop downloads that start together. */
export const saveAll = (results: readonly Result[]): void => {
  results.forEach((result, index) => {
    setTimeout(() => saveUrl(result.url, result.name), index * downloadStaggerMs);
  });
};
