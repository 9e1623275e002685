import type { Target } from './containers.ts';
import type { Media } from './media.ts';

/** Writers of ID3 and MP4, where a number and how many there are share one field: `3/12`. */
const joined: ReadonlySet<string> = new Set(['mp3', 'aiff', 'adts', 'ipod', 'mp4', 'mov']);
const whole = /^\d{1,5}$/;

const fields = [
  { number: 'track', totals: ['tracktotal', 'totaltracks'] },
  { number: 'disc', totals: ['disctotal', 'totaldiscs'] },
] as const;

/** Arguments that put the number of tracks and discs, which Vorbis comments and APE keep apart, where the target has it. */
export const numberTags = ({ tags }: Media, { muxer }: Target): readonly string[] =>
  joined.has(muxer)
    ? fields.flatMap(({ number, totals }) => {
        const [own = '', total = ''] = [tags[number], totals.map((key) => tags[key]).find((one) => one !== undefined)];
        if (!whole.test(own) || !whole.test(total)) return [];
        return ['-metadata', `${number}=${own}/${total}`, ...totals.flatMap((key) => ['-metadata', `${key}=`])];
      })
    : [];

/** Arguments that give lyrics the name that Matroska has for them: FFmpeg reads those of ID3 under a key with their language. */
export const lyricsTag = ({ tags }: Media, { muxer }: Target): readonly string[] => {
  const key =
    muxer === 'matroska' && !tags.lyrics
      ? Object.keys(tags).find((one) => /^lyrics-\w{1,3}$|^(?:uslt|unsyncedlyrics)$/.test(one))
      : undefined;
  return key ? ['-metadata', `LYRICS=${tags[key]}`, '-metadata', `${key}=`] : [];
};
