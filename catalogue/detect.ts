import type { Format } from './formats/format.ts';

type Named = { readonly name: string; readonly type: string };
/** The fields that detection needs; pages ship no others. */
type Recognisable = Pick<Format, 'extensions' | 'mimeTypes'>;

/** Extensions of a file name without the dot, the longest first: `src.tar.gz` gives `tar.gz` and `gz`. */
const endings = (fileName: string): readonly string[] => {
  const parts = (fileName.split(/[/\\]/).at(-1) ?? '').toLowerCase().split('.');
  return [parts.length > 2 ? parts.slice(-2).join('.') : '', parts.length > 1 ? (parts.at(-1) ?? '') : ''].filter(Boolean);
};

const bareType = (type: string): string => (type.split(';')[0] ?? '').trim().toLowerCase();

/**
 * Detects the format of a file by extension (`jpeg` counts as jpg, `tif` as tiff), then by content type.
 * Undefined if unknown.
 */
export const detectAmong = <Known extends Recognisable>(file: Named, formats: readonly Known[]): Known | undefined => {
  for (const ending of endings(file.name)) {
    const byName = formats.find((format) => format.extensions.includes(ending));
    if (byName) return byName;
  }
  const type = bareType(file.type);
  return formats.find((format) => format.mimeTypes.includes(type));
};

/** True if a file has this format by its extension, or, without an extension, by its content type. */
export const isOfFormat = (file: Named, format: Recognisable): boolean => {
  const found = endings(file.name);
  return found.length > 0 ? found.some((ending) => format.extensions.includes(ending)) : format.mimeTypes.includes(bareType(file.type));
};
