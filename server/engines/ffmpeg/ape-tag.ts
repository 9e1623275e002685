import { bareRecord } from '../../../catalogue/bare-record.ts';
import type { FileBytes } from '../../files/file-bytes.ts';

/** FFmpeg's names of what the APE tag calls otherwise (https://wiki.hydrogenaud.io/index.php?title=APE_key). */
const names = bareRecord<string>({ 'album artist': 'album_artist', year: 'date', 'record date': 'date' });
const footer = 32;
/** Limits of a tag: pictures may be large and are skipped. */
const [mostBytes, mostItems, mostLetters, mostInAll] = [16 * 1024 ** 2, 500, 20_000, 200_000];

/** End of the sound: tags of ID3v1 take the last 128 bytes. */
const endOf = (bytes: FileBytes): number => (bytes.text(bytes.size - 128, 3) === 'TAG' ? bytes.size - 128 : bytes.size);

/** Texts of an APE tag at the end of a file, by FFmpeg's names; FFmpeg reads it in formats of that family only, and not in MP3. */
export const apeTag = (bytes: FileBytes): Readonly<Record<string, string>> => {
  const end = endOf(bytes) - footer;
  if (end < 0 || bytes.text(end, 8) !== 'APETAGEX') return {};
  const size = bytes.u32(end + 12, true);
  const items = Math.min(mostItems, bytes.u32(end + 16, true));
  let at = end + footer - size;
  if (size < footer || size > mostBytes || at < 0) return {};
  const found: Record<string, string> = {};
  let letters = 0;
  for (let item = 0; item < items && at + 9 < end; item++) {
    const length = bytes.u32(at, true);
    const isText = ((bytes.u32(at + 4, true) >> 1) & 3) === 0;
    const key = /^[\x20-\x3c\x3e-\x7e]{2,255}(?=\0)/.exec(bytes.text(at + 8, 256))?.[0];
    if (key === undefined) break;
    const from = at + 9 + key.length;
    at = from + length;
    if (at > end) break;
    letters += length;
    if (!isText || length === 0 || length > mostLetters || letters > mostInAll) continue;
    const name = key.toLowerCase();
    found[names[name] ?? name] = bytes.slice(from, length).toString('utf8').split('\0').filter(Boolean).join(';');
  }
  return found;
};
