import { finding } from '../../../fidelity/check.ts';
import { readWords } from '../../look/read.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { bytes, finds, mail, mailOf, reads, unpacks } from './make.ts';

const part = (head: string, body: string): readonly [string, string] => [head, body];
const page = (body: string): readonly [string, string] =>
  part('Content-Type: text/html; charset=utf-8', `<html><body>${body}</body></html>`);
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const picture = (...head: readonly string[]): readonly [string, string] =>
  part(['Content-Type: image/png; name="logo.png"', 'Content-Transfer-Encoding: base64', ...head].join('\n'), png);

const pictures: readonly Situation[] = [
  finds(
    'eml-picture-by-its-location',
    'gotenberg/gotenberg#253',
    ['eml', 'html'],
    mailOf(
      'related',
      page('<p>see the logo</p><img src="http://www.example.org/images/logo.png">'),
      picture('Content-Location: http://www.example.org/images/logo.png'),
    ),
    'the picture in its place, and no address that a reader would fetch',
    async ({ text }) => [
      holds('page', await text(), 'see the logo', `data:image/png;base64,${png}`),
      lacks('page', await text(), 'src="http://'),
    ],
  ),
  finds(
    'eml-inline-picture-without-an-id',
    'Sicos1977/MsgKit#77',
    ['eml', 'html'],
    mailOf('related', page('<p>kind regards</p>'), picture('Content-Disposition: inline; filename="logo.png"')),
    'the picture below the text',
    async ({ text }) => [holds('page', await text(), 'kind regards', `data:image/png;base64,${png}`)],
  ),
  unpacks(
    'eml-embedded-picture-that-no-text-mentions',
    'bbottema/simple-java-mail#179',
    'eml',
    mailOf('mixed', page('<p>hello</p>'), picture('Content-ID: <unused@example.org>', 'Content-Disposition: inline; filename="logo.png"')),
    { 'logo.png': '' },
  ),
  finds(
    'eml-pictures-that-are-missing',
    'nickrussler/email-to-pdf-converter#52',
    ['eml', 'pdf'],
    mailOf('related', page('<p>before</p><img src="cid:gone1@example.org"><img src="cid:gone2@example.org"><p>after</p>')),
    'the text before and after both pictures, and no trace of their ids',
    async (result) => {
      const words = await readWords(result);
      return [holds('words', words, 'before', 'after'), lacks('words', words, 'cid:', 'gone1')];
    },
  ),
];

const signatures: readonly Situation[] = [
  reads(
    'eml-signed-by-gpg',
    'FundersClub/fire#428',
    ['eml', 'pdf'],
    mailOf(
      'signed; micalg=pgp-sha256; protocol="application/pgp-signature"',
      part(
        'Content-Type: multipart/mixed; boundary="in"',
        '--in\nContent-Type: multipart/mixed; boundary="deep"\n\n--deep\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: quoted-printable\n\nThe words that were signed =E2=80=93 all of them.\n--deep--\n--in--',
      ),
      part(
        'Content-Type: application/pgp-signature; name="signature.asc"\nContent-Description: OpenPGP digital signature\nContent-Disposition: attachment; filename="signature.asc"',
        '-----BEGIN PGP SIGNATURE-----\n\niQEzBAEBCAAdFiEE\n-----END PGP SIGNATURE-----',
      ),
    ),
    ['The words that were signed – all of them.', 'signature.asc'],
    ['BEGIN PGP SIGNATURE'],
  ),
];

const charsets: readonly Situation[] = [
  reads(
    'eml-korean-by-its-old-name',
    'nodemailer/mailparser#31',
    ['eml', 'txt'],
    bytes(
      'From: =?ks_c_5601-1987?B?yKux5rW/?= <user@example.com>\nTo: b@example.org\nSubject: =?ks_c_5601-1987?B?vsizp8fPvLy/5A==?=\nDate: Mon, 04 Mar 2024 10:11:12 +0900\nMIME-Version: 1.0\nContent-Type: text/html; charset="ks_c_5601-1987"\nContent-Transfer-Encoding: 8bit\n\n<html><body><p>',
      [...Buffer.from('bec8b3e7c7cfbcbcbfe420bfa9b7afbad0', 'hex')],
      '</p></body></html>\n',
    ),
    ['홍길동', '안녕하세요 여러분'],
  ),
  reads(
    'eml-hebrew-in-reading-order',
    'nodemailer/mailparser#426',
    ['eml', 'html'],
    mail('Content-Type: text/plain; charset="iso-8859-8-i"\nContent-Transfer-Encoding: quoted-printable', '=F9=EC=E5=ED =F2=E5=EC=ED\n'),
    ['שלום עולם'],
  ),
  reads(
    'eml-chinese-subject-in-bytes',
    'nodemailer/mailparser#351',
    ['eml', 'html'],
    bytes(
      'From: Ann <ann@example.org>\nSubject: ',
      [...Buffer.from('b7a2d0c5b7bdd2d1b3b7bbd8d3cabcfea3bab2e2cad4', 'hex')],
      '\nDate:Thu, 1 Jun 2023 10:53:30 +0800\nMIME-Version: 1.0\nContent-Type: text/plain; charset="gbk"\nContent-Transfer-Encoding: 8bit\n\n',
      [...Buffer.from('b2e2cad4d3cabcfec4dac8dd', 'hex')],
      '\n',
    ),
    ['发信方已撤回邮件：测试', '测试邮件内容'],
  ),
];

const dated = (date: string, subject: string): string =>
  `From - Mon Jan 01 00:00:00 2024\nFrom: ann@example.org\nSubject: ${subject}\nDate: ${date}\n\nwords of ${subject}\n\n`;

const heads: readonly Situation[] = [
  reads(
    'mbox-dates-of-old-networks',
    'thunderbird/import-export-tools-ng#524',
    ['mbox', 'html'],
    dated('Sun, 05 Aug 2007 09:11:09 -0700', 'one') +
      dated('1999/01/31', 'two') +
      dated('05-FEB-2021 22:05:02', 'three') +
      dated('Tue Jul 24 18:55:07 2007', 'four'),
    ['5 Aug 2007 09:11', '1999/01/31', '5 Feb 2021 22:05', '24', '18:55', 'words of four'],
    ['Invalid'],
  ),
  reads(
    'eml-parts-for-outlook-alone',
    'hteumeuleu/email-bugs#52',
    ['eml', 'pdf'],
    mailOf(
      'alternative',
      part('Content-Type: text/plain; charset=utf-8', 'the plain text'),
      page(
        '<p>for everyone</p><!--[if mso]><p>for Outlook alone</p><![endif]--><!--[if !mso]><!--><p>for all others</p><!--<![endif]--><![if !mso]><p>for others too</p><![endif]><!--[if (gte mso 9)|(IE)]><table><tr><td>ghost</td></tr></table><![endif]-->',
      ),
    ),
    ['for everyone', 'for all others', 'for others too'],
    ['for Outlook alone', 'ghost', 'endif', 'if !mso'],
  ),
  reads(
    'eml-page-of-word-as-text',
    'premailer/premailer#110',
    ['eml', 'txt'],
    mail(
      'Content-Type: text/html; charset=utf-8',
      '<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"><head><!--[if !mso]><style>v\\:* {behavior:url(#default#VML);}\no\\:* {behavior:url(#default#VML);}\n</style><![endif]--><style><!--\n@font-face {font-family:Calibri;}\np.MsoNormal {margin:0cm}\n--></style><!--[if gte mso 9]><xml><o:shapedefaults v:ext="edit" spidmax="1026"/></xml><![endif]--></head><body lang="DE" link="blue"><div class="WordSection1"><p class="MsoNormal">Guten Tag,<o:p></o:p></p><p class="MsoNormal"><o:p>&nbsp;</o:p></p><p class="MsoNormal">anbei der Vertrag.<o:p></o:p></p></div></body></html>',
    ),
    ['Guten Tag,', 'anbei der Vertrag.'],
    ['behavior', 'VML', 'MsoNormal', 'Calibri', 'o:p', 'endif'],
  ),
  finds(
    'eml-words-hidden-for-the-list-of-mails',
    'petecoop/laravel-inky#7',
    ['eml', 'pdf'],
    mail(
      'Content-Type: text/html; charset=utf-8',
      '<html><head><style>span.preheader{display:none !important;visibility:hidden;mso-hide:all !important;font-size:1px;max-height:0}</style></head><body><span class="preheader">Preview words</span><h1>Newsletter</h1><p>Offers of the week</p></body></html>',
    ),
    'the newsletter without the words that its style sheet hides',
    async (result) => {
      const words = await readWords(result);
      return [holds('words', words, 'Newsletter', 'Offers of the week'), finding('hidden', !words.includes('Preview words'), words)];
    },
  ),
];

/** Pictures, signatures, charsets and heads of mails. */
export const picturedMails: readonly Situation[] = [...pictures, ...signatures, ...charsets, ...heads];
