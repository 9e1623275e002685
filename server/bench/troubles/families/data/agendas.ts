import { finding } from '../../../fidelity/check.ts';
import { readValue } from '../../look/data.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { finds } from './make.ts';

type Event = Readonly<Record<string, string>>;

const calendar = (...lines: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', 'BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');

const event = (name: string, source: string, input: string, wanted: Event): Situation =>
  finds(name, source, ['ics', 'json'], input, JSON.stringify(wanted), async ({ path }) => {
    const [seen = {}] = (await readValue(path)) as readonly Event[];
    return Object.entries(wanted).map(([key, value]) => finding(key, seen[key] === value, seen));
  });

/** Reports on calendars as data. */
export const agendas: readonly Situation[] = [
  event(
    'ics-length-instead-of-an-end',
    'closeio/sync-engine#367',
    calendar('SUMMARY:Call', 'DTSTART:20221008T100000Z', 'DURATION:PT1H30M'),
    { start: '2022-10-08T10:00:00Z', end: '2022-10-08T11:30:00Z' },
  ),
  event(
    'ics-text-of-a-reminder',
    'fazibear/ex_ical#19',
    calendar(
      ...['SUMMARY:Review', 'DESCRIPTION:Bodytext', 'DTSTART:20220318T203000Z', 'DTEND:20220318T213000Z'],
      ...['BEGIN:VALARM', 'ACTION:EMAIL', 'DESCRIPTION:REMINDER', 'SUMMARY:Alarm', 'TRIGGER:-PT10M', 'END:VALARM', 'LOCATION:Room 4'],
    ),
    { summary: 'Review', description: 'Bodytext', location: 'Room 4' },
  ),
  finds(
    'csv-for-google-calendar',
    'benjcunningham/googlecalendar#10',
    ['csv', 'ics'],
    'Subject,Start Date,Start Time,End Date,End Time,All Day Event,Description,Location,Private\nFinal exam,05/30/2020,10:00 AM,05/30/2020,1:00 PM,False,50 multiple choice questions,"Columbia, Schermerhorn 614",True\nHoliday,07/14/2020,,07/14/2020,,True,,,False\n',
    'from 10:00 to 13:00 on 30 May 2020, and the whole day of 14 July',
    async ({ text }) => [
      holds(
        'events',
        await text(),
        ...['SUMMARY:Final exam', 'DTSTART:20200530T100000', 'DTEND:20200530T130000', 'LOCATION:Columbia\\, Schermerhorn 614'],
        ...['SUMMARY:Holiday', 'DTSTART;VALUE=DATE:20200714', 'DESCRIPTION:50 multiple choice questions'],
      ),
    ],
  ),
  finds(
    'csv-of-a-timetable-with-joined-headings',
    'Ericsson/exchangecalendar#321',
    ['csv', 'ics'],
    'StartDate,EndDate,StartTime,EndTime,Location,Subject,Categories,ShowTimeAs\n2015-10-21,2015-10-21,10:45,12:30,AUD 7,0HV80 HTI,OASE-V-67779,4\n',
    'from 10:45 to 12:30 on 21 October',
    async ({ text }) => [
      holds('event', await text(), 'DTSTART:20151021T104500', 'DTEND:20151021T123000', 'SUMMARY:0HV80 HTI', 'LOCATION:AUD 7'),
    ],
  ),
  finds(
    'csv-of-outlook-with-a-whole-day',
    'craigk5n/webcalendar#193',
    ['csv', 'ics'],
    '"Subject","Start Date","Start Time","End Date","End Time","All day event","Reminder on/off","Reminder Date","Reminder Time","Description","Location","Show time as"\n"KVA + SPIN migratie","21-4-2020","00:00:00","22-4-2020","00:00:00","True","True","20-4-2020","06:00:00","x","","2"\n"Overleg","23-4-2020","09:30:00","23-4-2020","10:15:00","False","False","","","","Zaal 2","2"\n',
    'the whole day of 21 April, not of 20, and from 9:30 to 10:15 on 23 April',
    async ({ text }) => [
      holds(
        'events',
        await text(),
        ...['DTSTART;VALUE=DATE:20200421', 'DTEND;VALUE=DATE:20200422', 'DTSTART:20200423T093000', 'DTEND:20200423T101500'],
      ),
      lacks('reminder', await text(), 'DTSTART;VALUE=DATE:20200420', 'DTEND;VALUE=DATE:20200423'),
    ],
  ),
  finds(
    'csv-zone-of-windows-is-explained',
    'u01jmg3/ics-parser#186',
    ['csv', 'ics'],
    'summary,start,end,time_zone\nTest,2018-09-25T14:00:00,2018-09-25T15:00:00,W. Europe Standard Time\n',
    'a VTIMEZONE for the zone, two hours before UTC in September, or 12:00 in UTC',
    async ({ text }) => {
      const all = await text();
      const zone = /DTSTART;TZID="?([^":]+)"?:20180925T140000/.exec(all)?.[1];
      return [
        finding(
          'moment',
          all.includes('DTSTART:20180925T120000Z') ||
            (zone !== undefined && all.includes(`TZID:${zone}\r\n`) && /TZOFFSETTO:\+0200/.test(all)),
          all,
        ),
      ];
    },
  ),
];
