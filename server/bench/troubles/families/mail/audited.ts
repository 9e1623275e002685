import { finding } from '../../../fidelity/check.ts';
import { lookBytes } from '../../../fidelity/look.ts';
import { readValue } from '../../look/data.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { finds, mail, mailOf, reads, unpacks } from './make.ts';

/** The values of records that must come out as JSON, by their position. */
const records = (
  name: string,
  source: string,
  from: string,
  input: string,
  wanted: readonly Readonly<Record<string, string>>[],
): Situation =>
  finds(name, source, [from, 'json'], input, JSON.stringify(wanted), async ({ path }) => {
    const seen = (await readValue(path)) as readonly Readonly<Record<string, string>>[];
    return [
      finding('records', seen.length === wanted.length, seen),
      ...wanted.flatMap((one, at) => Object.entries(one).map(([key, value]) => finding(key, seen[at]?.[key] === value, seen[at]))),
    ];
  });

/** Mails, calendars and contacts from archives and address books. */
export const auditedMails: readonly Situation[] = [
  reads(
    'eml-with-its-kind-stated-twice',
    'LogicLabs-OU/OpenArchiver#376',
    ['eml', 'html'],
    'From: Ann <ann@example.org>\nTo: Bob <bob@example.org>\nSubject: Report\nDate: Mon, 04 Mar 2024 10:11:12 +0100\nMIME-Version: 1.0\nContent-Type: text/html; charset=utf-8\nContent-Type: multipart/mixed; boundary="b1"\n\n--b1\n\n<html><body><p>Hello <b>dear</b> Bob</p></body></html>\n--b1\nContent-Type: text/plain; name="list.txt"\nContent-Disposition: attachment; filename="list.txt"\nContent-Transfer-Encoding: base64\n\nb25lCnR3bwo=\n--b1--\n',
    ['Hello dear Bob', 'list.txt'],
    ['b25lCnR3bwo', '--b1', '<p>', '<b>'],
  ),
  unpacks(
    'eml-with-an-empty-part-and-blanks-in-a-name',
    'AlexanderWillner/MailboxCleanup#8',
    'eml',
    mailOf(
      'mixed',
      ['Content-Type: text/plain; charset=utf-8', ''],
      [
        'Content-Type: text/plain; name=Bericht für März (neu).txt\nContent-Disposition: attachment; filename=Bericht für März (neu).txt',
        'eins',
      ],
    ),
    { 'Bericht für März (neu).txt': 'eins' },
  ),
  unpacks(
    'eml-with-an-attachment-of-no-real-kind',
    'UAlbanyArchives/mailbagit#107',
    'eml',
    mailOf(
      'mixed',
      ['Content-Type: text/plain', 'You have a call'],
      [
        'Content-Type: audio; name="caller.wav"\nContent-Disposition: attachment; filename="caller.wav"\nContent-Transfer-Encoding: base64',
        'UklGRg==',
      ],
      ['Content-Type: application/x-zip-compressed/text; name="log.txt"\nContent-Transfer-Encoding: base64', 'bG9nZ2Vk'],
    ),
    { 'caller.wav': 'RIFF', 'log.txt': 'logged' },
  ),
  records(
    'ics-whose-zone-comes-behind-the-calendar',
    'FossifyOrg/Calendar#261',
    'ics',
    'BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//hacksw/handcal//NONSGML v1.0//EN\nBEGIN:VEVENT\nDTSTART:20240628T093000\nDTEND:20240628T100000\nSUMMARY:Your appointment\nLOCATION: Room , \nEND:VEVENT\nEND:VCALENDAR\nBEGIN:VTIMEZONE\nTZID:W. Europe Standard Time\nBEGIN:STANDARD\nRRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10\nTZOFFSETFROM:+0200\nTZOFFSETTO:+0100\nEND:STANDARD\nBEGIN:DAYLIGHT\nRRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3\nTZOFFSETFROM:+0100\nTZOFFSETTO:+0200\nEND:DAYLIGHT\nEND:VTIMEZONE\n',
    [{ summary: 'Your appointment', start: '2024-06-28T09:30:00', end: '2024-06-28T10:00:00' }],
  ),
  finds(
    'ics-with-events-that-have-no-name',
    'community-archive/obsidian-full-calendar#580',
    ['ics', 'csv'],
    'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART;TZID=Romance Standard Time:20250626T090000\r\nDTEND;TZID=Romance Standard Time:20250626T100000\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:2\r\nSUMMARY:Lunch\r\nDTSTART;TZID=Romance Standard Time:20250626T120000\r\nDTEND;TZID=Romance Standard Time:20250626T130000\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
    'two rows, the first without a name',
    async ({ path }) => {
      const [, ...rows] = (await readValue(path)) as readonly (readonly string[])[];
      return [
        finding('rows', rows.length === 2, rows),
        holds('first', String(rows[0]), '2025-06-26T09:00:00', '2025-06-26T10:00:00'),
        holds('second', String(rows[1]), 'Lunch', '2025-06-26T12:00:00'),
      ];
    },
  ),
  records(
    'vcf-every-sign-of-an-address-encoded',
    'silent-suite/silentsuite#758',
    'vcf',
    'BEGIN:VCARD\r\nVERSION:2.1\r\nN:Lee;Ann;;;\r\nFN:Ann Lee\r\nTEL;CELL:07700 900001\r\nTEL;HOME:020 7946 0001\r\nADR;HOME;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:;;=43=68=65=73=68=61=6D=20=48=6F=75=73=65=0A=33=30=20=43=68=65=\r\n=61=70=73=69=64=65;=4C=6F=6E=64=6F=6E;;;\r\nNOTE;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=43=61=6C=6C=20=66=69=72=73=74\r\nEND:VCARD\r\n',
    [
      {
        ...{ name: 'Ann Lee', phone_cell: '07700 900001', phone_home: '020 7946 0001' },
        ...{ street_home: 'Chesham House\n30 Cheapside', city_home: 'London', note: 'Call first' },
      },
    ],
  ),
  reads(
    'eml-page-in-printable-with-soft-breaks',
    'buxjr311/melia-app#50',
    ['eml', 'html'],
    mail(
      'Content-Type: text/html; charset=UTF-8\nContent-Transfer-Encoding: quoted-printable',
      '<html><body><table><tr><td style=3D"color:red">What is new in A=\nI=20and =E2=80=9Cmore=E2=80=9D&nb=\nsp;for you=E2=80=8C</td></tr></table></body></html>\n',
    ),
    ['What is new in AI and “more” for you'],
    ['=20', '=E2', '=3D'],
  ),
  finds(
    'eml-file-in-printable-keeps-its-bytes',
    'DougHennig/SFMail#13',
    ['eml', 'zip'],
    mailOf(
      'mixed',
      ['Content-Type: text/plain', 'See the file'],
      [
        'Content-Type: application/pdf; name="test.pdf"\nContent-Disposition: attachment; filename="test.pdf"\nContent-Transfer-Encoding: quoted-printable',
        '%PDF-1.4=0D=0A%=E2=E3=CF=D3=0Arow one=0Drow =3D two=0A=\nend=00',
      ],
    ),
    'the file byte by byte',
    async ({ path }) => {
      const file = Buffer.from(await lookBytes('unzip', '-p', path, 'test.pdf'));
      const wanted = Buffer.from('%PDF-1.4\r\n%\xe2\xe3\xcf\xd3\nrow one\rrow = two\nend\0', 'latin1');
      return [finding('bytes', file.equals(wanted), file.toString('hex'))];
    },
  ),
  records(
    'ics-whole-day-of-every-week',
    'jazzband/icalevents#33',
    'ics',
    'BEGIN:VCALENDAR\nVERSION:2.0\nBEGIN:VEVENT\nDTSTART;VALUE=DATE:20181030\nDTEND;VALUE=DATE:20181031\nRRULE:FREQ=WEEKLY;BYDAY=TU\nUID:1@example.org\nDESCRIPTION:\nLOCATION:\nSTATUS:CONFIRMED\nSUMMARY:Game Day\nTRANSP:TRANSPARENT\nEND:VEVENT\nEND:VCALENDAR\n',
    [{ summary: 'Game Day', start: '2018-10-30', repeats: 'FREQ=WEEKLY;BYDAY=TU' }],
  ),
];
