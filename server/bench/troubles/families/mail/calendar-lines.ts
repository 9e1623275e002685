import { finding } from '../../../fidelity/check.ts';
import { readValue } from '../../look/data.ts';
import { folded } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { bytes, finds } from './make.ts';

const event = (name: string, source: string, input: string | Uint8Array, wanted: Readonly<Record<string, string>>): Situation =>
  finds(name, source, ['ics', 'json'], input, JSON.stringify(wanted), async ({ path }) => {
    const [seen = {}] = (await readValue(path)) as readonly Readonly<Record<string, string>>[];
    return Object.entries(wanted).map(([key, value]) => finding(key, folded(seen[key] ?? '') === value, seen));
  });

const calendar = (...lines: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', 'UID:1@example.org', ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');

/** Calendars as programs really write them. */
export const calendarLines: readonly Situation[] = [
  event(
    'ics-duration-above-its-start',
    'SimpleMobileTools/Simple-Calendar#2222',
    calendar(
      ...['BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:This is an event reminder', 'TRIGGER:-PT2H', 'END:VALARM'],
      ...['DESCRIPTION:FOO', 'DURATION:PT4H', 'DTSTART:20231121T184500Z', 'SUMMARY:BAR'],
    ),
    { summary: 'BAR', description: 'FOO', start: '2023-11-21T18:45:00Z', end: '2023-11-21T22:45:00Z' },
  ),
  event(
    'ics-folded-within-a-letter',
    'icalendar/icalendar#238',
    bytes(
      'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:20240304T100000Z\r\nSUMMARY:A strong team! ',
      [0xf0, 0x9f],
      '\r\n ',
      [0x8f, 0xbc],
      ' and caf',
      [0xc3],
      '\r\n ',
      [0xa9],
      '\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
    ),
    { summary: 'A strong team! 🏼 and café', start: '2024-03-04T10:00:00Z' },
  ),
  event(
    'ics-day-with-a-clock',
    'lfos/calcurse#517',
    calendar('DTSTART;VALUE=DATE:20251222T000000', 'DTEND;VALUE=DATE:20260101T000000', 'SUMMARY:example event'),
    { summary: 'example event', start: '2025-12-22', end: '2025-12-31' },
  ),
  event(
    'ics-lines-that-go-on-at-the-margin',
    'tutao/tutanota#3379',
    calendar(
      'SUMMARY:test',
      'DTSTART:20210814T120000',
      'LOCATION: This is some',
      'location that is not',
      'correctly indented',
      'STATUS:CONFIRMED',
    ),
    { summary: 'test', location: 'This is some location that is not correctly indented' },
  ),
];
