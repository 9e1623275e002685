import { readClock } from './cue.ts';
import type { Attribute } from './ttml-looks.ts';

/** Frames and ticks per second. */
type Rates = { readonly frames: number; readonly ticks: number };

/** Frames per second, with the multiplier of television: `30` and `1000 1001`. */
const frameRate = (rate: string | undefined, multiplier: string | undefined): number => {
  const [over = 1, under = 1] = (multiplier ?? '').split(/[ :]/, 2).map((part) => Number(part) || 1);
  return ((Number(rate) || 30) * over) / under;
};

/** Without a rate of ticks, there is one for each frame, if the file states their rate (TTML2, 6.2.13). */
export const ratesOf = (of: Attribute): Rates => {
  const frames = frameRate(of('frameRate'), of('frameRateMultiplier'));
  return { frames, ticks: Number(of('tickRate')) || (of('frameRate') === undefined ? 1 : frames) };
};

/** Times of TTML (TTML2, 12.3): a clock with a fraction or frames, or a number with a unit. */
const ttmlTime = (text: string | undefined, { frames: rate, ticks }: Rates): number | undefined => {
  if (text === undefined) return undefined;
  const offset = /^(\d{1,12}(?:\.\d{1,9})?)(h|ms|m|s|f|t)$/.exec(text.trim());
  if (offset) {
    const units: Readonly<Record<string, number>> = { h: 3_600_000, m: 60_000, s: 1000, ms: 1, f: 1000 / rate, t: 1000 / ticks };
    return Math.round(Number(offset[1]) * (units[offset[2] ?? ''] ?? 0));
  }
  const frames = /^(\d{1,4}:\d\d:\d\d)[:;](\d{1,3})$/.exec(text.trim());
  const clock = readClock(frames?.[1] ?? text);
  return clock === undefined ? undefined : clock + Math.round((Number(frames?.[2] ?? 0) / rate) * 1000);
};

export type Span = {
  /** Undefined if neither the element nor one around it says when it begins. */
  readonly start?: number;
  readonly end?: number;
  /** Whether the element itself has times. */
  readonly isTimed: boolean;
};

/** The times of an element, which count from the start of the one around it (TTML2, 12.4); without its own, it has those. */
export const spanOf = (of: Attribute, around: Span, rates: Rates): Span => {
  const [begin, length, till] = [ttmlTime(of('begin'), rates), ttmlTime(of('dur'), rates), ttmlTime(of('end'), rates)];
  const offset = around.start ?? 0;
  const start = begin === undefined ? around.start : offset + begin;
  const end = till !== undefined ? offset + till : length !== undefined && start !== undefined ? start + length : around.end;
  return {
    ...(start === undefined ? {} : { start }),
    ...(end === undefined ? {} : { end }),
    isTimed: begin !== undefined || length !== undefined || till !== undefined,
  };
};
