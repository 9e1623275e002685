import { type AudioCodec, type MediaTarget, mediaTargets, type VideoCodec } from '../../../catalogue/media-targets.ts';
import type { audioEncoders } from './audio-encoders.ts';
import type { videoEncoders } from './video-encoders.ts';

type VideoEncoder = keyof typeof videoEncoders;
type AudioEncoder = keyof typeof audioEncoders;

/** How FFmpeg writes a target; what goes into it is the catalogue's to say. */
export type Container = {
  readonly muxer: string;
  readonly flags?: readonly string[];
  /** Encoders that stand for a codec here, where its usual one does not fit. */
  readonly encoders?: Partial<Record<VideoCodec, VideoEncoder> & Record<AudioCodec, AudioEncoder>>;
  /** How a cover image goes in: as a stream, as a tag that this product writes, or as an attached file. */
  readonly cover?: 'stream' | 'tag' | 'attachment';
  /** Frames come at one steady rate: any, or one of those that MPEG-2 has. Elsewhere each frame has its own time. */
  readonly steadyRate?: 'any' | 'mpeg';
  /** Keeps the turn of a phone's video as data; elsewhere the image itself is turned. */
  readonly keepsRotation?: boolean;
};

const fastStart = ['-movflags', '+faststart'];
const movFamily = { flags: fastStart, cover: 'stream', keepsRotation: true } as const;
// FFmpeg writes covers into MP4 and its nearest kin alone.
const coverless = { ...movFamily, cover: undefined } as const;
const bigEndian = { pcm: 'pcmBig' } as const;

const containers: Readonly<Record<string, Container>> = {
  mp4: { ...movFamily, muxer: 'mp4' },
  m4v: { ...movFamily, muxer: 'ipod' },
  mov: { ...coverless, muxer: 'mov' },
  f4v: { ...movFamily, muxer: 'f4v' },
  '3gp': { ...coverless, muxer: '3gp' },
  '3g2': { ...coverless, muxer: '3g2' },
  mkv: { muxer: 'matroska', cover: 'attachment' },
  webm: { muxer: 'webm' },
  // Encoders of audio begin before zero: to move everything by that would put an empty frame before the first.
  avi: { muxer: 'avi', steadyRate: 'any', flags: ['-avoid_negative_ts', 'disabled'] },
  flv: { muxer: 'flv' },
  wmv: { muxer: 'asf' },
  asf: { muxer: 'asf' },
  mpg: { muxer: 'mpeg', steadyRate: 'mpeg' },
  vob: { muxer: 'vob', steadyRate: 'mpeg' },
  ts: { muxer: 'mpegts' },
  mts: { muxer: 'mpegts', flags: ['-mpegts_m2ts_mode', '1'] },
  mxf: { muxer: 'mxf', steadyRate: 'mpeg', encoders: { mpeg2: 'mpeg2studio', pcm: 'pcmStudio' } },
  ogv: { muxer: 'ogg', steadyRate: 'any' },
  mp3: { muxer: 'mp3', cover: 'stream', flags: ['-id3v2_version', '3'] },
  aac: { muxer: 'adts', flags: ['-write_id3v2', '1'] },
  m4a: { muxer: 'ipod', cover: 'stream', flags: fastStart },
  m4b: { muxer: 'ipod', cover: 'stream', flags: fastStart },
  m4r: { muxer: 'ipod', flags: fastStart },
  ogg: { muxer: 'ogg', cover: 'tag' },
  opus: { muxer: 'opus', cover: 'tag' },
  spx: { muxer: 'spx' },
  weba: { muxer: 'webm' },
  mka: { muxer: 'matroska', cover: 'attachment' },
  flac: { muxer: 'flac', cover: 'stream' },
  wav: { muxer: 'wav' },
  aiff: { muxer: 'aiff', encoders: bigEndian, cover: 'stream', flags: ['-write_id3v2', '1'] },
  au: { muxer: 'au', encoders: bigEndian },
  caf: { muxer: 'caf', encoders: bigEndian },
  sox: { muxer: 'sox', encoders: { pcm: 'pcm32' } },
  wv: { muxer: 'wv' },
  tta: { muxer: 'tta' },
  voc: { muxer: 'voc', encoders: { pcm: 'pcm16' } },
  wma: { muxer: 'asf' },
  ac3: { muxer: 'ac3' },
  mp2: { muxer: 'mp2' },
};

/** A target with both its sides: what goes in, and how it is written. */
export type Target = MediaTarget & Container & { readonly id: string };

export const isTarget = (id: string): boolean => id in containers;

/** The target of this format id. Throws for one that FFmpeg does not write here, which no step declares. */
export const targetOf = (id: string): Target => {
  const [target, container] = [mediaTargets[id], containers[id]];
  if (!target || !container) throw new Error(`There is no container for ${id}.`);
  return { ...target, ...container, id };
};
