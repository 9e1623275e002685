export const isDay = (iso: string): boolean => /^\d{4}-\d\d-\d\d$/.test(iso);

const dateParts = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?$/;

/** ISO 8601 of a date or a date-time; local ones are in the property's time zone. Other text stays unchanged. */
export const isoOf = (raw: string): string => {
  const [, year, month, day, hour, minute, second, zone = ''] = dateParts.exec(raw.trim()) ?? [];
  if (!year) return raw.trim();
  return `${year}-${month}-${day}${hour ? `T${hour}:${minute}:${second}${zone}` : ''}`;
};

const durationParts = /^\+?P(?:(\d{1,6})W)?(?:(\d{1,6})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,6})M)?(?:(\d{1,9})S)?)?$/;

/** A date or date-time later by a duration (RFC 5545, 3.3.6), in the same form; empty if either is none. */
export const later = (iso: string, duration: string): string => {
  const [found, ...parts] = durationParts.exec(duration.trim()) ?? [];
  if (found === undefined || !/^\d{4}-/.test(iso)) return '';
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0));
  const ms = ((((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
  const zone = iso.endsWith('Z') ? 'Z' : '';
  const end = new Date(new Date(isDay(iso) ? `${iso}T00:00:00Z` : `${iso.slice(0, 19)}Z`).getTime() + ms);
  if (Number.isNaN(end.getTime()) || end.getUTCFullYear() > 9999) return '';
  return isDay(iso) ? end.toISOString().slice(0, 10) : `${end.toISOString().slice(0, 19)}${zone}`;
};
