import type { Target } from './containers.ts';
import type { Media } from './media.ts';

/** Muxers of ID3 and MP4, where number and total share one field: `3/12`. */
const joined: ReadonlySet<string> = new Set(['mp3', 'aiff', 'adts', 'ipod', 'mp4', 'mov']);
const whole = /^\d{1,5}$/;

const fields = [
  { number: 'track', totals: ['tracktotal', 'totaltracks'] },
  { number: 'disc', totals: ['disctotal', 'totaldiscs'] },
] as const;

/** Arguments that move the total of tracks and discs, separate in Vorbis comments and APE, into the shared field. */
export const numberTags = ({ tags }: Media, { muxer }: Target): readonly string[] =>
  joined.has(muxer)
    ? fields.flatMap(({ number, totals }) => {
        const [own = '', total = ''] = [tags[number], totals.map((key) => tags[key]).find((one) => one !== undefined)];
        if (!whole.test(own) || !whole.test(total)) return [];
        return ['-metadata', `${number}=${own}/${total}`, ...totals.flatMap((key) => ['-metadata', `${key}=`])];
      })
    : [];

/** Arguments that rename lyrics for Matroska: FFmpeg reads those of ID3 with the language in the key. */
export const lyricsTag = ({ tags }: Media, { muxer }: Target): readonly string[] => {
  const key =
    muxer === 'matroska' && !tags.lyrics
      ? Object.keys(tags).find((one) => /^lyrics-\w{1,3}$|^(?:uslt|unsyncedlyrics)$/.test(one))
      : undefined;
  return key ? ['-metadata', `LYRICS=${tags[key]}`, '-metadata', `${key}=`] : [];
};
