import type { Format } from '../formats/format.ts';
import { withArticle } from '../text/words.ts';
import type { Rule } from './change.ts';

const isVideo = (format: Format): boolean => format.kind === 'video';
const isAnimatedImage = (format: Format): boolean => format.kind === 'image' && format.capabilities.animation === true;

/** What is usually inside a video of this format, as far as that can be told from its name. */
const usualCodec: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['mp4', 'm4v', 'mov', 'mkv', 'flv', 'f4v', '3gp', '3g2', 'ts', 'mts'].map((id) => [id, 'h264'])),
  ...Object.fromEntries(['mpg', 'vob', 'mxf'].map((id) => [id, 'mpeg2'])),
  ...Object.fromEntries(['wmv', 'asf'].map((id) => [id, 'wmv'])),
  webm: 'vp9',
  avi: 'mpeg4',
  dv: 'dv',
  ogv: 'theora',
};

/** Codecs that are moved into a target as they are, and what all others are encoded with. */
const targets: Readonly<Record<string, { readonly takes: string; readonly encoded: string }>> = {
  mp4: { takes: 'h264', encoded: 'H.264 and AAC' },
  m4v: { takes: 'h264 mpeg4', encoded: 'H.264 and AAC' },
  mov: { takes: 'h264 mpeg4 mpeg2 dv', encoded: 'H.264 and AAC' },
  mkv: { takes: 'h264 mpeg4 mpeg2 dv wmv vp9 theora', encoded: 'H.264 and AAC' },
  avi: { takes: 'h264 mpeg4 mpeg2 dv wmv', encoded: 'H.264 and MP3' },
  flv: { takes: 'h264', encoded: 'H.264 and AAC' },
  f4v: { takes: 'h264', encoded: 'H.264 and AAC' },
  '3gp': { takes: 'h264 mpeg4', encoded: 'H.264 and AAC' },
  '3g2': { takes: 'h264 mpeg4', encoded: 'H.264 and AAC' },
  ts: { takes: 'h264 mpeg2', encoded: 'H.264 and AAC' },
  mts: { takes: 'h264 mpeg2', encoded: 'H.264 and AC-3' },
  mpg: { takes: 'mpeg2', encoded: 'MPEG-2 and MP2' },
  vob: { takes: 'mpeg2', encoded: 'MPEG-2 and AC-3' },
  mxf: { takes: 'mpeg2', encoded: 'MPEG-2 and plain samples' },
  wmv: { takes: 'wmv', encoded: 'Windows Media Video and Audio' },
  asf: { takes: 'wmv', encoded: 'Windows Media Video and Audio' },
  webm: { takes: 'vp9', encoded: 'VP9 and Opus' },
  ogv: { takes: 'theora', encoded: 'Theora and Vorbis' },
};

const streams: Rule = (from, to) => {
  const target = targets[to.id];
  if (!isVideo(from) || !target) return undefined;
  const topic = 'Picture and sound';
  const codec = usualCodec[from.id];
  if (codec && target.takes.split(' ').includes(codec))
    return {
      topic,
      from: 'As recorded',
      to: 'The same streams',
      verdict: 'kept',
      sentence:
        to.id === 'mkv'
          ? `MKV takes nearly every codec, so the streams of the ${from.name} are copied as they are: no quality is lost, and minutes of film take seconds.`
          : `Streams that ${to.name} may hold are copied without loss; the rest is encoded with ${target.encoded}. For most ${from.name} files that means seconds of work and the very same picture.`,
    };
  return {
    topic,
    from: 'As recorded',
    to: target.encoded,
    verdict: 'changed',
    sentence: `What is usually inside ${withArticle(from)} is not what ${to.name} players expect, so picture and sound are encoded anew with ${target.encoded}, at a quality close to the source.`,
  };
};

const moving: Rule = (from, to) => {
  if (isAnimatedImage(from) && isVideo(to))
    return {
      topic: 'Frames',
      from: 'Animation',
      to: 'Film',
      verdict: 'kept',
      sentence: `Each frame of the ${from.name} is shown as long as before. The film plays once; players and web pages can repeat it.`,
    };
  if (isVideo(from) && isAnimatedImage(to))
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
  if (isVideo(from) && to.id === 'gif')
    return {
      topic: 'Colours',
      from: '16.7 million',
      to: 'At most 256',
      verdict: 'changed',
      sentence: `A palette of 256 colours is made from the ${from.name}; gradients such as skies show it.`,
    };
  if (from.id === 'gif' && isVideo(to))
    return {
      topic: 'Colours',
      from: 'At most 256',
      to: '16.7 million',
      verdict: 'kept',
      sentence: `The 256 colours of the GIF all fit, and ${to.name} packs like frames together, so the file shrinks to a fraction.`,
    };
  return undefined;
};

/** Targets into which all audio tracks go, and those that take subtitles. */
const takesTracks = new Set(['mp4', 'm4v', 'mov', 'mkv', 'webm', 'avi', 'ts', 'mts', '3gp', '3g2']);
const takesSubtitles = new Set(['mp4', 'm4v', 'mov', 'mkv', 'webm']);

const tracks: Rule = (from, to) => {
  if (!isVideo(from) || !isVideo(to) || !from.capabilities.manyTracks) return undefined;
  return takesTracks.has(to.id)
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
        sentence: `One sound track is put into the ${to.name}: the first of the ${from.name}.`,
      };
};

const subtitles: Rule = (from, to) => {
  if (!isVideo(from) || !isVideo(to) || !from.capabilities.subtitles) return undefined;
  return takesSubtitles.has(to.id)
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
        sentence: `Subtitles of the ${from.name} are left out of the ${to.name}; they are not burned into the picture.`,
      };
};

/** What happens to the image of videos. */
export const videoRules: readonly Rule[] = [streams, moving, palette, tracks, subtitles];
