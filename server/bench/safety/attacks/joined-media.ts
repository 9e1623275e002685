import { type Attack, harmless, refused } from './attack.ts';
import { wave } from './audio-video-files.ts';
import { join, le16, le32, zeros } from './bytes.ts';

/** A tenth of a second of silence, 8000 samples a second. */
const sound = wave(
  join('fmt ', le32(16), le16(1), le16(1), le32(8000), le32(16_000), le16(2), le16(16)),
  join('data', le32(1600), zeros(1600)),
);

const joined = (other: Uint8Array | string): Partial<Attack> => ({ others: [other], seconds: 60 });

/** Recordings to be joined: lists instead of recordings, headers that lie about length, size and rate. */
export const joinedMedia: readonly Attack[] = [
  ...['wav mp3', 'wav wav'].flatMap((pair) => [
    refused(`join-concat-list-by-address-${pair.slice(4)}`, pair, ({ call }) => `ffconcat version 1.0\nfile ${call}\n`, joined(sound)),
    refused(`join-concat-list-of-a-file-${pair.slice(4)}`, pair, ({ file }) => `ffconcat version 1.0\nfile file:${file}\n`, joined(sound)),
    refused(`join-playlist-${pair.slice(4)}`, pair, ({ call }) => `#EXTM3U\n#EXTINF:9,\n${call}\n#EXT-X-ENDLIST\n`, joined(sound)),
  ]),
  harmless('join-name-of-a-concat-list', 'wav flac', () => sound, { ...joined(sound), fileName: "a'\nfile file:/etc/passwd\n.wav" }),
  harmless(
    'join-rate-of-billions',
    'wav mp3',
    () =>
      wave(
        join('fmt ', le32(16), le16(1), le16(255), le32(0x7fffffff), le32(0x7fffffff), le16(510), le16(16)),
        join('data', le32(510), zeros(510)),
      ),
    joined(sound),
  ),
  harmless(
    'join-length-past-the-end',
    'wav wav',
    () =>
      wave(
        join('fmt ', le32(16), le16(1), le16(1), le32(8000), le32(16_000), le16(2), le16(16)),
        join('data', le32(0x7fffffff), zeros(100)),
      ),
    joined(sound),
  ),
];
