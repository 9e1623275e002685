import type { Finding } from './finding.ts';

/** Nothing of this program is older. */
const earliest = Date.UTC(2025, 0, 1);
/** A clock is watched for this long at least before it counts as stopped. */
const watchedMs = 20;

/** A reading of both clocks, in milliseconds: the one of the day, and the one that only counts on. */
type Reading = { readonly day: number; readonly counted: number };
const readClocks = (): Reading => ({ day: Date.now(), counted: performance.now() });

const topic = 'Clock';
const why = 'Results expire by it, and signed requests are refused by other clocks.';

/** What is wrong with a clock between two readings. */
export const judgeClock = (first: Reading, second: Reading): Finding => {
  const date = new Date(second.day).toISOString();
  const fix = 'Set it (timedatectl set-ntp true, or on the host of a container or virtual machine) and start again.';
  if (second.day < earliest)
    return { topic, state: 'fault', says: `The clock says ${date}, which is before this program was written. ${why}`, fix };
  const counted = second.counted - first.counted;
  if (counted >= watchedMs && second.day - first.day < counted / 10)
    return { topic, state: 'fault', says: `The clock stands still at ${date}. ${why}`, fix };
  return { topic, state: 'ok', says: date };
};

/** Reads the clocks twice and judges them. */
export const checkClock = async (): Promise<Finding> => {
  const first = readClocks();
  await Bun.sleep(2 * watchedMs);
  return judgeClock(first, readClocks());
};
