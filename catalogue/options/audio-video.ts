import type { Format } from '../formats/format.ts';
import { type AudioCodec, codecNames, mediaTargets, type VideoCodec } from '../media-targets.ts';
import { isMedia, isRaster } from './applies.ts';
import type { Option } from './option.ts';
import { shapes } from './shapes.ts';
import { turnsOrNone } from './turns.ts';

const animatedImages = new Set(['gif', 'webp', 'apng', 'avif']);

/** True for conversions to a video, or from a video to an animated image. */
const makesFrames = (from: Format, to: Format): boolean => to.kind === 'video' || (from.kind === 'video' && animatedImages.has(to.id));

/** Audio formats whose codec has a fixed sample rate. */
const fixedSampleRate = new Set(['spx', 'opus', 'weba']);

/** Audio formats without a choice of bit rate. */
const fixedRate = new Set(['caf', 'au', 'spx', 'mka', 'mxf']);

const encodesAudio = (from: Format, to: Format): boolean =>
  from.capabilities.audio === true && to.capabilities.audio === true && to.capabilities.lossless !== 'always' && !fixedRate.has(to.id);

const time = {
  control: 'text',
  pattern: /^(\d{1,5}(\.\d{1,3})?|(\d{1,2}:)?[0-5]?\d:[0-5]\d(\.\d{1,3})?)$/,
  maxLength: 12,
  shape: shapes.rangeTime,
} as const;

const rates = ['8000', '11025', '16000', '22050', '24000', '32000', '44100', '48000', '88200', '96000'];

/** Codec choices: automatic, copy, and what the target supports. */
const codecChoices = (codecs: readonly (VideoCodec | AudioCodec)[]) => [
  { value: 'auto', label: 'Automatic' },
  { value: 'copy', label: 'Copy without re-encoding' },
  ...codecs.map((value) => ({ value, label: codecNames[value] })),
];

/** One option for each set of codecs of the targets: one of them applies to a pair, all under the same id. */
const codecOptions = (kind: 'video' | 'audio'): readonly Option[] => {
  const targets = Object.entries(mediaTargets).flatMap(([id, target]) => (target[kind] ? [{ id, choices: target[kind].choices }] : []));
  const bySet = Map.groupBy(targets, ({ choices }) => choices.join(' '));
  return [...bySet.values()].map((those): Option => {
    const ids = new Set(those.map(({ id }) => id));
    return {
      id: `${kind}Codec`,
      variant: (those[0]?.choices ?? []).join('-'),
      label: kind === 'video' ? 'Video codec' : 'Audio codec',
      help:
        kind === 'video'
          ? 'Automatic copies video that players of this format support and re-encodes the rest.'
          : 'Automatic copies audio that players of this format support and re-encodes the rest.',
      control: 'choice',
      choices: codecChoices(those[0]?.choices ?? []),
      default: 'auto',
      applies: (from, to) =>
        ids.has(to.id) &&
        (kind === 'video' ? from.kind === 'video' : isMedia(from)) &&
        (to.kind === 'video' || (those[0]?.choices.length ?? 0) > 1),
    };
  });
};

/** Options of video and audio. */
export const mediaOptions: readonly Option[] = [
  {
    id: 'targetSize',
    label: 'Max size',
    help: 'Lowers the bit rate, then the resolution, until the file fits.',
    control: 'number',
    min: 0.1,
    max: 50,
    step: 0.1,
    unit: 'MB',
    applies: (from, to) => isMedia(from) && isMedia(to) && (to.kind === 'video' || encodesAudio(from, to)),
  },
  ...codecOptions('video'),
  {
    id: 'videoQuality',
    label: 'Video quality (CRF)',
    help: 'Lower looks better and makes a larger file; 18 is hard to tell from the original. Setting it re-encodes the video.',
    control: 'number',
    min: 10,
    max: 45,
    step: 1,
    applies: (from, to) => to.kind === 'video' && (from.kind === 'video' || from.kind === 'image'),
  },
  {
    id: 'resolution',
    label: 'Resolution',
    help: 'Height in pixels; video is never enlarged. Automatic keeps the size of videos and limits animated images to 480 pixels.',
    control: 'choice',
    choices: [
      { value: 'original', label: 'Automatic' },
      ...['2160', '1440', '1080', '720', '480', '360', '240'].map((value) => ({ value, label: `${value}p` })),
    ],
    default: 'original',
    applies: makesFrames,
  },
  {
    id: 'turn',
    variant: 'video',
    label: 'Rotate or flip',
    help: 'Phone videos are set upright automatically. Rotating or flipping further re-encodes the video.',
    control: 'choice',
    choices: turnsOrNone,
    default: '0',
    // AVIF goes through an animated PNG, which would be rotated twice.
    applies: (from, to) => from.kind === 'video' && makesFrames(from, to) && to.id !== 'avif',
  },
  {
    id: 'frameRate',
    label: 'Frame rate',
    help: 'Frames per second. By default videos keep theirs and animated images get 15.',
    control: 'number',
    min: 1,
    max: 120,
    step: 1,
    unit: 'fps',
    applies: makesFrames,
  },
  {
    id: 'mute',
    label: 'Mute',
    help: 'Removes the audio.',
    control: 'flag',
    default: false,
    applies: (from, to) => from.kind === 'video' && to.kind === 'video',
  },
  ...codecOptions('audio'),
  {
    id: 'audioBitrate',
    label: 'Audio bit rate',
    help: '128 kbit/s is fair, 192 good, 320 best. Automatic suits the format.',
    control: 'choice',
    choices: [
      { value: 'auto', label: 'Automatic' },
      ...['48', '64', '96', '128', '160', '192', '224', '256', '320'].map((value) => ({ value, label: `${value} kbit/s` })),
    ],
    default: 'auto',
    applies: encodesAudio,
  },
  {
    id: 'sampleRate',
    label: 'Sample rate',
    help: 'Samples per second. By default the original rate, if the format allows it.',
    control: 'choice',
    choices: [{ value: 'original', label: 'Same as original' }, ...rates.map((value) => ({ value, label: `${value} Hz` }))],
    default: 'original',
    applies: (from, to) => isMedia(from) && to.kind === 'audio' && !fixedSampleRate.has(to.id),
  },
  {
    id: 'channels',
    label: 'Channels',
    help: 'Mono or stereo. By default the original channels, if the format allows them.',
    control: 'choice',
    choices: [
      { value: 'original', label: 'Same as original' },
      { value: '1', label: 'Mono' },
      { value: '2', label: 'Stereo' },
    ],
    default: 'original',
    applies: (from, to) => isMedia(from) && to.kind === 'audio' && to.capabilities.maxChannels !== 1,
  },
  {
    id: 'trimStart',
    label: 'Start at',
    help: 'Cuts everything before this time, such as 1:15.5.',
    ...time,
    placeholder: '0:00',
    applies: (from, to) => isMedia(from) && (isMedia(to) || isRaster(to)),
  },
  {
    id: 'trimEnd',
    label: 'End at',
    help: 'Cuts everything after this time, counted from the start of the original.',
    ...time,
    placeholder: '1:30',
    applies: (from, to) => isMedia(from) && (isMedia(to) || isRaster(to)),
  },
];

/** Converts a time of the trim options to seconds: `75.5`, `1:15.5` and `0:01:15.5` are equal. */
export const secondsOf = (time: string): number => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
