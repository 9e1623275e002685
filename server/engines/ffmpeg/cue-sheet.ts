import type { FileBytes } from '../../files/file-bytes.ts';
import type { Chapter } from './media.ts';

/** Limits: a disc has 99 tracks. */
const [mostLetters, mostTracks, mostBlocks] = [200_000, 1000, 128];

type Track = { readonly start: number; readonly title?: string };

/** Chapters from the starts of tracks: each ends with the next. Empty unless there are several in order. */
const chaptersOf = (tracks: readonly Track[], seconds: number): readonly Chapter[] => {
  const isOrdered = tracks.every(({ start }, at) => start < seconds && start > (tracks[at - 1]?.start ?? -1));
  if (tracks.length < 2 || !isOrdered) return [];
  return tracks.map(({ start, title }, at) => ({ start, end: tracks[at + 1]?.start ?? seconds, title }));
};

const unquoted = (text: string): string => text.replace(/^"/, '').replace(/"$/, '').slice(0, 500);

/** Chapters of a cue sheet, which programs for CDs save as a tag: tracks begin at INDEX 01, in 75ths of a second. */
export const cueChapters = (sheet: string, seconds: number): readonly Chapter[] => {
  const tracks: { start?: number; title?: string }[] = [];
  let files = 0;
  for (const line of sheet.slice(0, mostLetters).split(/[\r\n]+/)) {
    const [, command = '', rest = ''] = /^\s{0,40}([A-Z]{4,10})\s(.*)$/i.exec(line) ?? [];
    const track = tracks.at(-1);
    if (/^FILE$/i.test(command)) files++;
    else if (/^TRACK$/i.test(command) && tracks.length < mostTracks) tracks.push({});
    else if (/^TITLE$/i.test(command) && track) track.title = unquoted(rest.trim());
    else if (/^INDEX$/i.test(command) && track) {
      const [, minutes, whole, frames] = /^\s{0,9}0?1\s{1,9}(\d{1,4}):(\d\d):(\d\d)\b/.exec(rest) ?? [];
      if (minutes !== undefined) track.start ??= Number(minutes) * 60 + Number(whole) + Number(frames) / 75;
    }
  }
  // The times of a second file begin again.
  if (files > 1) return [];
  return chaptersOf(
    tracks.flatMap(({ start, title }) => (start === undefined ? [] : [{ start, title }])),
    seconds,
  );
};

/** Chapters of FLAC's own block, in samples (RFC 9639, 8.7). FFmpeg takes the gap before a track for its start. */
export const blockChapters = (bytes: FileBytes, sampleRate: number, seconds: number): readonly Chapter[] => {
  if (bytes.text(0, 4) !== 'fLaC' || sampleRate <= 0) return [];
  let at = 4;
  for (let block = 0; block < mostBlocks; block++) {
    const head = bytes.u32(at);
    const [isLast, kind, length] = [head >>> 31 === 1, (head >>> 24) & 127, head & 0xffffff];
    if (kind === 5) return chaptersOf(tracksIn(bytes, at + 4, length, sampleRate), seconds);
    if (isLast) return [];
    at += 4 + length;
  }
  return [];
};

const tracksIn = (bytes: FileBytes, from: number, length: number, sampleRate: number): readonly Track[] => {
  const tracks: Track[] = [];
  let at = from + 396;
  const count = bytes.byte(from + 395);
  for (let track = 0; track < count && at + 36 <= from + length; track++) {
    const offset = bytes.u64(at);
    const number = bytes.byte(at + 8);
    const points = bytes.byte(at + 35);
    let begin: number | undefined;
    for (let point = 0; point < points; point++) if (bytes.byte(at + 36 + 12 * point + 8) === 1) begin ??= bytes.u64(at + 36 + 12 * point);
    // Numbers 170 and 255 are the end of the disc.
    if (number >= 1 && number <= 99) tracks.push({ start: (offset + (begin ?? 0)) / sampleRate, title: `Track ${number}` });
    at += 36 + 12 * points;
  }
  return tracks;
};
