import { type DayOrder, readDate, readTime } from '../../formats/values/dates.ts';
import { isDay, later, isoOf as plainIso } from './event-end.ts';

const day = 86_400_000;
const offset = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d)?)(?:\.\d{1,9})? ?([+-]\d\d):?(\d\d)?$/;

/** A clock as people write it, as `10:30` or `10:30 PM`: `9am`, `10.30 Uhr`, `14h30`, `8:00 p.m.` */
const plainClock = (text: string): string =>
  text
    .replace(/(\d) ?([ap])\.? ?m\.?$/i, '$1 $2M')
    .replace(/(^|[ T])(\d{1,2}) ([ap])M$/i, '$1$2:00 $3M')
    .replace(
      /(^|[ T])(\d{1,2})(?:[.:h](\d{2}))? ?(?:uhr|h)$/i,
      (_, before: string, hour: string, minute = '00') => `${before}${hour}:${minute}`,
    )
    .replace(/(^| )(\d{1,2})[.h](\d{2})$/, '$1$2:$3');

/** ISO 8601 of a date as tables show it, by the moment in UTC if it has an offset; empty if it is none. */
export const momentIso = (shown: string, order: DayOrder | undefined): string => {
  const [, date, time = '', hours = '', minutes = '00'] = offset.exec(shown) ?? [];
  if (date) {
    const moment = new Date(`${date}T${time}${hours}:${minutes}`);
    return Number.isNaN(moment.getTime()) ? '' : `${moment.toISOString().slice(0, 19)}Z`;
  }
  if (/^\d{4}-\d\d-\d\d/.test(shown)) return shown;
  if (/^\d{8}(?:T\d{6}Z?)?$/.test(shown)) return plainIso(shown);
  const rules = { order, shortYears: true };
  const clock = plainClock(shown);
  // Some programs write the weekday before the date.
  const bare = clock.replace(/^\p{L}{2,12}\.?,? +(?=\S+ ?\S+)/u, '');
  return (readDate(clock, rules) ?? readDate(bare, rules))?.iso ?? '';
};

const shiftedBy = (days: number, iso: string): string =>
  isDay(iso) ? new Date(new Date(`${iso}T00:00:00Z`).getTime() + days * day).toISOString().slice(0, 10) : iso;
export const dayAfter = (iso: string): string => shiftedBy(1, iso);

/** A truth value, which programs export in their own language. */
export const isYes = (text: string): boolean =>
  /^(?:true|yes|y|1|x|on|wahr|ja|vrai|oui|verdadero|s[ií]|verdadeiro|sim|vero|waar|prawda|tak|истина|да)$/iu.test(text);
const midnight = /^(?:0?0:00(?::00)?|12:00(?::00)? ?am)$/i;

/** A time without a date, as ISO 8601 has it behind one. */
const clockIso = (text: string): string => {
  const time = readTime(plainClock(text));
  return time ? `T${new Date(Math.round(time.value * day)).toISOString().slice(11, 19)}` : '';
};

/** The end on the day of the start, for tables that have only a time there; the day after if it would be before the start. */
const onTheDay = (start: string, clock: string): string => {
  const time = clockIso(clock);
  if (time === '' || start.length < 10) return '';
  const end = `${start.slice(0, 10)}${time}`;
  return end < start.replace(' ', 'T').replace(/Z$/, '') ? `${shiftedBy(1, start.slice(0, 10))}${time}` : end;
};

const units = /^(?:(\d{1,4}(?:[.,]\d{1,2})?) ?(?:h|hrs?|hours?|std\.?|stunden?))? ?(?:(\d{1,5}) ?(?:m|mins?|minutes?|minuten)?)?$/i;

/** A length as a duration of iCalendar: `1:30`, `90`, `1.5 hours`, `1 h 30 min`. */
const lengthOf = (text: string): string => {
  const [, hour, minute] = /^(\d{1,3}):(\d\d)(?::\d\d)?$/.exec(text) ?? [];
  const [, hours = '0', minutes = '0'] = hour ? [text, hour, minute] : (units.exec(text.trim()) ?? []);
  const whole = Math.round(Number(hours.replace(',', '.')) * 60 + Number(minutes));
  return whole > 0 ? `PT${whole}M` : '';
};

/**
 * Start and end as calendar programs export them: dates and times in columns of their own, and a column that says that an event lasts
 * whole days. Outlook ends such an event at midnight of the day after, Google on its last day.
 */
export const momentsOf = (of: (name: string) => string, order: DayOrder | undefined): { readonly start: string; readonly end: string } => {
  const isWhole = isYes(of('all_day'));
  const moment = (side: 'start' | 'end'): string => {
    const [date, time] = [of(side), of(`${side}_time`)];
    const iso = momentIso([date, time].filter(Boolean).join(' '), order) || momentIso(date, order);
    return isWhole ? iso.slice(0, 10) : iso;
  };
  const start = moment('start');
  const own = moment('end');
  const end = own || (isWhole ? '' : onTheDay(start, of('end_time') || of('end')) || later(start, lengthOf(of('duration'))));
  const isPast = isWhole && end > start && midnight.test(of('end_time') || (of('end').split(/[ T]/)[1] ?? ''));
  return { start, end: isPast ? shiftedBy(-1, end) : end };
};

/** How long before the start a reminder with a date and time of its own comes, as an alarm's trigger. */
export const reminderOf = (of: (name: string) => string, start: string, order: DayOrder | undefined): string => {
  const iso = isYes(of('reminder_on')) ? momentIso([of('reminder_date'), of('reminder_time')].filter(Boolean).join(' '), order) : '';
  const minutes = iso && (new Date(isDay(start) ? `${start}T00:00:00` : start).getTime() - new Date(iso).getTime()) / 60_000;
  return typeof minutes === 'number' && minutes >= 0 && minutes < 1e6 ? `-PT${Math.round(minutes)}M` : '';
};
