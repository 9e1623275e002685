import { claimedFormatCount, claimedFormats } from './claims.ts';
import { formats } from './formats.ts';
import { offeredPairs } from './pairs.ts';

/** Aliases do not count as formats. */
const own = new Set(formats.filter((format) => !format.aliasOf).map(({ id }) => id));
const pairs = offeredPairs().filter(({ from, to }) => own.has(from) && own.has(to));

/** Number of formats that can be converted from or to. */
export const formatCount: number = new Set(pairs.flatMap(({ from, to }) => [from, to])).size;

/** Conversions between two different formats. */
export const pairCount: number = pairs.length;

if (formatCount <= claimedFormatCount) throw new Error(`${claimedFormats} are claimed and ${formatCount} are there.`);
