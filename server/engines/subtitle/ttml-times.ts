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
  /** Undefined if neither the element nor one around it has times. */
  readonly start?: number;
  readonly end?: number;
  /** Whether the element itself has times. */
  readonly isTimed: boolean;
  /** Whether the end is the element's own. */
  readonly endsItself?: boolean;
};

/** Where the elements inside one have come to in time: `last` is the latest end of any, `next` the start of the next in a sequence. */
export type Clock = { readonly isSequence: boolean; last?: number; next?: number };

export const clockOf = (of: Attribute, { start }: Span): Clock => {
  const isSequence = of('timeContainer') === 'seq';
  return isSequence ? { isSequence, next: start ?? 0 } : { isSequence };
};

/**
 * The times of an element, which count from the start of the one around it, or from the end of the element before it in a sequence
 * (TTML2, 12.2.4 and 12.4). Without times of its own, it has those around it.
 */
export const spanOf = (of: Attribute, around: Span, rates: Rates, clock?: Clock): Span => {
  const [begin, length, till] = [ttmlTime(of('begin'), rates), ttmlTime(of('dur'), rates), ttmlTime(of('end'), rates)];
  const isTimed = begin !== undefined || length !== undefined || till !== undefined;
  const from = clock?.next ?? around.start ?? (isTimed ? 0 : undefined);
  const start = begin === undefined ? from : (from ?? 0) + begin;
  const own = till !== undefined ? (from ?? 0) + till : length !== undefined && start !== undefined ? start + length : undefined;
  const end = own !== undefined && around.end !== undefined ? Math.min(own, around.end) : (own ?? around.end);
  return {
    ...(start === undefined ? {} : { start }),
    ...(end === undefined ? {} : { end }),
    isTimed,
    ...(own === undefined ? {} : { endsItself: true }),
  };
};

/** Moves the clock of an element past one inside it. In a sequence, an element without an end takes no longer than what is in it. */
export const pass = (clock: Clock, { start, end, endsItself }: Span, inside: Clock): void => {
  const until = endsItself ? end : (inside.last ?? start);
  if (until === undefined) return;
  clock.last = Math.max(clock.last ?? 0, until);
  if (clock.isSequence) clock.next = until;
};
