import type { Kind } from './formats/format.ts';
import { formatById, formats, normaliseFormat } from './formats.ts';

/** What a file seems to be, from its name and the type that the browser states. */
export type Detected = { readonly id: string; readonly kind: Kind } | { readonly id: 'unknown'; readonly kind: 'unknown' };

const idByMimeType = new Map(
  formats.filter((format) => !format.aliasOf).flatMap((format) => format.mimeTypes.map((type) => [type, format.id] as const)),
);

/** Types that operating systems hand out for want of a better one; they tell nothing. */
const emptyTypes = new Set(['', 'application/octet-stream', 'binary/octet-stream']);

/**
 * Detects by extension first (`jpeg` counts as jpg, `tif` as tiff, `x.tar.gz` as tar.gz), then by content type, else unknown (SPEC 5).
 */
export const detectFormat = (fileName: string, contentType = ''): Detected => {
  const id = formatOfName(fileName) ?? formatOfType(contentType);
  const format = id === undefined ? undefined : formatById(id);
  return format ? { id: format.id, kind: format.kind } : { id: 'unknown', kind: 'unknown' };
};

/** The format that a file name's extension stands for, the longest known one first. */
export const formatOfName = (fileName: string): string | undefined => {
  const parts = fileName.split(/[/\\]/).at(-1)?.toLowerCase().split('.') ?? [];
  if (parts.length < 2) return undefined;
  const compound = parts.length > 2 ? normaliseFormat(parts.slice(-2).join('.')) : undefined;
  return compound ?? normaliseFormat(parts.at(-1) ?? '');
};

const formatOfType = (contentType: string): string | undefined => {
  const type = (contentType.split(';')[0] ?? '').trim().toLowerCase();
  return emptyTypes.has(type) ? undefined : idByMimeType.get(type);
};
