import { tnefAttribute, writeTnef } from '../../../../engines/mail/tnef-samples.ts';
import { finding, same } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import type { Situation } from '../../situation.ts';
import { finds, mail, mailOf, reads, unpacks } from './make.ts';

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const headed = (head: string): string =>
  `${head}\nSubject: Report\nDate: Mon, 04 Mar 2024 10:11:12 +0100\nContent-Type: text/plain; charset=utf-8\n\nthe words\n`;
const winmail = (tnef: Uint8Array): readonly [string, string] => [
  'Content-Type: application/ms-tnef; name="winmail.dat"\nContent-Transfer-Encoding: base64\nContent-Disposition: attachment; filename="winmail.dat"',
  Buffer.from(tnef).toString('base64'),
];

/** A meeting request as Exchange packs it: its class, and start and end as properties of the message ([MS-OXTNEF]). */
const meeting = (): Uint8Array => {
  const moment = (id: number, date: string): Buffer => {
    const property = Buffer.alloc(12);
    property.writeUInt32LE(id * 65_536 + 0x40, 0);
    property.writeBigUInt64LE((BigInt(new Date(date).getTime()) + 11_644_473_600_000n) * 10_000n, 4);
    return property;
  };
  const count = Buffer.from([2, 0, 0, 0]);
  return Buffer.concat([
    writeTnef({ subject: 'Budget', body: 'the agenda', files: [] }),
    tnefAttribute(1, 0x8008, 7, Buffer.from('IPM.Microsoft Schedule.MtgReq\0')),
    tnefAttribute(1, 0x9003, 6, Buffer.concat([count, moment(0x60, '2024-03-04T09:00:00Z'), moment(0x61, '2024-03-04T10:30:00Z')])),
  ]);
};

/** Addresses, attached mails, and pages of mail programs. */
export const addressedMails: readonly Situation[] = [
  reads(
    'eml-recipients-with-commas-in-their-names',
    'tine20/tine20#3556',
    ['eml', 'html'],
    headed(
      'From: Ann <ann@example.org>\nTo: "Toulouse, Midi" <toulouse.midi@example.org>, Cannes, Sud <cannes.sud@example.org>, "Lorient, Ouest" <lorient.ouest@example.org>',
    ),
    ['Toulouse, Midi <toulouse.midi@example.org>', 'Cannes', 'Sud <cannes.sud@example.org>', 'Lorient, Ouest <lorient.ouest@example.org>'],
  ),
  reads(
    'eml-comments-for-all-but-outlook',
    'anonaddy/anonaddy#861',
    ['eml', 'txt'],
    mail(
      'Content-Type: text/html; charset=utf-8',
      '<html><body><![if !mso]><p>for all</p><![endif]><!--[if mso]><p>for Outlook</p><![endif]--><!--[if !mso]><!--><p>for others</p><!--<![endif]--></body></html>\n',
    ),
    ['for all', 'for others'],
    ['[if', 'endif', 'for Outlook', '-->', '<!'],
  ),
  finds(
    'eml-picture-without-a-disposition',
    'linagora/tmail-flutter#3369',
    ['eml', 'html'],
    mailOf(
      'related',
      [
        'Content-Type: text/html; charset=us-ascii',
        '<html><body><p>before</p><img width=606 height=426 id="Picture_x0020_1" src="cid:image001.png@01DB5155.249583D0"><p>after</p></body></html>',
      ],
      [
        'Content-Type: image/png; name="image001.png"\nContent-Transfer-Encoding: base64\nContent-ID: <image001.png@01DB5155.249583D0>',
        png,
      ],
    ),
    'the picture between the words',
    async ({ text }) => {
      const all = await text();
      const places = ['before', png, 'after'].map((one) => all.indexOf(one));
      return [
        finding(
          'order',
          places.every((place, at) => place > (places[at - 1] ?? 0)),
          places,
        ),
      ];
    },
  ),
  reads(
    'eml-file-in-broken-base64',
    'Sicos1977/MSGReader#29',
    ['eml', 'pdf'],
    mailOf(
      'mixed',
      ['Content-Type: text/plain; charset=utf-8', 'the words above'],
      [
        'Content-Type: image/png; name="a.png"\nContent-Transfer-Encoding: base64\nContent-Disposition: inline; filename="a.png"',
        'iVBO=Rw0K%%G\ngo',
      ],
      ['Content-Type: text/plain; charset=utf-8', 'the words below'],
    ),
    ['the words above', 'the words below', 'Report'],
  ),
  reads(
    'eml-text-that-is-inline',
    'EvotecIT/OfficeIMO#2060',
    ['eml', 'txt'],
    mailOf(
      'alternative',
      ['Content-Type: text/plain; charset=utf-8\nContent-Disposition: inline', 'as text'],
      ['Content-Type: text/html; charset=utf-8\nContent-Disposition: inline', '<p>as <b>a</b> page</p>'],
    ),
    ['as a page'],
    ['as text'],
  ),
  unpacks(
    'eml-attached-mail-with-parts-of-its-own',
    'rspamd/rspamd#4456',
    'eml',
    mailOf(
      'mixed',
      ['Content-Type: text/plain; charset=utf-8', 'A user reported this mail.'],
      [
        'Content-Type: message/rfc822\nContent-Disposition: attachment; filename="phish.eml"',
        'From: x@example.org\nSubject: Win\nContent-Type: multipart/mixed; boundary="b7"\n\n--b7\nContent-Type: text/html\n\n<p>click</p>\n--b7\nContent-Type: application/pdf; name="inner.pdf"\nContent-Disposition: attachment; filename="inner.pdf"\n\n%PDF\n--b7--',
      ],
      ['Content-Type: text/plain; name="headers.txt"\nContent-Disposition: attachment; filename="headers.txt"', 'X-Spam: yes'],
    ),
    { 'phish.eml': 'filename="inner.pdf"', 'headers.txt': 'X-Spam: yes' },
  ),
  reads(
    'eml-winmail-with-a-meeting',
    'verdammelt/tnef#13',
    ['eml', 'html'],
    mailOf('mixed', ['Content-Type: text/plain; charset=utf-8', 'see the meeting'], winmail(meeting())),
    ['the agenda', '2024-03-04 09:00', '10:30'],
  ),
  reads(
    'eml-winmail-with-a-text-and-no-files',
    'verdammelt/tnef#38',
    ['eml', 'txt'],
    mailOf(
      'mixed',
      ['Content-Type: text/plain; charset=utf-8', ''],
      winmail(writeTnef({ subject: 'S', body: 'the only words', files: [] })),
    ),
    ['the only words'],
    ['winmail.dat'],
  ),
  finds(
    'mbox-of-the-same-mail-twice',
    'thunderbird/import-export-tools-ng#690',
    ['mbox', 'zip'],
    [1, 2]
      .map(() => `From ann@example.org Mon Mar  4 10:11:12 2024\nMessage-ID: <1@example.org>\n${headed('From: ann@example.org')}\n`)
      .join(''),
    'both mails',
    async ({ path }) => [same('mails', (await look('unzip', '-Z1', path)).trim().split('\n').length, 2)],
  ),
];
