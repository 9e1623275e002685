import { partsNamed, withProperties, writeCompound } from '../../../../engines/mail/outlook-samples.ts';
import { finding, same } from '../../../fidelity/check.ts';
import { zipNames } from '../../look/names.ts';
import { readWords } from '../../look/read.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { finds, mail, mailOf } from './make.ts';

const text = ['Content-Type: text/plain; charset=utf-8', 'see below'] as const;
const base64 = (content: string): string => Buffer.from(content).toString('base64');
const file = (name: string, content: string): readonly [string, string] => [
  `Content-Type: application/octet-stream\nContent-Transfer-Encoding: base64\nContent-Disposition: attachment; filename="${name}"`,
  base64(content),
];
const attachedMail = (subject: string, boundary: string, name = ''): readonly [string, string] => [
  `Content-Type: message/rfc822${name}`,
  `From: i@example.org\nSubject: ${subject}\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary="${boundary}"\n\n--${boundary}\nContent-Type: text/plain\n\nwords of ${subject}\n--${boundary}\nContent-Type: application/pdf\nContent-Transfer-Encoding: base64\nContent-Disposition: attachment; filename="scan.pdf"\n\n${base64('%PDF-1.4')}\n--${boundary}--`,
];
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const files: readonly Situation[] = [
  finds(
    'eml-two-files-of-one-name',
    'SpamScope/mail-parser#76',
    ['eml', 'zip'],
    mailOf('mixed', text, file('image.jpg', 'one'), file('image.jpg', 'two')),
    'both files under different names',
    async ({ path }) => {
      const names = (await zipNames(path)).trim().split('\n');
      return [same('files', new Set(names.filter((one) => one.startsWith('image'))).size, 2)];
    },
  ),
  finds(
    'eml-files-whose-numbered-names-collide',
    'nodemailer/mailparser#59',
    ['eml', 'zip'],
    mailOf(
      'mixed',
      text,
      file('somename.txt', 'one'),
      file('somename-1.txt', 'two'),
      file('somename.txt', 'three'),
      file('somename (2).txt', 'four'),
    ),
    'four files under different names',
    async ({ path }) => [same('files', new Set((await zipNames(path)).trim().split('\n')).size, 5)],
  ),
  finds(
    'eml-names-with-slashes',
    'ricksbrown/mboxtract#7',
    ['eml', 'zip'],
    mailOf('mixed', text, file('Invoice 12/2024.pdf', 'one'), file('a\\\\b.txt', 'two')),
    'both files, neither in a folder nor outside',
    async ({ path }) => {
      const names = (await zipNames(path)).trim().split('\n');
      return [
        same('files', names.length, 3),
        finding(
          'plain',
          names.every((one) => !/[\\/]/.test(one)),
          names,
        ),
        holds('names', names.join(' '), '2024.pdf', 'b.txt'),
      ];
    },
  ),
  finds(
    'eml-mail-named-by-a-number',
    'GOVCERT-LU/eml_parser#31',
    ['eml', 'zip'],
    mailOf(
      'mixed',
      ['Content-Type: text/plain\nContent-Disposition: inline\nContent-Description: Notification', 'not delivered'],
      [
        'Content-Type: message/rfc822; name="189844630"\nContent-Disposition: inline; filename="189844630"\nContent-Description: Undelivered Message\nContent-Transfer-Encoding: 8bit',
        'From: a@example.org\nSubject: Lost\n\nlost words',
      ],
    ),
    'the undelivered mail under its number, and the notification as text',
    async ({ path }) => [
      holds('names', await zipNames(path), '189844630'),
      same('files', (await zipNames(path)).trim().split('\n').length, 2),
    ],
  ),
  finds(
    'eml-files-without-names',
    'BramEsposito/eml-to-pdf#2',
    ['eml', 'zip'],
    mailOf(
      'mixed',
      text,
      ['Content-Type: application/pdf\nContent-Transfer-Encoding: base64\nContent-Disposition: attachment', base64('%PDF-1.4')],
      ['Content-Type: image/png\nContent-Transfer-Encoding: base64\nContent-Disposition: attachment', png],
    ),
    'a PDF and a PNG by the ends of their names',
    async ({ path }) => {
      const names = (await zipNames(path)).trim().split('\n');
      return [
        finding(
          'pdf',
          names.some((one) => one.endsWith('.pdf')),
          names,
        ),
        finding(
          'png',
          names.some((one) => one.endsWith('.png')),
          names,
        ),
      ];
    },
  ),
  finds(
    'eml-two-mails-without-names',
    'bbottema/simple-java-mail#351',
    ['eml', 'zip'],
    mailOf(
      'mixed',
      text,
      ['Content-Type: message/rfc822', 'From: i@example.org\nSubject: Same\n\none'],
      ['Content-Type: message/rfc822', 'From: i@example.org\nSubject: Same\n\ntwo'],
    ),
    'both mails',
    async ({ path }) => [
      same(
        'mails',
        (await zipNames(path))
          .trim()
          .split('\n')
          .filter((one) => one.endsWith('.eml')).length,
        2,
      ),
    ],
  ),
  finds(
    'eml-mails-with-files-of-one-name',
    'php-mime-mail-parser/php-mime-mail-parser#119',
    ['eml', 'html'],
    mailOf('mixed', text, attachedMail('First', 'x1', '; name="first.eml"'), attachedMail('Second', 'x2', '; name="second.eml"')),
    'both mails with their words, each with its scan.pdf',
    async ({ text: read }) => [
      holds('page', await read(), 'words of First', 'words of Second', 'first.eml', 'second.eml'),
      same('scans', (await read()).split('scan.pdf').length, 3),
    ],
  ),
];

const inner = Buffer.from(
  `Content-Type: multipart/signed; protocol="application/pkcs7-signature"; micalg=sha1; boundary="s"\r\n\r\n--s\r\nContent-Type: multipart/mixed; boundary="m"\r\n\r\n--m\r\nContent-Type: multipart/related; boundary="r"\r\n\r\n--r\r\nContent-Type: text/html; charset=utf-8\r\n\r\n<p>The signed page</p><img src="cid:p1">\r\n--r\r\nContent-Type: image/png\r\nContent-Transfer-Encoding: base64\r\nContent-ID: <p1>\r\n\r\n${png}\r\n--r--\r\n--m\r\nContent-Type: application/pdf; name="terms.pdf"\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename="terms.pdf"\r\n\r\n${base64('%PDF-1.4')}\r\n--m--\r\n--s\r\nContent-Type: application/pkcs7-signature; name="smime.p7s"\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename="smime.p7s"\r\n\r\nMIIBAA==\r\n--s--\r\n`,
);
const outlookNames = { '__nameid_version1.0': { '__substg1.0_00020102': Buffer.alloc(0) } };

const secured: readonly Situation[] = [
  finds(
    'msg-signed-with-a-picture-and-a-file',
    'bbottema/outlook-message-parser#40',
    ['msg', 'html'],
    writeCompound({
      ...outlookNames,
      ...withProperties(
        32,
        { '001A': 'IPM.Note.SMIME.MultipartSigned', '0037': 'Signed', '0C1A': 'Ann', '0C1F': 'ann@example.org' },
        partsNamed('attach', [withProperties(8, { '3705': 1, '3707': 'smime.p7m', '370E': 'multipart/signed', '3701': inner })]),
      ),
    }),
    'the page with its picture, and the name of its file',
    async ({ text: read }) => [holds('page', await read(), 'The signed page', `data:image/png;base64,${png}`, 'terms.pdf', 'Ann')],
  ),
  finds(
    'eml-that-is-encrypted',
    'freescout-help-desk/freescout#2540',
    ['eml', 'pdf'],
    mail(
      'Content-Type: application/pkcs7-mime; smime-type=enveloped-data; name="smime.p7m"\nContent-Transfer-Encoding: base64\nContent-Disposition: attachment; filename="smime.p7m"',
      Buffer.from('3080' + '06092a864886f70d010703' + 'a080' + '308002010231003000' + '0000' + '0000' + '0000', 'hex').toString('base64'),
    ),
    'the head and the name of the encrypted file',
    async (result) => {
      const words = await readWords(result);
      return [holds('words', words, 'Report', 'Ann', 'smime.p7m'), lacks('words', words, 'MIA')];
    },
  ),
  finds(
    'msg-guests-who-may-come',
    'Sicos1977/MSGReader#38',
    ['msg', 'html'],
    writeCompound({
      ...outlookNames,
      ...withProperties(
        32,
        { '001A': 'IPM.Schedule.Meeting.Request', '0037': 'Budget', '0C1A': 'Ann', '0C1F': 'ann@example.org', '1000': 'words' },
        partsNamed('recip', [
          withProperties(8, { '0C15': 1, '3001': 'Bob', '39FE': 'bob@example.org' }),
          withProperties(8, { '0C15': 2, '3001': 'Cy', '39FE': 'cy@example.org' }),
          withProperties(8, { '0C15': 3, '3001': 'Room 5', '39FE': 'room5@example.org' }),
        ]),
      ),
    }),
    'those who must come, those who may, and the room',
    async ({ text: read }) => [holds('page', await read(), 'bob@example.org', 'cy@example.org', 'room5@example.org')],
  ),
];

/** Files of mails, and mails that are signed or encrypted. */
export const unpackedMails: readonly Situation[] = [...files, ...secured];
