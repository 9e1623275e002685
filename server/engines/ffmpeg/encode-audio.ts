import type { OptionValues } from '../../../catalogue/options.ts';
import { audioBounds, audioEncoders } from './audio-encoders.ts';
import type { Container } from './containers.ts';
import type { Stream } from './probe.ts';

/** How one audio track goes into the target, and what could not be as it was asked for. */
export type EncodedTrack = { readonly args: readonly string[]; readonly notes: readonly string[] };

/** Is a part of the recording asked for? Copied packets can only be cut at key frames, so that such a part is encoded. */
export const trims = ({ trimStart, trimEnd }: OptionValues): boolean => trimStart !== undefined || trimEnd !== undefined;

const asked = (value: unknown, keep: string): number | undefined =>
  typeof value === 'string' && value !== keep ? Number(value) : undefined;

/** The lowest rate that loses nothing, else the highest. */
const rateFor = (rates: readonly number[], wanted: number): number => rates.find((rate) => rate >= wanted) ?? rates.at(-1) ?? wanted;

const hertz = (rate: number): string => `${rate.toLocaleString('en')} Hz`;

/** Copies the track where the target takes it as it is and nothing else was asked for, else encodes it within the codec's bounds. */
export const encodeAudio = (
  source: Stream,
  { audio }: Container,
  target: string,
  options: OptionValues,
  /** Whether silence has to stand in for what is missing before the track begins. */
  fillsStart = false,
): EncodedTrack => {
  if (!audio) return { args: [], notes: [] };
  const kbps = asked(options.audioBitrate, 'auto');
  const askedRate = asked(options.sampleRate, 'original');
  const askedChannels = asked(options.channels, 'original');
  const untouched = !fillsStart && kbps === undefined && askedRate === undefined && askedChannels === undefined && !trims(options);
  if (untouched && audio.copy.has(source.codec)) return { args: ['-c', 'copy'], notes: [] };

  const bounds = audioBounds[audio.encoder] ?? {};
  const channels = Math.min(askedChannels ?? source.channels, bounds.channels ?? Number.POSITIVE_INFINITY);
  const wanted = askedRate ?? source.sampleRate;
  const sampleRate = bounds.rates && wanted ? rateFor(bounds.rates, wanted) : wanted;
  const [least, most] = (bounds.kbps ? bounds.kbps(channels, sampleRate) : [0, Number.POSITIVE_INFINITY]) ?? [0, 0];
  const taken = kbps && most ? Math.max(least, Math.min(kbps, most)) : undefined;
  const isFiner = audio.encoder === 'flac' && (source.bits > 24 || source.codec.startsWith('pcm_f'));
  const notes = [
    ...(isFiner ? [`${target} has 24 bits a sample: what the ${source.bits} of the original say beyond them is left out.`] : []),
    ...(askedRate !== undefined && askedRate !== sampleRate
      ? [`${target} has no sample rate of ${hertz(askedRate)}: ${hertz(sampleRate)} were taken.`]
      : []),
    ...(kbps !== taken
      ? [`${target} has no bit rate of ${kbps} kbit/s for this sound: ${taken ? `${taken} were` : 'its own was'} taken.`]
      : []),
  ];
  const filters = [
    ...(fillsStart ? ['aresample=async=1:first_pts=0'] : []),
    ...(bounds.layouts && channels > 2 ? [`aformat=channel_layouts=${bounds.layouts}`] : []),
  ];
  const args = [
    ...audioEncoders[audio.encoder]({ source, channels, sampleRate, kbps: taken }),
    ...(sampleRate !== source.sampleRate ? ['-ar', String(sampleRate)] : []),
    ...(channels !== source.channels ? ['-ac', String(channels)] : []),
    ...(filters.length > 0 ? ['-filter', filters.join(',')] : []),
  ];
  return { args, notes };
};
