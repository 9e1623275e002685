import { createHash } from 'node:crypto';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { type DayOrder, likelyDayOrder, readDate } from '../../formats/values/dates.ts';
import { type Component, escapedValue, foldedLine, type Property, partsOf, readComponents, textOf } from './content-lines.ts';
import type { Value } from './data-read.ts';

const dateParts = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?$/;

/** ISO 8601 of a date or a moment; in the zone of the property where it names one. */
const isoOf = (property: Property | undefined): string => {
  const [, year, month, day, hour, minute, second, zone = ''] = dateParts.exec(property?.raw.trim() ?? '') ?? [];
  if (!year) return property ? textOf(property) : '';
  return `${year}-${month}-${day}${hour ? `T${hour}:${minute}:${second}${zone}` : ''}`;
};

const eventOf = ({ name, properties }: Component): Value => {
  const first = (wanted: string): Property | undefined => properties.find((property) => property.name === wanted);
  const text = (wanted: string): string => {
    const property = first(wanted);
    return property ? textOf(property) : '';
  };
  const people = (wanted: string): string =>
    properties
      .filter((property) => property.name === wanted)
      .map((property) => [property.params.get('CN') ?? '', textOf(property).replace(/^mailto:/i, '')])
      .map(([person, mail]) => (person && person !== mail ? `${person} <${mail}>` : mail))
      .join('; ');
  const start = first('DTSTART');
  return {
    type: name === 'VTODO' ? 'task' : name === 'VJOURNAL' ? 'journal' : 'event',
    summary: text('SUMMARY'),
    start: isoOf(start),
    end: isoOf(first('DTEND') ?? first('DUE')),
    time_zone: start?.params.get('TZID') ?? '',
    duration: text('DURATION'),
    location: text('LOCATION'),
    description: text('DESCRIPTION'),
    status: text('STATUS'),
    repeats: text('RRULE'),
    organizer: people('ORGANIZER'),
    attendees: people('ATTENDEE'),
    categories: properties
      .filter((property) => property.name === 'CATEGORIES')
      .flatMap((property) => partsOf(property, ','))
      .join(', '),
    url: text('URL'),
    uid: text('UID'),
  };
};

/** Events, tasks and journal entries of an iCalendar file as records. */
export const readCalendar = (text: string): Value => {
  const found: Component[] = [];
  const look = (components: readonly Component[]): void => {
    for (const component of components) {
      if (['VEVENT', 'VTODO', 'VJOURNAL'].includes(component.name)) found.push(component);
      else look(component.inside);
    }
  };
  const calendars = readComponents(text);
  look(calendars);
  if (calendars.length === 0) throw new WorkerProblem('corrupt_input', 'No calendar was found.');
  if (found.length === 0) throw new WorkerProblem('nothing_to_convert');
  return found.map(eventOf);
};

/** What calendars call the columns, in lower case and without what parts words. */
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
};

/** A date or moment of a table as iCalendar has it, with the parameter that it needs. */
const stamp = (name: string, shown: string, zone: string, order: DayOrder | undefined): string | undefined => {
  const iso = /^\d{4}-\d\d-\d\d/.test(shown) ? shown : readDate(shown, { order, shortYears: true })?.iso;
  const [, year, month, day, hour, minute, second = '00', utc] =
    /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d))?(?:\.\d+)?(Z?))?$/.exec(iso ?? '') ?? [];
  if (!year) return undefined;
  if (!hour) return `${name};VALUE=DATE:${year}${month}${day}`;
  const written = `${year}${month}${day}T${hour}${minute}${second}${utc}`;
  return zone && !utc ? `${name};TZID=${zone.replace(/[";:,\r\n]/g, '')}:${written}` : `${name}:${written}`;
};

const eventLines = (record: Readonly<Record<string, string>>, now: string, order: DayOrder | undefined): readonly string[] => {
  const fields = new Map(
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
  const of = (name: string): string => fields.get(name) ?? '';
  const isTask = of('type') === 'task';
  const clock = (side: 'start' | 'end'): string => [of(side), of(`${side}_time`)].filter(Boolean).join(' ');
  const start = stamp('DTSTART', clock('start'), of('time_zone'), order);
  if (!start && !(isTask && of('summary'))) return [];
  const end = stamp(isTask ? 'DUE' : 'DTEND', clock('end'), of('time_zone'), order);
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
  const duration = !end && !isTask && /^P[\dWDTHMS]+$/.test(of('duration')) ? [`DURATION:${of('duration')}`] : [];
  const categories = of('categories') ? [`CATEGORIES:${of('categories').split(/,\s*/).map(escapedValue).join(',')}`] : [];
  const kind = isTask ? 'VTODO' : 'VEVENT';
  return [
    `BEGIN:${kind}`,
    `UID:${escapedValue(id)}`,
    `DTSTAMP:${now}`,
    ...(start ? [start] : []),
    ...(end ? [end] : []),
    ...duration,
    ...texts,
    ...categories,
    ...rule,
    `END:${kind}`,
  ];
};

/** Records as one iCalendar (RFC 5545). A row needs a start that can be read as a date; others are left out. */
export const calendarText = (records: readonly Readonly<Record<string, string>>[], at: Date): string => {
  const now = at.toISOString().replace(/[-:]|\.\d+/g, '');
  const order = likelyDayOrder(records.flatMap((record) => Object.values(record)));
  const lines = records.flatMap((record) => eventLines(record, now, order));
  if (lines.length === 0) throw new WorkerProblem('nothing_to_convert', 'No row has a start that can be read as a date.');
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//File Converter//Calendar from a table//EN', ...lines, 'END:VCALENDAR']
    .map(foldedLine)
    .join('');
};
