import { type Message, message } from '../../../catalogue/languages/message.ts';
import type { Target } from './containers.ts';
import type { Media, Stream } from './media.ts';

const front = 'Cover (front)';
/** Muxers that write what a picture shows, which players go by; FFmpeg would write "Other" where the source is silent. */
const namesKinds: ReadonlySet<string> = new Set(['mp3', 'flac', 'aiff']);

/** The picture that players show: the front, else the first. */
export const mainCover = ({ streams }: Pick<Media, 'streams'>): Stream | undefined => {
  const covers = streams.filter(({ kind, codec }) => kind === 'cover' && codec);
  return covers.find(({ shows }) => shows === front) ?? covers[0];
};

/** Arguments for the cover of FFmpeg's input `source` as the output's video stream of this number, and a note about further pictures. */
export const coverArgs = (
  media: Media,
  { muxer, cover: how }: Target,
  name: string,
  out: number,
  source = 0,
): readonly [args: readonly string[], notes: readonly Message[]] => {
  const cover = mainCover(media);
  if (!cover) return [[], []];
  if (!how) return [[], [message('coverLeft', { format: name })]];
  const further = media.streams.filter(({ kind }) => kind === 'cover').length - 1;
  const notes = further > 0 ? [message('picturesLeft', { count: further })] : [];
  if (how !== 'stream') return [[], notes];
  const fits = cover.codec === 'png' || cover.codec === 'mjpeg';
  const isNamed = cover.shows !== undefined && cover.shows !== 'Other';
  return [
    [
      ...['-map', `${source}:${cover.index}`, `-c:v:${out}`, fits ? 'copy' : 'mjpeg', `-disposition:v:${out}`, 'attached_pic'],
      ...(namesKinds.has(muxer) && !isNamed ? [`-metadata:s:v:${out}`, `comment=${front}`] : []),
    ],
    notes,
  ];
};
