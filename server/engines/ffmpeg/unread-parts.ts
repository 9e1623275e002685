import { join } from 'node:path';
import type { StepJob } from '../../contract/engine.ts';
import { type FileBytes, openBytes } from '../../files/file-bytes.ts';
import { apeTag } from './ape-tag.ts';
import { blockChapters, cueChapters } from './cue-sheet.ts';
import type { Media } from './media.ts';
import { hasWideSamples } from './wide-pcm.ts';

/** Formats that may end with an APE tag, which their demuxers skip. */
const mayHaveApe: ReadonlySet<string> = new Set(['mp3', 'mp2', 'aac']);

/** Adds the texts of an APE tag: where ID3v2 has the same, that stays, but ID3v1 is cut off and has fewer letters. */
const withApe = (media: Media, bytes: FileBytes): Media => {
  const found = Object.entries(apeTag(bytes));
  const isNewer = bytes.text(0, 3) === 'ID3';
  const moreTags = Object.fromEntries(found.filter(([key]) => !isNewer || media.tags[key] === undefined));
  return found.length > 0 ? { ...media, moreTags, tags: { ...media.tags, ...moreTags } } : media;
};

const withCue = (media: Media, bytes: FileBytes): Media => {
  const { cuesheet } = media.tags;
  const rate = media.streams.find(({ kind }) => kind === 'audio')?.sampleRate ?? 0;
  const inTag = cuesheet ? cueChapters(cuesheet, media.seconds) : [];
  const chapters = inTag.length > 0 ? inTag : media.chapters.length > 0 ? blockChapters(bytes, rate, media.seconds) : [];
  return chapters.length > 0 ? { ...media, chapters, hasOwnChapters: true } : media;
};

/** FFmpeg takes the delay of the encoder off the times of chapters too, which the tag counts from the first sound. */
const withOwnTimes = (media: Media): Media =>
  media.chapters.length > 0 && media.streams.some(({ kind, start }) => kind === 'audio' && start > 0)
    ? { ...media, hasOwnChapters: true }
    : media;

const withWideSamples = (media: Media, bytes: FileBytes): Media => {
  if (!media.streams.some(({ codec }) => codec === 'pcm_f24le') || !hasWideSamples(bytes)) return media;
  return { ...media, streams: media.streams.map((stream) => ({ ...stream, codec: 'pcm_s32le', bits: 24, decoder: 'pcm_s32le' })) };
};

const corrected = (media: Media, from: string, bytes: FileBytes): Media => {
  if (from === 'wav') return withWideSamples(media, bytes);
  const tagged = mayHaveApe.has(from) ? withOwnTimes(withApe(media, bytes)) : media;
  return tagged.tags.cuesheet || from === 'flac' ? withCue(tagged, bytes) : tagged;
};

/** Adds what FFmpeg leaves unread or misreads in tags and headers of sound. */
export const withUnreadParts = ({ stageDir, input, step }: StepJob, media: Media): Media => {
  const bytes = openBytes(join(stageDir, input.name));
  try {
    return corrected(media, step.from, bytes);
  } catch (thrown) {
    // Lengths beyond the end of the file: FFmpeg reads what is there.
    if (thrown instanceof RangeError) return media;
    throw thrown;
  } finally {
    bytes.close();
  }
};
