import type { Format } from '../formats/format.ts';
import { codecNames, type MediaTarget, mediaTargets } from '../media-targets.ts';
import { withArticle } from '../text/words.ts';
import type { Rule } from './change.ts';

const isVideo = (format: Format): boolean => format.kind === 'video';
const isAnimatedImage = (format: Format): boolean => format.kind === 'image' && format.capabilities.animation === true;

/** Usual codec of a video format, as far as its name determines it. */
const usualCodec: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['mp4', 'm4v', 'mov', 'mkv', 'flv', 'f4v', '3gp', '3g2', 'ts', 'mts'].map((id) => [id, 'h264'])),
  ...Object.fromEntries(['mpg', 'vob', 'mxf'].map((id) => [id, 'mpeg2video'])),
  ...Object.fromEntries(['wmv', 'asf'].map((id) => [id, 'wmv3'])),
  webm: 'vp9',
  avi: 'mpeg4',
  dv: 'dvvideo',
  ogv: 'theora',
};

/** Targets with limits beyond the codec, so that even a matching stream is usually re-encoded. */
const isBounded = ({ video }: MediaTarget): boolean => video?.baseline === true || video?.disc === true;

/** What a target's players support, in words: the reason for re-encoding. */
const shape = ({ video }: MediaTarget): string => {
  if (video?.disc) return ' in the frame of a DVD, 720 pixels wide';
  const bounds = [...(video?.maxRate ? [`${video.maxRate} frames a second`] : []), ...(video?.maxLines ? [`${video.maxLines} lines`] : [])];
  return bounds.length > 0 ? `, at most ${bounds.join(' and ')}` : '';
};

const streams: Rule = (from, to) => {
  const target = mediaTargets[to.id];
  if (!isVideo(from) || !target?.video) return undefined;
  const topic = 'Video and audio';
  const encoded = [target.video.codec, ...(target.audio ? [target.audio.codec] : [])].map((codec) => codecNames[codec]).join(' and ');
  const codec = usualCodec[from.id];
  if (codec && target.video.plays.has(codec) && !isBounded(target))
    return {
      topic,
      from: 'As recorded',
      to: 'The same streams',
      verdict: 'kept',
      sentence:
        to.id === 'mkv'
          ? `MKV can hold nearly every codec, so the streams of the ${from.name} are copied unchanged: no quality is lost, and long videos take seconds.`
          : `Streams that players of ${to.name} take are copied without loss; the rest is encoded with ${encoded}. For most ${from.name} files that means seconds of work and the very same picture.`,
    };
  return {
    topic,
    from: 'As recorded',
    to: encoded,
    verdict: 'changed',
    sentence: `What is usually inside ${withArticle(from)} is not what ${to.name} players expect, so picture and sound are re-encoded with ${encoded}${shape(target)}, at a quality close to the source.`,
  };
};

const moving: Rule = (from, to) => {
  if (isAnimatedImage(from) && isVideo(to))
    return {
      topic: 'Frames',
      from: 'Animation',
      to: 'Video',
      verdict: 'kept',
      sentence: `Each frame of the ${from.name} is shown as long as before. The video plays once; players and web pages can loop it.`,
    };
  if (isVideo(from) && isAnimatedImage(to))
    return {
      topic: 'Frames',
      from: 'Video',
      to: 'Loop',
      verdict: 'changed',
      sentence: `The ${from.name} becomes a loop with fewer frames a second, which starts on its own wherever the ${to.name} is shown. Trim it: even a few seconds make a large file.`,
    };
  return undefined;
};

const palette: Rule = (from, to) => {
  if (isVideo(from) && to.id === 'gif')
    return {
      topic: 'Colors',
      from: '16.7 million',
      to: 'At most 256',
      verdict: 'changed',
      sentence: `A palette of 256 colors is made from the ${from.name}; gradients such as skies show it.`,
    };
  if (from.id === 'gif' && isVideo(to))
    return {
      topic: 'Colors',
      from: 'At most 256',
      to: '16.7 million',
      verdict: 'kept',
      sentence: `The 256 colors of the GIF all fit, and ${to.name} stores only what changes between frames, so the file is much smaller.`,
    };
  return undefined;
};

const tracks: Rule = (from, to) => {
  if (!isVideo(from) || !isVideo(to) || !from.capabilities.manyTracks) return undefined;
  return mediaTargets[to.id]?.manyTracks
    ? {
        topic: 'Sound tracks',
        from: 'Several',
        to: 'Several',
        verdict: 'kept',
        sentence: `All sound tracks of the ${from.name}, such as other languages, are kept.`,
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
  return mediaTargets[to.id]?.subtitles
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

/** Rules for the picture of videos. */
export const videoRules: readonly Rule[] = [streams, moving, palette, tracks, subtitles];
