import { finding } from '../../../fidelity/check.ts';
import { readValue } from '../../look/data.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { finds } from './make.ts';

const card = (...lines: readonly string[]): string => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n');
const calendar = (...lines: readonly string[]): string => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');

/** The first record of a file of contacts or events, with these values. */
const first = (
  name: string,
  source: string,
  from: 'vcf' | 'ics',
  input: string,
  wanted: Readonly<Record<string, string | RegExp>>,
): Situation =>
  finds(
    name,
    source,
    [from, 'json'],
    input,
    Object.entries(wanted)
      .map(([key, value]) => `${key}: ${value}`)
      .join(' | '),
    async ({ path }) => {
      const [seen = {}] = (await readValue(path)) as readonly Readonly<Record<string, string>>[];
      return Object.entries(wanted).map(([key, value]) =>
        finding(key, typeof value === 'string' ? seen[key] === value : value.test(seen[key] ?? ''), seen),
      );
    },
  );

const thunderbird =
  'First Name,Last Name,Display Name,Nickname,Primary Email,Secondary Email,Screen Name,Work Phone,Home Phone,Fax Number,Pager Number,Mobile Number,Home Address,Home Address 2,Home City,Home State,Home ZipCode,Home Country,Work Address,Work Address 2,Work City,Work State,Work ZipCode,Work Country,Job Title,Department,Organization,Web Page 1,Web Page 2,Birth Year,Birth Month,Birth Day,Custom 1,Custom 2,Custom 3,Custom 4,Notes,\nFirst,Last,First Last,Nick,csv@import.com,,,,,,,0170 1,,,,,,,,,,,,,,,,,,,,,,,,,,\n';
const google =
  'Name,Given Name,Additional Name,Family Name,Group Membership,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value,Address 1 - Type,Address 1 - Formatted,Address 1 - Street,Address 1 - City,Address 1 - PO Box,Address 1 - Region,Address 1 - Postal Code,Address 1 - Country,Address 1 - Extended Address\nJohn Doe,John,,Doe,* My Contacts ::: Mygroup,* Home,john@doe.com,Mobile,222 333 4455,Home,"1100 street dr\nnew york, NY\n10001",1100 street dr,new york,,NY,10001,,\n';
const unfolded = (text: string): string => text.replace(/\r?\n[ \t]/g, '');

/** Contacts and guests as their programs write them. */
export const namedGuests: readonly Situation[] = [
  first(
    'vcf-kinds-of-version-2.1',
    'owncloud-archive/apps#594',
    'vcf',
    card('VERSION:2.1', 'N:Lee;Ann', 'FN:Ann Lee', 'TEL;WORK;VOICE:+111111', 'TEL;HOME;VOICE:+222222', 'TEL;CELL;VOICE:+3333333'),
    { phone_work: '+111111', phone_home: '+222222', phone_cell: '+3333333' },
  ),
  first(
    'vcf-comma-escaped-in-a-kind',
    'nextcloud/server#31917',
    'vcf',
    card(
      'VERSION:3.0',
      'FN:Anna Köhler',
      'TEL;TYPE=VOICE\\,CELL:+49 1681 9999999',
      'BDAY:1993-07-19',
      'N:Köhler;Anna;;;',
      'CATEGORIES:Familie',
    ),
    { name: 'Anna Köhler', phone_cell: '+49 1681 9999999', birthday: '1993-07-19', categories: 'Familie' },
  ),
  first(
    'vcf-birthday-with-a-clock',
    'SimpleMobileTools/Simple-Contacts#377',
    'vcf',
    card('VERSION:3.0', 'FN:Test Contact', 'TEL;TYPE=CELL:0651424170', 'CATEGORIES:NewGroup,Test Group', 'BDAY:20190227T144137'),
    { birthday: /^2019-02-27(?:T14:41:37)?$/, categories: 'NewGroup, Test Group', phone_cell: '0651424170' },
  ),
  first(
    'vcf-sound-of-a-phone',
    'SimpleMobileTools/Simple-Contacts#1047',
    'vcf',
    card('VERSION:2.1', 'N:Lee;Ann;;;', 'FN:Ann Lee', 'SOUND;X-IRMC-N:;;;;', 'TEL;CELL:1'),
    { name: 'Ann Lee', phone_cell: '1' },
  ),
  first(
    'vcf-birthday-and-gender-of-version-4',
    'SimpleMobileTools/Simple-Contacts#312',
    'vcf',
    card(
      'VERSION:4.0',
      'FN:John Doe',
      'N:Doe;John;;;',
      'BDAY:19930102',
      'GENDER:M',
      'EMAIL;TYPE=HOME:johndoe1234@gmail.com',
      'TEL;TYPE=CELL:+11234567890',
    ),
    { birthday: '1993-01-02', email_home: 'johndoe1234@gmail.com', phone_cell: '+11234567890', gender: 'M' },
  ),
  first(
    'vcf-quoted-kinds-of-an-address',
    'nextcloud/contacts#3035',
    'vcf',
    card('VERSION:3.0', 'FN:Ann', 'EMAIL;TYPE="INTERNET,HOME":ann@example.org'),
    { email_home: 'ann@example.org' },
  ),
  first(
    'vcf-several-of-one-kind',
    'monicahq/monica#3813',
    'vcf',
    card(
      ...['VERSION:3.0', 'FN:Ann', 'EMAIL;TYPE=WORK:a@example.org', 'EMAIL;TYPE=WORK:b@example.org', 'TEL;TYPE=CELL:1', 'TEL;TYPE=CELL:2'],
      ...['ADR;TYPE=HOME:;;Home St 1;Ulm;;89073;DE', 'ADR;TYPE=WORK:;;Work St 2;Köln;;50667;DE'],
    ),
    {
      ...{ email_work: 'a@example.org', email_work_2: 'b@example.org', phone_cell: '1', phone_cell_2: '2' },
      ...{ street_home: 'Home St 1', street_work: 'Work St 2' },
    },
  ),
  finds(
    'contacts-exported-by-thunderbird',
    'owncloud-archive/contacts#1108',
    ['csv', 'vcf'],
    thunderbird,
    'N:Last;First, the nickname, the address and the mobile phone',
    async ({ text }) => {
      const all = unfolded(await text());
      return [
        holds('card', all, 'N:Last;First;', 'FN:First Last', 'NICKNAME:Nick', 'csv@import.com'),
        finding('mobile', /TEL;TYPE=CELL[^:]*:0170 1/.test(all), all),
      ];
    },
  ),
  finds(
    'contacts-of-google-with-an-address-twice',
    'owncloud-archive/contacts#1028',
    ['csv', 'vcf'],
    google,
    'the address by its parts, once',
    async ({ text }) => {
      const all = unfolded(await text());
      return [
        holds('card', all, 'N:Doe;John;', 'john@doe.com', ';;1100 street dr;new york;NY;10001;', 'CATEGORIES:Mygroup'),
        finding('once', (all.match(/1100 street dr/g) ?? []).length === 1, all),
      ];
    },
  ),
  first(
    'ics-colon-and-quotes-within-a-parameter',
    'naimo84/kalender-events#6',
    'ics',
    calendar(
      ...[
        'BEGIN:VEVENT',
        'UID:1',
        'SUMMARY:Foobar',
        'DTSTART;TZID=Europe/Paris:20211224T191500',
        'DTEND;TZID=Europe/Paris:20211224T201500',
      ],
      'DESCRIPTION;ALTREP="data:text/html,%3Cbody%3E%0A%3Cdiv%3EHey%20%22%3Cb%3Eyo\r\n uhou%3C%2Fb%3E%22%3C%2Fdiv%3E%0A%3C%2Fbody%3E":Hey "youhou"',
      'END:VEVENT',
    ),
    { description: 'Hey "youhou"', start: '2021-12-24T19:15:00', time_zone: 'Europe/Paris' },
  ),
  first(
    'ics-escaped-quotes-in-a-name',
    'simonbengtsson/eventcal#46',
    'ics',
    calendar(
      ...['BEGIN:VEVENT', 'ORGANIZER;CN=Fallig Open Air \\"Firlefanz Enkirch e.V.\\":MAILTO:noreply@facebookmail.com'],
      ...[
        'DTSTART:20230630T160000Z',
        'DTEND:20230630T190000Z',
        'SUMMARY:26. Fallig Open Air 2023',
        'DESCRIPTION:Das Open Air findet am ',
        '  30.06. in Enkirch statt',
        'END:VEVENT',
      ],
    ),
    {
      ...{ organizer: 'Fallig Open Air "Firlefanz Enkirch e.V." <noreply@facebookmail.com>', start: '2023-06-30T16:00:00Z' },
      ...{ description: 'Das Open Air findet am  30.06. in Enkirch statt' },
    },
  ),
  first(
    'ics-parameter-with-a-colon-for-its-sign',
    'jens-maus/node-ical#303',
    'ics',
    calendar(
      'BEGIN:VEVENT',
      'SUMMARY:S',
      'DTSTART:20230630T160000Z',
      'ORGANIZER;SENT-BY:"MAILTO:sray@host.com":MAILTO:jsmith@host.com',
      'END:VEVENT',
    ),
    { organizer: 'jsmith@host.com' },
  ),
  first(
    'ics-guests-of-exchange',
    'insanum/gcalcli#35',
    'ics',
    calendar(
      ...['METHOD:REQUEST', 'BEGIN:VEVENT', 'ORGANIZER;CN="Hansen, Sune":MAILTO:Sune.Hansen@acme.com'],
      'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE;CN=Kent Michaelsen (kmichaelsen@acme.com):MAILTO:kmichaelsen@acme.com',
      'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE;CN="Costa, Jorge":MAILTO:Jorge.Costa@acme.com',
      'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:MAILTO:mholden6@acme.com',
      'DESCRIPTION;LANGUAGE=en-US:All\\,\\n\\nThis is a Placeholder for next week’s TOI –\\n',
      ...['SUMMARY;LANGUAGE=en-US:SnapCreator TOI', 'DTSTART;TZID=Romance Standard Time:20121024T113000', 'END:VEVENT'],
    ),
    {
      ...{ organizer: 'Hansen, Sune <Sune.Hansen@acme.com>', summary: 'SnapCreator TOI' },
      attendees: 'Kent Michaelsen (kmichaelsen@acme.com) <kmichaelsen@acme.com>; Costa, Jorge <Jorge.Costa@acme.com>; mholden6@acme.com',
      description: /^All,\n\nThis is a Placeholder for next week’s TOI –\n?$/,
    },
  ),
  first(
    'ics-zone-that-comes-behind-its-event',
    'bitfireAT/icsx5#419',
    'ics',
    calendar(
      ...['TZID:Europe/Berlin', 'X-WR-TIMEZONE:Europe/Berlin', 'BEGIN:VEVENT', 'UID:583@example.org'],
      ...['DTSTART;TZID=Europe/Berlin:20240925T163000', 'DTEND;TZID=Europe/Berlin:20240925T180000', 'SUMMARY:DoKUS-Sitzung', 'END:VEVENT'],
      ...['BEGIN:VTIMEZONE', 'TZID:Europe/Berlin', 'BEGIN:DAYLIGHT', 'DTSTART:20240331T030000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200'],
      ...['END:DAYLIGHT', 'END:VTIMEZONE'],
    ),
    { start: '2024-09-25T16:30:00', end: '2024-09-25T18:00:00', time_zone: 'Europe/Berlin', summary: 'DoKUS-Sitzung' },
  ),
  first(
    'ics-whole-day-of-outlook',
    'danielegobbetti/ICSImport#11',
    'ics',
    calendar(
      ...['BEGIN:VEVENT', 'CLASS:PUBLIC', 'DESCRIPTION:\\n', 'DTEND;VALUE=DATE:20160628', 'DTSTART;VALUE=DATE:20160627'],
      ...[
        'SUMMARY;LANGUAGE=de:Urlaub',
        'UID:040000008200E00074C5B7101A82E00800000000802A73D2A8B1D101000000000000000',
        '    010000000595BA',
      ],
      'X-ALT-DESC;FMTTYPE=text/html:<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 3.2//E\r\n    N">\\n<HTML>\\n<BODY>\\n<!-- Converted \r\n    from text/plain format -->\\n<BR>\\n\\n</BODY>\\n</HTML>',
      'END:VEVENT',
    ),
    { start: '2016-06-27', end: '2016-06-27', summary: 'Urlaub', time_zone: '' },
  ),
];
