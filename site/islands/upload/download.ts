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

/** Saves results one by one with a short distance between them, for browsers drop downloads that start together. */
export const saveAll = (results: readonly Result[]): void => {
  results.forEach((result, index) => {
    setTimeout(() => saveUrl(result.url, result.name), index * downloadStaggerMs);
  });
};
