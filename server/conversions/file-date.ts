import { message } from '../../catalogue/languages/message.ts';
import { Problem } from '../contract/problem.ts';

/** Earliest date of archives: 1 January 1980. */
const earliest = Date.UTC(1980, 0, 1);

/** Tolerance for users' clocks that run ahead. */
const clockSlackMs = 24 * 3_600_000;

/**
 * Parses the form field `lastModified`, the date of a user's file: milliseconds since 1970, as browsers send it. Undefined without
 * the field, and for dates before 1980 or in the future, which no result should have. Throws `invalid_request` for anything but a
 * number.
 */
export const fileDate = (text: string | undefined, now = Date.now()): number | undefined => {
  if (text === undefined || text === '') return undefined;
  if (!/^-?\d{1,16}$/.test(text)) throw new Problem('invalid_request', message('lastModifiedForm'));
  const ms = Number(text);
  return ms >= earliest && ms <= now + clockSlackMs ? ms : undefined;
};
