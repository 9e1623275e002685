import { finding } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { readWords } from '../../look/read.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { bytes, finds, mail, mailOf, reads, unpacks } from './make.ts';

const part = (type: string, body: string): readonly [string, string] => [`Content-Type: ${type}`, body];
const base64 = (text: string): string => Buffer.from(text).toString('base64');
const alternative =
  'Content-Type: multipart/alternative; boundary="b2"\nContent-Disposition: inline\n\n--b2\nContent-Type: text/plain; charset="utf-8"\n\nSignature in text format.\n--b2\nContent-Type: text/html; charset="utf-8"\n\n<p>Signature in HTML format.</p>\n--b2--';
const disposed = (head: string, content = 'file content'): string =>
  mailOf('mixed', part('text/plain; charset=utf-8', 'see below'), [`${head}\nContent-Transfer-Encoding: base64`, base64(content)]);
const uuLine = '94W5P97(L(&%T=&%C:&UE;G0@9&5C;V1E9```';

/** Mails of several parts, and files that are named in their own way. */
export const assembledMails: readonly Situation[] = [
  reads(
    'eml-text-with-a-page-as-its-signature',
    'zammad/zammad#5640',
    ['eml', 'pdf'],
    mailOf(
      'mixed',
      part('text/plain; charset=UTF-8', 'This is the text part'),
      part('text/html; charset=UTF-8', '<html><body><h1>This is the html part (signature)</h1></body></html>'),
    ),
    ['This is the text part', 'This is the html part (signature)'],
  ),
  finds(
    'eml-text-with-an-alternative-as-its-signature',
    'nodemailer/mailparser#165',
    ['eml', 'txt'],
    mailOf(
      'mixed',
      ['Content-Type: text/plain\nContent-Disposition: inline', 'This is some very important information.'],
      [alternative.split('\n\n', 1)[0] ?? '', alternative.slice(alternative.indexOf('\n\n') + 2)],
    ),
    'the text, and one of the two signatures below it',
    async (result) => {
      const words = await readWords(result);
      return [
        finding('order', /very important information\.[\s\S]*Signature in (?:text|HTML) format\./.test(words), words),
        finding('once', (words.match(/Signature in/g) ?? []).length === 1, words),
      ];
    },
  ),
  reads(
    'eml-footer-of-a-list-behind-a-page',
    'djcb/mu#522',
    ['eml', 'html'],
    mailOf('mixed', part('text/html; charset=utf-8', '<div>the body of the mail</div>'), [
      'Content-Type: text/plain; charset="us-ascii"\nContent-Transfer-Encoding: base64\nContent-Disposition: inline',
      base64('_______\nMercurial-devel mailing list\n'),
    ]),
    ['the body of the mail', 'Mercurial-devel mailing list'],
  ),
  reads(
    'eml-text-with-a-signature-beside-it',
    'Sicos1977/MSGReader#211',
    ['eml', 'txt'],
    bytes(
      'From: ann@example.org\nSubject: x\nMIME-Version: 1.0\nContent-Type: multipart/signed; protocol="application/x-pkcs7-signature"; micalg=sha1; boundary="s"\n\n--s\nContent-Type: text/plain; charset="iso-8859-2";format="flowed"\nContent-Transfer-Encoding: 8bit\n\nP',
      [0xf8],
      '',
      [0xed],
      'li',
      [0xb9],
      ' ',
      [0xbe],
      'lu',
      [0xbb],
      'ou',
      [0xe8],
      'k',
      [0xfd],
      '\n--s\nContent-Type: application/x-pkcs7-signature; name="smime.p7s"\nContent-Transfer-Encoding: base64\nContent-Disposition: attachment; filename="smime.p7s"\n\nMIIBAA==\n--s--\n',
    ),
    ['Příliš žluťoučký'],
  ),
  reads(
    'eml-header-that-lacks-its-line-end',
    'jstedfast/MimeKit#94',
    ['eml', 'html'],
    mail('Content-Type: text/plain; charset = "iso-8859-1" Content-Transfer-Encoding: 8bit', [...Buffer.from('Gr\xfc\xdfe', 'latin1')]),
    ['Grüße'],
  ),
  reads(
    'eml-text-of-an-unknown-kind',
    'apache/ponymail#404',
    ['eml', 'html'],
    mail('Content-Type: text/$email_type; charset=iso-8859-1', 'The message was dropped.'),
    ['The message was dropped.'],
  ),
  reads(
    'eml-page-whose-charset-is-in-it-alone',
    'nodemailer/mailparser#370',
    ['eml', 'txt'],
    mailOf('related', [
      'Content-Transfer-Encoding: quoted-printable\nContent-Type: text/html',
      '<html><head><meta http-equiv=3D"Content-Type" content=3D"text/html; charset=\n=3Diso-8859-1"></head><body><p>S=F8ren p=E5 =F8en</p></body></html>',
    ]),
    ['Søren på øen'],
  ),
  unpacks(
    'eml-disposition-as-an-encoded-word',
    'jstedfast/MimeKit#971',
    'eml',
    disposed(
      'Content-Type: text/html\nContent-Disposition: =?utf-8?b?YXR0YWNobWVudDsgZmlsZW5hbWU9ICJWb2ljZW1haWwgVHJhbnNjcmlwdGlvbl9VbmFuc3dlcmVkX0NhbGxzLmh0bSI=?=',
    ),
    { 'Voicemail Transcription_Unanswered_Calls.htm': 'file content' },
  ),
  unpacks(
    'eml-extended-name-in-quotes',
    'jstedfast/MimeKit#239',
    'eml',
    disposed(
      'Content-Type: image/jpeg\nContent-Disposition: attachment; size=1049971;\n\tfilename*="utf-8\'\'SBD%20%C5%A0kodov%C3%A1k%2Ejpg"',
    ),
    { 'SBD Škodovák.jpg': 'file content' },
  ),
  unpacks(
    'eml-extended-name-without-a-charset',
    'nodemailer/mailparser#169',
    'eml',
    disposed('Content-Type: application/pdf\nContent-Disposition: attachment;\n\tfilename*0*=annual%20;\n\tfilename*1*=report%202016.pdf'),
    { 'annual report 2016.pdf': 'file content' },
  ),
  unpacks(
    'eml-encoded-name-without-quotes',
    'rspamd/rspamd#2757',
    'eml',
    disposed('Content-Type: application/pdf\nContent-Disposition: attachment; filename==?iso-8859-1?q?testf=FCr=2epdf?='),
    { 'testfür.pdf': 'file content' },
  ),
  unpacks(
    'eml-attached-mail-keeps-its-name',
    'freescout-help-desk/freescout#4738',
    'eml',
    mailOf('mixed', part('text/plain', 'see below'), [
      'Content-Type: message/rfc822; name="=?utf-8?Q?Angebot_f=C3=BCr_M=C3=BCller.eml?="\nContent-Disposition: attachment; filename="=?utf-8?Q?Angebot_f=C3=BCr_M=C3=BCller.eml?="',
      'From: i@example.org\nSubject: Inner\n\ninner words',
    ]),
    { 'Angebot für Müller.eml': 'inner words' },
  ),
  unpacks(
    'eml-file-within-the-text',
    'haraka/Haraka#2758',
    'eml',
    `MIME-Version: 1.0\nDate: Tue, 6 May 2014 15:57:27 +0300\nSubject: Test message\nFrom: example@example.com\nTo: example@example.com\n\n\nSome content before\n\nbegin 644 odt_uuencoding_file.dat\n${uuLine}\n\`\nend\n\nSome content after\n`,
    { 'odt_uuencoding_file.dat': 'Super, attachment decoded' },
  ),
  reads(
    'eml-text-around-such-a-file',
    'jstedfast/MimeKit#1143',
    ['eml', 'pdf'],
    `From: test@test.com\nTO: test1@test.com\nX-Priority: 0\nSUBJECT: Tes bad message\nDate: Thu,  5 Dec 2024 09:28:49 +0000 (UTC)\n\nDear Sir and Madam,                                      \n\t\t\t\t\t\t\t\t\t\nSee attachment\n                              \nbegin 664 test.txt\nM4U123$9203(P,C0Q,3$W,3,R.3(P,C0Q,3$W3$@@,#$S,"\`Q,3!,2"!$04E.\n\`\nend\n`,
    ['Dear Sir and Madam,', 'See attachment', 'test.txt'],
    ['begin 664', 'M4U123'],
  ),
  unpacks(
    'eml-part-in-uuencode',
    'Sicos1977/MSGReader#168',
    'eml',
    mailOf('mixed', part('text/plain', 'see below'), [
      'Content-Type: text/plain; name="a.txt"\nContent-Transfer-Encoding: uuencode\nContent-Disposition: attachment; filename="a.txt"',
      "begin 644 a.txt\n.=75E;F-O9&5D('!A<G0 \n`\nend",
    ]),
    { 'a.txt': 'uuencoded part' },
  ),
  finds(
    'mbox-blank-within-the-clock',
    'rjbs/Email-MIME#33',
    ['mbox', 'html'],
    'From root@example.com  Tue Nov 29 14:47:15 2016\nFrom: a@example.org\nSubject: One\n\nfirst\n\nFrom example@example.com  Fri Nov 25 16: 18:08 2016\nFrom: b@example.org\nSubject: Two\n\nsecond\n',
    'two mails, each with its subject',
    async ({ text }) => [
      holds('words', await text(), '<h1>One</h1>', '<h1>Two</h1>', 'first', 'second'),
      finding('mails', ((await text()).match(/<article>/g) ?? []).length === 2, await text()),
    ],
  ),
];

/** The parts of a mail as Python's parser reads them: name and length of each file. */
export const filesOf = (path: string): Promise<string> =>
  look(
    'python3',
    '-c',
    'import sys, email\nfrom email import policy\nm = email.message_from_binary_file(open(sys.argv[1], "rb"), policy=policy.default)\nfor one in m.iter_attachments(): print(one.get_filename(), one.get_content_type(), one.get_payload(decode=True))',
    path,
  );
