import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** What headings are written with: ASCII, and the marks that English typography sets. Other letters take the fallback face. */
export const headingLetters = `${Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join('')}’‘“”–—…·×→éü`;

const folder = fileURLToPath(new URL('../../node_modules/.cache/heading-font/', import.meta.url));

/**
 * Writes the headings' typeface with only the letters that headings use, and gives the file's path (WOFF2). The file is on the
 * line before a page's first large text, so every kilobyte of it is waited for: 13 KB instead of 23.
 */
export const headingFont = async (): Promise<string> => {
  const whole = createRequire(import.meta.url).resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2');
  const path = join(folder, 'heading.woff2');
  await mkdir(folder, { recursive: true });
  await writeFile(path, await subsetFont(await readFile(whole), headingLetters, { targetFormat: 'woff2' }));
  return path;
};
