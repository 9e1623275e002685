import type { FormatRef } from './tool.ts';

type Named = { readonly name: string; readonly type: string };

const endings = (name: string): readonly string[] => {
  const parts = name.toLowerCase().split('.');
  return parts.length < 2 ? [] : [...(parts.length > 2 ? [parts.slice(-2).join('.')] : []), parts.at(-1) ?? ''];
};

/** Is this a file of the format by its extension (longest first), or, where the name has none, by its content type? */
export const isOfFormat = (file: Named, format: FormatRef): boolean => {
  const found = endings(file.name);
  return found.length > 0 ? found.some((ending) => format.extensions.includes(ending)) : format.mimeTypes.includes(file.type);
};

/** The format that a file seems to have: extension first, then content type; undefined when neither is known. */
export const detectAmong = <Known extends FormatRef>(file: Named, formats: readonly Known[]): Known | undefined => {
  for (const ending of endings(file.name)) {
    const byName = formats.find((format) => format.extensions.includes(ending));
    if (byName) return byName;
  }
  return file.type === '' ? undefined : formats.find((format) => format.mimeTypes.includes(file.type));
};
