import type { FileBytes } from '../../files/file-bytes.ts';
import { boxesIn, inside, wholeFile } from './iso-boxes.ts';

/** Limit of frames to inspect: tags have a few dozen. */
const mostParts = 500;
const mostText = 4096;

/** A genre by its number with a refinement or a second one: `(9)(138)Viking Metal` (ID3v2.3, 4.2.1). */
const hasNumbers = /^\(\d{1,3}\)./;

const syncSafe = (bytes: Buffer, at: number): number =>
  (((bytes[at] ?? 0) & 127) << 21) |
  (((bytes[at + 1] ?? 0) & 127) << 14) |
  (((bytes[at + 2] ?? 0) & 127) << 7) |
  ((bytes[at + 3] ?? 0) & 127);

/** Whether an ID3 text contains several values: separated by a zero, of two bytes in UTF-16 (ID3v2.4, 4.2). */
const hasSeveral = (text: Buffer): boolean => {
  const isWide = text[0] === 1 || text[0] === 2;
  const letters = text.subarray(1).toString(isWide ? 'utf16le' : 'latin1');
  const end = letters.indexOf('\0');
  // Trailing zeros are no separators.
  for (let at = end; at >= 0 && at < letters.length; at++) if (letters.charCodeAt(at) !== 0) return true;
  return false;
};

/** Whether an ID3 tag at the start of the file has a text of several values, of which FFmpeg reads only the first. */
const inId3 = (bytes: FileBytes): boolean => {
  const head = bytes.slice(0, 10);
  const version = head[3] ?? 0;
  if (head.toString('latin1', 0, 3) !== 'ID3' || version < 3 || version > 4) return false;
  const end = 10 + syncSafe(head, 6);
  let at = 10;
  for (let part = 0; part < mostParts && at + 10 <= end; part++) {
    const frame = bytes.slice(at, 10);
    const kind = frame.toString('latin1', 0, 4);
    if (!/^[A-Z0-9]{4}$/.test(kind)) return false;
    const length = version === 4 ? syncSafe(frame, 4) : frame.readUInt32BE(4);
    // Lyrics with times, people, identifiers, and genres by their numbers, of which FFmpeg reads none or one.
    if (
      kind === 'SYLT' ||
      kind === 'IPLS' ||
      kind === 'UFID' ||
      (kind === 'TCON' && hasNumbers.test(bytes.text(at + 11, Math.min(length, 40))))
    )
      return true;
    if (kind.startsWith('T') && kind !== 'TXXX' && length > 2 && hasSeveral(bytes.slice(at + 10, Math.min(length, mostText)))) return true;
    at += 10 + length;
  }
  return false;
};

/** Tempo, narrator, publisher, conductor, work and movement. */
const unread: ReadonlySet<string> = new Set(['tmpo', '\u00a9nrt', '\u00a9pub', '\u00a9con', '\u00a9wrk', '\u00a9mvn']);

/** Whether the iTunes tags of an MP4 have several values in one, or tags that FFmpeg does not read. */
const inMp4 = (bytes: FileBytes): boolean => {
  const moov = inside(bytes, wholeFile(bytes), 'moov');
  const meta = inside(bytes, inside(bytes, moov, 'udta'), 'meta');
  // QuickTime omits the version before the boxes.
  const tags = inside(bytes, meta, 'ilst', 4) ?? inside(bytes, meta, 'ilst');
  if (!tags) return false;
  for (const tag of boxesIn(bytes, tags.at, tags.end)) {
    if (unread.has(tag.kind)) return true;
    if ([...boxesIn(bytes, tag.at, tag.end)].filter(({ kind }) => kind === 'data').length > 1 && tag.kind !== 'covr') return true;
  }
  return false;
};

/** Whether the file's tags contain values that FFmpeg does not report. Inspects only the tags' headers. */
export const hidesValues = (bytes: FileBytes): boolean => {
  try {
    return inId3(bytes) || (bytes.text(4, 4) === 'ftyp' && inMp4(bytes));
  } catch (thrown) {
    // Lengths beyond the end of the file: the demuxer reports them.
    if (thrown instanceof RangeError) return false;
    throw thrown;
  }
};
