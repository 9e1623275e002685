import type { Stream } from './probe.ts';

/** What a video encoder is told: `load` is the work in million pixels, by which it trades effort for time. */
export type VideoWish = { readonly crf?: number; readonly load: number };

/** Past this many million pixels (two minutes of 1080p30) the quickest settings are used, so that the time limit holds. */
const heavyLoad = 7500;
/** Past this (twenty seconds of 1080p30), quicker ones than usual. */
const mediumLoad = 1250;

/** A CRF of the usual scale (18 hard to tell from the source, 28 visibly soft) as a quantiser of the MPEG codecs, 2 to 31. */
const quantiser = (crf = 20): number => Math.min(31, Math.max(2, Math.round((crf - 12) / 2.2)));

/**
 * Video encoders, as arguments. H.264 High in yuv420p plays on everything; CRF 20 at `veryfast` is hard to tell from the
 * source (SSIM above 0.97, see engine.test.ts). VP9 with row-based threads at `cpu-used 5` is several times
 * quicker than its defaults at the same quality.
 */
export const videoEncoders = {
  h264: ({ crf = 20, load }: VideoWish) => [
    ...['-c:v', 'libx264', '-preset', load > heavyLoad ? 'ultrafast' : load > mediumLoad ? 'superfast' : 'veryfast'],
    ...['-crf', String(crf), ...(load > heavyLoad ? [] : ['-profile:v', 'high']), '-pix_fmt', 'yuv420p'],
  ],
  vp9: ({ crf = 20, load }: VideoWish) => [
    ...[
      '-c:v',
      'libvpx-vp9',
      '-crf',
      String(Math.min(63, crf + 11)),
      '-b:v',
      '0',
      '-row-mt',
      '1',
      '-tile-columns',
      '2',
      '-pix_fmt',
      'yuv420p',
    ],
    ...(load > mediumLoad ? ['-deadline', 'realtime', '-cpu-used', load > heavyLoad ? '8' : '6'] : ['-deadline', 'good', '-cpu-used', '5']),
  ],
  mpeg2: ({ crf }: VideoWish) => ['-c:v', 'mpeg2video', '-q:v', String(quantiser(crf)), '-pix_fmt', 'yuv420p'],
  mpeg2studio: ({ crf }: VideoWish) => ['-c:v', 'mpeg2video', '-q:v', String(quantiser(crf)), '-pix_fmt', 'yuv422p', '-r', '25'],
  wmv2: ({ crf }: VideoWish) => ['-c:v', 'wmv2', '-q:v', String(quantiser(crf)), '-pix_fmt', 'yuv420p'],
  theora: ({ crf = 20 }: VideoWish) => [
    '-c:v',
    'libtheora',
    '-q:v',
    String(Math.min(10, Math.max(1, Math.round(18 - crf / 2)))),
    '-pix_fmt',
    'yuv420p',
  ],
} as const;

/** What an audio encoder is told about its source, and the bit rate that was asked for, in kbit/s. */
export type AudioWish = { readonly source: Stream; readonly kbps?: number };

const rate = (kbps: number): string[] => ['-b:a', `${kbps}k`];

/** Kilobits for a channel: 96 of AAC and 64 of Opus are clear to nearly all ears. */
const perChannel = (source: Stream, kbps: number, most: number): number => Math.min(most, kbps * Math.max(1, source.channels));

const pcmBits = ({ codec, bits }: Stream): 8 | 16 | 24 | 32 | 'float' => {
  if (/^pcm_f(32|64)/.test(codec)) return 'float';
  if (codec === 'pcm_u8' || codec === 'pcm_s8') return 8;
  if (bits > 24) return 32;
  return bits > 16 ? 24 : 16;
};

/** Uncompressed sound of the source's own depth, so that not a sample changes. */
const pcm = (source: Stream, order: 'le' | 'be'): string[] => {
  const bits = pcmBits(source);
  if (bits === 'float') return ['-c:a', `pcm_f32${order}`];
  if (bits === 8) return ['-c:a', order === 'le' ? 'pcm_u8' : 'pcm_s8'];
  return ['-c:a', `pcm_s${bits}${order}`];
};

/** Audio encoders, as arguments; rates that a codec does not take are brought to the nearest by FFmpeg itself. */
export const audioEncoders = {
  mp3: ({ kbps }: AudioWish) => ['-c:a', 'libmp3lame', ...(kbps ? rate(kbps) : ['-q:a', '2'])],
  aac: ({ source, kbps }: AudioWish) => ['-c:a', 'aac', ...rate(kbps ?? perChannel(source, 96, 512))],
  opus: ({ source, kbps }: AudioWish) => [
    '-c:a',
    'libopus',
    ...rate(kbps ?? perChannel(source, 64, 450)),
    ...(source.channels > 2 ? ['-mapping_family', '1'] : []),
  ],
  vorbis: ({ kbps }: AudioWish) => ['-c:a', 'libvorbis', ...(kbps ? rate(kbps) : ['-q:a', '6'])],
  speex: () => ['-c:a', 'libspeex', '-ac', '1', '-ar', '16000'],
  wma: ({ kbps }: AudioWish) => ['-c:a', 'wmav2', ...rate(kbps ?? 192), '-ac', '2'],
  ac3: ({ source, kbps }: AudioWish) => ['-c:a', 'ac3', ...rate(kbps ?? (source.channels > 2 ? 448 : 192))],
  mp2: ({ kbps }: AudioWish) => ['-c:a', 'mp2', ...rate(kbps ?? 256), '-ac', '2'],
  flac: ({ source }: AudioWish) => ['-c:a', 'flac', ...(source.bits > 16 || /^pcm_f/.test(source.codec) ? ['-sample_fmt', 's32'] : [])],
  wavpack: () => ['-c:a', 'wavpack'],
  tta: () => ['-c:a', 'tta'],
  pcm: ({ source }: AudioWish) => pcm(source, 'le'),
  pcmBig: ({ source }: AudioWish) => pcm(source, 'be'),
  pcmStudio: () => ['-c:a', 'pcm_s16le', '-ar', '48000'],
  pcm16: () => ['-c:a', 'pcm_s16le'],
} as const satisfies Record<string, (wish: AudioWish) => readonly string[]>;

/** Most channels and sample rates that an encoder takes, where FFmpeg would refuse instead of adapting. */
export const audioBounds: Partial<Record<keyof typeof audioEncoders, { readonly channels?: number; readonly rates?: readonly number[] }>> =
  {
    mp3: { channels: 2, rates: [8000, 11025, 12000, 16000, 22050, 24000, 32000, 44100, 48000] },
    ac3: { channels: 6, rates: [32000, 44100, 48000] },
    // Below these rates MP2 allows only low bit rates.
    mp2: { rates: [32000, 44100, 48000] },
    wma: { rates: [8000, 11025, 16000, 22050, 32000, 44100, 48000] },
    vorbis: { channels: 8 },
    aac: { channels: 8, rates: [7350, 8000, 11025, 12000, 16000, 22050, 24000, 32000, 44100, 48000, 64000, 88200, 96000] },
    flac: { channels: 8 },
  };
