import type { Format } from '../formats/format.ts';
import { withArticle } from '../words.ts';
import type { Rule } from './change.ts';

const isFilm = (format: Format): boolean => format.kind === 'video';
const isSound = (format: Format): boolean => format.kind === 'audio';
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

const sound: Rule = (from, to) => {
  if (!isFilm(from) || isFilm(to)) return undefined;
  if (isSound(to))
    return {
      topic: 'Picture',
      from: 'Yes',
      to: 'No',
      verdict: 'lost',
      sentence: `Only the sound of the ${from.name} is taken; the picture is left out.`,
    };
  return {
    topic: 'Sound',
    from: 'Yes',
    to: 'No',
    verdict: 'lost',
    sentence: `${withArticle(to)} is silent: the sound of the ${from.name} is left out.`,
  };
};

const soundData: Rule = (from, to) => {
  if (!(isSound(from) || isFilm(from)) || !isSound(to)) return undefined;
  const topic = 'Sound data';
  const exact = from.capabilities.lossless === 'always';
  const was = exact ? 'Exact' : from.capabilities.lossless === 'never' ? 'Lossy' : 'Exact or lossy';
  if (to.capabilities.lossless === 'always')
    return {
      topic,
      from: was,
      to: 'Exact',
      verdict: 'kept',
      sentence: exact
        ? `Both are lossless: the ${to.name} plays the very samples of the ${from.name}.`
        : `The ${to.name} holds exactly what the ${from.name} plays. What its compression left out does not come back, and the file grows.`,
    };
  const sameCodec = ['m4a', 'm4b', 'm4r', 'aac'];
  if (sameCodec.includes(from.id) && sameCodec.includes(to.id))
    return {
      topic,
      from: 'AAC',
      to: 'The same AAC',
      verdict: 'kept',
      sentence: `The AAC stream of the ${from.name} is moved into the ${to.name} without encoding it again.`,
    };
  return {
    topic,
    from: was,
    to: 'Lossy',
    verdict: 'changed',
    sentence: exact
      ? `${to.name} leaves out what the ear hardly notices; at the default bit rate few people hear a difference to the ${from.name}.`
      : `The sound of the ${from.name} is unpacked and compressed once more as ${to.name}; a bit rate no lower than the source's hides that well.`,
  };
};

const channels: Rule = (from, to) => {
  const [had = 2, has] = [from.capabilities.maxChannels ?? (isFilm(from) ? 8 : 2), to.capabilities.maxChannels];
  if (!isSound(to) || has === undefined || has >= had || has > 6) return undefined;
  return {
    topic: 'Channels',
    from: had > 8 ? 'Any number' : `Up to ${had}`,
    to: has === 1 ? 'Mono' : has === 2 ? 'Stereo' : `Up to ${has}`,
    verdict: 'changed',
    sentence:
      has === 1
        ? `${to.name} is mono: the channels of the ${from.name} are mixed into one.`
        : `Surround sound in the ${from.name} is mixed down to ${has === 2 ? 'stereo' : `${has} channels`}, the most that ${to.name} takes.`,
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

/** Sound that really comes with chapters now and then. */
const withChapters = new Set(['m4a', 'm4b', 'mka']);

const chapters: Rule = (from, to) => {
  if (!from.capabilities.chapters || !to.capabilities.sound || !(isFilm(from) || withChapters.has(from.id))) return undefined;
  return to.capabilities.chapters
    ? {
        topic: 'Chapters',
        from: 'Yes',
        to: 'Yes',
        verdict: 'kept',
        sentence: `Chapter marks of the ${from.name} are set in the ${to.name} at the same times.`,
      }
    : {
        topic: 'Chapters',
        from: 'Yes',
        to: 'No',
        verdict: 'lost',
        sentence: `${to.name} has no chapter marks; the whole plays as one piece.`,
      };
};

const tags: Rule = (from, to) => {
  if (!from.capabilities.tags || !to.capabilities.sound) return undefined;
  const what = isFilm(from) ? 'Title, date and comment' : 'Title, artist, album and track number';
  return to.capabilities.tags
    ? { topic: 'Tags', from: 'Yes', to: 'Yes', verdict: 'kept', sentence: `${what} of the ${from.name} are written into the ${to.name}.` }
    : {
        topic: 'Tags',
        from: 'Yes',
        to: 'No',
        verdict: 'lost',
        sentence: `${withArticle(to)} has nowhere to keep them: ${what.toLowerCase()} stay behind.`,
      };
};

const coverArt: Rule = (from, to) => {
  if (!isSound(from) || !isSound(to) || !from.capabilities.coverArt) return undefined;
  return to.capabilities.coverArt
    ? {
        topic: 'Cover picture',
        from: 'Yes',
        to: 'Yes',
        verdict: 'kept',
        sentence: `The album cover inside the ${from.name} is put into the ${to.name}.`,
      }
    : { topic: 'Cover picture', from: 'Yes', to: 'No', verdict: 'lost', sentence: `${to.name} has no room for an album cover.` };
};

const playing: Rule = (from, to) => {
  if (!(isFilm(to) || isSound(to)) || !from.capabilities.sound || from.capabilities.streams === to.capabilities.streams) return undefined;
  return to.capabilities.streams
    ? {
        topic: 'Playing from the web',
        from: 'After loading',
        to: 'At once',
        verdict: 'gained',
        sentence: `${to.name} can start to play while it is still loading, which ${from.name} was not made for.`,
      }
    : {
        topic: 'Playing from the web',
        from: 'At once',
        to: 'After loading',
        verdict: 'lost',
        sentence: `${to.name} is for playing from a disk; for a web page ${from.name} is the better choice.`,
      };
};

/** What happens to films and sound. */
export const mediaRules: readonly Rule[] = [
  streams,
  soundData,
  sound,
  moving,
  palette,
  channels,
  tracks,
  subtitles,
  chapters,
  tags,
  coverArt,
  playing,
];
