import { createHash } from 'node:crypto';
import { message } from '../../../catalogue/languages/message.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { type DayOrder, dayOrder, likelyDayOrder } from '../../formats/values/dates.ts';
import { escapedValue, foldedLine } from './content-lines.ts';
import { eventFields } from './event-headings.ts';
import { dayAfter, isYes, momentIso, momentsOf, reminderOf } from './event-moments.ts';
import type { Held } from './held.ts';
import { zoneLines } from './time-zones.ts';
import { ianaZone } from './windows-zones.ts';

const momentParts = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d))?(?:\.\d+)?(Z?))?$/;

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

const list = (text: string, separator: RegExp): readonly string[] =>
  text
    .split(separator)
    .map((one) => one.trim())
    .filter(Boolean);

/** People, separated by semicolons, or by commas if each has an address. */
const peopleOf = (text: string): readonly string[] => {
  const byComma = list(text, /,/);
  return byComma.every((one) => one.includes('@')) ? byComma.flatMap((one) => list(one, /;/)) : list(text, /;/);
};

/** How often an event repeats, as a word. */
const frequencies = /^(?:daily|weekly|monthly|yearly)$/i;

/** Reads `Ann Lee <ann@example.org>`; a person without an address can't be written. */
const personLine = (property: string, person: string): readonly string[] => {
  const [, name = '', address = person] = /^([^<]*)<([^<>]+)>$/.exec(person) ?? [];
  if (!/^[^\s@:]+@[^\s@:]+$/.test(address.trim())) return [];
  const shown = name.replace(/["\r\n]/g, '').trim();
  return [`${property}${shown ? `;CN="${shown}"` : ''}:mailto:${address.trim()}`];
};

type Written = { readonly lines: readonly string[]; readonly zones: readonly (readonly [zone: string, year: number])[] };

const eventLines = (record: Readonly<Record<string, string>>, now: string, order: DayOrder | undefined): Written | undefined => {
  const fields = eventFields(record);
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
  const repeats = of('repeats')
    .replace(/^RRULE:/i, '')
    .replace(frequencies, (word) => `FREQ=${word.toUpperCase()}`);
  const rule = /^[A-Z]+=[\w=;,+-]+$/.test(repeats) ? [`RRULE:${repeats}`] : [];
  const moments = (property: string, column: string): readonly string[] =>
    list(of(column), /[,;]/).flatMap((one) => stamp(property, momentIso(one, order), zone) ?? []);
  const duration = !end && !isTask && /^P[\dWDTHMS]+$/.test(of('duration')) ? [`DURATION:${of('duration')}`] : [];
  const categories = of('categories') ? [`CATEGORIES:${of('categories').split(/,\s*/).map(escapedValue).join(',')}`] : [];
  const people = [
    ...peopleOf(of('organizer'))
      .slice(0, 1)
      .flatMap((one) => personLine('ORGANIZER', one)),
    ...peopleOf(of('attendees')).flatMap((one) => personLine('ATTENDEE', one)),
  ];
  const alarms = [...list(of('reminders'), /,/), reminderOf(of, moment.start, order)]
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
    ...(isYes(of('private')) || /^(?:private|confidential)$/i.test(of('class'))
      ? [`CLASS:${(of('class') || 'private').toUpperCase()}`]
      : []),
    ...people,
    ...alarms,
    `END:${kind}`,
  ];
  const year = Number(moment.start.slice(0, 4)) || Number(moment.end.slice(0, 4));
  const zones = [zone, endZone].filter((one) => one && lines.some((line) => line.includes(`;TZID=${one}:`)));
  return { lines, zones: zones.map((one) => [one, year] as const) };
};

/** The order of days and months that no date of a table shows: Google's and Outlook's English columns have the month first. */
const usualOrder = (records: readonly Readonly<Record<string, string>>[]): DayOrder | undefined => {
  const [first = {}] = records;
  const hasHalves = records.some((record) => Object.values(record).some((value) => /\d ?[ap]\.?m\b/i.test(value)));
  return hasHalves || Object.keys(first).some((heading) => /^start date$/i.test(heading.trim())) ? 'month-first' : 'day-first';
};

/** Writes records as one iCalendar file (RFC 5545). Skips rows whose start is missing or no date. */
export const calendarText = (records: readonly Readonly<Record<string, string>>[], at: Date): Held => {
  const now = at.toISOString().replace(/[-:]|\.\d+/g, '');
  const values = records.flatMap((record) => Object.values(record));
  const order = dayOrder(values) ?? likelyDayOrder(values) ?? usualOrder(records);
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
