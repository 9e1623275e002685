/** The file name of a Content-Disposition header; the RFC 5987 form wins. Undefined when there is none. */
export const fileNameOf = (header: string | null): string | undefined => {
  const extended = /filename\*\s*=\s*utf-8''([^;]+)/i.exec(header ?? '')?.[1];
  if (extended) return decodeURIComponent(extended.trim());
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]+))/i.exec(header ?? '');
  return (plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2]?.trim()) || undefined;
};

const compound = /\.tar\.[a-z0-9]+$/i;

/** The extension with its dot, a compound one whole (`.tar.gz`); empty when there is none. */
export const extensionOfName = (name: string): string => compound.exec(name)?.[0] ?? /\.[^./\\]+$/.exec(name)?.[0] ?? '';

/** The name without its extension: `photo.final.jpg` gives `photo.final`. */
export const stemOfName = (name: string): string => name.slice(0, name.length - extensionOfName(name).length) || name;

/**
 * The extension of a result: that of the name that came back, else a ZIP's when the content says so, else the one asked for.
 * One input may give several files, which come as a ZIP.
 */
export const resultExtension = (answeredName: string | undefined, contentType: string, asked: string): string =>
  extensionOfName(answeredName ?? '') || (contentType.startsWith('application/zip') && '.zip') || `.${asked}`;
