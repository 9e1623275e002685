import { type Message, message } from '../../../catalogue/languages/message.ts';
import type { OptionValues } from '../../../catalogue/options.ts';
import type { Target } from './containers.ts';
import { type Stream, uprightLines } from './media.ts';
import { askedHeight, askedTurn } from './video-filters.ts';

/** Frame rates of MPEG-2 (ISO/IEC 13818-2, table 6-4), ascending. */
const mpegRates = ['24000/1001', '24', '25', '30000/1001', '30', '50', '60000/1001', '60'];
/** The same plus slower ones, for videos with a variable frame rate. */
const steadyRates = ['5', '10', '15', '20', ...mpegRates];

const perSecond = (rate: string): number => {
  const [over = 0, under = 1] = rate.split('/').map(Number);
  return over / under;
};

const isSame = (one: number, other: number, slack: number): boolean => Math.abs(one - other) <= one * slack;
/** Half a percent: the precision of phone clocks. */
const loose = 0.005;
const exact = 0.0001;

/** The lowest multiple of the wanted rate, so that all frames are shown equally long; else the next higher rate; else the highest. */
const fitting = (rates: readonly string[], wanted: number): string => {
  const multiple = (slack: number) =>
    rates.find((rate) => isSame(perSecond(rate), Math.max(1, Math.round(perSecond(rate) / wanted)) * wanted, slack));
  return multiple(exact) ?? multiple(loose) ?? rates.find((rate) => perSecond(rate) > wanted) ?? rates.at(-1) ?? '25';
};

const isSteady = ({ frameRate, tickRate }: Stream): boolean => frameRate > 0 && isSame(tickRate, frameRate, loose);

/** Highest rate for frames of variable duration; a stream's clock may tick 90,000 times a second. */
const highestTick = 60;

/** Below this rate players seek badly and some drop frames. */
const slowest = 10;

/**
 * Frame rate of a video from an animated image: its own rate, or a multiple if it is slow. For variable durations, a rate
 * that shows each frame nearly as long as before.
 */
export const imageRate = (stream: Stream | undefined): number => {
  if (stream && isSteady(stream) && stream.tickRate <= highestTick)
    return stream.tickRate * Math.max(1, Math.ceil(slowest / stream.tickRate));
  return (stream?.frameRate ?? 0) > 25 ? 50 : 25;
};

/** Whether the target supports this stream's frame times without encoding. */
export const keepsTimes = (stream: Stream, { steadyRate }: Target): boolean => !steadyRate || isSteady(stream);

const discRates = ['25', '30000/1001'];
const [rate50 = '', rate60 = ''] = discRates;

export const discRateFor = ({ frameRate }: Stream): string =>
  [25, 50, 12.5].some((rate) => isSame(rate, frameRate, loose)) ? rate50 : rate60;

/** The rate, or its largest integer fraction within the limit: 60 becomes 30; at a third, two of three frames are dropped. */
const atMost = (rate: string, most: number): string => {
  const [over = '25', under = '1'] = rate.split('/');
  const parts = Math.ceil(perSecond(rate) / (most * (1 + loose)));
  return parts > 1 ? `${over}/${Number(under) * parts}` : rate;
};

/** Highest frame rate that the target's players support at the output size. */
const mostFrames = (stream: Stream, { video }: Target, options: OptionValues): number | undefined => {
  const { maxRate, maxLines = Number.POSITIVE_INFINITY, maxPixelRate } = video ?? {};
  if (maxPixelRate === undefined) return maxRate;
  const lines = uprightLines(stream, askedTurn(options));
  const scale = (askedHeight(options) ?? Math.min(lines, maxLines)) / lines;
  const most = maxPixelRate / (stream.width * stream.height * scale ** 2);
  // MPEG-2 has no rates above 60, so a higher limit is none.
  return most < 60 ? Math.min(most, maxRate ?? most) : maxRate;
};

/** The frame rate of the output, and a note if it differs from the requested one. Empty if frames keep their own times. */
export const rateFor = (stream: Stream, target: Target, options: OptionValues): { readonly rate?: string; readonly note?: Message } => {
  if (target.video?.disc) return { rate: discRateFor(stream) };
  const most = mostFrames(stream, target, options);
  const chosen = chooseRate(stream, target, options);
  if (most === undefined || options.frameRate !== undefined) return chosen;
  const own = chosen.rate ?? (isSteady(stream) ? exactRate(stream.frameRate) : String(most));
  const rate = atMost(own, most);
  return rate === own ? chosen : { rate };
};

/** An exact fraction for the rates of video and television: 29.97 is 30000/1001. */
const exactRate = (rate: number): string => {
  const whole = Math.round(rate);
  if (isSame(whole, rate, exact)) return String(whole);
  return isSame((whole * 1000) / 1001, rate, exact) ? `${whole * 1000}/1001` : String(rate);
};

/** One rate for streams that are joined: the highest of theirs. */
export const joinedRate = (streams: readonly Stream[]): string => {
  const rates = streams.map((stream) => {
    if (isSteady(stream) && stream.frameRate <= highestTick) return exactRate(stream.frameRate);
    return fitting(steadyRates, Math.min(highestTick, stream.tickRate > highestTick ? stream.frameRate || 25 : stream.tickRate || 25));
  });
  return rates.toSorted((a, b) => perSecond(b) - perSecond(a))[0] ?? '25';
};

const chooseRate = (stream: Stream, target: Target, options: OptionValues): { readonly rate?: string; readonly note?: Message } => {
  const asked = typeof options.frameRate === 'number' ? options.frameRate : undefined;
  const hasMpegRates = target.steadyRate === 'mpeg';
  if (asked !== undefined) {
    const rate = hasMpegRates ? fitting(mpegRates, asked) : String(asked);
    return {
      rate,
      note: perSecond(rate) === asked ? undefined : message('frameRates', { rate: Number(perSecond(rate).toFixed(2)) }),
    };
  }
  if (!target.steadyRate || (isSteady(stream) && !hasMpegRates)) return {};
  const ticks = stream.tickRate > 0 && stream.tickRate <= highestTick ? stream.tickRate : stream.frameRate || 25;
  return { rate: fitting(hasMpegRates ? mpegRates : steadyRates, ticks) };
};
