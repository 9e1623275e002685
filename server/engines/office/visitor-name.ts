import { copyFileSync, renameSync } from 'node:fs';
import { resolve } from 'node:path';
import { inOpenFolder } from './open-folder.ts';

/** Bytes of a file name, less than what file systems take, so that LibreOffice can add an ending. */
const mostBytes = 200;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this replaces.
const unfit = /[\u0000-\u001f\u007f/\\]/g;

/** LibreOffice prints these as `%23` and the like, whatever their spelling in the URL: characters of the same shape replace them. */
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

/** The visitor's own file name, as a name that a folder can have. */
export const visitorName = (title: string, extension: string): string => {
  const base =
    title
      .toWellFormed()
      .replace(unfit, '_')
      .replace(/[#%?;[\]]/g, (sign) => lookalikes[sign] ?? sign)
      .trim() || 'document';
  return `${withinBytes(base)}.${extension}`;
};

/** Gives a file the visitor's own name, in the folder that documents are open in. Returns its new path. */
export const underVisitorName = (path: string, name: string, output: string): string => {
  const named = inOpenFolder(name === output ? `_${name}` : name);
  // The sandbox allows no links. A copy is for what was written in another file system.
  if (resolve(path).startsWith(`${resolve('.')}/`)) renameSync(path, named);
  else copyFileSync(path, named);
  return named;
};
