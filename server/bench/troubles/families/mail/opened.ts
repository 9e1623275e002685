import { finding } from '../../../fidelity/check.ts';
import { zipNames } from '../../look/names.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { outlookItem } from './items.ts';
import { finds, mail, mailOf, reads, unpacks } from './make.ts';

const part = (type: string, body: string): readonly [string, string] => [`Content-Type: ${type}`, body];
const base64 = (text: string): string => Buffer.from(text).toString('base64');
const headed = (head: string): string =>
  `${head}\nDate: Mon, 04 Mar 2024 10:11:12 +0100\nContent-Type: text/plain; charset=utf-8\n\nthe words\n`;
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const invitation = (...lines: readonly string[]): string =>
  [
    ...['BEGIN:VCALENDAR', 'METHOD:REQUEST', 'VERSION:2.0', 'BEGIN:VEVENT', 'DTSTART:20140130T191500Z', 'DTEND:20140130T194500Z'],
    ...['SUMMARY:Foo Bar 11', 'LOCATION:Room 7', ...lines, 'END:VEVENT', 'END:VCALENDAR', ''],
  ].join('\r\n');

const files: readonly Situation[] = [
  reads(
    'eml-mark-of-utf-8-before-its-head',
    'getmail6/getmail6#273',
    ['eml', 'txt'],
    `\ufeff${headed('Return-Path: <s@example.com>\nFrom: Ann <a@example.org>\nSubject: Größe')}`,
    ['Größe', 'Ann <a@example.org>', 'the words'],
    ['Return-Path'],
  ),
  reads(
    'eml-first-header-without-a-blank',
    'thunderbird/import-export-tools-ng#214',
    ['eml', 'html'],
    headed('Return-Path:<s@example.com>\nFrom:Ann <a@example.org>\nSubject:No blank'),
    ['No blank', 'a@example.org', 'the words'],
  ),
  reads(
    'eml-lines-above-its-head',
    'GOVCERT-LU/eml_parser#24',
    ['eml', 'html'],
    headed('some line of a gateway\nanother line\nX-Env-Sender: s@example.com\nFrom: Ann <a@example.org>\nSubject: Below'),
    ['Below', 'Ann', 'the words'],
  ),
  reads(
    'eml-line-of-its-head-that-is-none',
    'GOVCERT-LU/eml_parser#10',
    ['eml', 'html'],
    headed('From: Ann <a@example.org>\nTo: Bob <b@example.org>\nthis line has no sign and no blank before it\nSubject: Behind it'),
    ['Behind it', 'Ann', 'Bob', 'the words'],
  ),
  finds(
    'mbox-line-ends-of-entourage',
    'thunderbird/import-export-tools-ng#540',
    ['mbox', 'zip'],
    [
      'From - Thu Aug 09 18:39:17 2012',
      'From: a@example.org',
      'Subject: One',
      '',
      'text',
      '',
      'From - Thu Aug 09 18:40:17 2012',
      'From: b@example.org',
      'Subject: Two',
      '',
      'text',
      '',
    ].join('\r'),
    'two mails',
    async ({ path }) => [finding('mails', (await zipNames(path)).trim().split('\n').length === 2, await zipNames(path))],
  ),
];

const invitations: readonly Situation[] = [
  reads(
    'eml-invitation-without-a-text',
    'nylas-mail-lives/nylas-mail#132',
    ['eml', 'pdf'],
    mail('Content-Type: text/calendar; method=REQUEST; charset=utf-8', invitation()),
    ['Foo Bar 11', '2014-01-30 19:15', 'Room 7'],
  ),
  reads(
    'eml-invitation-of-exchange-in-base64',
    'nextcloud/mail#2524',
    ['eml', 'html'],
    mailOf('alternative', part('text/html; charset=utf-8', '<p>You are invited.</p>'), [
      'Content-Type: text/calendar; charset="utf-8"; method=REQUEST\nContent-Transfer-Encoding: base64',
      base64(invitation()),
    ]),
    ['You are invited.', 'Foo Bar 11', '19:15', 'Room 7'],
  ),
  reads(
    'eml-organizer-without-mailto',
    'PHPMailer/PHPMailer#175',
    ['eml', 'html'],
    mailOf(
      'alternative',
      part('text/plain', 'Meeting'),
      part('text/calendar; method=REQUEST', invitation('ORGANIZER;CN=Foo:foo@bar.com', 'DESCRIPTION:')),
    ),
    ['Foo <foo@bar.com>', 'Foo Bar 11'],
  ),
  reads(
    'msg-times-of-an-appointment',
    'ykarpovich/msg.reader#28',
    ['msg', 'html'],
    outlookItem('IPM.Appointment', 'Dentist', {
      start: new Date('2021-05-05T08:00:00Z'),
      end: new Date('2021-05-05T09:15:00Z'),
      location: 'Main St 1',
    }),
    ['Dentist', '2021-05-05 08:00', '09:15', 'Main St 1'],
  ),
  reads(
    'msg-place-of-a-meeting-request',
    'Sicos1977/MSGReader#263',
    ['msg', 'txt'],
    outlookItem('IPM.Schedule.Meeting.Request', 'Budget', {
      start: new Date('2021-03-18T12:30:00Z'),
      end: new Date('2021-03-18T13:00:00Z'),
      location: 'Teams',
    }),
    ['Budget', '2021-03-18 12:30', '13:00', 'Teams'],
  ),
];

const bodies: readonly Situation[] = [
  finds(
    'eml-light-words-on-a-dark-table',
    'TRC-Loop/Pelton#35',
    ['eml', 'html'],
    mail(
      'Content-Type: text/html; charset=utf-8',
      '<html><body bgcolor="#101020"><table><tr><td bgcolor="#1a1a2e"><font color="#ffffff">Sale</font></td><td style="background:#22223b;color:#fff">Now</td></tr></table></body></html>',
    ),
    'the backgrounds of the body and both cells beside their light letters',
    async ({ text }) => [
      holds('colours', (await text()).replaceAll(' ', ''), '#101020', '#1a1a2e', '#ffffff', 'background:#22223b', 'color:#fff'),
    ],
  ),
  reads(
    'eml-bounce-with-its-status',
    'nodemailer/mailparser#300',
    ['eml', 'html'],
    mailOf(
      'report; report-type=delivery-status',
      part('text/plain; charset=utf-8', 'Your message was not delivered.'),
      part(
        'message/delivery-status',
        'Reporting-MTA: dns; mail.example.org\n\nFinal-Recipient: rfc822; nobody@example.org\nAction: failed\nStatus: 5.1.1',
      ),
      part('message/rfc822', 'From: ann@example.org\nSubject: Offer\n\nthe offer'),
    ),
    ['Your message was not delivered.', 'nobody@example.org', '5.1.1', 'Offer', 'the offer'],
  ),
  reads(
    'eml-bounce-of-sendmail',
    'nodemailer/mailparser#288',
    ['eml', 'txt'],
    `From: MAILER-DAEMON@example.org\nSubject: Returned mail: see transcript for details\nAuto-Submitted: auto-generated (failure)\nMIME-Version: 1.0\nContent-Type: multipart/report; report-type=delivery-status;\n\tboundary="10K69CiJ009083.1611123052/www1."\n\nThis is a MIME-encapsulated message\n\n--10K69CiJ009083.1611123052/www1.\n\nThe original message was received at Fri, 15 Jan 2021 07:23:35 +0200\n\n   ----- The following addresses had permanent fatal errors -----\n    (reason: 452 4.2.2 Over quota)\nMessage could not be delivered for 5 days\n\n--10K69CiJ009083.1611123052/www1.\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; www1\n\n--10K69CiJ009083.1611123052/www1.--\n`,
    ['Returned mail: see transcript for details', '(reason: 452 4.2.2 Over quota)', 'Message could not be delivered for 5 days'],
  ),
  finds(
    'eml-five-parts-of-apple-mail',
    'nextcloud/mail#3726',
    ['eml', 'html'],
    mailOf(
      'mixed',
      part('text/html; charset=utf-8', '<p>before the picture</p>'),
      [
        `Content-Disposition: inline;\n\tfilename=image001.png\nContent-Type: image/png;\n\tx-unix-mode=0666;\n\tname="image001.png"\nContent-Transfer-Encoding: base64`,
        png,
      ],
      part('text/html; charset=utf-8', '<p>between both</p>'),
      [
        'Content-Disposition: attachment;\n\tfilename="PROPOSITION D\'ACCORD.docx"\nContent-Type: application/vnd.openxmlformats-officedocument.wordprocessingml.document\nContent-Transfer-Encoding: base64',
        base64('PK'),
      ],
      part('text/html; charset=us-ascii', '<p>at the end</p>'),
    ),
    'all three texts, the picture, and the name of the document',
    async ({ text }) => [
      holds(
        'parts',
        (await text()).replaceAll('&apos;', "'").replaceAll('&#39;', "'"),
        'before the picture',
        'between both',
        'at the end',
        'data:image/png;base64',
        "PROPOSITION D'ACCORD.docx",
      ),
    ],
  ),
  unpacks(
    'eml-attached-page-beside-its-text',
    'pazz/alot#481',
    'eml',
    mailOf(
      'mixed',
      ['Content-Type: text/plain; charset=ISO-8859-1\nContent-Transfer-Encoding: 8bit', 'the text'],
      [
        'Content-Type: text/html; name="unnamed"\nContent-Transfer-Encoding: base64\nContent-Disposition: attachment; filename="unnamed"',
        base64('<p>a page</p>'),
      ],
    ),
    { unnamed: '<p>a page</p>' },
  ),
  reads(
    'eml-two-pages-side-by-side',
    'bertjohnson/OpaqueMail#62',
    ['eml', 'pdf'],
    mailOf(
      'mixed',
      part('text/html; charset=utf-8', '<html><body><p>the real text</p></body></html>'),
      part('text/html; charset=utf-8', '<html><body><p>other stuff</p></body></html>'),
    ),
    ['the real text', 'other stuff'],
  ),
];

/** Mails and items of Outlook as their programs open them. */
export const openedMails: readonly Situation[] = [...files, ...invitations, ...bodies];
