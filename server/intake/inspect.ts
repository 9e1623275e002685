import { inZip } from '../../catalogue/first-bytes.ts';
import { formatById } from '../../catalogue/formats.ts';
import { type Message, message } from '../../catalogue/languages/message.ts';
import { Problem } from '../contract/problem.ts';
import { type FileBytes, openBytes } from '../files/file-bytes.ts';
import { cutOff } from './cut-off/cut-off.ts';
import { checkComic } from './limits/check-comic.ts';
import { checkImage } from './limits/check-image.ts';
import { modelChecks } from './limits/check-model.ts';
import { checkGzip, checkPalm, checkRar, checkWave } from './limits/check-other.ts';
import { checkPackage } from './limits/check-package.ts';
import { checkPdf } from './limits/check-pdf.ts';
import { checkXml } from './limits/check-xml.ts';
import { formatOfKind, isAccepted } from './sniff/accepted.ts';
import { type Sniffed, sniff } from './sniff/sniff.ts';
import { asText } from './sniff/text.ts';
import { textFormat } from './sniff/text-format.ts';
import { trueFormat, trueText } from './sniff/true-formats.ts';
import { kindsInZip } from './sniff/zip-kind.ts';

/** Where a DOCTYPE has to be. */
const prologBytes = 256 * 1024;

/** Length of the text that is enough to detect its format. */
const textBytes = 64 * 1024;

const textMarkup: ReadonlySet<string> = new Set([
  'svg',
  'xml',
  'markup',
  'html',
  'fb2',
  'fodt',
  'fods',
  'fodp',
  'fodg',
  'xls-2003',
  'doc-2003',
]);

/** Formats that are compound files, or come as one when they are locked. */
const office: ReadonlySet<string> = new Set([
  'doc',
  'docx',
  'docm',
  'dotx',
  'dotm',
  'xls',
  'xlsx',
  'xlsm',
  'xlsb',
  'ppt',
  'pptx',
  'pptm',
  'potm',
  'ppsx',
  'vsdx',
]);

/** Results of an inspection that do not refuse the upload. */
export type Seen = {
  /** A sentence that its end is missing. */
  readonly cutOff?: Message;
  /** The format that it really is, a canonical id, if its name says another. */
  readonly taken?: string;
};

/** How an upload may be read. */
export type InspectOptions = {
  /** A password came with it. */
  readonly mayBeLocked?: boolean;
  /** Formats (canonical ids) that lead to what the visitor wants, for a file that is not what it was sent as. */
  readonly offered?: readonly string[];
};

/** Kinds known only to be text, or to contain tags. */
const ofText: ReadonlySet<string> = new Set(['text', 'markup', 'xml']);

/** Pictures of subtitles from a DVD: an MPEG pack, and in it a private stream (ISO/IEC 13818-1, 2.5.3), where a film has video or sound. */
const isVobSub = (bytes: FileBytes): boolean => {
  const pack = 14 + (bytes.byte(13) & 7);
  return bytes.u32(0) === 0x1ba && (bytes.byte(4) & 0xc0) === 0x40 && bytes.u32(pack) === 0x1bd;
};

const mismatch = (format: string, kind: string, bytes: FileBytes): Problem => {
  const declared = formatById(format)?.name ?? format;
  if (kind === 'unknown') return new Problem('corrupt_input', message('damagedOrNo', { format: declared }));
  const shown = ofText.has(kind) ? textFormat(asText(bytes.slice(0, textBytes)) ?? '') : formatOfKind(kind);
  if (kind === 'mpg' && formatById(format)?.kind === 'subtitle' && isVobSub(bytes))
    return new Problem('nothing_to_convert', message('subtitlesAreKind', { kind: 'VobSub' }));
  const detected = formatById(shown);
  return detected && detected.id !== format
    ? new Problem('content_mismatch', message('sentAsOther', { format: declared, other: detected.name }), { detected: detected.id })
    : new Problem('content_mismatch', message('contentNot', { format: declared }));
};

const inspectBytes = (bytes: FileBytes, format: string, offered: readonly string[]): Seen => {
  const sniffed = sniff(bytes);
  const { kind } = sniffed;
  const taken = isAccepted(format, sniffed) ? trueText(format, kind, bytes, offered) : trueFormat(format, kind, bytes, offered);
  if (taken !== undefined && isAccepted(taken, sniffed)) return { ...inspectAs(bytes, taken, sniffed), taken };
  return inspectAs(bytes, format, sniffed);
};

const inspectAs = (bytes: FileBytes, format: string, sniffed: Sniffed): Seen => {
  const { kind } = sniffed;
  if (kind === 'locked' && office.has(format)) throw new Problem('password_protected');
  if (kind.endsWith('cfb') && office.has(format))
    // A new format has no other reason to be a compound file.
    throw kindsInZip.has(format) ? new Problem('password_protected') : new Problem('corrupt_input', message('cutOffParts'));
  if (kind === 'cut-zip' && inZip.has(format)) throw new Problem('corrupt_input', message('cutOffContents'));
  if (!isAccepted(format, sniffed)) throw mismatch(format, kind, bytes);
  checkImage(kind, bytes);
  // A book of fiction comes bare or in a ZIP.
  if (kindsInZip.has(kind) || ((kind === 'fb2' || kind === 'cdr') && bytes.text(0, 2) === 'PK')) checkPackage(kind, bytes);
  if (format === 'cbz') checkComic(bytes);
  if (textMarkup.has(kind)) checkXml(asText(bytes.slice(0, prologBytes)) ?? '');
  checks[kind]?.(bytes);
  // Models in a ZIP are checked by the engine's limits.
  if (bytes.text(0, 2) !== 'PK') modelChecks.get(format)?.(bytes);
  const said = cutOff(kind, bytes);
  return said === undefined ? {} : { cutOff: said };
};

const checks: Readonly<Record<string, (bytes: FileBytes) => void>> = {
  pdf: checkPdf,
  gz: checkGzip,
  rar: checkRar,
  mobi: checkPalm,
  pdb: checkPalm,
  wav: checkWave,
};

/**
 * Inspects an uploaded file before anything opens it: is it the declared format (a canonical id) or another one that is offered, is it
 * locked, would it be too much. Throws the Problem that says so. Only headers and directories are read, and the faces of a model. What
 * `mayBeLocked` is inspected again when it has been opened.
 */
export const inspect = (path: string, format: string, { mayBeLocked = false, offered = [] }: InspectOptions = {}): Seen => {
  const bytes = openBytes(path);
  try {
    return inspectBytes(bytes, format, offered);
  } catch (thrown) {
    if (mayBeLocked && thrown instanceof Problem && thrown.code === 'password_protected') return {};
    if (thrown instanceof RangeError) throw new Problem('corrupt_input', message('cutOff'), {}, { cause: thrown });
    throw thrown;
  } finally {
    bytes.close();
  }
};
