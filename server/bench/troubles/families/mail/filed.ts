import { finding, same } from '../../../fidelity/check.ts';
import { readValue } from '../../look/data.ts';
import { readSheet } from '../../look/sheet.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { calendar, card, event, records } from './kept.ts';
import { finds } from './make.ts';

const unfolded = (text: string): string => text.replace(/\r?\n[ \t]/g, '');

const contacts: readonly Situation[] = [
  records(
    'vcf-labels-beside-addresses',
    'jhermsmeier/node-vcf#40',
    'vcf',
    'BEGIN:VCARD\r\nVERSION:2.1\r\nN:Gump;Forrest;;Mr.\r\nFN:Forrest Gump\r\nADR;WORK;PREF:;;100 Waters Edge;Baytown;LA;30314;United States of America\r\nLABEL;WORK;PREF;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:100 Waters Edge=0D=0A=\r\n Baytown\\, LA 30314\r\nADR;HOME:;;42 Plantation St.;Baytown;LA;30314;United States of America\r\nEND:VCARD\r\n',
    [{ name: 'Forrest Gump', prefix: 'Mr.', street_work: '100 Waters Edge', city_work: 'Baytown', street_home: '42 Plantation St.' }],
  ),
  records(
    'vcf-address-with-an-empty-label',
    'enesser/vCards-js#11',
    'vcf',
    card('FN:Ann Lee', 'ADR;LABEL="";TYPE=HOME:;;Weg 1;Ulm;;89073;Germany', 'EMAIL:ann@example.org'),
    [{ name: 'Ann Lee', street_home: 'Weg 1', city_home: 'Ulm', postal_code_home: '89073', email: 'ann@example.org' }],
  ),
  finds(
    'vcf-group-and-its-members',
    'mstilkerich/rcmcarddav#331',
    ['vcf', 'json'],
    'BEGIN:VCARD\r\nVERSION:4.0\r\nKIND:group\r\nFN:The Doe family\r\nMEMBER:urn:uuid:03a0e51f\r\nMEMBER:urn:uuid:b8767877\r\nEND:VCARD\r\nBEGIN:VCARD\r\nVERSION:4.0\r\nFN:John Doe\r\nUID:urn:uuid:03a0e51f\r\nEND:VCARD\r\n',
    'the name and the kind of the group, both members, and the person',
    async ({ path }) => [
      holds('records', JSON.stringify(await readValue(path)), 'The Doe family', 'group', '03a0e51f', 'b8767877', 'John Doe'),
    ],
  ),
  records(
    'vcf-of-version-4-with-all-its-parameters',
    'joaocarmo/vcard-creator#88',
    'vcf',
    'BEGIN:VCARD\r\nVERSION:4.0\r\nN:Lovelace;Ada;;;\r\nFN:Ada Lovelace\r\nGENDER:F\r\nKIND:individual\r\nORG;SORT-AS="Analytical":Analytical Engine Ltd\r\nTITLE:Mathematician\r\nEMAIL;PREF=1:ada@example.com\r\nTEL;VALUE=uri;TYPE=WORK,CELL;PREF=1:tel:+1-555-0100\r\nADR;TYPE=WORK;LABEL="1 Mill Road\\nCambridge\\nUK":;;1 Mill Road;Cambridge;;;UK\r\nEND:VCARD\r\n',
    [
      {
        ...{ name: 'Ada Lovelace', organization: 'Analytical Engine Ltd', title: 'Mathematician', email: 'ada@example.com', gender: 'F' },
        ...{ phone_cell: '+1-555-0100', street_work: '1 Mill Road', city_work: 'Cambridge', country_work: 'UK' },
      },
    ],
  ),
  records(
    'vcf-kinds-in-two-parameters',
    'nextcloud/contacts#404',
    'vcf',
    card(
      'N:Lastname;Firstname;;;',
      'FN:Firstname Lastname',
      'TEL;TYPE=CELL,PREF;TYPE=CELL:+49 157',
      'REV:20171025T153857Z',
      'CATEGORIES:Privat',
    ),
    [{ name: 'Firstname Lastname', phone_cell: '+49 157', categories: 'Privat' }],
  ),
  finds(
    'vcf-company-of-an-apple-address-book',
    'nuovo/vCard-parser#7',
    ['vcf', 'xlsx'],
    card(
      ...['PRODID:-//Apple Inc.//Address Book 6.1.2//EN', 'N:von Besser;Hans;;Dr.;', 'FN:Eppendorf GmbH', 'ORG:Eppendorf GmbH;Systeme'],
      ...[
        'TEL;type=WORK;type=VOICE;type=pref:+49 931 28',
        'item1.ADR;type=WORK;type=pref:;;Büro Würzburg\\nOberer Weg 14;Würzburg;;97078;Germany',
      ],
      ...['item1.X-ABADR:de', 'item2.URL;type=pref:www.example.org', 'item2.X-ABLabel:_$!<HomePage>!$_', 'X-ABShowAs:COMPANY'],
    ),
    'the company, its department, the address in two lines and the page',
    async ({ path }) => {
      const [head = [], row = []] = (await readSheet(path)) as readonly (readonly unknown[])[];
      const of = (name: string): unknown => row[head.indexOf(name)];
      return [
        same('name', of('name'), 'Eppendorf GmbH'),
        same('department', of('department'), 'Systeme'),
        same('street', of('street_work'), 'Büro Würzburg\nOberer Weg 14'),
        same('postal code', String(of('postal_code_work')), '97078'),
        finding('page', row.includes('www.example.org'), row),
      ];
    },
  ),
  records(
    'vcf-mail-address-of-three-kinds',
    'nuovo/vCard-parser#12',
    'vcf',
    card('NICKNAME:alu', 'EMAIL;TYPE=INTERNET;TYPE=HOME;TYPE=PREF:abu@example.org', 'FN:abu', 'N:apu;asu;;;;'),
    [{ name: 'abu', nickname: 'alu', email_home: 'abu@example.org', family_name: 'apu', given_name: 'asu' }],
  ),
  finds(
    'vcf-kind-of-a-phone-behind-a-dot',
    'nextcloud/contacts#224',
    ['vcf', 'csv'],
    card('FN:Oscar Malm', 'NAME:Oscar Malm', 'PHONE.WORK:0704189993', 'EMAIL:oscar@example.org', 'LAST:A house'),
    'the number with its zero, the address and the house',
    async ({ path }) => {
      const [, row = []] = (await readValue(path)) as readonly (readonly string[])[];
      return [
        finding(
          'values',
          ['Oscar Malm', '0704189993', 'oscar@example.org', 'A house'].every((one) => row.includes(one)),
          row,
        ),
      ];
    },
  ),
  finds(
    'csv-address-at-home-to-a-card',
    'Neo-Oli/contact#3',
    ['csv', 'vcf'],
    'First Name,Last Name,Home Street,Home City,Home Postal Code,Home Country\nAnn,Lee,Weg 1,Ulm,01067,Germany\n',
    'ADR;TYPE=HOME with its parts',
    async ({ text }) => [holds('card', unfolded(await text()), 'ADR;TYPE=HOME:;;Weg 1;Ulm;;01067;Germany')],
  ),
];

const events: readonly Situation[] = [
  records(
    'ics-reminder-ahead-of-its-event',
    'SimpleMobileTools/Simple-Calendar#1264',
    'ics',
    calendar(
      ...['BEGIN:VEVENT', 'BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:', 'TRIGGER:-P1D', 'END:VALARM'],
      ...['DESCRIPTION:Some Description', 'DTSTART:20210127T150000Z', 'SUMMARY:Best Title', 'END:VEVENT'],
    ),
    [{ summary: 'Best Title', description: 'Some Description', start: '2021-01-27T15:00:00Z', reminders: '-P1D' }],
  ),
  records(
    'ics-folded-address-and-reminders-of-evolution',
    'robur-coop/icalendar#14',
    'ics',
    calendar(
      ...['BEGIN:VEVENT', 'DTSTART:20240525T074400Z', 'DTEND:20240525T083200Z', 'CATEGORIES:TRAVEL'],
      ...[
        'DESCRIPTION:Reference 43\\n\\nManage my booking https:/',
        ' /www.example.com/en/my-account/login?redirectTo=%2Fen%2Fmy-account%2F',
        ' bookings\\n\\n\\n',
      ],
      ...[
        'SUMMARY:Cambridge → London [43]',
        'TRANSP:TRANSPARENT',
        'BEGIN:VALARM',
        'DESCRIPTION:Alarm',
        'TRIGGER;RELATED=START:-PT1H',
        'END:VALARM',
      ],
      ...['BEGIN:VALARM', 'TRIGGER;RELATED=START:-PT3H', 'END:VALARM', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE', 'END:VEVENT'],
    ),
    [
      {
        ...{ summary: 'Cambridge → London [43]', categories: 'TRAVEL', reminders: '-PT1H, -PT3H', transparency: 'TRANSPARENT' },
        description:
          'Reference 43\n\nManage my booking https://www.example.com/en/my-account/login?redirectTo=%2Fen%2Fmy-account%2Fbookings\n\n\n',
      },
    ],
  ),
  records(
    'ics-zone-that-the-file-does-not-declare',
    'neokoenig/RoomBooking#18',
    'ics',
    calendar(...event('UID:1', 'SUMMARY:Meeting', 'DTSTART;TZID=Eastern Time:20140113T090000', 'DTEND;TZID=Eastern Time:20140113T100000')),
    [{ summary: 'Meeting', start: '2014-01-13T09:00:00', end: '2014-01-13T10:00:00', time_zone: 'Eastern Time' }],
  ),
  records(
    'ics-tasks-beside-events',
    'libasys/calendarplus#184',
    'ics',
    calendar(
      ...event('UID:1', 'SUMMARY:Lunch', 'DTSTART:20151008T120000Z'),
      ...['BEGIN:VTODO', 'UID:2', 'SUMMARY:Buy milk', 'DUE;VALUE=DATE:20151009', 'END:VTODO'],
    ),
    [
      { type: 'event', summary: 'Lunch' },
      { type: 'task', summary: 'Buy milk', end: '2015-10-09' },
    ],
  ),
  records(
    'ics-task-of-nextcloud',
    'anufrievroman/calcure#66',
    'ics',
    calendar(
      ...[
        'PRODID:-//Sabre//Sabre VObject 4.4.2//EN',
        'PRODID:-//Nextcloud Tasks v0.14.2',
        'BEGIN:VTODO',
        'UID:6cb1',
        'CREATED:20230219T100637',
      ],
      ...['DTSTAMP:20230219T100708', 'SUMMARY:Task with priority', 'PRIORITY:1', 'PERCENT-COMPLETE:40', 'STATUS:IN-PROCESS'],
      ...['DUE:20230220T110000', 'RELATED-TO:aa11', 'END:VTODO'],
    ),
    [
      {
        ...{ type: 'task', summary: 'Task with priority', priority: '1', percent_complete: '40', status: 'IN-PROCESS' },
        ...{ end: '2023-02-20T11:00:00', related_to: 'aa11' },
      },
    ],
  ),
  records(
    'ics-end-and-duration-at-once',
    'collective/icalendar#1796',
    'ics',
    calendar(...event('UID:1', 'SUMMARY:Do', 'DTSTART:20210517T060000Z', 'DURATION:PT15M', 'DTEND:20210517T230000Z')),
    [{ summary: 'Do', start: '2021-05-17T06:00:00Z', end: '2021-05-17T23:00:00Z' }],
  ),
  records(
    'ics-lines-of-a-match',
    'derekantrican/GAS-ICS-Sync#4',
    'ics',
    calendar(
      ...[
        'BEGIN:VEVENT',
        'CREATED;VALUE=DATE:19000101',
        'DESCRIPTION:Start Time: 5:30 PM\\nSport: Baseball\\nGender',
        ' : Male\\nClass(es): V\\nOpponent(s): Lawrence Nort',
        ' h High School',
      ],
      ...[
        'DTEND:20190410T233000Z',
        'DTSTART:20190410T213000Z',
        'LOCATION:Lawrence North',
        'SUMMARY:Baseball\\, Varsity @ Lawrence North',
        'TRANSP:Transparent',
        'END:VEVENT',
      ],
    ),
    [
      {
        ...{ summary: 'Baseball, Varsity @ Lawrence North', start: '2019-04-10T21:30:00Z', end: '2019-04-10T23:30:00Z' },
        description: 'Start Time: 5:30 PM\nSport: Baseball\nGender: Male\nClass(es): V\nOpponent(s): Lawrence North High School',
      },
    ],
  ),
];

/** Contacts and events as address books and calendars file them. */
export const filedRecords: readonly Situation[] = [...contacts, ...events];
