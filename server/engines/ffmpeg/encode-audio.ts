import { type Message, message } from '../../../catalogue/languages/message.ts';
import { type AudioCodec, codecNames } from '../../../catalogue/media-targets.ts';
import type { OptionValues } from '../../../catalogue/options.ts';
import { audioBounds, audioEncoders } from './audio-encoders.ts';
import type { Target } from './containers.ts';
import type { Stream } from './media.ts';

/** Arguments for an audio track, and notes about requests that were not met. */
export type EncodedTrack = { readonly args: readonly string[]; readonly notes: readonly Message[] };

/** Whether a part of the recording is requested. It must be encoded, because copied packets can only be cut at key frames. */
export const trims = ({ trimStart, trimEnd }: OptionValues): boolean => trimStart !== undefined || trimEnd !== undefined;

const asked = (value: unknown, keep: string): number | undefined =>
  typeof value === 'string' && value !== keep ? Number(value) : undefined;

/** The lowest lossless rate, else the highest. */
const rateFor = (rates: readonly number[], wanted: number): number => rates.find((rate) => rate >= wanted) ?? rates.at(-1) ?? wanted;

const hertz = (rate: number): string => `${rate.toLocaleString('en')} Hz`;

/** Codecs that adapt to low bit rates themselves. */
const adapts: ReadonlySet<string> = new Set(['opus', 'speex']);

/** Channels and sample rate that suit a low bit rate: fewer of them sound better than all with almost no bits each. */
const narrowed = (
  { channels, sampleRate }: Stream,
  share: number | undefined,
  encoder: string,
): Pick<Stream, 'channels' | 'sampleRate'> => {
  if (share === undefined) return { channels, sampleRate };
  const left = Math.min(channels, share < 40 ? 1 : share < 128 ? 2 : channels);
  const each = share / left;
  if (each >= 32 || adapts.has(encoder)) return { channels: left, sampleRate };
  const parts = each >= 20 ? 2 : each >= 12 ? 4 : 6;
  return { channels: left, sampleRate: Math.min(sampleRate, (sampleRate % 11_025 === 0 ? 44_100 : 48_000) / parts) };
};

type TrackNeeds = {
  /** Whether silence must fill the time before the track begins. */
  readonly fillsStart?: boolean;
  /** The share of the requested size. */
  readonly kbps?: number;
};

/** Whether the track is copied: because it plays in the target, or because a copy is requested and the container supports it. */
const copiesAudio = (source: Stream, audio: NonNullable<Target['audio']>, { audioCodec }: OptionValues): boolean => {
  if (audioCodec === 'copy') return audio.holds.has(source.codec);
  // PCM codecs have a name for each byte order and depth.
  if (audioCodec !== undefined)
    return source.codec === audioCodec || (audioCodec === 'pcm' && source.codec.startsWith('pcm_') && audio.holds.has(source.codec));
  return (
    audio.plays.has(source.codec) &&
    (!audio.constantRate || source.constantRate === true) &&
    (audio.rates ?? [source.sampleRate]).includes(source.sampleRate) &&
    source.channels <= (audio.maxChannels ?? Number.POSITIVE_INFINITY)
  );
};

/** Copies the track if the target's players support it and nothing else is requested, else encodes it within the codec's bounds. */
export const encodeAudio = (
  source: Stream,
  { audio, encoders }: Target,
  target: string,
  options: OptionValues,
  { fillsStart = false, kbps: share }: TrackNeeds = {},
): EncodedTrack => {
  if (!audio) return { args: [], notes: [] };
  const kbps = asked(options.audioBitrate, 'auto') ?? share;
  const askedRate = asked(options.sampleRate, 'original');
  const askedChannels = asked(options.channels, 'original');
  // Volume gain in decibels.
  const gain = typeof options.gain === 'number' ? options.gain : undefined;
  const untouched =
    gain === undefined && !fillsStart && kbps === undefined && askedRate === undefined && askedChannels === undefined && !trims(options);
  if (untouched && copiesAudio(source, audio, options)) return { args: ['-c', 'copy'], notes: [] };

  const codec: AudioCodec = audio.choices.find((choice) => choice === options.audioCodec) ?? audio.codec;
  const encoder = (encoders?.[codec] ?? codec) as keyof typeof audioEncoders;
  const bounds = audioBounds[encoder] ?? {};
  const narrow = narrowed(source, share, encoder);
  const channels = Math.min(
    askedChannels ?? Math.min(narrow.channels, bounds.usualChannels ?? Number.POSITIVE_INFINITY),
    bounds.channels ?? Number.POSITIVE_INFINITY,
    audio.maxChannels ?? Number.POSITIVE_INFINITY,
  );
  const wanted = askedRate ?? Math.min(narrow.sampleRate, bounds.usualRate?.(source.sampleRate) ?? Number.POSITIVE_INFINITY);
  const rates = audio.rates ?? bounds.rates;
  const sampleRate = rates && wanted ? rateFor(rates, wanted) : wanted;
  const [least, most] = (bounds.kbps ? bounds.kbps(channels, sampleRate) : [0, Number.POSITIVE_INFINITY]) ?? [0, 0];
  const taken = kbps && most ? Math.max(least, Math.min(kbps, most)) : undefined;
  const isFiner = encoder === 'flac' && (source.bits > 24 || source.codec.startsWith('pcm_f'));
  const notes = [
    ...(untouched && options.audioCodec === 'copy'
      ? [message('soundEncoded', { target, source: source.codec, codec: codecNames[codec] })]
      : []),
    ...(isFiner ? [message('bitsLeft', { target, bits: source.bits })] : []),
    ...(askedRate === undefined && encoder === 'flac' && sampleRate < source.sampleRate
      ? [message('sampleRate', { target, asked: hertz(source.sampleRate), taken: hertz(sampleRate) })]
      : []),
    ...(askedRate !== undefined && askedRate !== sampleRate
      ? [message('sampleRate', { target, asked: hertz(askedRate), taken: hertz(sampleRate) })]
      : []),
    ...(kbps !== taken && share === undefined
      ? [taken ? message('bitRate', { target, asked: kbps ?? 0, taken }) : message('bitRateOwn', { target, asked: kbps ?? 0 })]
      : []),
  ];
  const filters = [
    ...(gain === undefined ? [] : [`volume=${gain}dB`, 'alimiter=limit=0.891:level=false']),
    ...(fillsStart ? ['aresample=async=1:first_pts=0'] : []),
    ...(bounds.layouts && channels > 2 ? [`aformat=channel_layouts=${bounds.layouts}`] : []),
  ];
  const args = [
    ...audioEncoders[encoder]({
      source,
      channels,
      sampleRate,
      kbps: taken,
      isShare: share !== undefined,
      constantRate: audio.constantRate === true,
    }),
    ...(sampleRate !== source.sampleRate ? ['-ar', String(sampleRate)] : []),
    ...(channels !== source.channels ? ['-ac', String(channels)] : []),
    ...(filters.length > 0 ? ['-filter', filters.join(',')] : []),
  ];
  return { args, notes };
};
