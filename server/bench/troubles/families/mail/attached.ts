import { writeTnef } from '../../../../engines/mail/tnef-samples.ts';
import { finding } from '../../../fidelity/check.ts';
import type { Situation } from '../../situation.ts';
import { finds, mailOf, reads, unpacks } from './make.ts';

const text = ['Content-Type: text/plain; charset=utf-8', 'see below'] as const;
const file = (disposition: string, type = 'application/pdf', content = 'file content'): readonly [string, string] => [
  `Content-Type: ${type}\nContent-Transfer-Encoding: base64\nContent-Disposition: ${disposition}`,
  Buffer.from(content).toString('base64'),
];
const named = (name: string, source: string, disposition: string, wanted: string, type?: string): Situation =>
  unpacks(name, source, 'eml', mailOf('mixed', text, file(disposition, type)), { [wanted]: 'file content' });

const inner =
  'From: inner@example.org\nTo: x@example.org\nSubject: Inner subject\nDate: Sun, 03 Mar 2024 08:00:00 +0000\nContent-Type: text/plain\n\nINNER BODY TEXT';
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const attached: readonly Situation[] = [
  reads(
    'eml-attached-mail-by-its-subject',
    'nickrussler/email-to-pdf-converter#27',
    ['eml', 'pdf'],
    mailOf('mixed', text, ['Content-Type: message/rfc822', inner]),
    [...['Inner subject', 'INNER BODY TEXT', 'inner@example.org']],
  ),
  unpacks(
    'eml-winmail-is-unpacked',
    'tine20/tine20#5034',
    'eml',
    mailOf('mixed', text, [
      'Content-Type: application/ms-tnef\nContent-Transfer-Encoding: base64\nContent-Disposition: attachment; filename="winmail.dat"',
      writeTnef({
        subject: 'S',
        body: 'Body inside',
        files: [{ name: 'report.txt', content: Buffer.from('attachment content 123') }],
      }).toString('base64'),
    ]),
    { 'report.txt': 'attachment content 123' },
  ),
  unpacks(
    'eml-inline-pdf-between-pages',
    'nickrussler/email-to-pdf-converter#27',
    'eml',
    mailOf(
      'alternative',
      ['Content-Type: text/plain; charset=utf-8', 'plain'],
      [
        'Content-Type: multipart/mixed; boundary="b2"',
        `--b2\nContent-Type: text/html; charset=utf-8\n\n<p>before</p>\n--b2\nContent-Disposition: inline;\n\tfilename="111111 XX.pdf"\nContent-Type: application/pdf;\n\tx-unix-mode=0644;\n\tname="111111 XX.pdf"\nContent-Transfer-Encoding: base64\n\n${Buffer.from('%PDF-1.3 x').toString('base64')}\n--b2\nContent-Type: text/html; charset=utf-8\n\n<p>after</p>\n--b2--`,
      ],
    ),
    { '111111 XX.pdf': '%PDF-1.3 x' },
  ),
  reads(
    'eml-pages-around-an-inline-file',
    'nickrussler/email-to-pdf-converter#27',
    ['eml', 'html'],
    mailOf('mixed', ['Content-Type: text/html; charset=utf-8', '<p>before the file</p>'], file('inline; filename="a.pdf"'), [
      'Content-Type: text/html; charset=utf-8',
      '<p>after the file</p>',
    ]),
    ['before the file', 'after the file', 'a.pdf'],
  ),
  unpacks(
    'eml-inline-document',
    'plenaerts/eml2pdf#2',
    'eml',
    mailOf('mixed', text, file('inline; filename="letter.doc"', 'application/msword', '\xd0\xcf')),
    {
      'letter.doc': '',
    },
  ),
  finds(
    'eml-picture-in-a-forwarded-mail',
    'nickrussler/email-to-pdf-converter#37',
    ['eml', 'html'],
    mailOf('mixed', text, [
      'Content-Type: message/rfc822',
      `From: i@example.org\nSubject: Inner\nMIME-Version: 1.0\nContent-Type: multipart/related; boundary="b3"\n\n--b3\nContent-Type: text/html\n\n<p>inside</p><img src="cid:p1">\n--b3\nContent-Type: image/png\nContent-Transfer-Encoding: base64\nContent-ID: <p1>\n\n${png}\n--b3--`,
    ]),
    'the picture of the inner mail in the page',
    async ({ text: read }) => [finding('picture', (await read()).includes('data:image/png;base64,'), await read())],
  ),
  named(
    'eml-name-in-numbered-encoded-words',
    'zbateson/mail-mime-parser#80',
    'attachment; \n\tfilename*0="=?UTF-8?Q?*_=F0=9F=98=81=F0=9F=98=81=F0?=\n =?UTF-8?Q?=9F=98=8";\n\tfilename*1="1=F0=9F=98=81=F0?=\n =?UTF-8?Q?=9F=98=81"; filename*2="=F0=9F=98=81.docx?="',
    '_ 😁😁😁😁😁😁.docx',
  ),
  named(
    'eml-name-in-numbered-parts-of-utf-8',
    'chatmail/core#2079',
    "attachment;\n filename*0*=UTF-8''%74%65%73%74%20%70%64%66%20%C3%A4%C3%B6%C3%BC;\n filename*1*=%C3%9F%2E%70%64%66",
    'test pdf äöüß.pdf',
  ),
  named(
    'eml-name-in-numbered-parts',
    'MailCore/mailcore2#1744',
    'attachment;\n\tfilename*0="Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed";\n\tfilename*1=" do eiusmod tempor incididunt ut labore.p";\n\tfilename*2="df"',
    'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore.pdf',
  ),
  named(
    'eml-name-in-encoded-words-on-two-lines',
    'smiley22/S22.Imap#105',
    'attachment; filename=\n    "=?iso-8859-2?Q?Veolia_-_zm=ECna_um=EDst=ECn=ED_vodom=ECru=2C_Hlubo=E8epy.?=\n    =?iso-8859-2?Q?doc?="',
    'Veolia - změna umístění vodoměru, Hlubočepy.doc',
    'application/msword',
  ),
  named(
    'eml-name-encoded-before-its-extension',
    'sunholo-data/ailang#678',
    'attachment; filename="=?iso-8859-1?Q?Salgsopstilling_Eksempelvej_12B=2C_2000_Frederiksberg_=F8?=.pdf"',
    'Salgsopstilling Eksempelvej 12B, 2000 Frederiksberg ø.pdf',
  ),
  named(
    'eml-name-of-one-extended-part',
    'martinrusev/imbox#192',
    "attachment;\n filename*=UTF-8''%C3%A9%6B%65%7A%65%74%65%73.pdf",
    'ékezetes.pdf',
  ),
  named(
    'eml-name-in-utf-8-cut-by-parts',
    'FlowCrypt/flowcrypt-browser#3357',
    "attachment;\n filename*0*=utf-8''XX%20J%201%20IT%20E%20(P%204)%20p_c.pdf.pg;\n filename*1=p",
    'XX J 1 IT E (P 4) p_c.pdf.pgp',
  ),
];
