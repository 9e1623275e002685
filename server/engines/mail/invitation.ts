import { type Component, type Property, readComponents, textOf } from '../table/content-lines.ts';
import { isoOf, later } from '../table/event-end.ts';

/** An appointment from a mail's calendar, as rows of names and values. */
export type Invitation = { readonly title: string; readonly rows: readonly (readonly [name: string, value: string])[] };

const mostEvents = 50;

const moment = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d\d(Z?))?$/;

const shownMoment = (property: Property | undefined): readonly [day: string, clock: string] => {
  const [, year, month, day, hour, minute, utc] = moment.exec(property?.raw.trim() ?? '') ?? [];
  if (!year) return [property ? textOf(property) : '', ''];
  return [`${year}-${month}-${day}`, hour ? `${hour}:${minute}${utc ? ' UTC' : ''}` : ''];
};

/** All-day events end on the following day. */
const dayBefore = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : new Date(date.getTime() - 86_400_000).toISOString().slice(0, 10);
};

/** The end as given, or computed from the start and a duration. */
const shownEnd = (end: Property | undefined, start: Property | undefined, duration: string): readonly [day: string, clock: string] => {
  if (end || !start) return shownMoment(end);
  const [, day = '', clock = '', zone = ''] = /^([\d-]{10})(?:T(\d\d:\d\d):\d\d(Z?))?$/.exec(later(isoOf(start.raw), duration)) ?? [];
  return [day, clock && `${clock}${zone ? ' UTC' : ''}`];
};

/** What somebody answered to an invitation. */
const answers: Readonly<Record<string, string>> = { ACCEPTED: 'Accepted', DECLINED: 'Declined', TENTATIVE: 'Tentative' };

/** States of a task in words. */
const states: Readonly<Record<string, string>> = { 'NEEDS-ACTION': 'Not started', 'IN-PROCESS': 'In progress', COMPLETED: 'Completed' };

const invitationOf = ({ name: component, properties }: Component, method: string): Invitation => {
  const first = (name: string): Property | undefined => properties.find((one) => one.name === name);
  const text = (name: string): string => {
    const property = first(name);
    return property ? textOf(property).trim() : '';
  };
  const person = (one: Property): string => {
    const [name, address] = [one.params.get('CN') ?? '', textOf(one).replace(/^mailto:/i, '')];
    return name && name !== address ? `${name} <${address}>` : address;
  };
  const people = (name: string): string =>
    properties
      .filter((one) => one.name === name)
      .map(person)
      .join(', ');
  const [startDay, startClock] = shownMoment(first('DTSTART'));
  const [givenEnd, endClock] = shownEnd(first('DTEND') ?? first('DUE'), first('DTSTART'), text('DURATION'));
  // Unlike an event's end, the day on which a task is due is its last.
  const endDay = givenEnd && !endClock && !first('DUE') ? dayBefore(givenEnd) : givenEnd;
  const end = [endDay === startDay ? '' : endDay, endClock].filter(Boolean).join(' ');
  const zone = first('DTSTART')?.params.get('TZID') ?? '';
  const moments = [[startDay, startClock].filter(Boolean).join(' '), end].filter(Boolean).join(' – ');
  const when = [moments, zone && `(${zone})`].filter(Boolean).join(' ');
  const isTask = component === 'VTODO';
  const share = text('PERCENT-COMPLETE');
  const isCancelled = /^cancel/i.test(method) || /^cancelled$/i.test(text('STATUS'));
  const rows: readonly (readonly [string, string])[] = [
    [startDay ? 'When' : 'Due', when],
    ['Where', text('LOCATION')],
    ['Repeats', text('RRULE')],
    ['Status', isTask ? (states[text('STATUS').toUpperCase()] ?? '') : ''],
    ['Complete', isTask && share ? `${share} %` : ''],
    ['Organizer', people('ORGANIZER')],
    ['Attendees', people('ATTENDEE')],
    ['Description', text('DESCRIPTION')],
  ];
  const [answer] = /^reply$/i.test(method)
    ? properties.flatMap(({ name, params }) => (name === 'ATTENDEE' ? (params.get('PARTSTAT') ?? []) : []))
    : [];
  const kind = isCancelled ? 'Cancelled' : (answers[answer?.toUpperCase() ?? ''] ?? (isTask ? 'Task' : 'Invitation'));
  return {
    title: `${kind}: ${text('SUMMARY') || 'no title'}`,
    rows: rows.filter(([, value]) => value !== ''),
  };
};

/** The appointments in a mail's calendar (RFC 5545). */
export const invitationsOf = (calendar: string): readonly Invitation[] =>
  readComponents(calendar)
    .flatMap(({ name, properties, inside }) => {
      const method = properties.find((one) => one.name === 'METHOD')?.raw ?? '';
      const events = name === 'VCALENDAR' ? inside.filter((one) => one.name === 'VEVENT' || one.name === 'VTODO') : [];
      return events.map((event) => invitationOf(event, method));
    })
    .slice(0, mostEvents);
