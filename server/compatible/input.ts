import { canonicalFormat } from '../../catalogue/formats.ts';
import { Problem } from '../contract/problem.ts';
import { ownName, statedFormat } from './formats.ts';
import type { Work, WorkFile } from './work.ts';

/** A file that came in, and what it is. */
export type Input = {
  readonly file: WorkFile;
  readonly format: string;
  /** The name that its sender gave it, if any. */
  readonly named?: string;
  /** Opens it if it is locked. */
  readonly password?: string;
};

/** The name in a `Content-Disposition` header (RFC 6266): its extended form before its plain one. */
export const dispositionName = (header: string | null): string => {
  const text = (header ?? '').slice(0, 4096);
  const extended = /filename\*\s{0,5}=\s{0,5}UTF-8''([^;\s]{1,1000})/i.exec(text)?.[1];
  if (extended !== undefined) return decoded(extended);
  const [, quoted, bare] = /filename\s{0,5}=\s{0,5}(?:"([^"]{0,1000})"|([^;\s]{1,1000}))/i.exec(text) ?? [];
  return quoted ?? bare ?? '';
};

/** Percent-encoded text; as it is where that is not right. */
export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** A file's format (a canonical id): by its name or media type, or else by its content. Rejects with `unsupported_format`. */
export const formatOf = async (work: Work, path: string, fileName: string, type?: string): Promise<string> => {
  const format = statedFormat(fileName, type) ?? (await work.detect(path));
  if (format === undefined)
    throw new Problem('unsupported_format', { english: 'Neither name nor content of the file tells a format that is known here.' });
  return canonicalFormat(format);
};

/** What a part of a request is. Rejects like `formatOf`. */
export const readInput = async (
  work: Work,
  index: number,
  stated: { readonly fileName?: string; readonly type?: string },
): Promise<Input> => {
  const part = work.parts[index];
  if (!part) throw new Problem('missing_file');
  const fileName = ownName(stated.fileName ?? part.fileName);
  const format = await formatOf(work, part.path, fileName, stated.type);
  const file = {
    name: part.name,
    fileName: fileName || 'document',
    bytes: part.bytes,
    mimeType: stated.type ?? 'application/octet-stream',
  };
  return { file, format, ...(fileName !== '' && { named: fileName }) };
};
