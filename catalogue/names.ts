import { extensionOf } from './formats.ts';

/** The name without its extension, which may be a compound one: `photo.final.jpg` gives `photo.final`, `src.tar.gz` gives `src`. */
export const baseName = (fileName: string): string => {
  const name = fileName.split(/[/\\]/).at(-1) ?? '';
  const base = name.replace(/(\.tar)?\.[^.]*$/i, '');
  return base === '' ? name : base;
};

/** Download name on the universal and single-file pages (SPEC 9): `converted.pdf`. */
export const convertedName = (to: string): string => `converted.${extensionOf(to)}`;

/** Download name on the multi-file pages (SPEC 9): the original base name with the output's extension. */
export const renamed = (fileName: string, to: string): string => `${baseName(fileName)}.${extensionOf(to)}`;
