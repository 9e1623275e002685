import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { openZip } from '../../formats/zip/read.ts';

/**
 * LibreOffice resolves relative links against the folder of the open document. Documents are opened and saved this deep below the
 * stage's folder, so that links that lead some folders up can be made relative again, too.
 */
const folders = ['f', 'f', 'f'];

export const inOpenFolder = (name: string): string => {
  const folder = resolve(...folders);
  mkdirSync(folder, { recursive: true });
  return `${folder}/${name}`;
};

/** Absolute link prefixes of these folders, longest first, each with its relative counterpart. */
const starts = (): readonly (readonly [absolute: string, relative: string])[] => {
  const paths = folders.map((_, depth) => resolve(...folders.slice(0, folders.length - depth))).concat(resolve('.'));
  const relative = (up: number): string => '../'.repeat(up);
  return [
    ...paths.map((path, up) => [`${pathToFileURL(path).href}/`, relative(up)] as const),
    ...paths.map((path, up) => [`${path}/`, relative(up)] as const),
  ];
};

export const withRelativeLinks = (text: string): string =>
  starts().reduce((all, [absolute, relative]) => (all.includes(absolute) ? all.replaceAll(absolute, relative) : all), text);

/** Pads a relative prefix to the length of the absolute one (`./././x` is `x`), because binary documents store the length of links. */
const padded = (relative: string, length: number): string => {
  const left = Math.max(0, length - relative.length);
  const pad = './'.repeat(Math.floor(left / 2));
  return left % 2 === 0 ? pad + relative : pad.length > 0 ? `.//${pad.slice(2)}${relative}` : relative;
};

/** Overwrites absolute link prefixes in a binary document. Returns whether there were any. */
export const overwriteLinks = (bytes: Buffer): boolean => {
  let found = false;
  for (const [absolute, relative] of starts())
    for (const encoding of ['latin1', 'utf16le'] as const) {
      const [old, put] = [Buffer.from(absolute, encoding), Buffer.from(padded(relative, absolute.length), encoding)];
      for (let at = bytes.indexOf(old); at >= 0 && put.length === old.length; at = bytes.indexOf(old, at + old.length)) {
        put.copy(bytes, at);
        found = true;
      }
    }
  return found;
};

/** Relationship parts of Office packages. */
const list = /\.rels$/;

const mendPackage = async (path: string): Promise<void> => {
  const zip = openZip(path);
  const changed: Record<string, Uint8Array> = {};
  for (const { name } of zip.entries) {
    if (!list.test(name)) continue;
    const text = strFromU8(await zip.bytes(name));
    const mended = withRelativeLinks(text);
    if (mended !== text) changed[name] = strToU8(mended);
  }
  if (Object.keys(changed).length > 0)
    writeFileSync(path, zipSync({ ...unzipSync(readFileSync(path)), ...changed }, { level: 6, mtime: new Date(1980, 0, 1) }));
};

const binary: ReadonlySet<string> = new Set(['doc', 'ppt', 'xls']);
const packages: ReadonlySet<string> = new Set(['docx', 'dotx', 'pptx', 'ppsx', 'xlsx']);

/** Makes links to adjacent files relative again in a saved document, as its author wrote them. */
export const mendLinks = async (path: string, format: string): Promise<void> => {
  if (packages.has(format)) await mendPackage(path);
  else if (binary.has(format)) {
    const bytes = readFileSync(path);
    if (overwriteLinks(bytes)) writeFileSync(path, bytes);
  } else if (format === 'rtf') {
    const text = readFileSync(path, 'latin1');
    const mended = withRelativeLinks(text);
    if (mended !== text) writeFileSync(path, mended, 'latin1');
  }
};
