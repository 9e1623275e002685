/** The fields of a workbook's serial date; months from 1, days of the week from 0 for Sunday. */
export type Moment = {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly weekday: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
};

const dayMs = 86_400_000;
const epoch = Date.UTC(1899, 11, 30);

/**
 * Converts a serial date (ECMA-376 18.17.4.1) to its fields. In the 1900 system day 60 is 29 February 1900, which never
 * existed, so earlier days are off by one.
 */
export const momentOf = (serial: number, is1904: boolean): Moment => {
  const days = is1904 ? serial + 1462 : serial < 60 ? serial + 1 : serial;
  // Rounds to seconds: binary fractions of a day are inexact.
  const date = new Date(epoch + Math.round((days * dayMs) / 1000) * 1000);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  };
};

/** Converts ISO 8601 to a serial date of the 1900 system, from March 1900. `iso` is `2024-02-29` or `2024-02-29T08:30:00`. */
export const serialOf = (iso: string): number => (Date.parse(iso.includes('T') ? `${iso}Z` : iso) - epoch) / dayMs;

const two = (value: number): string => String(value).padStart(2, '0');

/** ISO 8601, without the time when it is midnight. */
export const isoOfMoment = ({ year, month, day, hour, minute, second }: Moment): string => {
  const date = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  return hour || minute || second ? `${date}T${two(hour)}:${two(minute)}:${two(second)}` : date;
};
