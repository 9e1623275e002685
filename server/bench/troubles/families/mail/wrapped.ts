import { partsNamed, storedRtf, withProperties, writeCompound } from '../../../../engines/mail/outlook-samples.ts';
import { writeTnef } from '../../../../engines/mail/tnef-samples.ts';
import { same } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { finds, mailOf, reads, unpacks } from './make.ts';

const names = { '__nameid_version1.0': { '__substg1.0_00020102': Buffer.alloc(0) } };
const outlook = (values: Parameters<typeof withProperties>[1], parts: Parameters<typeof withProperties>[2] = {}): Uint8Array =>
  writeCompound({ ...names, ...withProperties(32, { '001A': 'IPM.Note', '0037': 'Report', ...values }, parts) });
const sender = { '0C1A': 'Ann', '0C1F': 'ann@example.org' };
const recipient = (kind: number, name: string, address: string) => withProperties(8, { '0C15': kind, '3001': name, '39FE': address });

/** A header of a mail as Python's parser reads it, all lines of that name. */
const headersOf = (path: string, name: string): Promise<string> =>
  look(
    'python3',
    '-c',
    'import sys, email\nfrom email import policy\nm = email.message_from_binary_file(open(sys.argv[1], "rb"), policy=policy.default)\nfor one in m.get_all(sys.argv[2], []): print(" ".join(str(one).split()))',
    path,
    name,
  );

const messages: readonly Situation[] = [
  reads(
    'msg-page-in-utf-7',
    'Sicos1977/MSGReader#157',
    ['msg', 'html'],
    outlook({
      ...sender,
      '3FDE': 65000,
      '1013': Buffer.from('<html><body><p>Gr+APYA3w-e +ACY-amp; Ma+AN8 +IBM 5 +IKw-</p></body></html>'),
    }),
    ['Größe & Maß – 5 €'],
    ['+APY', '+IBM'],
  ),
  finds(
    'msg-words-in-rtf-alone-with-files',
    'vikramarsid/msg_parser#466',
    ['msg', 'html'],
    outlook(
      {
        ...sender,
        '1009': storedRtf(
          '{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0 Arial;}}\\pard\\f0 The report of \\b March\\b0  is attached, 5 \\u8364?.\\par Regards\\par}',
        ),
      },
      partsNamed('attach', [
        withProperties(8, { '3705': 1, '3707': 'report.pdf', '3701': Buffer.from('%PDF-1.4') }),
        withProperties(8, { '3705': 1, '3707': 'table.xlsx', '3701': Buffer.from('PK') }),
      ]),
    ),
    'the words of the RTF, subject, sender and the names of both files',
    async ({ text }) => [
      holds(
        'page',
        (await text()).replace(/<\/?b>/g, ''),
        'The report of March is attached, 5 €.',
        'Regards',
        'Ann',
        'report.pdf',
        'table.xlsx',
      ),
      lacks('page', await text(), '\\par', 'rtf1'),
    ],
  ),
  finds(
    'msg-stations-of-its-way',
    'master131/msg2eml.js#6',
    ['msg', 'eml'],
    outlook({
      ...sender,
      '1000': 'words',
      '007D':
        'Received: from mail.example.net (mail.example.net [198.51.100.7])\r\n\tby mx.example.org (ESMTP) with ESMTP id AA1\r\n\tfor <bob@example.org>; Mon, 12 Dec 2022 10:00:01 +0100 (CET)\r\nReceived: from [192.168.23.10] (host.example.net)\tby\r\n   mail.example.net (ESMTP) with ESMTPSA id EBFF31764496\tfor\r\n   <bob@example.org>; Mon, 12 Dec 2022 09:59:49 +0100 (CET)\r\nMessage-ID: <a.1@example.net>\r\nX-Mailer: Example 7\r\nFrom: Ann <ann@example.org>\r\nTo: bob@example.org\r\nSubject: Report\r\nDate: Mon, 12 Dec 2022 09:59:48 +0100\r\nMIME-Version: 1.0\r\nContent-Type: text/plain\r\n\r\n',
    }),
    'both stations as they were written, and the other headers',
    async ({ path }) => [
      same('received', (await headersOf(path, 'Received')).trim().split('\n'), [
        'from mail.example.net (mail.example.net [198.51.100.7]) by mx.example.org (ESMTP) with ESMTP id AA1 for <bob@example.org>; Mon, 12 Dec 2022 10:00:01 +0100 (CET)',
        'from [192.168.23.10] (host.example.net) by mail.example.net (ESMTP) with ESMTPSA id EBFF31764496 for <bob@example.org>; Mon, 12 Dec 2022 09:59:49 +0100 (CET)',
      ]),
      same('mailer', (await headersOf(path, 'X-Mailer')).trim(), 'Example 7'),
      same('date', (await headersOf(path, 'Date')).trim(), 'Mon, 12 Dec 2022 09:59:48 +0100'),
    ],
  ),
  finds(
    'msg-copy-is-no-first-recipient',
    'bbottema/simple-java-mail#241',
    ['msg', 'eml'],
    outlook(
      { ...sender, '1000': 'words', '0E04': 'Support', '0E03': 'Lead' },
      partsNamed('recip', [recipient(1, 'Support', 'support@example.com'), recipient(2, 'Lead', 'lead@example.com')]),
    ),
    'one recipient, and one copy',
    async ({ path }) => [
      same('to', (await headersOf(path, 'To')).replaceAll('"', '').trim(), 'Support <support@example.com>'),
      same('cc', (await headersOf(path, 'Cc')).replaceAll('"', '').trim(), 'Lead <lead@example.com>'),
    ],
  ),
  finds(
    'msg-blind-copies',
    'microsoft/mfcmapi#425',
    ['msg', 'eml'],
    outlook(
      { ...sender, '1000': 'words' },
      partsNamed('recip', [recipient(1, 'Bob', 'bob@example.com'), recipient(3, 'Hidden', 'hidden@example.com')]),
    ),
    'the blind copy beside the recipient',
    async ({ path }) => [
      same('to', (await headersOf(path, 'To')).replaceAll('"', '').trim(), 'Bob <bob@example.com>'),
      same('bcc', (await headersOf(path, 'Bcc')).replaceAll('"', '').trim(), 'Hidden <hidden@example.com>'),
    ],
  ),
];

const text = ['Content-Type: text/plain; charset=utf-8', 'see below'] as const;
const winmail = (content: Buffer): readonly [string, string] => [
  'Content-Type: application/ms-tnef; name="winmail.dat"\nContent-Transfer-Encoding: base64\nContent-Disposition: attachment; filename="winmail.dat"',
  (content.toString('base64').match(/.{1,76}/g) ?? []).join('\n'),
];
const content = Buffer.from('file content');

const transport: readonly Situation[] = [
  unpacks(
    'eml-winmail-with-hebrew-names',
    'roundcube/roundcubemail#5646',
    'eml',
    mailOf('mixed', text, winmail(writeTnef({ subject: 'S', files: [{ name: 'ABCD~1.DOC', longName: 'חוזה שכירות.docx', content }] }))),
    { 'חוזה שכירות.docx': 'file content' },
  ),
  unpacks(
    'eml-winmail-with-chinese-names',
    'verdammelt/tnef#28',
    'eml',
    mailOf(
      'mixed',
      text,
      winmail(
        writeTnef({
          subject: 'S',
          codePage: 950,
          files: [{ name: Buffer.from('b3f8bbf9b3e62e786c73', 'hex').toString('latin1'), content }],
        }),
      ),
    ),
    { '報價單.xls': 'file content' },
  ),
  reads(
    'eml-winmail-in-an-attached-mail',
    'verdammelt/tnef#47',
    ['eml', 'html'],
    mailOf('mixed', text, [
      'Content-Type: message/rfc822; name="Forwarded.eml"\nContent-Disposition: attachment; filename="Forwarded.eml"',
      mailOf(
        'mixed',
        ['Content-Type: text/plain', 'the forwarded words'],
        winmail(writeTnef({ subject: 'Deep', body: 'words of Outlook', files: [{ name: 'deep.txt', content }] })),
      ).replace(/b1/g, 'b2'),
    ]),
    ['the forwarded words', 'words of Outlook', 'deep.txt'],
    ['winmail.dat'],
  ),
];

/** Messages of Outlook, and what it wraps for other programs. */
export const wrappedMails: readonly Situation[] = [...messages, ...transport];
