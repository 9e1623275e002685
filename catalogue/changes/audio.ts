import type { Format } from '../formats/format.ts';
import { mediaTargets } from '../media-targets.ts';
import { withArticle } from '../text/words.ts';
import type { Rule } from './change.ts';
import { exactnessOf } from './exactness.ts';

const isVideo = (format: Format): boolean => format.kind === 'video';
const isAudio = (format: Format): boolean => format.kind === 'audio';

const audio: Rule = (from, to) => {
  if (!isVideo(from) || isVideo(to)) return undefined;
  if (isAudio(to))
    return {
      topic: 'Video',
      from: 'Yes',
      to: 'No',
      verdict: 'lost',
      sentence: `Only the sound of the ${from.name} is taken; the picture is left out.`,
    };
  return {
    topic: 'Audio',
    from: 'Yes',
    to: 'No',
    verdict: 'lost',
    sentence: `${withArticle(to)} is silent: the sound of the ${from.name} is left out.`,
  };
};

/** Usual codecs of audio formats, by FFmpeg's names: the stream is copied to targets whose players accept it. */
const usualCodecs: readonly { readonly name: string; readonly codec: string; readonly from: ReadonlySet<string> }[] = [
  { name: 'AAC', codec: 'aac', from: new Set(['m4a', 'm4b', 'm4r', 'aac', 'mp4', 'm4v', 'mov', 'mkv', 'flv', 'f4v', '3gp', 'ts']) },
  { name: 'Opus', codec: 'opus', from: new Set(['opus', 'weba', 'webm']) },
  { name: 'Speex', codec: 'speex', from: new Set(['spx']) },
  { name: 'AC-3', codec: 'ac3', from: new Set(['vob']) },
];
/** Targets that support lossy compression but are written losslessly. */
const writtenExactly = new Set(['caf', 'au']);

/** Music as notes, with or without samples. */
const modules: ReadonlySet<string> = new Set(['mod', 's3m', 'xm', 'it', 'mid']);

const music: Rule = (from, to) =>
  from.id === 'mid'
    ? {
        topic: 'Music',
        from: 'Notes only',
        to: 'A recording',
        verdict: 'changed',
        sentence: `The notes are played once, by the 128 instruments and drums of a free sound font; a keyboard or a sound card may have sounded otherwise. Notes and words can't be taken out of the ${to.name} again.`,
      }
    : modules.has(from.id)
      ? {
          topic: 'Music',
          from: 'Notes and instruments',
          to: 'A recording',
          verdict: 'changed',
          sentence: `The ${from.name} is played once from beginning to end, and the ${to.name} holds what is heard; its patterns and samples can't be taken out of that again.`,
        }
      : undefined;

const audioData: Rule = (from, to) => {
  if (!(isAudio(from) || isVideo(from)) || !isAudio(to) || modules.has(from.id)) return undefined;
  const topic = 'Audio data';
  const exact = from.capabilities.lossless === 'always';
  const was = exactnessOf(from);
  if (to.id === 'mka')
    return {
      topic,
      from: was,
      to: 'The same sound',
      verdict: 'kept',
      sentence: `MKA can hold nearly every codec, so the sound of the ${from.name} is copied as it is.`,
    };
  const family = usualCodecs.find((one) => one.from.has(from.id) && mediaTargets[to.id]?.audio?.plays.has(one.codec));
  if (family)
    return {
      topic,
      from: family.name,
      to: `The same ${family.name}`,
      verdict: 'kept',
      sentence: `The sound of ${withArticle(from)} is mostly ${family.name}, and that is moved into the ${to.name} without encoding it again.`,
    };
  if (to.capabilities.lossless === 'always' || writtenExactly.has(to.id))
    return {
      topic,
      from: was,
      to: 'Exact',
      verdict: 'kept',
      sentence: exact
        ? `Both are lossless: the ${to.name} plays the very samples of the ${from.name}.`
        : `The ${to.name} holds exactly what the ${from.name} plays. What its compression left out does not come back, and the file grows.`,
    };
  return {
    topic,
    from: was,
    to: 'Lossy',
    verdict: 'changed',
    sentence: exact
      ? `${to.name} leaves out what the ear hardly notices; at the default bit rate few people hear a difference to the ${from.name}.`
      : `The sound is compressed once more, from ${from.name} to ${to.name}. At a bit rate no lower than before, you will hardly hear it.`,
  };
};

const channels: Rule = (from, to) => {
  const [had = 2, has] = [from.capabilities.maxChannels ?? (isVideo(from) ? 8 : 2), to.capabilities.maxChannels];
  if (!isAudio(to) || has === undefined || has >= had || has > 6) return undefined;
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

/** Audio formats that often contain chapters. */
const withChapters = new Set(['m4a', 'm4b', 'mka']);

const length: Rule = (from, to) => {
  const seconds = mediaTargets[to.id]?.maxSeconds;
  if (seconds === undefined || !(isVideo(from) || isAudio(from)) || mediaTargets[from.id]?.maxSeconds === seconds) return undefined;
  return {
    topic: 'Length',
    from: 'Any',
    to: `At most ${seconds} seconds`,
    verdict: 'changed',
    sentence: `${to.name} files are refused by the programs that they are for when they are longer than ${seconds} seconds: the first ${seconds} are taken unless you choose a start.`,
  };
};

const chapters: Rule = (from, to) => {
  if (!from.capabilities.chapters || !to.capabilities.audio || !(isVideo(from) || withChapters.has(from.id))) return undefined;
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

/** Formats whose tags FFmpeg writes but does not read. */
const tagsNotRead: ReadonlySet<string> = new Set(['3gp', '3g2']);

const tags: Rule = (from, to) => {
  if (!from.capabilities.tags || !to.capabilities.audio) return undefined;
  const what = isVideo(from)
    ? 'Title, date and comment'
    : modules.has(from.id)
      ? 'Title and message'
      : 'Title, artist, album and track number';
  if (tagsNotRead.has(from.id))
    return {
      topic: 'Tags',
      from: 'Yes',
      to: 'No',
      verdict: 'lost',
      sentence: `${what} of the ${from.name} stay behind; few recordings of phones have any.`,
    };
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

/** Formats that support a cover, but get none here: FFmpeg cannot write it. */
const coverNotWritten: ReadonlySet<string> = new Set(['wma', 'wv']);

const coverArt: Rule = (from, to) => {
  if (!isAudio(from) || !isAudio(to) || !from.capabilities.coverArt) return undefined;
  if (coverNotWritten.has(to.id))
    return {
      topic: 'Cover picture',
      from: 'Yes',
      to: 'No',
      verdict: 'lost',
      sentence: `The album cover is not written into the ${to.name}.`,
    };
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
  if (to.kind !== 'video' || !from.capabilities.audio || from.capabilities.streams || !to.capabilities.streams) return undefined;
  return {
    topic: 'Playing from the web',
    from: 'After loading',
    to: 'At once',
    verdict: 'gained',
    sentence: `${to.name} can start to play while it is still loading, which ${from.name} was not made for.`,
  };
};

/** Rules for audio and its metadata. */
export const audioRules: readonly Rule[] = [music, audioData, audio, length, channels, chapters, tags, coverArt, playing];
