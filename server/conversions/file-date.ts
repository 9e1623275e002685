import { Problem } from '../contract/problem.ts';

/** What archives can hold at the earliest: 1 January 1980. */
const earliest = Date.UTC(1980, 0, 1);

/** Clocks of visitors run ahead of ours by less than this. */
const clockSlackMs = 24 * 3_600_000;

/**
 * The date of a visitor's file, as the form's field `lastModified` states it: milliseconds since 1970, as browsers have it. Returns
 * undefined without one, and for a date before 1980 or in the future, which no result should carry. Throws `invalid_request` for
 * anything else than a number.
 */
export const fileDate = (text: string | undefined, now = Date.now()): number | undefined => {
  if (text === undefined || text === '') return undefined;
  if (!/^-?\d{1,16}$/.test(text)) throw new Problem('invalid_request', 'The field lastModified must be milliseconds since 1970.');
  const ms = Number(text);
  return ms >= earliest && ms <= now + clockSlackMs ? ms : undefined;
};
