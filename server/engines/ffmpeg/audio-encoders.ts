import type { Stream } from './media.ts';

/** Input of an audio encoder: the source, the stream after applying the codec's bounds, and the requested bit rate. */
export type AudioParameters = {
  readonly source: Stream;
  readonly channels: number;
  readonly sampleRate: number;
  readonly kbps?: number;
  /** Whether the bit rate is a share of a target size, to be used well but not exceeded. */
  readonly isShare?: boolean;
  readonly constantRate?: boolean;
};

const pcmBits = ({ codec, bits }: Stream): 8 | 16 | 24 | 32 | 'f32' | 'f64' => {
  if (codec.startsWith('pcm_f')) return codec.startsWith('pcm_f64') ? 'f64' : 'f32';
  if (codec === 'pcm_u8' || codec === 'pcm_s8') return 8;
  if (bits > 24) return 32;
  // The one-bit samples of DSD have a very high rate; they become 24-bit samples.
  return bits > 16 || codec.startsWith('dsd_') ? 24 : 16;
};

/** Uncompressed audio at the source's bit depth: lossless. */
const pcm = (source: Stream, order: 'le' | 'be'): readonly string[] => {
  const bits = pcmBits(source);
  if (bits === 8) return ['-c', order === 'le' ? 'pcm_u8' : 'pcm_s8'];
  return ['-c', `pcm_${typeof bits === 'number' ? `s${bits}` : bits}${order}`];
};

/** Whether 16 bits are enough for every sample. */
const isShort = (source: Stream): boolean => pcmBits(source) === 8 || pcmBits(source) === 16;

const rate = (kbps: number): readonly string[] => ['-b', `${kbps}k`];

/** MPEG audio at half the usual sample rates and below has lower bit rates (ISO/IEC 13818-3). */
const isHalfRate = (sampleRate: number): boolean => sampleRate < 32_000;

/** Constant MP3 bit rate as good as the default variable one; the lowest sample rates allow at most 64 (MPEG-2.5). */
const constantMp3 = (channels: number, sampleRate: number): number =>
  sampleRate < 16_000 ? 64 : isHalfRate(sampleRate) ? 80 * channels : 96 * channels;

/** Bit rates of MPEG audio at half the usual sample rates, layers II and III (ISO/IEC 13818-3). */
const lowRates = [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
/** Constant bit rates of MP3 (ISO/IEC 11172-3, table 2.4.2.3). */
const mp3Rates = (sampleRate: number): readonly number[] =>
  isHalfRate(sampleRate) ? lowRates : [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
/** Fraction of a share from which it counts as well used. */
const nearRate = 0.85;

const mp2Rates = (sampleRate: number): readonly number[] =>
  isHalfRate(sampleRate) ? lowRates : [32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384];

/** Audio encoders as arguments for one stream. Defaults are transparent to most listeners: 96 kbit/s of AAC per channel, 64 of Opus. */
export const audioEncoders = {
  mp3: ({ channels, sampleRate, kbps, isShare, constantRate }: AudioParameters) => {
    if (kbps && isShare) {
      const below = mp3Rates(sampleRate).findLast((one) => one <= kbps) ?? 8;
      // An average bit rate may be any number, but the encoder undershoots it by more than a nearby constant rate.
      return ['-c', 'libmp3lame', ...(constantRate || below >= kbps * nearRate ? rate(below) : ['-abr', '1', ...rate(kbps)])];
    }
    const steady = constantRate ? constantMp3(channels, sampleRate) : undefined;
    return ['-c', 'libmp3lame', ...((kbps ?? steady) ? rate(kbps ?? steady ?? 0) : ['-q', '2'])];
  },
  aac: ({ channels, kbps = Math.min(512, 96 * channels) }: AudioParameters) => ['-c', 'aac', ...rate(kbps)],
  opus: ({ channels, kbps = Math.min(450, 64 * channels), isShare }: AudioParameters) => [
    ...['-c', 'libopus', ...rate(kbps), ...(isShare ? ['-vbr', 'off'] : []), ...(channels > 2 ? ['-mapping_family', '1'] : [])],
  ],
  vorbis: ({ kbps }: AudioParameters) => ['-c', 'libvorbis', ...(kbps ? rate(kbps) : ['-q', '6'])],
  speex: () => ['-c', 'libspeex'],
  wma: ({ channels, kbps = 96 * channels }: AudioParameters) => ['-c', 'wmav2', ...rate(kbps)],
  ac3: ({ channels, kbps = channels > 2 ? 448 : 96 * channels }: AudioParameters) => ['-c', 'ac3', ...rate(kbps)],
  mp2: ({ channels, sampleRate, kbps = (isHalfRate(sampleRate) ? 80 : 128) * channels }: AudioParameters) => [
    ...['-c', 'mp2', ...rate(mp2Rates(sampleRate).findLast((one) => one <= kbps) ?? 32)],
  ],
  flac: ({ source }: AudioParameters) => ['-c', 'flac', '-sample_fmt', isShort(source) ? 's16' : 's32'],
  alac: ({ source }: AudioParameters) => ['-c', 'alac', '-sample_fmt', isShort(source) ? 's16p' : 's32p'],
  wavpack: () => ['-c', 'wavpack'],
  tta: () => ['-c', 'tta'],
  pcm: ({ source }: AudioParameters) => pcm(source, 'le'),
  pcmBig: ({ source }: AudioParameters) => pcm(source, 'be'),
  pcmStudio: () => ['-c', 'pcm_s16le'],
  pcm16: () => ['-c', 'pcm_s16le'],
  pcm32: () => ['-c', 'pcm_s32le'],
} as const satisfies Record<string, (parameters: AudioParameters) => readonly string[]>;

/** Limits of a codec for which FFmpeg fails instead of adapting. */
type Bounds = {
  readonly channels?: number;
  /** Sample rates in ascending order. */
  readonly rates?: readonly number[];
  /** Highest sample rate that players surely support for a source of this rate, unless one is requested. */
  readonly usualRate?: (sampleRate: number) => number;
  /** The same for channels. */
  readonly usualChannels?: number;
  /** Channel layouts that players support; other layouts with as many channels are converted to one of them. */
  readonly layouts?: string;
  /** Lowest and highest kilobits per second; undefined if no bit rate can be set. */
  readonly kbps?: (channels: number, sampleRate: number) => readonly [number, number] | undefined;
};

/** libvorbis' lowest and highest kilobits per channel by sample rate (lib/modes); above these rates it supports only qualities. */
const vorbisRates: readonly (readonly [below: number, least: number, most: number])[] = [
  [9000, 8, 32],
  [15_000, 12, 44],
  [26_000, 16, 86],
  [40_000, 30, 190],
  [50_000, 32, 240],
];

export const audioBounds: Partial<Record<keyof typeof audioEncoders, Bounds>> = {
  mp3: {
    channels: 2,
    rates: [8000, 11025, 12000, 16000, 22050, 24000, 32000, 44100, 48000],
    kbps: (_, sampleRate) => [8, sampleRate < 16_000 ? 64 : isHalfRate(sampleRate) ? 160 : 320],
  },
  aac: {
    channels: 8,
    rates: [7350, 8000, 11025, 12000, 16000, 22050, 24000, 32000, 44100, 48000, 64000, 88200, 96000],
    // Android guarantees AAC up to 48,000 Hz (Supported media formats), and so do iPhones.
    usualRate: (sampleRate) => (sampleRate % 44_100 === 0 ? 44_100 : 48_000),
    // The same guarantee covers up to 5.1.
    usualChannels: 6,
    layouts: 'mono|stereo|3.0|4.0|5.0|5.1|7.1',
  },
  opus: {
    channels: 8,
    rates: [8000, 12000, 16000, 24000, 48000],
    layouts: 'mono|stereo|3.0|quad|5.0|5.1|6.1|7.1',
    kbps: (channels) => [6 * channels, 256 * channels],
  },
  vorbis: {
    channels: 8,
    layouts: 'mono|stereo|3.0|quad|5.0|5.1|6.1|7.1',
    kbps: (channels, sampleRate) => {
      const [, least = 0, most = 0] = vorbisRates.find(([below]) => sampleRate <= below) ?? [];
      return most ? [least * channels, most * channels] : undefined;
    },
  },
  speex: { channels: 1, rates: [16000] },
  wma: { channels: 2, rates: [8000, 11025, 16000, 22050, 32000, 44100, 48000], kbps: () => [24, 500] },
  ac3: { channels: 6, rates: [32000, 44100, 48000] },
  mp2: {
    channels: 2,
    rates: [16000, 22050, 24000, 32000, 44100, 48000],
    kbps: (channels, sampleRate) => [32 * channels, isHalfRate(sampleRate) ? 160 : channels === 1 ? 192 : 320],
  },
  // FLAC stores the sample rate in 20 bits, and FFmpeg writes up to 655,350; decoded DSD128 exceeds it.
  flac: { channels: 8, usualRate: (sampleRate) => sampleRate / 2 ** Math.max(0, Math.ceil(Math.log2(sampleRate / 655_350))) },
  alac: { channels: 8, usualRate: (sampleRate) => sampleRate / 2 ** Math.max(0, Math.ceil(Math.log2(sampleRate / 384_000))) },
  pcmStudio: { rates: [48000] },
  pcm16: { channels: 2 },
};
