import { finding } from '../../../fidelity/check.ts';
import { readValue } from '../../look/data.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { finds } from './make.ts';

type Record = Readonly<globalThis.Record<string, string>>;

export const card = (...lines: readonly string[]): string => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].join('\r\n');
export const event = (...lines: readonly string[]): readonly string[] => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
export const calendar = (...lines: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');

/** All records of a file of contacts or events, each with these values. */
export const records = (name: string, source: string, from: 'vcf' | 'ics', input: string, wanted: readonly Record[]): Situation =>
  finds(name, source, [from, 'json'], input, JSON.stringify(wanted), async ({ path }) => {
    const seen = (await readValue(path)) as readonly Record[];
    return wanted.flatMap((one, at) =>
      Object.entries(one).map(([key, value]) => finding(`${at} ${key}`, seen[at]?.[key] === value, seen[at])),
    );
  });

/** Contacts and events that lost something elsewhere. */
export const keptRecords: readonly Situation[] = [
  records(
    'vcf-labels-of-google',
    'MicrosoftDocs/microsoft-365-docs#10217',
    'vcf',
    [
      card('FN:Tel Label Other', 'N:Label Other;Tel;;;', 'TEL:1019181716', 'item1.ADR:;;;;;;', 'item1.X-ABLabel:'),
      card('FN:Tel Label Work', 'N:Label Work;Tel;;;', 'TEL;TYPE=WORK:0987654321', 'item1.ADR:;;;;;;', 'item1.X-ABLabel:'),
      card('FN:Tel No Label', 'N:No Label;Tel;;;', 'item1.TEL:0123456789', 'item1.X-ABLabel:'),
    ].join(''),
    [
      { name: 'Tel Label Other', phone: '1019181716' },
      { name: 'Tel Label Work', phone_work: '0987654321' },
      { name: 'Tel No Label', phone: '0123456789' },
    ],
  ),
  finds(
    'vcf-own-kinds-of-a-phone',
    'monicahq/monica#3939',
    ['vcf', 'csv'],
    card(
      'FN:Ann',
      'item1.TEL:+49 1',
      'item1.X-ABLabel:Phone (business, lane)',
      'item2.TEL:+49 2',
      'item2.X-ABLabel:Phone (private, mobile)',
    ),
    'both numbers and both labels',
    async ({ text }) => [holds('table', await text(), '+49 1', '+49 2', 'Phone (business, lane)', 'Phone (private, mobile)')],
  ),
  records(
    'vcf-birthday-of-an-iphone',
    'hhirsch/abook#5',
    'vcf',
    card(
      'PRODID:-//Apple Inc.//iOS 16.1.2//EN',
      'BDAY;VALUE=date:1904-09-06',
      'FN:Max Mustermann',
      'N:Mustermann;Max;;;',
      'TEL;TYPE=CELL,VOICE,pref:+49 123 456789',
    ),
    [{ birthday: '1904-09-06', phone_cell: '+49 123 456789', family_name: 'Mustermann' }],
  ),
  finds(
    'contacts-of-google-with-three-kinds-of-phones',
    'owncloud-archive/contacts#817',
    ['csv', 'vcf'],
    'Name,Given Name,Family Name,Group Membership,Phone 1 - Type,Phone 1 - Value,Phone 2 - Type,Phone 2 - Value,Phone 3 - Type,Phone 3 - Value\nOwncloud test,Owncloud,test,* My Contacts,Home,111,Work,222,Mobile,333\n',
    'a phone at home, at work and a mobile one',
    async ({ text }) => {
      const lines = (await text()).split(/\r?\n/).filter((line) => line.startsWith('TEL'));
      const of = (number: string) => lines.find((line) => line.endsWith(`:${number}`)) ?? '';
      return [
        finding('home', /home/i.test(of('111')), lines),
        finding('work', /\bwork\b/i.test(of('222')), lines),
        finding('mobile', /cell/i.test(of('333')), lines),
      ];
    },
  ),
  records(
    'ics-lines-with-two-returns',
    'icalendar/icalendar#255',
    'ics',
    calendar(
      ...event('UID:1', 'SUMMARY:A long summary that is', '  folded', 'DTSTART:20210405T100000Z', 'DTEND:20210405T110000Z'),
    ).replaceAll('\r\n', '\r\r\n'),
    [{ summary: 'A long summary that is folded', start: '2021-04-05T10:00:00Z', end: '2021-04-05T11:00:00Z' }],
  ),
  records(
    'ics-moved-day-of-a-series-in-china',
    'derekantrican/GAS-ICS-Sync#254',
    'ics',
    calendar(
      ...event('SUMMARY:Party', 'DTSTART;TZID=China Standard Time:20211223T160000', 'DTEND;TZID=China Standard Time:20211223T190000'),
      ...event(
        ...['RECURRENCE-ID;TZID=China Standard Time:20211230T180000', 'SUMMARY:[Tech Team] Daily Standup'],
        ...['DTSTART;TZID=China Standard Time:20211230T180000', 'DTEND;TZID=China Standard Time:20211230T183000'],
      ),
    ),
    [
      { summary: 'Party', start: '2021-12-23T16:00:00', end: '2021-12-23T19:00:00', time_zone: 'China Standard Time' },
      { summary: '[Tech Team] Daily Standup', start: '2021-12-30T18:00:00', replaces: '2021-12-30T18:00:00' },
    ],
  ),
  finds(
    'ics-whole-days-beside-hours-in-a-table',
    'erikcox/ical2csv#15',
    ['ics', 'csv'],
    calendar(
      ...event('SUMMARY:Holiday', 'DTSTART;VALUE=DATE:20210901', 'DTEND;VALUE=DATE:20210903'),
      ...event('SUMMARY:Call', 'DTSTART;TZID=America/New_York:20210902T090000', 'DTEND;TZID=America/New_York:20210902T093000'),
    ),
    'a row for each, the holiday until the second of September',
    async ({ path }) => {
      const [names = [], ...rows] = (await readValue(path)) as readonly (readonly string[])[];
      const of = (row: readonly string[] | undefined, name: string) => row?.[names.indexOf(name)] ?? '';
      return [
        finding('holiday', of(rows[0], 'start') === '2021-09-01' && of(rows[0], 'end') === '2021-09-02', rows),
        finding('call', /^2021-09-02[T ]09:00/.test(of(rows[1], 'start')) && of(rows[1], 'time_zone') === 'America/New_York', rows),
      ];
    },
  ),
  finds(
    'csv-american-day-without-hours',
    'nwcell/ics.js#65',
    ['csv', 'ics'],
    'Subject,Description,Location,Start Date,End Date\nDemo Event,This is an all day event,"Nome, AK",8/7/2013,8/7/2013\n',
    'the whole day of 7 August 2013',
    async ({ text }) => [holds('event', await text(), 'DTSTART;VALUE=DATE:20130807', 'LOCATION:Nome\\, AK')],
  ),
];
