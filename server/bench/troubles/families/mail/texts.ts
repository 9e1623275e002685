import { finding } from '../../../fidelity/check.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { bytes, finds, mail, mailOf, reads } from './make.ts';

const latin = (text: string): readonly number[] => [...Buffer.from(text, 'latin1')];
const plain = (params = ''): string => `Content-Type: text/plain${params}\nContent-Transfer-Encoding: 8bit`;

const japanese = '\x1b$B%F%9%H\x1b(B mail';

export const texts: readonly Situation[] = [
  reads(
    'eml-8-bits-without-mime',
    'verdammelt/tnef#46',
    ['eml', 'txt'],
    bytes('From: J', [0xfc], 'rgen <j@example.org>\r\nSubject: Gr', [0xfc, 0xdf], 'e ohne MIME\r\n\r\nK', [0xf6], 'ln am Rhein\r\n'),
    [...['Grüße ohne MIME', 'Jürgen', 'Köln am Rhein']],
  ),
  reads(
    'eml-euro-without-charset',
    'zbateson/mail-mime-parser#110',
    ['eml', 'pdf'],
    mail(plain(), latin('Gr\xfc\xdfe aus M\xfcnchen, 50 \x80')),
    ['Grüße aus München, 50 €'],
  ),
  reads(
    'eml-date-as-the-sender-wrote-it',
    'siegy22/eml_to_pdf#2',
    ['eml', 'pdf'],
    mail(plain(), 'x'),
    ['4 Mar 2024 10:11 +0100'],
    ['09:11', '000Z'],
  ),
  reads(
    'eml-japanese-without-charset',
    'zammad/zammad#6144',
    ['eml', 'txt'],
    mail('Content-Type: text/plain;\nContent-Transfer-Encoding: 7bit', japanese),
    ['テスト mail'],
  ),
  reads(
    'eml-japanese-in-quoted-printable',
    'nodemailer/mailparser#218',
    ['eml', 'txt'],
    mailOf('alternative', [
      'Content-Type: text/plain; charset="iso-2022-jp"\nContent-Transfer-Encoding: quoted-printable',
      '=1B$BEl5~=1B(B Hello We=1B$B!G=1B(Bve=\n received',
    ]),
    ['東京 Hello We’ve received'],
  ),
  reads(
    'eml-japanese-page',
    'SpamScope/mail-parser#79',
    ['eml', 'txt'],
    mail(
      'Content-Type: text/html; charset=iso-2022-jp\nContent-Transfer-Encoding: 7bit',
      `<html><head><meta http-equiv="Content-Type" content="text/html; charset=iso-2022-jp"></head><body><div>${japanese}</div></body></html>`,
    ),
    ['テスト mail'],
  ),
  finds(
    'eml-flowed-lines-are-joined',
    'thunderbird/thunderbird-android#3868',
    ['eml', 'txt'],
    mail(
      'Content-Type: text/plain; charset=utf-8; format=flowed',
      'The quick brown fox jumps over the lazy dog. All work and no play makes \nJack a dull boy\n\nSecond paragraph.\n> quoted text that goes \n> on here\n',
    ),
    'the sentence on one line',
    async ({ text }) => {
      const all = await text();
      return [
        finding('joined', all.includes('no play makes Jack a dull boy'), all),
        finding('quote', all.includes('> quoted text that goes on here'), all),
        finding('paragraph', /boy\n\s*\nSecond/.test(all), all),
      ];
    },
  ),
  finds(
    'eml-flowed-and-quoted-printable',
    'nodemailer/mailparser#234',
    ['eml', 'txt'],
    mail(
      'Content-Type: text/plain; charset=utf-8; format=flowed\nContent-Transfer-Encoding: quoted-printable',
      '> The format=3Dflowed RFC supports having lines that are explicitly meant\n> not to be wrapped (they call them "fixed lines")\n',
    ),
    'decoded, each line with its quote sign',
    async ({ text }) => [holds('text', await text(), 'The format=flowed RFC supports', '> not to be wrapped')],
  ),
  finds(
    'eml-flowed-keeps-fixed-lines',
    'nodemailer/mailparser#114',
    ['eml', 'txt'],
    mail(
      'Content-Type: text/plain; charset="iso-8859-15"; format=flowed\nContent-Transfer-Encoding: 8bit',
      'no, vero, confermato\n\n-- \n<Satan vien qui subit>\n<My God is better>\n',
    ),
    'four lines, the signature on lines of its own',
    async ({ text }) => [
      finding('lines', /confermato\s*\n\s*\n?\s*-- ?\n\s*<Satan vien qui subit>\n\s*<My God is better>/.test(await text()), await text()),
    ],
  ),
  reads(
    'eml-names-and-addresses-of-the-head',
    'lolo101/MsgViewer#48',
    ['eml', 'html'],
    'Content-Transfer-Encoding: quoted-printable\nTo: example@gmail.com\nFrom: Foo <foo@example.com>\nSubject: test\nContent-Type: text/plain; charset="utf-8"\nMime-Version: 1.0\n\n=C2=A1Test!\n',
    ['example@gmail.com', 'Foo <foo@example.com>', '¡Test!'],
  ),
];
