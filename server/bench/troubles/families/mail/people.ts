import { finding } from '../../../fidelity/check.ts';
import { readValue } from '../../look/data.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { bytes, finds } from './make.ts';

const card = (...lines: readonly string[]): string => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].join('\r\n');
const first = (
  name: string,
  source: string,
  from: string,
  input: string | Uint8Array,
  wanted: Readonly<Record<string, string>>,
): Situation =>
  finds(name, source, [from, 'json'], input, JSON.stringify(wanted), async ({ path }) => {
    const [seen = {}] = (await readValue(path)) as readonly Readonly<Record<string, string>>[];
    return Object.entries(wanted).map(([key, value]) => finding(key, seen[key] === value, seen));
  });
const event = (...lines: readonly string[]): string => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');

export const people: readonly Situation[] = [
  first(
    'vcf-preferred-phone',
    'nextcloud/contacts#2866',
    'vcf',
    card('FN:John Doe', 'TEL;TYPE=home,voice;PREF=1:+1 (617) 123-4567', 'ORG:SomeCompany;'),
    { phone_home: '+1 (617) 123-4567', organization: 'SomeCompany' },
  ),
  first(
    'vcf-group-with-a-long-name',
    'pimutils/vdirsyncer#89',
    'vcf',
    card('ITEMADRNULLTHISISTHEADRESS08158SOMECITY12345.ADR:;;This is the Adress 08; Some City;;12345;Germany', 'FN:Some Name'),
    {
      ...{ street: 'This is the Adress 08', postal_code: '12345', country: 'Germany' },
    },
  ),
  first(
    'vcf-groups-of-google',
    'broekema41/obsidian-vcf-contacts#100',
    'vcf',
    card('FN:A', 'item1.EMAIL;TYPE=INTERNET:a@example.org', 'item1.X-ABLabel:Private', 'item2.TEL:123', 'item2.X-ABLabel:Desk'),
    { email: 'a@example.org', phone: '123' },
  ),
  first(
    'vcf-label-with-commas',
    'nextcloud/contacts#1009',
    'vcf',
    card('FN:A', 'ADR;TYPE=home;LABEL="1 Example, X":;;1 Example \r\n Street\\, Removed;Town;;123;'),
    { street_home: '1 Example Street, Removed', city_home: 'Town' },
  ),
  first(
    'vcf-of-windows',
    'wintermeyer/vutuv#395',
    'vcf',
    bytes('BEGIN:VCARD\r\nVERSION:3.0\r\nFN:J', [0xfc], 'rgen\r\nADR;TYPE=WORK:;;Weg 1;K', [0xf6], 'ln;;50667;\r\nEND:VCARD\r\n'),
    { name: 'Jürgen', city_work: 'Köln' },
  ),
  first(
    'ics-people-with-odd-parameters',
    'pimutils/khal#76',
    'ics',
    event(
      'BEGIN:VEVENT',
      'SUMMARY:S',
      'ORGANIZER;RSVP=TRUE;ROLE=CHAIR;SENT-BY="mailto:s@exa\r\n mple.org":mailto:o@example.net',
      'ATTENDEE;CN=Ann;SCHEDULE-STATUS=3.7\\\\;INVALID=:mailto:ann@example.net',
      'DTSTART;TZID=Europe/Zurich:20130312T100000',
      'DTEND;VALUE=DATE-TIME;TZID=Europe/Zurich:20130312T180000',
      'END:VEVENT',
    ),
    { organizer: 'o@example.net', attendees: 'Ann <ann@example.net>', end: '2013-03-12T18:00:00' },
  ),
  finds(
    'ics-task-due-in-a-zone',
    'josecoelho/obsidian-tasks-caldav#13',
    ['ics', 'json'],
    event(
      'BEGIN:VTODO',
      'SUMMARY:A long summary that goes on and on until the line has to be folded by\r\n  its writer',
      'DUE;TZID=Pacific/Auckland:20260214T060001',
      'END:VTODO',
    ),
    'the whole summary, the day and clock, and its zone',
    async ({ text }) => [holds('task', await text(), 'folded by its writer', '2026-02-14T06:00:01', 'Pacific/Auckland')],
  ),
  first(
    'ics-one-day-ends-on-it',
    'n8n-io/n8n#11192',
    'ics',
    event('BEGIN:VEVENT', 'SUMMARY:Christmas', 'DTSTART;VALUE=DATE:20241225', 'DTEND;VALUE=DATE:20241226', 'END:VEVENT'),
    { start: '2024-12-25', end: '2024-12-25' },
  ),
  finds(
    'csv-day-without-an-end',
    'tutao/tutanota#2174',
    ['csv', 'ics'],
    'summary,start\nHoliday,2020-07-31\n',
    'DTSTART;VALUE=DATE:20200731',
    async ({ text }) => [holds('event', await text(), 'DTSTART;VALUE=DATE:20200731')],
  ),
];
