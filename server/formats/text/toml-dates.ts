const written = /\d{4}-\d\d-\d\d/g;

const isOnCalendar = (date: string): boolean => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return month > 0 && month <= 12 && day > 0 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
};

/**
 * Finds the first day in a text that its month does not have, as `YYYY-MM-DD`. smol-toml reads 30 February as 1 March, so `read`, the
 * dates that it returned, decide whether there is a date among such days; undefined if all of them are on the calendar.
 */
export const impossibleDay = (text: string, read: readonly string[]): number | undefined => {
  const days = new Set(text.match(written));
  if (read.every((date) => days.has(date.slice(0, 10)) || !date.includes('-'))) return undefined;
  for (const { 0: date, index } of text.matchAll(written)) if (!isOnCalendar(date)) return index;
  return undefined;
};
