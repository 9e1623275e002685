import { copyFileSync, renameSync } from 'node:fs';
import { resolve } from 'node:path';
import { inOpenFolder } from './open-folder.ts';

/** Length limit of a file name in bytes; below file system limits, so that LibreOffice can add an extension. */
const mostBytes = 200;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this replaces.
const unfit = /[\u0000-\u001f\u007f/\\]/g;

/** LibreOffice prints these characters percent-encoded (`%23`), however the URL spells them. Lookalikes replace them. */
const lookalikes: Readonly<Record<string, string>> = { '#': '＃', '%': '％', '?': '？', '[': '［', ']': '］', ';': '；' };

const withinBytes = (text: string): string => {
  let [bytes, end] = [0, 0];
  for (const sign of text) {
    bytes += Buffer.byteLength(sign);
    if (bytes > mostBytes) break;
    end += sign.length;
  }
  return text.slice(0, end);
};

/** The visitor's own file name, made safe for a file system. */
export const visitorName = (title: string, extension: string): string => {
  const base =
    title
      .toWellFormed()
      .replace(unfit, '_')
      .replace(/[#%?;[\]]/g, (sign) => lookalikes[sign] ?? sign)
      .trim() || 'document';
  return `${withinBytes(base)}.${extension}`;
};

/** Renames a file to the visitor's own name, in the folder of open documents. Returns its new path. */
export const underVisitorName = (path: string, name: string, output: string): string => {
  const named = inOpenFolder(name === output ? `_${name}` : name);
  // The sandbox forbids links. A file on another file system is copied.
  if (resolve(path).startsWith(`${resolve('.')}/`)) renameSync(path, named);
  else copyFileSync(path, named);
  return named;
};
