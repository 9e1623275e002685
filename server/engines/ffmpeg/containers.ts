import { type AudioCodec, type MediaTarget, mediaTargets, type VideoCodec } from '../../../catalogue/media-targets.ts';
import type { audioEncoders } from './audio-encoders.ts';
import type { videoEncoders } from './video-encoders.ts';

type VideoEncoder = keyof typeof videoEncoders;
type AudioEncoder = keyof typeof audioEncoders;

/** How FFmpeg reads and writes a format; the catalogue defines the codecs of a target. */
type Container = {
  /** Demuxers allowed to open it, if it is an input. */
  readonly demuxers?: string;
  readonly muxer?: string;
  readonly flags?: readonly string[];
  /** Encoders that replace the default one of a codec in this container. */
  readonly encoders?: Partial<Record<VideoCodec, VideoEncoder> & Record<AudioCodec, AudioEncoder>>;
  /** How a cover image is stored: as a stream, as a tag that our own code writes, or as an attached file. */
  readonly cover?: 'stream' | 'tag' | 'attachment';
  /** A constant frame rate is required: any, or one of MPEG-2's. Elsewhere each frame has its own time. */
  readonly steadyRate?: 'any' | 'mpeg';
  /** Keeps the rotation of a phone's video as metadata; elsewhere the image itself is rotated. */
  readonly keepsRotation?: boolean;
};

const fastStart = ['-movflags', '+faststart'];
const mov = 'mov,mp4,m4a,3gp,3g2,mj2';
const movFamily = { demuxers: mov, flags: fastStart, cover: 'stream', keepsRotation: true } as const;
// FFmpeg writes covers only to MP4 and close relatives.
const coverless = { ...movFamily, cover: undefined } as const;
const bigEndian = { pcm: 'pcmBig' } as const;

/**
 * Containers by format id. Only the listed demuxers may open a file: a playlist (HLS, DASH, concat) with a video's extension
 * would make FFmpeg open the files it lists.
 */
const containers: Readonly<Record<string, Container>> = {
  mp4: { ...movFamily, muxer: 'mp4' },
  m4v: { ...movFamily, muxer: 'ipod' },
  mov: { ...coverless, muxer: 'mov' },
  f4v: { ...movFamily, muxer: 'f4v' },
  '3gp': { ...coverless, muxer: '3gp' },
  '3g2': { ...coverless, muxer: '3g2' },
  mkv: { demuxers: 'matroska,webm', muxer: 'matroska', cover: 'attachment' },
  webm: { demuxers: 'matroska,webm', muxer: 'webm' },
  // Audio encoders begin before zero: shifting all streams by that would put an empty frame first.
  avi: { demuxers: 'avi', muxer: 'avi', steadyRate: 'any', flags: ['-avoid_negative_ts', 'disabled'] },
  flv: { demuxers: 'flv,live_flv', muxer: 'flv' },
  wmv: { demuxers: 'asf', muxer: 'asf' },
  asf: { demuxers: 'asf', muxer: 'asf' },
  mpg: { demuxers: 'mpeg,mpegvideo,mpegts', muxer: 'mpeg', steadyRate: 'mpeg' },
  vob: { demuxers: 'mpeg,mpegvideo,mpegts', muxer: 'vob', steadyRate: 'mpeg' },
  // Recorders use both names for both kinds of MPEG streams.
  ts: { demuxers: 'mpegts,mpeg,mpegvideo', muxer: 'mpegts' },
  mts: { demuxers: 'mpegts,mpeg,mpegvideo', muxer: 'mpegts', flags: ['-mpegts_m2ts_mode', '1'] },
  mxf: { demuxers: 'mxf', muxer: 'mxf', steadyRate: 'mpeg', encoders: { mpeg2: 'mpeg2studio', pcm: 'pcmStudio' } },
  ogv: { demuxers: 'ogg', muxer: 'ogg', steadyRate: 'any' },
  mp3: { demuxers: 'mp3', muxer: 'mp3', cover: 'stream', flags: ['-id3v2_version', '3'] },
  aac: { demuxers: 'aac', muxer: 'adts', flags: ['-write_id3v2', '1'] },
  m4a: { demuxers: mov, muxer: 'ipod', cover: 'stream', flags: fastStart },
  m4b: { demuxers: mov, muxer: 'ipod', cover: 'stream', flags: fastStart },
  m4r: { demuxers: mov, muxer: 'ipod', flags: fastStart },
  ogg: { demuxers: 'ogg', muxer: 'ogg', cover: 'tag' },
  opus: { demuxers: 'ogg', muxer: 'opus', cover: 'tag' },
  spx: { demuxers: 'ogg', muxer: 'spx' },
  weba: { demuxers: 'matroska,webm', muxer: 'webm' },
  mka: { demuxers: 'matroska,webm', muxer: 'matroska', cover: 'attachment' },
  flac: { demuxers: 'flac', muxer: 'flac', cover: 'stream' },
  wav: { demuxers: 'wav', muxer: 'wav' },
  aiff: { demuxers: 'aiff', muxer: 'aiff', encoders: bigEndian, cover: 'stream', flags: ['-write_id3v2', '1'] },
  au: { demuxers: 'au', muxer: 'au', encoders: bigEndian },
  caf: { demuxers: 'caf', muxer: 'caf', encoders: bigEndian },
  sox: { demuxers: 'sox', muxer: 'sox', encoders: { pcm: 'pcm32' } },
  wv: { demuxers: 'wv', muxer: 'wv' },
  tta: { demuxers: 'tta', muxer: 'tta' },
  voc: { demuxers: 'voc', muxer: 'voc', encoders: { pcm: 'pcm16' } },
  wma: { demuxers: 'asf', muxer: 'asf' },
  ac3: { demuxers: 'ac3,eac3', muxer: 'ac3' },
  mp2: { demuxers: 'mp3', muxer: 'mp2' },
  dv: { demuxers: 'dv,avi' },
  gif: { demuxers: 'gif' },
  // A still PNG is accepted as an APNG of one frame.
  apng: { demuxers: 'apng,png_pipe' },
  w64: { demuxers: 'w64' },
  sph: { demuxers: 'nistsphere' },
  rm: { demuxers: 'rm' },
  wtv: { demuxers: 'wtv' },
  amv: { demuxers: 'avi' },
  m2v: { demuxers: 'mpegvideo' },
  ivf: { demuxers: 'ivf' },
  y4m: { demuxers: 'yuv4mpegpipe' },
  ...Object.fromEntries(['mod', 's3m', 'xm', 'it'].map((id) => [id, { demuxers: 'libopenmpt' }])),
  eac3: { demuxers: 'eac3,ac3' },
  thd: { demuxers: 'truehd,mlp' },
  mmf: { demuxers: 'mmf' },
  adx: { demuxers: 'adx' },
  dts: { demuxers: 'dts,dtshd' },
  amr: { demuxers: 'amr' },
  ape: { demuxers: 'ape' },
  dsf: { demuxers: 'dsf,iff' },
};

export const inputFormats: readonly string[] = Object.keys(containers).filter((id) => containers[id]?.demuxers);

/** The `-format_whitelist` for an input format. Throws for a format without a demuxer here: a bug in the steps. */
export const demuxersOf = (format: string): string => {
  const found = containers[format]?.demuxers;
  if (!found) throw new Error(`FFmpeg's reader for ${format} is not listed.`);
  return found;
};

export type Target = MediaTarget & Container & { readonly id: string; readonly muxer: string };

export const isTarget = (id: string): boolean => containers[id]?.muxer !== undefined;

/** The target of a format id. Throws for a format that FFmpeg does not write here, which no step declares. */
export const targetOf = (id: string): Target => {
  const [target, container] = [mediaTargets[id], containers[id]];
  if (!target || !container?.muxer) throw new Error(`There is no container for ${id}.`);
  return { ...target, ...container, muxer: container.muxer, id };
};
