import { message } from '../../../catalogue/languages/message.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { type Component, type Property, partsOf, readComponents, textOf } from './content-lines.ts';
import { isDay, isoOf, later } from './event-end.ts';
import { fieldsOf, type Value } from './value.ts';

/** ISO 8601 of a property; some programs add a clock to a date that is marked as one. */
const momentOf = (property: Property | undefined): string => {
  const iso = isoOf(property?.raw ?? '');
  return property?.params.get('VALUE')?.toUpperCase() === 'DATE' ? iso.replace(/^(\d{4}-\d\d-\d\d)T.*$/, '$1') : iso;
};

/** All-day events end on the following day (RFC 5545, 3.6.1); people expect the last day. */
const lastDay = (start: string, end: string): string =>
  isDay(start) && isDay(end) && end > start
    ? new Date(new Date(`${end}T00:00:00Z`).getTime() - 86_400_000).toISOString().slice(0, 10)
    : end;

/** Rarer properties and their columns. */
const further: readonly (readonly [property: string, column: string])[] = [
  // Of the older standard (RFC 2445, 4.8.5.2), which calendars still write.
  ['EXRULE', 'excluded_rule'],
  ['CLASS', 'class'],
  ['TRANSP', 'transparency'],
  ['GEO', 'geo'],
  ['CONFERENCE', 'conference'],
  ['X-GOOGLE-CONFERENCE', 'conference'],
  ['X-MICROSOFT-SKYPETEAMSMEETINGURL', 'conference'],
  ['ATTACH', 'attachments'],
  ['CONTACT', 'contact'],
  ['RESOURCES', 'resources'],
  ['COMMENT', 'comment'],
  ['PERCENT-COMPLETE', 'percent_complete'],
  ['RELATED-TO', 'related_to'],
  ['CREATED', 'created'],
  ['LAST-MODIFIED', 'last_modified'],
];

/** Files within a calendar are left out, as are the values that nearly every event has. */
const isReadable = ({ name, params, raw }: Property): boolean =>
  !/^base64$/i.test(params.get('ENCODING') ?? '') &&
  !(name === 'CLASS' && /^public$/i.test(raw.trim())) &&
  !(name === 'TRANSP' && /^opaque$/i.test(raw.trim()));

/** The words of a description that is only a page. */
const wordsOf = (html: string): string =>
  html
    .replace(/<(?:br|\/p|\/div|\/li)\b[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(lt|gt|quot|nbsp|amp);/g, (_, name: string) => ({ lt: '<', gt: '>', quot: '"', nbsp: ' ' })[name] ?? '&')
    .trim();

/** Busy times, which have no events. */
const busyOf = ({ properties }: Component): readonly Value[] =>
  properties
    .filter(({ name }) => name === 'FREEBUSY')
    .flatMap((property) =>
      partsOf(property, ',').map((period) => {
        const [from = '', to = ''] = period.split('/');
        const start = isoOf(from);
        const end = /^[-+]?P/.test(to) ? later(start, to) : isoOf(to);
        return fieldsOf([
          ['type', 'free_busy'],
          ['summary', property.params.get('FBTYPE') ?? 'BUSY'],
          ['start', start],
          ['end', end],
        ]);
      }),
    );

/** The zone without the name and version of a program, which some put before it as a path. */
const plainZone = (zone: string): string => {
  if (!zone.startsWith('/')) return zone;
  const parts = zone.slice(1).split('/');
  const area = parts.findIndex((part, at) => at > 0 && at + 1 < parts.length && /^[A-Z][a-z]{2,20}$/.test(part));
  return area < 0 ? zone : parts.slice(area).join('/');
};

const eventOf = ({ name, properties, inside }: Component, calendar: string): Value => {
  const all = (wanted: string): readonly Property[] => properties.filter((property) => property.name === wanted);
  const [start, givenEnd, due] = ['DTSTART', 'DTEND', 'DUE'].map((wanted) => all(wanted)[0]);
  const text = (wanted: string): string => all(wanted).slice(0, 1).map(textOf).join('');
  const moments = (wanted: string, asDays = false): string =>
    all(wanted)
      .flatMap((property) => partsOf(property, ','))
      .map(isoOf)
      .map((iso) => (asDays ? iso.replace(/T00:00:00Z?$/, '') : iso))
      .join(', ');
  const people = (wanted: string): string =>
    all(wanted)
      .map((property) => [property.params.get('CN') ?? '', textOf(property).replace(/^mailto:/i, '')])
      .map(([person, mail]) => (person && person !== mail ? `${person} <${mail}>` : mail))
      .join('; ');
  const zoneOf = (property: Property | undefined): string => plainZone(property?.params.get('TZID') ?? '');
  const [begins, dueOn] = [momentOf(start), momentOf(due)];
  const givenIso = givenEnd ? momentOf(givenEnd) : dueOn || later(begins, text('DURATION'));
  const end = due ? dueOn : lastDay(begins, givenIso);
  const fields: readonly (readonly [string, string])[] = [
    ['type', name === 'VTODO' ? 'task' : name === 'VJOURNAL' ? 'journal' : 'event'],
    ['summary', text('SUMMARY')],
    ['start', begins],
    ['end', end],
    ['time_zone', zoneOf(start)],
    ['duration', text('DURATION')],
    ['location', text('LOCATION')],
    ['description', text('DESCRIPTION') || wordsOf(text('X-ALT-DESC'))],
    ['status', text('STATUS')],
    ['repeats', text('RRULE')],
    ['organizer', people('ORGANIZER')],
    ['attendees', people('ATTENDEE')],
    [
      'categories',
      all('CATEGORIES')
        .flatMap((property) => partsOf(property, ','))
        .join(', '),
    ],
    ['url', text('URL')],
    ['uid', text('UID')],
  ];
  const endZone = zoneOf(givenEnd ?? due);
  const answers = all('ATTENDEE').map((property) => property.params.get('PARTSTAT')?.toLowerCase() ?? 'needs-action');
  const responses = answers.some((answer) => answer !== 'needs-action') ? answers.join('; ') : '';
  const alarms = inside.filter((component) => component.name === 'VALARM').flatMap((alarm) => alarm.properties);
  const rarer: readonly (readonly [string, string])[] = [
    ['end_time_zone', endZone === zoneOf(start) ? '' : endZone],
    // Exchange and Tuta write the days of an all-day series as midnights.
    ['excluded_dates', moments('EXDATE', isDay(begins))],
    ['added_dates', moments('RDATE', isDay(begins))],
    ['replaces', moments('RECURRENCE-ID', isDay(begins))],
    [
      'reminders',
      alarms
        .filter((property) => property.name === 'TRIGGER')
        .map(({ raw }) => isoOf(raw))
        .join(', '),
    ],
    ['priority', text('PRIORITY')],
    ['completed', moments('COMPLETED')],
    ['responses', responses],
    ...further.map(([wanted, column]) => [column, all(wanted).filter(isReadable).map(textOf).map(isoOf).join(', ')] as const),
    ['calendar', calendar],
  ];
  return fieldsOf([...fields, ...rarer.filter(([, value]) => value !== '')]);
};

/** Events, tasks and journal entries of an iCalendar file as records. */
export const readCalendar = (text: string): Value => {
  const found: Value[] = [];
  const look = (components: readonly Component[], calendar: string): void => {
    for (const component of components) {
      if (['VEVENT', 'VTODO', 'VJOURNAL'].includes(component.name)) found.push(eventOf(component, calendar));
      else if (component.name === 'VFREEBUSY') found.push(...busyOf(component));
      else {
        const named = component.properties.find(({ name }) => name === 'X-WR-CALNAME');
        look(component.inside, named ? textOf(named) : calendar);
      }
    }
  };
  const calendars = readComponents(text);
  look(calendars, '');
  if (calendars.length === 0) throw new WorkerProblem('corrupt_input', message('calendarNone'));
  if (found.length === 0) throw new WorkerProblem('nothing_to_convert');
  return found;
};
