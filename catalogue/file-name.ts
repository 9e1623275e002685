/** The file name in a Content-Disposition header; the RFC 5987 form takes precedence. Undefined if there is none. */
export const fileNameOf = (header: string | null): string | undefined => {
  const extended = /filename\*\s*=\s*utf-8''([^;]+)/i.exec(header ?? '')?.[1];
  if (extended) return decodeURIComponent(extended.trim());
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]+))/i.exec(header ?? '');
  return (plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2]?.trim()) || undefined;
};

const compound = /\.tar\.[a-z0-9]+$/i;

/** The extension with its dot, including compound ones (`.tar.gz`); empty if there is none. */
export const extensionOfName = (name: string): string => compound.exec(name)?.[0] ?? /\.[^./\\]+$/.exec(name)?.[0] ?? '';

/** The name without its extension: `photo.final.jpg` gives `photo.final`. */
export const stemOfName = (name: string): string => name.slice(0, name.length - extensionOfName(name).length) || name;

/**
 * Extension of a result: from the name in the response, else a ZIP's if the content type says so, else the requested one.
 * An input with several results returns a ZIP.
 */
export const resultExtension = (answeredName: string | undefined, contentType: string, asked: string): string =>
  extensionOfName(answeredName ?? '') || (contentType.startsWith('application/zip') && '.zip') || `.${asked}`;
