import { formats } from './formats.ts';
import { offeredPairs } from './pairs.ts';

/** A second spelling of a format is not counted as another one. */
const own = new Set(formats.filter((format) => !format.aliasOf).map(({ id }) => id));
const pairs = offeredPairs().filter(({ from, to }) => own.has(from) && own.has(to));

/** Formats that can be converted from or to. The one place where they are counted. */
export const formatCount: number = new Set(pairs.flatMap(({ from, to }) => [from, to])).size;

/** Conversions between two different formats. */
export const pairCount: number = pairs.length;

/** The claim that visitors read, which the counts must bear out. */
export const claimedFormats = 'Over 80 formats';
const claimed = 80;
if (formatCount <= claimed) throw new Error(`${claimedFormats} are claimed and ${formatCount} are there.`);
