import type { OptionValues } from '../../../catalogue/options.ts';
import type { Target } from '../ffmpeg/containers.ts';
import { encodeAudio } from '../ffmpeg/encode-audio.ts';
import type { Stream } from '../ffmpeg/media.ts';
import { copiesVideo } from '../ffmpeg/plays.ts';
import type { Part } from './parts.ts';

type Fact = keyof Stream;
const shared: readonly Fact[] = ['index', 'codec', 'profile', 'packing'];
const look: readonly Fact[] = [
  ...shared,
  'width',
  'height',
  'pixelFormat',
  'pixelShape',
  'rotation',
  'hdr',
  'matrix',
  'alpha',
  'interlaced',
];
const sound: readonly Fact[] = [...shared, 'sampleRate', 'channels', 'bits'];

/** True if all streams have the same values of these facts. */
const areAlike = (streams: readonly Stream[], facts: readonly Fact[]): boolean =>
  new Set(streams.map((stream) => JSON.stringify(facts.map((fact) => stream[fact] ?? null)))).size === 1;

/** Containers without presentation times, whose reordered images can't be timed again without decoding. */
const untimed: ReadonlySet<string> = new Set(['avi', 'mpg', 'vob']);

const isVideoAlike = (parts: readonly Part[], target: Target, options: OptionValues): boolean => {
  const streams = parts.flatMap(({ video }) => video ?? []);
  const isCopied = streams.every((one) => one.edits === undefined && copiesVideo(one, target, options));
  const isTimed = parts.every(({ part }) => !untimed.has(part.format)) || parts.every(({ part }) => part.format === target.id);
  return streams.length === parts.length && isCopied && isTimed && areAlike(streams, look);
};

const isAudioAlike = (parts: readonly Part[], target: Target, name: string, options: OptionValues): boolean => {
  const streams = parts.flatMap(({ audio }) => audio ?? []);
  const isCopied = streams.every((one) => encodeAudio(one, target, name, options).args.includes('copy'));
  return streams.length === parts.length && isCopied && areAlike(streams, sound);
};

/** Which streams can be joined without encoding: those of every part play in the target and share all properties. */
export const alikeStreams = (
  parts: readonly Part[],
  target: Target,
  name: string,
  options: OptionValues,
): { readonly video: boolean; readonly audio: boolean } => ({
  video: isVideoAlike(parts, target, options),
  audio: isAudioAlike(parts, target, name, options),
});
