import { formatOfName } from './detect.ts';
import { extensionOf } from './formats.ts';

/** The name without its extension, which may be a compound one: `photo.final.jpg` gives `photo.final`, `src.tar.gz` gives `src`. */
export const baseName = (fileName: string): string => {
  const name = fileName.split(/[/\\]/).at(-1) ?? '';
  const parts = name.split('.');
  const compound = parts.length > 2 && formatOfName(name)?.includes('.') && /\.tar\.[^.]+$/i.test(name);
  const base = parts.slice(0, compound ? -2 : -1).join('.');
  return base === '' ? name : base;
};

/** Download name on the universal and single-file pages (SPEC 9): `converted.pdf`. */
export const convertedName = (to: string): string => `converted.${extensionOf(to)}`;

/** Download name on the multi-file pages (SPEC 9): the original base name with the output's extension. */
export const renamed = (fileName: string, to: string): string => `${baseName(fileName)}.${extensionOf(to)}`;
