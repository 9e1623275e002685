import { createHash } from 'node:crypto';
import { message } from '../../../catalogue/languages/message.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { type DayOrder, dayOrder, likelyDayOrder, readDate } from '../../formats/values/dates.ts';
import { escapedValue, foldedLine } from './content-lines.ts';
import type { Held } from './held.ts';
import { zoneLines } from './time-zones.ts';
import { ianaZone } from './windows-zones.ts';

/** Column names of calendar programs, in lower case and without word separators. */
const spoken: Readonly<Record<string, string>> = {
  subject: 'summary',
  title: 'summary',
  event: 'summary',
  name: 'summary',
  startdate: 'start',
  begin: 'start',
  date: 'start',
  enddate: 'end',
  due: 'end',
  place: 'location',
  where: 'location',
  notes: 'description',
  details: 'description',
  timezone: 'time_zone',
  starttime: 'start_time',
  begintime: 'start_time',
  time: 'start_time',
  endtime: 'end_time',
  alldayevent: 'all_day',
  allday: 'all_day',
};

const momentParts = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d))?(?:\.\d+)?(Z?))?$/;
const isoOf = (shown: string, order: DayOrder | undefined): string =>
  /^\d{4}-\d\d-\d\d/.test(shown) ? shown : (readDate(shown, { order, shortYears: true })?.iso ?? '');

const shiftedBy = (days: number, iso: string): string =>
  /^\d{4}-\d\d-\d\d$/.test(iso) ? new Date(new Date(`${iso}T00:00:00Z`).getTime() + days * 86_400_000).toISOString().slice(0, 10) : iso;
const dayAfter = (iso: string): string => shiftedBy(1, iso);
const dayBefore = (iso: string): string => shiftedBy(-1, iso);

/** Calendar programs outside of Windows know only IANA's names. */
const plainZone = (zone: string): string => ianaZone(zone.replace(/[";:,\r\n]/g, '').trim());

/** A date or date-time property in iCalendar syntax, with the parameter that it needs. */
const stamp = (name: string, iso: string, zone: string): string | undefined => {
  const [, year, month, day, hour, minute, second = '00', utc] = momentParts.exec(iso) ?? [];
  if (!year) return undefined;
  if (!hour) return `${name};VALUE=DATE:${year}${month}${day}`;
  const written = `${year}${month}${day}T${hour}${minute}${second}${utc}`;
  return zone && !utc ? `${name};TZID=${zone}:${written}` : `${name}:${written}`;
};

const fieldsOf = (record: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(record).map(([heading, value]) => {
      const plain = heading.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
      return [
        spoken[plain] ??
          heading
            .trim()
            .toLowerCase()
            .replace(/[\s-]+/g, '_'),
        value.trim(),
      ] as const;
    }),
  );

/** A truth value, which programs export in their own language. */
const isYes = (text: string): boolean =>
  /^(?:true|yes|y|1|x|on|wahr|ja|vrai|oui|verdadero|s[ií]|verdadeiro|sim|vero|waar|prawda|tak|истина|да)$/iu.test(text);
const midnight = /^(?:0?0:00(?::00)?|12:00(?::00)? ?am)$/i;

/**
 * Start and end as calendar programs export them: dates and times in columns of their own, and a column that says that an event lasts
 * whole days. Outlook ends such an event at midnight of the day after, Google on its last day.
 */
const momentsOf = (of: (name: string) => string, order: DayOrder | undefined): { readonly start: string; readonly end: string } => {
  const isWhole = isYes(of('all_day'));
  const moment = (side: 'start' | 'end'): string => {
    const iso = isoOf([of(side), of(`${side}_time`)].filter(Boolean).join(' '), order);
    return isWhole ? iso.slice(0, 10) : iso;
  };
  const [start, end] = [moment('start'), moment('end')];
  const isPast = isWhole && end > start && midnight.test(of('end_time') || (of('end').split(/[ T]/)[1] ?? ''));
  return { start, end: isPast ? dayBefore(end) : end };
};

const list = (text: string, separator: RegExp): readonly string[] =>
  text
    .split(separator)
    .map((one) => one.trim())
    .filter(Boolean);

/** Reads `Ann Lee <ann@example.org>`; a person without an address can't be written. */
const personLine = (property: string, person: string): readonly string[] => {
  const [, name = '', address = person] = /^([^<]*)<([^<>]+)>$/.exec(person) ?? [];
  if (!/^[^\s@:]+@[^\s@:]+$/.test(address.trim())) return [];
  const shown = name.replace(/["\r\n]/g, '').trim();
  return [`${property}${shown ? `;CN="${shown}"` : ''}:mailto:${address.trim()}`];
};

type Written = { readonly lines: readonly string[]; readonly zones: readonly (readonly [zone: string, year: number])[] };

const eventLines = (record: Readonly<Record<string, string>>, now: string, order: DayOrder | undefined): Written | undefined => {
  const fields = fieldsOf(record);
  const of = (name: string): string => fields.get(name) ?? '';
  const isTask = of('type') === 'task';
  const moment = momentsOf(of, order);
  const zone = plainZone(of('time_zone'));
  const endZone = plainZone(of('end_time_zone')) || zone;
  const start = stamp('DTSTART', moment.start, zone);
  if (!start && !(isTask && of('summary'))) return undefined;
  // All-day events end on the day after their last one.
  const end = isTask ? stamp('DUE', moment.end, endZone) : stamp('DTEND', dayAfter(moment.end), endZone);
  const id =
    of('uid') ||
    `${createHash('sha256')
      .update(JSON.stringify([...fields]))
      .digest('hex')
      .slice(0, 32)}@table`;
  const texts = ['summary', 'location', 'description', 'status', 'url'].flatMap((name) =>
    of(name) ? [`${name.toUpperCase()}:${name === 'url' ? of(name).replace(/[\r\n]/g, '') : escapedValue(of(name))}`] : [],
  );
  const rule = /^[A-Z]+=[\w=;,+-]+$/.test(of('repeats')) ? [`RRULE:${of('repeats')}`] : [];
  const moments = (property: string, column: string): readonly string[] =>
    list(of(column), /[,;]/).flatMap((one) => stamp(property, isoOf(one, order), zone) ?? []);
  const duration = !end && !isTask && /^P[\dWDTHMS]+$/.test(of('duration')) ? [`DURATION:${of('duration')}`] : [];
  const categories = of('categories') ? [`CATEGORIES:${of('categories').split(/,\s*/).map(escapedValue).join(',')}`] : [];
  const people = [
    ...list(of('organizer'), /;/)
      .slice(0, 1)
      .flatMap((one) => personLine('ORGANIZER', one)),
    ...list(of('attendees'), /;/).flatMap((one) => personLine('ATTENDEE', one)),
  ];
  const alarms = list(of('reminders'), /,/)
    .filter((one) => /^[-+]?P[\dWDTHMS]+$/.test(one))
    .flatMap((one) => ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escapedValue(of('summary'))}`, `TRIGGER:${one}`, 'END:VALARM']);
  const kind = isTask ? 'VTODO' : 'VEVENT';
  const lines = [
    `BEGIN:${kind}`,
    `UID:${escapedValue(id)}`,
    `DTSTAMP:${now}`,
    ...(start ? [start] : []),
    ...(end ? [end] : []),
    ...duration,
    ...texts,
    ...categories,
    ...rule,
    ...moments('EXDATE', 'excluded_dates'),
    ...moments('RDATE', 'added_dates'),
    ...moments('RECURRENCE-ID', 'replaces').slice(0, 1),
    ...(/^\d$/.test(of('priority')) ? [`PRIORITY:${of('priority')}`] : []),
    ...people,
    ...alarms,
    `END:${kind}`,
  ];
  const year = Number(moment.start.slice(0, 4)) || Number(moment.end.slice(0, 4));
  const zones = [zone, endZone].filter((one) => one && lines.some((line) => line.includes(`;TZID=${one}:`)));
  return { lines, zones: zones.map((one) => [one, year] as const) };
};

/** Writes records as one iCalendar file (RFC 5545). Skips rows whose start is missing or no date. */
export const calendarText = (records: readonly Readonly<Record<string, string>>[], at: Date): Held => {
  const now = at.toISOString().replace(/[-:]|\.\d+/g, '');
  const values = records.flatMap((record) => Object.values(record));
  const order = dayOrder(values) ?? likelyDayOrder(values);
  const events = records.flatMap((record) => eventLines(record, now, order) ?? []);
  if (events.length === 0) throw new WorkerProblem('nothing_to_convert', message('startNone'));
  const years = Map.groupBy(
    events.flatMap(({ zones }) => zones),
    ([zone]) => zone,
  );
  const zones = [...years].flatMap(([zone, uses]) => {
    const used = uses.map(([, year]) => year);
    return zoneLines(
      zone,
      used.reduce((one, other) => Math.min(one, other)),
      used.reduce((one, other) => Math.max(one, other)),
    );
  });
  const lines = events.flatMap((event) => event.lines);
  const left = records.length - events.length;
  return {
    text: ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//File Converter//Calendar from a table//EN', ...zones, ...lines, 'END:VCALENDAR']
      .map(foldedLine)
      .join(''),
    notes: left === 0 ? [] : [message('rowsWithoutStart', { count: left })],
  };
};
