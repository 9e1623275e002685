import { finding, same } from '../../../fidelity/check.ts';
import { readValue } from '../../look/data.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { calendar, card, event, records } from './kept.ts';
import { finds } from './make.ts';

const unfolded = (text: string): string => text.replace(/\r?\n[ \t]/g, '');

const contacts: readonly Situation[] = [
  finds(
    'vcf-fields-under-names-of-their-own',
    'owncloud-archive/apps#724',
    ['vcf', 'csv'],
    'BEGIN:VCARD\nGroup: \nFirst name:Eddie\nLast name: \nE-Mail 2:eddie8994@example.org\nEND:VCARD\n\nBEGIN:VCARD\nGroup: \nFirst name:Eric\nLast name: \nHome phone:022323232\nCell phone:0633333339\nEND:VCARD\n',
    'two rows with their names, addresses and numbers',
    async ({ path }) => {
      const [, ...rows] = (await readValue(path)) as readonly (readonly string[])[];
      return [
        same('rows', rows.length, 2),
        holds('first', String(rows[0]), 'Eddie', 'eddie8994@example.org'),
        holds('second', String(rows[1]), 'Eric', '022323232', '0633333339'),
      ];
    },
  ),
  records(
    'vcf-agent-within-a-card',
    'nuovo/vCard-parser#26',
    'vcf',
    'BEGIN:VCARD\r\nVERSION:2.1\r\nN:Friday;Fred\r\nFN:Fred Friday\r\nAGENT:\r\nBEGIN:VCARD\r\nVERSION:2.1\r\nN:Lee;Ann\r\nFN:Ann Lee\r\nTEL;WORK:+1 213 555 1234\r\nEND:VCARD\r\nTEL;CELL:+1 919 555 0000\r\nEND:VCARD\r\nBEGIN:VCARD\r\nVERSION:2.1\r\nN:Miller;Bob\r\nFN:Bob Miller\r\nEND:VCARD\r\n',
    [{ name: 'Fred Friday', phone_cell: '+1 919 555 0000' }, { name: 'Bob Miller' }],
  ),
  records(
    'vcf-of-old-thunderbird',
    'SimpleMobileTools/Simple-Contacts#62',
    'vcf',
    'begin:vcard\r\nfn;quoted-printable:=C3=84=C3=B6=C3=BC=C3=9F Lee\r\nn;quoted-printable:Lee;=C3=84=C3=B6=C3=BC=C3=9F\r\nemail;internet:a@example.org\r\ntel;work:030 1\r\ntel;cell:0170 2\r\nx-mozilla-html:FALSE\r\nversion:2.1\r\nend:vcard\r\n\r\n',
    [{ name: 'Äöüß Lee', family_name: 'Lee', given_name: 'Äöüß', email: 'a@example.org', phone_work: '030 1', phone_cell: '0170 2' }],
  ),
  finds(
    'vcf-in-the-charset-of-windows',
    'nextcloud/server#14830',
    ['vcf', 'json'],
    Buffer.from(
      card(
        ...['URL:', 'TITLE:', 'NICKNAME:äöü', 'X-EVOLUTION-MANAGER:Mr Ü', 'FN:yet another test for äöü', 'N:for äöü;another;test;;'],
        'ADR;TYPE=WORK:;;Ü-Straße 5;Öheim;;12345;Germany',
      ),
      'latin1',
    ),
    'the umlauts of names and addresses',
    async ({ path }) => [
      holds(
        'record',
        JSON.stringify(await readValue(path)),
        ...['"yet another test for äöü"', '"Mr Ü"', '"Ü-Straße 5"', '"Öheim"', '"12345"'],
      ),
    ],
  ),
  finds(
    'csv-contacts-of-outlook-with-a-mark',
    'mridah/csv2vcf#4',
    ['csv', 'vcf'],
    '\ufeffFirst Name,Middle Name,Last Name,Title,Suffix,Web Page,Birthday,Notes,E-mail Address,Mobile Phone\r\nAnn,,Lee,,,https://example.org,,"one, two",ann@example.org,+1 555 0100\r\n',
    'both names, the web page, the note, the address and the number',
    async ({ text }) => [
      holds(
        'card',
        unfolded(await text()),
        ...['FN:Ann Lee', 'N:Lee;Ann;', 'URL:https://example.org', 'NOTE:one\\, two', 'ann@example.org', '+1 555 0100'],
      ),
    ],
  ),
  finds(
    'csv-kinds-of-phones-that-programs-know',
    'jeroendesloovere/vcard#203',
    ['csv', 'vcf'],
    'Name,Business Phone,Business Fax,Mobile Phone,Home Phone\nAnn Lee,+49 1,+49 2,+49 3,+49 4\n',
    'TYPE=WORK, a fax of work, TYPE=CELL and TYPE=HOME',
    async ({ text }) => {
      const lines = unfolded(await text()).split(/\r?\n/);
      const kinds = (number: string): string => lines.find((one) => one.endsWith(`:${number}`))?.toUpperCase() ?? '';
      return [
        finding('work', /TYPE=[^:]*WORK/.test(kinds('+49 1')) && !/FAX/.test(kinds('+49 1')), lines),
        finding('fax', /TYPE=[^:]*FAX/.test(kinds('+49 2')) && /WORK/.test(kinds('+49 2')), lines),
        finding('cell', /TYPE=[^:]*CELL/.test(kinds('+49 3')), lines),
        finding('home', /TYPE=[^:]*HOME/.test(kinds('+49 4')), lines),
      ];
    },
  ),
];

const events: readonly Situation[] = [
  finds(
    'csv-hours-of-a-roster-stay',
    'libasys/calendarplus#177',
    ['csv', 'ics'],
    'Subject,Start Date,Start Time,End Date,End Time,All Day Event,Description,Location,Private\nSPK,10.05.2015,8:00,10.05.2015,13:00,FALSE,,,TRUE\nSPK,10.06.2015,14:00,10.06.2015,19:00,FALSE,,,TRUE\n',
    'the hours as they are, in no zone',
    async ({ text }) => {
      const all = unfolded(await text());
      return [
        finding('first', /DTSTART:2015\d{4}T080000\r?\n/.test(all) && /DTEND:2015\d{4}T130000\r?\n/.test(all), all),
        finding('second', /DTSTART:2015\d{4}T140000\r?\n/.test(all) && /DTEND:2015\d{4}T190000\r?\n/.test(all), all),
        holds('private', all, 'CLASS:PRIVATE'),
        lacks('whole days', all, 'VALUE=DATE:'),
      ];
    },
  ),
  finds(
    'ics-copy-of-a-series-without-its-master',
    'albertyw/csv-ical#20',
    ['ics', 'csv'],
    calendar(
      ...event(
        ...['UID:1', 'RDATE;VALUE=DATE-TIME:20210120T090000Z', 'DTSTART;TZID=Europe/Paris:20210120T100000', 'X-MOZ-FAKED-MASTER:1'],
        ...['X-MOZ-GENERATION:1', 'DURATION:PT1H', 'CLASS:PUBLIC', 'SUMMARY:Talk'],
      ),
    ),
    'start and end at 10 and 11 in Paris, and the added date',
    async ({ path }) => {
      const [head = [], row = []] = (await readValue(path)) as readonly (readonly string[])[];
      const of = (name: string): string => row[head.indexOf(name)] ?? '';
      return [
        same('start', of('start'), '2021-01-20T10:00:00'),
        same('end', of('end'), '2021-01-20T11:00:00'),
        same('zone', of('time_zone'), 'Europe/Paris'),
        same('added', of('added_dates'), '2021-01-20T09:00:00Z'),
      ];
    },
  ),
  records(
    'ics-zone-without-a-start',
    'ical4j/ical4j#750',
    'ics',
    calendar(
      ...['PRODID:Natuurhuisje.nl', 'CALSCALE:GREGORIAN', 'BEGIN:VTIMEZONE', 'TZID:UTC', 'X-LIC-LOCATION:UTC', 'BEGIN:STANDARD'],
      ...['TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100', 'END:STANDARD', 'END:VTIMEZONE'],
      ...event('UID:NH-1', 'SUMMARY:Blokkade', 'DTSTART:20230722T000000Z', 'DTEND:20230729T000000Z', 'STATUS:CONFIRMED'),
    ),
    [{ summary: 'Blokkade', start: '2023-07-22T00:00:00Z', end: '2023-07-29T00:00:00Z', status: 'CONFIRMED' }],
  ),
  records(
    'ics-series-until-a-date-that-is-none',
    'cryptpad/cryptpad#2150',
    'ics',
    calendar(
      ...event(
        'UID:1',
        'SUMMARY:Daily',
        'DTSTART:20260122T090000Z',
        'DTEND:20260122T093000Z',
        'RRULE:FREQ=DAILY;UNTIL=NaNNaNNaNTNaNNaN00Z',
      ),
      ...event('UID:2', 'SUMMARY:Next', 'DTSTART:20260123T090000Z'),
    ),
    [
      { summary: 'Daily', start: '2026-01-22T09:00:00Z', end: '2026-01-22T09:30:00Z', repeats: 'FREQ=DAILY;UNTIL=NaNNaNNaNTNaNNaN00Z' },
      { summary: 'Next', start: '2026-01-23T09:00:00Z' },
    ],
  ),
  records(
    'ics-busy-times-that-end-before-they-start',
    'u01jmg3/ics-parser#134',
    'ics',
    calendar(
      ...['METHOD:PUBLISH', 'BEGIN:VFREEBUSY', 'ORGANIZER:mailto:ann@example.org', 'DTSTART:20170213T204607Z', 'DTEND:20180517T204607Z'],
      ...['FREEBUSY;FBTYPE=BUSY:20170623T070000Z/20170223T110000Z', 'FREEBUSY;FBTYPE=BUSY:20170624T131500Z/20170316T151500Z'],
      ...['FREEBUSY;FBTYPE=BUSY:20170715T131500Z/20170416T150000Z', 'FREEBUSY;FBTYPE=BUSY:20170716T131500Z/PT30M', 'END:VFREEBUSY'],
    ),
    [
      { start: '2017-06-23T07:00:00Z', end: '2017-02-23T11:00:00Z' },
      { start: '2017-06-24T13:15:00Z', end: '2017-03-16T15:15:00Z' },
      { start: '2017-07-15T13:15:00Z', end: '2017-04-16T15:00:00Z' },
      { start: '2017-07-16T13:15:00Z', end: '2017-07-16T13:45:00Z' },
    ],
  ),
];

/** Contacts and events of address books and calendars that other programs write. */
export const rosteredRecords: readonly Situation[] = [...contacts, ...events];
