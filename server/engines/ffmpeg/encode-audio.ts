import type { OptionValues } from '../../../catalogue/options.ts';
import { audioBounds, audioEncoders } from './audio-encoders.ts';
import type { Container } from './containers.ts';
import type { Stream } from './probe.ts';

/** How one sound track goes into the target, and what could not be as it was asked for. */
export type EncodedTrack = { readonly args: readonly string[]; readonly note?: string };

/** Is a part of the recording asked for? Copied packets can only be cut at key frames, so that such a part is encoded. */
export const trims = ({ trimStart, trimEnd }: OptionValues): boolean => trimStart !== undefined || trimEnd !== undefined;

const asked = (value: unknown, keep: string): number | undefined =>
  typeof value === 'string' && value !== keep ? Number(value) : undefined;

/** The lowest rate that loses nothing, else the highest. */
const rateFor = (rates: readonly number[], wanted: number): number => rates.find((rate) => rate >= wanted) ?? rates.at(-1) ?? wanted;

const hertz = (rate: number): string => `${rate.toLocaleString('en')} Hz`;

/** Copies the track where the target takes it as it is and nothing else was asked for, else encodes it within the codec's bounds. */
export const encodeAudio = (source: Stream, { audio }: Container, target: string, options: OptionValues): EncodedTrack => {
  if (!audio) return { args: [] };
  const kbps = asked(options.audioBitrate, 'auto');
  const askedRate = asked(options.sampleRate, 'original');
  const askedChannels = asked(options.channels, 'original');
  const untouched = kbps === undefined && askedRate === undefined && askedChannels === undefined && !trims(options);
  if (untouched && audio.copy.has(source.codec)) return { args: ['-c', 'copy'] };

  const bounds = audioBounds[audio.encoder] ?? {};
  const channels = Math.min(askedChannels ?? source.channels, bounds.channels ?? Number.POSITIVE_INFINITY);
  const wanted = askedRate ?? source.sampleRate;
  const sampleRate = bounds.rates && wanted ? rateFor(bounds.rates, wanted) : wanted;
  const most = bounds.kbps?.(channels, sampleRate) ?? Number.POSITIVE_INFINITY;
  const note =
    askedRate !== undefined && askedRate !== sampleRate
      ? `${target} has no sample rate of ${hertz(askedRate)}: ${hertz(sampleRate)} were taken.`
      : kbps !== undefined && kbps > most
        ? `${target} takes at most ${most} kbit/s for this sound.`
        : undefined;
  const args = [
    ...audioEncoders[audio.encoder]({ source, channels, sampleRate, kbps: kbps && Math.min(kbps, most) }),
    ...(sampleRate !== source.sampleRate ? ['-ar', String(sampleRate)] : []),
    ...(channels !== source.channels ? ['-ac', String(channels)] : []),
    ...(bounds.layouts && channels > 2 ? ['-filter', `aformat=channel_layouts=${bounds.layouts}`] : []),
  ];
  return { args, note };
};
