import type { FileBytes } from '../../files/file-bytes.ts';
import { compoundKind } from './compound-kind.ts';
import { frameKind, isMxf, isoMediaKind, transportKind } from './media-kind.ts';
import { lettered, signatureBytes, signatureKind } from './signatures.ts';
import { asText, textKind } from './text.ts';
import { weakKind } from './weak-signatures.ts';
import { zipKind } from './zip-kind.ts';

/** The detected type of a file. */
export type Sniffed = {
  /** A format id if it is unambiguous, else a name of this folder's own: `locked`, `odf`, `mp4` for its whole family, `text`, `unknown`. */
  readonly kind: string;
  /** Whether the bytes are also readable as text: a function, since few formats need it and it takes milliseconds. */
  readonly isText: () => boolean;
};

/** How far into a PDF its header may be (ISO 32000-1, annex H note 13). */
const pdfSearch = 1024;
const textBytes = 64 * 1024;
/** The headers of formats whose marks are letters are at least this long. */
const headerBytes = 16;

const insideKind = (kind: string, bytes: FileBytes): string => {
  try {
    if (kind === 'zip') return zipKind(bytes) ?? 'cut-zip';
    if (kind === 'cfb') return compoundKind(bytes);
  } catch (thrown) {
    // The directory points past the end of the file: its type can't be detected, and no tool needs to try.
    if (thrown instanceof RangeError) return `cut-${kind}`;
    throw thrown;
  }
  return kind;
};

/** The kind of a ZIP after other data: lines from a web server, or the stub of a self-extracting archive. */
const zipBehind = (bytes: FileBytes): string | undefined => {
  try {
    return zipKind(bytes);
  } catch (thrown) {
    if (thrown instanceof RangeError) return undefined;
    throw thrown;
  }
};

/** Detects a file's type from its bytes: signatures, then container structure, then headers that must be consistent, then text. */
export const sniff = (bytes: FileBytes): Sniffed => {
  const head = bytes.slice(0, signatureBytes);
  let read: { readonly text: string | undefined } | undefined;
  const textOf = (): string | undefined => {
    read ??= { text: asText(head.length < textBytes ? bytes.slice(0, textBytes) : head) };
    return read.text;
  };
  const isText = (): boolean => textOf() !== undefined;
  const result = (kind: string): Sniffed => ({ kind, isText });
  const marked = signatureKind(head);
  // Text has no zero bytes in its first words; the headers of these formats have.
  if (marked && !(lettered.has(marked) && !head.subarray(0, headerBytes).includes(0) && isText())) return result(insideKind(marked, bytes));
  if (head.subarray(0, pdfSearch).includes('%PDF-')) return result('pdf');
  const iso = isoMediaKind(bytes);
  if (iso) return result(iso);
  const text = textOf();
  if (text !== undefined) {
    const kind = textKind(text);
    // The pixels of a bright bitmap may look like a tag.
    if (kind === 'markup') return result((text.trimStart().startsWith('<') ? undefined : weakKind(head, bytes)) ?? kind);
    if (kind !== 'text') return result(kind);
  }
  const found =
    weakKind(head, bytes) ??
    (text === undefined ? (transportKind(bytes) ?? frameKind(bytes) ?? (isMxf(bytes) ? 'mxf' : undefined)) : frameKind(bytes));
  if (found === undefined && text === undefined) return result(zipBehind(bytes) ?? 'unknown');
  return result(found ?? 'text');
};
