import { finding } from '../../../fidelity/check.ts';
import { readValue } from '../../look/data.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { finds } from './make.ts';

type Event = Readonly<Record<string, string>>;
const calendar = (...lines: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', ...lines, 'END:VCALENDAR', ''].join('\r\n');

const event = (name: string, source: string, input: string, wanted: Event): Situation =>
  finds(name, source, ['ics', 'json'], input, JSON.stringify(wanted), async ({ path }) => {
    const [seen = {}] = (await readValue(path)) as readonly Event[];
    return Object.entries(wanted).map(([key, value]) => finding(key, seen[key] === value, seen));
  });

export const calendars: readonly Situation[] = [
  event(
    'ics-escaped-commas',
    'SimpleMobileTools/Simple-Calendar#260',
    calendar('BEGIN:VEVENT', 'UID:1', 'SUMMARY:Lunch\\, dinner\\; more', 'DTSTART:20240304T100000Z', 'END:VEVENT'),
    {
      summary: 'Lunch, dinner; more',
      start: '2024-03-04T10:00:00Z',
    },
  ),
  event(
    'ics-zone-of-windows-and-repeats',
    'derekantrican/GAS-ICS-Sync#225',
    calendar(
      'BEGIN:VEVENT',
      'UID:2',
      'SUMMARY:S',
      'RRULE:FREQ=WEEKLY;UNTIL=20210923T200000Z;INTERVAL=1;BYDAY=TU,TH;WKST=SU',
      'DTSTART;TZID=Eastern Standard Time:20210615T160000',
      'DTEND;TZID=Eastern Standard Time:20210615T163000',
      'END:VEVENT',
    ),
    {
      start: '2021-06-15T16:00:00',
      end: '2021-06-15T16:30:00',
      time_zone: 'Eastern Standard Time',
      repeats: 'FREQ=WEEKLY;UNTIL=20210923T200000Z;INTERVAL=1;BYDAY=TU,TH;WKST=SU',
    },
  ),
  finds(
    'ics-days-that-a-series-leaves-out',
    'mustang-im/mustang#1401',
    ['ics', 'csv'],
    calendar(
      ...[
        'BEGIN:VEVENT',
        'UID:3',
        'SUMMARY:Series',
        'DTSTART;VALUE=DATE:20240304',
        'RRULE:FREQ=WEEKLY',
        'EXDATE;VALUE=DATE:20240311',
        'EXDATE;VALUE=DATE:20240318,20240325',
        'END:VEVENT',
      ],
      ...['BEGIN:VEVENT', 'UID:3', 'SUMMARY:Moved', 'RECURRENCE-ID;VALUE=DATE:20240401', 'DTSTART;VALUE=DATE:20240402', 'END:VEVENT'],
    ),
    'the days that are left out, and which one was moved',
    async ({ text }) => [holds('table', await text(), '2024-03-11', '2024-03-18', '2024-03-25', '2024-04-01', '2024-04-02', 'Moved')],
  ),
  finds(
    'csv-day-long-event-to-calendar',
    'add2cal/add-to-calendar-button#59',
    ['csv', 'ics'],
    'summary,start,end\nCalendar Event,2022-05-04,2022-05-04\nTwo days,2025-12-29,2025-12-30\n',
    'DTSTART 20220504 and DTEND 20220505, 20251229 and 20251231, since DTEND is the day after',
    async ({ text }) => [
      holds(
        'calendar',
        await text(),
        'DTSTART;VALUE=DATE:20220504',
        'DTEND;VALUE=DATE:20220505',
        'DTSTART;VALUE=DATE:20251229',
        'DTEND;VALUE=DATE:20251231',
      ),
    ],
  ),
  finds(
    'csv-text-with-signs-to-calendar',
    'odysseus-dev/odysseus#1161',
    ['csv', 'ics'],
    'summary,start,location,description\n"Lunch, dinner; meeting",2024-03-04 10:00,"Room 1, floor 2","one\ntwo \\ three"\n',
    'signs escaped by RFC 5545',
    async ({ text }) => [
      holds(
        'calendar',
        await text(),
        'SUMMARY:Lunch\\, dinner\\; meeting',
        'LOCATION:Room 1\\, floor 2',
        'DESCRIPTION:one\\ntwo \\\\ three',
      ),
    ],
  ),
  finds(
    'csv-zone-of-an-event-is-explained',
    'derekantrican/GAS-ICS-Sync#225',
    ['csv', 'ics'],
    'summary,start,end,time_zone\nS,2021-06-15T16:00:00,2021-06-15T16:30:00,Europe/Berlin\n',
    'a VTIMEZONE for each TZID (RFC 5545 3.2.19), or moments in UTC: 14:00',
    async ({ text }) => {
      const all = await text();
      return [
        finding(
          'zone',
          /DTSTART:20210615T140000Z/.test(all) ||
            (/TZID=Europe\/Berlin:20210615T160000/.test(all) &&
              /BEGIN:VTIMEZONE\r\nTZID:Europe\/Berlin/.test(all) &&
              all.includes('TZOFFSETTO:+0200')),
          all,
        ),
        lacks('no twice', all, 'TZID=Europe/Berlin:20210615T140000'),
      ];
    },
  ),
];
