import { partsNamed, storedRtf, withProperties, writeCompound } from '../../../../engines/mail/outlook-samples.ts';
import { same } from '../../../fidelity/check.ts';
import { partNames } from '../../look/package.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { bytes, finds, mail, mailOf, reads, unpacks } from './make.ts';
import { people } from './people.ts';

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const head =
  'From: Ann <ann@example.org>\nTo: bob@example.org\nSubject: Report\nDate: Mon, 04 Mar 2024 10:11:12 +0100\nMIME-Version: 1.0\n';
/** A mail with a text and a file whose boundary is spelled differently in header and body. */
const bounded = (spelled: string, boundary: string, end = `--${boundary}--\n`): string =>
  `${head}Content-Type: multipart/mixed; boundary=${spelled}\n\n--${boundary}\nContent-Type: text/plain; charset=utf-8\n\nthe words\n--${boundary}\nContent-Type: application/octet-stream; name=Terms.pdf\nContent-Transfer-Encoding: base64\nContent-Disposition: attachment; filename=Terms.pdf\n\n${Buffer.from('file content').toString('base64')}\n${end}`;
const file = { 'Terms.pdf': 'file content' };

const mime: readonly Situation[] = [
  unpacks('eml-boundary-of-one-sign', 'Webklex/php-imap#544', 'eml', bounded('"-"', '-'), file),
  unpacks(
    'eml-boundary-without-quotes',
    'znuny/Znuny#476',
    'eml',
    bounded('----=_NextPart_de9a7f96_ed5e; charset=utf-8', '----=_NextPart_de9a7f96_ed5e'),
    file,
  ),
  unpacks('eml-boundary-on-two-lines', 'zbateson/mail-mime-parser#55', 'eml', bounded('"=_mixed 004A\n 7D"', '=_mixed 004A 7D'), file),
  unpacks(
    'eml-boundary-in-angle-brackets',
    'apache/ponymail#288',
    'eml',
    bounded('"<<001-3e1dcd5a-119e>>"', '<<001-3e1dcd5a-119e>>'),
    file,
  ),
  unpacks('eml-last-boundary-without-its-end', 'thunderbird/import-export-tools-ng#869', 'eml', bounded('b', 'b', '--b\n'), file),
  unpacks(
    'eml-file-alone',
    'flourishlib/flourish-classes#120',
    'eml',
    mailOf('mixed', [
      'Content-Type: text/plain; name="New.txt"\nContent-Disposition: attachment; filename="New.txt"\nContent-Transfer-Encoding: base64',
      Buffer.from('LTD').toString('base64'),
    ]),
    {
      'New.txt': 'LTD',
    },
  ),
  reads(
    'eml-page-alone-with-an-id',
    'SpamScope/mail-parser#67',
    ['eml', 'html'],
    mail('Content-Type: text/html; charset="us-ascii"\nContent-ID: <C7C2@example.com>', '<html><body>Example page</body></html>'),
    ['Example page'],
  ),
  reads(
    'eml-alternative-within-related',
    'stalwartlabs/mail-parser#144',
    ['eml', 'html'],
    mailOf('related', [
      'Content-Type: multipart/alternative; boundary="b2"',
      '--b2\nContent-Type: text/plain; charset=utf-8\n\nplain words\n--b2\nContent-Type: text/html; charset=utf-8\n\n<p>rich <b>words</b></p>\n--b2--',
    ]),
    ['rich words'],
    ['--b2', 'Content-Type'],
  ),
  reads(
    'eml-attached-mail-in-base64',
    'ddevault/aerc#73',
    ['eml', 'html'],
    mailOf(
      'mixed',
      ['Content-Type: text/plain', 'see'],
      [
        'Content-Type: message/rfc822\nContent-Transfer-Encoding: base64',
        Buffer.from('From: i@example.org\nSubject: Inner subject\n\nINNER BODY').toString('base64'),
      ],
    ),
    ['Inner subject', 'INNER BODY'],
  ),
  reads(
    'eml-two-encodings',
    'VolkMilit/CuteMail#29',
    ['eml', 'txt'],
    bytes(
      `${head}Content-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: text/plain; charset=koi8-r\nContent-Transfer-Encoding: 8bit\n\n`,
      [0xf0, 0xd2, 0xc9, 0xd7, 0xc5, 0xd4],
      '\n--b\nContent-Type: text/plain; charset=windows-1251\nContent-Transfer-Encoding: 8bit\n\n',
      [0xcf, 0xe8, 0xf1, 0xfc, 0xec, 0xee],
      '\n--b--\n',
    ),
    ['Привет', 'Письмо'],
  ),
  reads(
    'eml-japanese-between-ascii',
    'eneam/mboxviewer#34',
    ['eml', 'txt'],
    mail(
      'Content-Type: text/plain; charset="iso-2022-jp"',
      Buffer.from('1B2442217D1B284257696E646F7773381B24424847254025262573256D213C25491B284255524C', 'hex').toJSON().data,
    ),
    ['◎Windows8版ダウンロードURL'],
  ),
  finds(
    'eml-picture-of-the-text-is-no-attachment',
    'rob-luke/emails-html-to-pdf#35',
    ['eml', 'html'],
    mailOf(
      'related',
      ['Content-Type: text/html', '<p>see</p><img src="cid:ii_1">'],
      [
        'Content-Type: image/png; name="shot.png"\nContent-Disposition: attachment; filename="shot.png"\nContent-Transfer-Encoding: base64\nContent-ID: <ii_1>\nX-Attachment-Id: ii_1',
        png,
      ],
    ),
    'the picture in the page',
    async ({ text }) => [holds('page', await text(), 'data:image/png;base64,')],
  ),
];

const count = (name: string, source: string, box: string, wanted: number): Situation =>
  finds(name, source, ['mbox', 'zip'], box, `${wanted} mails`, async ({ path }) => [same('mails', (await partNames(path)).length, wanted)]);
const boxed = (subject: string, text: string): string =>
  `From a@example.org Thu Aug  9 18:39:17 2012\nFrom: a@example.org\nSubject: ${subject}\n\n${text}\n\n`;

const message = (values: Parameters<typeof withProperties>[1], parts = {}): Uint8Array =>
  writeCompound({
    '__nameid_version1.0': { '__substg1.0_00020102': Buffer.alloc(0) },
    ...withProperties(32, { '001A': 'IPM.Note', ...values }, parts),
  });
const within = (values: Parameters<typeof withProperties>[1], parts = {}) =>
  withProperties(24, { '001A': 'IPM.Note', '0C1F': 'i@example.org', ...values }, parts);

const containers: readonly Situation[] = [
  count(
    'mbox-sentence-above-a-remark',
    'ePADD/epadd#404',
    boxed('One', 'text\n\nFrom what I know\nNote: this is one mail') + boxed('Two', 'x'),
    2,
  ),
  count(
    'mbox-sentence-without-a-blank-line',
    'ietf-tools/mailarchive#4117',
    boxed('One', 'text\nFrom here it goes\non') + boxed('Two', 'x'),
    2,
  ),
  finds(
    'msg-picture-in-the-third-message',
    'nickrussler/email-to-pdf-converter#37',
    ['msg', 'html'],
    () => {
      const picture = withProperties(8, {
        '3705': 1,
        '3707': 'p.png',
        '370E': 'image/png',
        '3712': 'p1',
        '3701': Buffer.from(png, 'base64'),
      });
      const third = within({ '0037': 'Third', 1013: Buffer.from('<p>deep</p><img src="cid:p1">') }, partsNamed('attach', [picture]));
      const second = within(
        { '0037': 'Second', 1000: 'middle' },
        partsNamed('attach', [withProperties(8, { '3705': 5, '3001': 'Third', '3701': third })]),
      );
      return message(
        { '0037': 'First', 1000: 'top' },
        partsNamed('attach', [withProperties(8, { '3705': 5, '3001': 'Second', '3701': second })]),
      );
    },
    'three texts and the picture',
    async ({ text }) => [holds('page', await text(), 'top', 'middle', 'deep', 'data:image/png;base64,')],
  ),
  reads(
    'msg-rtf-in-cyrillic',
    'alephdata/aleph#3893',
    ['msg', 'txt'],
    () =>
      message({
        '0037': 'R',
        '0C1F': 'a@example.org',
        1009: storedRtf("{\\rtf1\\ansi\\ansicpg1251\\deff0{\\fonttbl{\\f0\\fcharset204 Arial;}}\\f0 \\'cf\\'f0\\'e8\\'e2\\'e5\\'f2\\par}"),
      }),
    ['Привет'],
  ),
];

/** A second batch, tried after the first was fixed. */
export const further: readonly Situation[] = [...mime, ...containers, ...people];
