import { readWords } from '../../look/read.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { calendar, card, event, records } from './kept.ts';
import { finds, mail, mailOf, reads, unpacks } from './make.ts';

const text = ['Content-Type: text/plain; charset=utf-8', 'see below'] as const;
const base64 = (content: string): string => Buffer.from(content).toString('base64');

const encodings: readonly Situation[] = [
  reads(
    'eml-emoji-in-its-subject',
    'nickrussler/email-to-pdf-converter#82',
    ['eml', 'pdf'],
    `From: a@example.org\nSubject: =?utf-8?q?=F0=9F=92=8B_Unlock_Your_Perfect_Valentine=27s_Date_Today_=F0=9F=92=9D?=\nContent-Type: text/plain; charset=utf-8\n\nx 🎁\n`,
    ["💋 Unlock Your Perfect Valentine's Date Today 💝", '🎁'],
  ),
  reads(
    'eml-dashes-and-quotes-as-text',
    'thunderbird/import-export-tools-ng#639',
    ['eml', 'txt'],
    mail(
      'Content-Type: text/html; charset=windows-1252\nContent-Transfer-Encoding: quoted-printable',
      '<p>=93quoted=94 =96 it=92s &#128512; &mdash; done</p>\n',
    ),
    ['“quoted” – it’s 😀 — done'],
  ),
  reads(
    'eml-base64-in-odd-lines',
    'hypermail-project/hypermail#96',
    ['eml', 'txt'],
    mail(
      'Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: base64',
      (base64('The first sentence, and the second – that is all.\n').match(/.{1,10}/g) ?? []).join('\n'),
    ),
    ['The first sentence, and the second – that is all.'],
  ),
  unpacks(
    'eml-base64-in-two-pieces',
    'python/cpython#137687',
    'eml',
    mailOf('mixed', text, [
      'Content-Type: text/plain\nContent-Transfer-Encoding: base64\nContent-Disposition: attachment; filename="a.txt"',
      `${base64('first piece, ')}\n${base64('second one ')}\n${base64('third')}`,
    ]),
    { 'a.txt': 'first piece, second one third' },
  ),
  reads(
    'eml-printable-with-codes-that-are-none',
    'namecheap/fast_mail_parser#194',
    ['eml', 'txt'],
    mail(
      'Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: quoted-printable',
      'price =ZZ and 1 = 1, Gr=c3=b6=C3=9Fe, 100=\n%\n',
    ),
    ['price =ZZ and 1 = 1, Größe, 100%'],
  ),
  reads(
    'eml-printable-that-ends-in-a-sign',
    'mikel/mail#479',
    ['eml', 'txt'],
    mail('Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: quoted-printable', 'the last words=20\n=20=\n='),
    ['the last words'],
    ['words='],
  ),
  finds(
    'eml-with-a-word-above-its-head',
    's1t5/mail-archiver#351',
    ['eml', 'html'],
    'Re\nReturn-Path: <mailman@example.net>\nReceived: from localhost by router with ESMTP; Sun, 13 May 2001 03:00:07 +0200\nKTo: w@example.com\nold: From example.net!mailman Sun May 13 02:55:40 2001\nDate: 13 May 2001 00:55:37 -0000\nTo: w@example.com\nFrom: free@example.net\nSubject: Freesoft\n\nthe words\n',
    'subject, sender, date and text',
    async (result) => [holds('page', await readWords(result), 'Freesoft', 'free@example.net', '13 May 2001 00:55', 'the words')],
  ),
  reads(
    'eml-without-a-date',
    'beyondcode/helo-community#35',
    ['eml', 'pdf'],
    'From: Ann <ann@example.org>\nTo: Bob <bob@example.org>\nSubject: Undated\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary="b1"\n\n--b1\nContent-Type: text/plain\n\nwords\n--b1\nContent-Type: application/pdf\nContent-Disposition: attachment; filename="a.pdf"\n\n%PDF\n--b1--\n',
    ['Undated', 'Ann <ann@example.org>', 'Bob <bob@example.org>', 'a.pdf', 'words'],
    ['1970', 'Invalid', 'undefined'],
  ),
  reads(
    'eml-date-with-a-remark',
    'Unstructured-IO/unstructured#545',
    ['eml', 'html'],
    'From: a@example.org\nSubject: Remark\nDate: Thu,  4 May 2023 02:32:49 +0000 (UTC)\n\nx\n',
    ['4 May 2023 02:32 +0000'],
  ),
];

const fields: readonly Situation[] = [
  records(
    'ics-events-in-two-zones',
    'verdigado/sunflower#541',
    'ics',
    calendar(
      ...[
        'BEGIN:VTIMEZONE',
        'TZID:Europe/Berlin',
        'BEGIN:STANDARD',
        'DTSTART:19701025T030000',
        'TZOFFSETFROM:+0200',
        'TZOFFSETTO:+0100',
        'END:STANDARD',
      ],
      ...[
        'END:VTIMEZONE',
        'BEGIN:VTIMEZONE',
        'TZID:Africa/Bissau',
        'BEGIN:STANDARD',
        'DTSTART:19700101T000000',
        'TZOFFSETFROM:+0000',
        'TZOFFSETTO:+0000',
      ],
      ...['END:STANDARD', 'END:VTIMEZONE'],
      ...event(
        'SUMMARY:One',
        'DTSTART;TZID=Europe/Berlin:20231115T150000',
        'DTEND;TZID=Europe/Berlin:20231115T160000',
        'RRULE:FREQ=MONTHLY;BYMONTHDAY=15',
      ),
      ...event('SUMMARY:Two', 'DTSTART;TZID=Africa/Bissau:20240410T100000', 'DTEND;TZID=Africa/Bissau:20240410T110000'),
    ),
    [
      { start: '2023-11-15T15:00:00', time_zone: 'Europe/Berlin', repeats: 'FREQ=MONTHLY;BYMONTHDAY=15' },
      { start: '2024-04-10T10:00:00', time_zone: 'Africa/Bissau' },
    ],
  ),
  records(
    'ics-zone-with-a-parameter-of-its-writer',
    'derekantrican/GAS-ICS-Sync#34',
    'ics',
    calendar(
      ...[
        'X-WR-CALNAME:OrgMode Calendar',
        'X-WR-TIMEZONE:America/Chicago',
        'BEGIN:VTIMEZONE',
        'TZID;X-RICAL-TZSOURCE=TZINFO:America/Chicago',
      ],
      ...[
        'BEGIN:STANDARD',
        'DTSTART:20181104T020000',
        'RDATE:20181104T020000',
        'TZOFFSETFROM:-0500',
        'TZOFFSETTO:-0600',
        'TZNAME:CST',
        'END:STANDARD',
      ],
      'END:VTIMEZONE',
      ...event('DTSTART;TZID=America/Chicago:20190910T110000', 'DTEND;TZID=America/Chicago:20190910T130000', 'SUMMARY:My Test at 11am'),
    ),
    [{ start: '2019-09-10T11:00:00', end: '2019-09-10T13:00:00', time_zone: 'America/Chicago', calendar: 'OrgMode Calendar' }],
  ),
  records(
    'ics-moved-day-without-its-zone',
    'ical4j/ical4j#85',
    'ics',
    calendar(...event('SUMMARY:Moved', 'DTSTART;TZID=US/Eastern:20160531T200000', 'RECURRENCE-ID:20160608T000000')),
    [{ start: '2016-05-31T20:00:00', time_zone: 'US/Eastern', replaces: '2016-06-08T00:00:00' }],
  ),
  records(
    'vcf-folded-city',
    'jeroendesloovere/vcard#95',
    'vcf',
    'BEGIN:VCARD\r\nVERSION:3.0\r\nREV:2017-06-08T23:24:49Z\r\nN;CHARSET=utf-8:Doe;John;;;\r\nFN;CHARSET=utf-8:John Doe\r\nADR;WORK;POSTAL;CHARSET=utf-8:;;555 East Flours Street 88th Floor;Los Ang\r\n eles;CA;55555;\r\nTEL;PREF;WORK:5555555555\r\nTITLE;CHARSET=utf-8:Example\r\nEND:VCARD\r\n',
    [{ name: 'John Doe', city_work: 'Los Angeles', postal_code_work: '55555', phone_work: '5555555555', title: 'Example' }],
  ),
  records(
    'vcf-folded-postal-code',
    'jeroendesloovere/vcard#157',
    'vcf',
    card('FN:John Doe', 'ADR;WORK;POSTAL;CHARSET=utf-8:;;Heaton House, Exchange Close;Latchford;;A1 ', '  5AB;United Kingdom').replace(
      'A1 \r\n  5AB',
      'A1 \r\n 5AB',
    ),
    [{ city_work: 'Latchford', postal_code_work: 'A1 5AB', country_work: 'United Kingdom', street_work: 'Heaton House, Exchange Close' }],
  ),
  records(
    'vcf-of-version-4-with-bare-lines',
    'jhermsmeier/node-vcf#47',
    'vcf',
    'BEGIN:VCARD\nVERSION:4.0\nFN:Ann Lee\nTEL;VALUE=uri;TYPE="voice,home":tel:+1-555-0100\nEND:VCARD\n',
    [{ name: 'Ann Lee', phone_home: '+1-555-0100' }],
  ),
  records(
    'vcf-label-that-goes-on-at-the-margin',
    'sabre-io/dav#1005',
    'vcf',
    'BEGIN:VCARD\r\nVERSION:2.1\r\nFN:Forrest Gump\r\nLABEL;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:100 Waters Edge=0D=\r\n=0ABaytown\\, LA 30314\r\nTEL;CELL:555\r\nEND:VCARD\r\n',
    [{ name: 'Forrest Gump', phone_cell: '555' }],
  ),
  records('vcf-name-of-two-parts', 'l0b0/vcard#2', 'vcf', 'BEGIN:VCARD\nVERSION:3.0\nN:Surname;Name\nEND:VCARD\n', [
    { name: 'Name Surname', family_name: 'Surname', given_name: 'Name' },
  ]),
  records(
    'vcf-folded-note',
    'mixerp/MixERP.Net.VCards#16',
    'vcf',
    card(
      'FN:A',
      'NOTE:Lorem ipsum dolor sit amet\\, consectetur adipiscing elit\\, sed do eius',
      ' mod tempor incididunt ut labore. Ut enim ad minim v',
      ' eniam\\, quis nostrud',
    ),
    [
      {
        note: 'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore. Ut enim ad minim veniam, quis nostrud',
      },
    ],
  ),
  records(
    'vcf-folded-everywhere',
    'sabre-io/vobject#33',
    'vcf',
    'BEGI\r\n N:VC\r\n ARD\r\nVERS\r\n ION:\r\n 4.0\r\nFN:\r\n Ann\r\nEND:\r\n VCAR\r\n D\r\n',
    [{ name: 'Ann' }],
  ),
];

/** Encodings and heads of mails, and fields of cards and events. */
export const takenApart: readonly Situation[] = [...encodings, ...fields];
