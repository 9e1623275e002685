import type { OptionValues } from '../../../catalogue/options.ts';
import type { Target } from './containers.ts';
import { type Stream, uprightLines } from './media.ts';
import { askedHeight, askedTurn } from './video-filters.ts';

/** The rates that MPEG-2 has (ISO/IEC 13818-2, table 6-4), upwards. */
const mpegRates = ['24000/1001', '24', '25', '30000/1001', '30', '50', '60000/1001', '60'];
/** The same and slower ones, for videos whose frames come at no steady rate. */
const steadyRates = ['5', '10', '15', '20', ...mpegRates];

const perSecond = (rate: string): number => {
  const [over = 0, under = 1] = rate.split('/').map(Number);
  return over / under;
};

const isSame = (one: number, other: number, slack: number): boolean => Math.abs(one - other) <= one * slack;
/** Half a percent: the clocks of phones are not better. */
const loose = 0.005;
const exact = 0.0001;

/** The lowest rate that is a multiple of the wanted one, so that every frame is shown equally long; else the next higher; else the highest. */
const fitting = (rates: readonly string[], wanted: number): string => {
  const multiple = (slack: number) =>
    rates.find((rate) => isSame(perSecond(rate), Math.max(1, Math.round(perSecond(rate) / wanted)) * wanted, slack));
  return multiple(exact) ?? multiple(loose) ?? rates.find((rate) => perSecond(rate) > wanted) ?? rates.at(-1) ?? '25';
};

/** Do the frames come at one steady rate? */
const isSteady = ({ frameRate, tickRate }: Stream): boolean => frameRate > 0 && isSame(tickRate, frameRate, loose);

/** Highest rate at which frames of uneven length are shown; the clock of a stream may tick 90,000 times a second. */
const highestTick = 60;

/** Below this players seek badly and some drop frames. */
const slowest = 10;

/**
 * The rate at which an animated image becomes a video, in frames a second: its own, or a multiple of that where it is slow. Where frames
 * are of uneven length, one at which each is shown nearly as long as it was.
 */
export const imageRate = (stream: Stream | undefined): number => {
  if (stream && isSteady(stream) && stream.tickRate <= highestTick)
    return stream.tickRate * Math.max(1, Math.ceil(slowest / stream.tickRate));
  return (stream?.frameRate ?? 0) > 25 ? 50 : 25;
};

/** Can this stream's frames go into the target when they are not encoded anew? */
export const keepsTimes = (stream: Stream, { steadyRate }: Target): boolean => !steadyRate || isSteady(stream);

/** The rates of DVDs, of discs for 50 Hz and for 60 Hz. */
const discRates = ['25', '30000/1001'];
const [rate50 = '', rate60 = ''] = discRates;

/** The rate of a DVD that shows these frames most evenly. */
export const discRateFor = ({ frameRate }: Stream): string =>
  [25, 50, 12.5].some((rate) => isSame(rate, frameRate, loose)) ? rate50 : rate60;

/** The rate, or the largest whole part of it that is not above the most: 60 becomes 30, and of three frames two go. */
const atMost = (rate: string, most: number): string => {
  const [over = '25', under = '1'] = rate.split('/');
  const parts = Math.ceil(perSecond(rate) / (most * (1 + loose)));
  return parts > 1 ? `${over}/${Number(under) * parts}` : rate;
};

/** Most frames a second that the target's players know of images of the size that these get. */
const mostFrames = (stream: Stream, { video }: Target, options: OptionValues): number | undefined => {
  const { maxRate, maxLines = Number.POSITIVE_INFINITY, maxPixelRate } = video ?? {};
  if (maxPixelRate === undefined) return maxRate;
  const lines = uprightLines(stream, askedTurn(options));
  const scale = (askedHeight(options) ?? Math.min(lines, maxLines)) / lines;
  const most = maxPixelRate / (stream.width * stream.height * scale ** 2);
  // What MPEG-2 has no rates for is no bound.
  return most < 60 ? Math.min(most, maxRate ?? most) : maxRate;
};

/** The rate that a video is brought to, and what to say when it is not the one asked for. Nothing where frames keep their own times. */
export const rateFor = (stream: Stream, target: Target, options: OptionValues): { readonly rate?: string; readonly note?: string } => {
  if (target.video?.disc) return { rate: discRateFor(stream) };
  const most = mostFrames(stream, target, options);
  const chosen = chooseRate(stream, target, options);
  if (most === undefined || options.frameRate !== undefined) return chosen;
  const own = chosen.rate ?? (isSteady(stream) ? exactRate(stream.frameRate) : String(most));
  const rate = atMost(own, most);
  return rate === own ? chosen : { rate };
};

/** A rate as a fraction that is exact for those of video and television: 29.97 is 30000/1001. */
const exactRate = (rate: number): string => {
  const whole = Math.round(rate);
  if (isSame(whole, rate, exact)) return String(whole);
  return isSame((whole * 1000) / 1001, rate, exact) ? `${whole * 1000}/1001` : String(rate);
};

const chooseRate = (stream: Stream, target: Target, options: OptionValues): { readonly rate?: string; readonly note?: string } => {
  const asked = typeof options.frameRate === 'number' ? options.frameRate : undefined;
  const hasMpegRates = target.steadyRate === 'mpeg';
  if (asked !== undefined) {
    const rate = hasMpegRates ? fitting(mpegRates, asked) : String(asked);
    return {
      rate,
      note:
        perSecond(rate) === asked
          ? undefined
          : `This format has fixed frame rates: ${Number(perSecond(rate).toFixed(2))} a second were taken.`,
    };
  }
  if (!target.steadyRate || (isSteady(stream) && !hasMpegRates)) return {};
  const ticks = stream.tickRate > 0 && stream.tickRate <= highestTick ? stream.tickRate : stream.frameRate || 25;
  return { rate: fitting(hasMpegRates ? mpegRates : steadyRates, ticks) };
};
