import type { Format } from '../formats/format.ts';
import type { Rule } from './change.ts';

const isFilm = (format: Format): boolean => format.kind === 'video';
const isMovingPicture = (format: Format): boolean => format.kind === 'image' && format.capabilities.animation === true;

/** Containers that take the streams of phones and cameras (H.264, HEVC, AAC, MP3) as they are. */
const takesModernStreams = new Set(['mp4', 'm4v', 'mov', 'mkv', 'ts', 'mts']);
const usuallyModern = new Set(['mp4', 'm4v', 'mov', 'mkv', 'ts', 'mts', 'flv', 'f4v', '3gp', '3g2']);

/** What the films are encoded with where copying is not possible. */
const codecs: Readonly<Record<string, string>> = {
  webm: 'VP9 and Opus',
  avi: 'MPEG-4 and MP3',
  wmv: 'Windows Media Video and Audio',
  asf: 'Windows Media Video and Audio',
  mpg: 'MPEG-2 and MP2',
  vob: 'MPEG-2 and AC-3',
  ogv: 'Theora and Vorbis',
  mxf: 'MPEG-2 and PCM',
  flv: 'H.264 and AAC',
};
const codecsOf = (format: Format): string => codecs[format.id] ?? 'H.264 and AAC';

const streams: Rule = (from, to) => {
  if (!isFilm(from) || !isFilm(to)) return undefined;
  const topic = 'Picture and sound';
  if (to.id === 'mkv')
    return {
      topic,
      from: 'As recorded',
      to: 'The same streams',
      verdict: 'kept',
      sentence: `MKV takes nearly every codec, so the streams of the ${from.name} are copied as they are: no quality is lost, and minutes of film take seconds.`,
    };
  if (takesModernStreams.has(to.id) && usuallyModern.has(from.id))
    return {
      topic,
      from: 'As recorded',
      to: 'The same streams',
      verdict: 'kept',
      sentence: `Streams that ${to.name} may hold are copied without loss, and only what it may not hold is encoded (as ${codecsOf(to)}): minutes of film take seconds.`,
    };
  return {
    topic,
    from: from.id === 'webm' ? 'VP8, VP9 or AV1' : from.id === 'flv' ? 'Sorenson, VP6 or H.264' : 'As recorded',
    to: codecsOf(to),
    verdict: 'changed',
    sentence: `${from.name} and ${to.name} rarely share a codec, so picture and sound are encoded anew with ${codecsOf(to)}, at a quality close to the source.`,
  };
};

const moving: Rule = (from, to) => {
  if (isMovingPicture(from) && isFilm(to))
    return {
      topic: 'Frames',
      from: 'Animation',
      to: 'Film',
      verdict: 'kept',
      sentence: `Each frame of the ${from.name} is shown as long as before. The film plays once; players and web pages can repeat it.`,
    };
  if (isFilm(from) && isMovingPicture(to))
    return {
      topic: 'Frames',
      from: 'Film',
      to: 'Loop',
      verdict: 'changed',
      sentence: `The ${from.name} becomes a loop with fewer frames a second, which starts by itself wherever the ${to.name} is shown. Trim it: a few seconds are already large.`,
    };
  return undefined;
};

const palette: Rule = (from, to) => {
  if (isFilm(from) && to.id === 'gif')
    return {
      topic: 'Colours',
      from: '16.7 million',
      to: 'At most 256',
      verdict: 'changed',
      sentence: `A palette of 256 colours is made from the ${from.name}; gradients such as skies show it.`,
    };
  if (from.id === 'gif' && isFilm(to))
    return {
      topic: 'Colours',
      from: 'At most 256',
      to: '16.7 million',
      verdict: 'kept',
      sentence: `The 256 colours of the GIF all fit, and ${to.name} packs like frames together, so the file shrinks to a fraction.`,
    };
  return undefined;
};

const tracks: Rule = (from, to) => {
  if (!isFilm(from) || !isFilm(to) || !from.capabilities.manyTracks) return undefined;
  return to.capabilities.manyTracks
    ? {
        topic: 'Sound tracks',
        from: 'Several',
        to: 'Several',
        verdict: 'kept',
        sentence: `All sound tracks of the ${from.name}, such as languages, go along.`,
      }
    : {
        topic: 'Sound tracks',
        from: 'Several',
        to: 'One',
        verdict: 'lost',
        sentence: `${to.name} has one sound track: the first, or the one marked as default, is taken.`,
      };
};

const subtitles: Rule = (from, to) => {
  if (!isFilm(from) || !isFilm(to) || !from.capabilities.subtitles) return undefined;
  return to.capabilities.subtitles
    ? {
        topic: 'Subtitles',
        from: 'Yes',
        to: 'Yes',
        verdict: 'kept',
        sentence: `Subtitles that are text stay switchable in the ${to.name}; subtitles that are pictures stay where it can hold them.`,
      }
    : {
        topic: 'Subtitles',
        from: 'Yes',
        to: 'No',
        verdict: 'lost',
        sentence: `${to.name} cannot carry subtitles; those of the ${from.name} are left out, not burned in.`,
      };
};

/** What happens to the picture of films. */
export const filmRules: readonly Rule[] = [streams, moving, palette, tracks, subtitles];
