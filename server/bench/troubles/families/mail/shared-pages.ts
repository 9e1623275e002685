import { finding } from '../../../fidelity/check.ts';
import { pdfPages, pdfText } from '../../look/pdf.ts';
import { inkOf, pdfWords, wordIn } from '../../look/pdf-marks.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { finds } from './make.ts';

const styled = `From - Mon Mar 04 10:11:12 2024
From: Ann <ann@example.org>
Subject: Invoice
Date: Mon, 04 Mar 2024 10:11:12 +0100
MIME-Version: 1.0
Content-Type: text/html; charset=utf-8

<html><head><style>@page{size:3in 3in} body{background:#ffe0e0} p,td,h1{color:#ff0000;font-size:40px} a{display:none}</style></head><body><p>Large words</p></body></html>

`;
const plain = `From - Mon Mar 04 10:12:12 2024
From: Bob <bob@example.org>
Subject: Answer
Date: Mon, 04 Mar 2024 10:12:12 +0100
MIME-Version: 1.0
Content-Type: text/html; charset=utf-8

<html><body><p>Small words <a href="https://example.org/">linked</a></p></body></html>

`;

/** Several mails on one page, and mails that fill many. */
export const sharedPages: readonly Situation[] = [
  finds(
    'styles-of-a-mail-stay-in-it',
    'eneam/mboxviewer#66',
    ['mbox', 'pdf'],
    styled + plain,
    'the first mail large and red, the second and both heads as usual, on paper of the usual size',
    async ({ path }) => {
      const words = await pdfWords(path);
      const heightOf = (text: string): number => {
        const { y, bottom } = wordIn(words, text);
        return bottom - y;
      };
      return [
        finding('large', heightOf('Large') > 25, heightOf('Large')),
        finding('small', heightOf('Small') < 20, heightOf('Small')),
        holds('linked', await pdfText(path), 'linked'),
        finding('red', (await inkOf(path, 2, '#ff0000')) === 0, await inkOf(path, 2, '#ff0000')),
        finding('background', (await inkOf(path, 2, '#ffe0e0')) < 0.01, await inkOf(path, 2, '#ffe0e0')),
        finding('pages', (await pdfPages(path)) === 2, await pdfPages(path)),
      ];
    },
  ),
  {
    ...finds(
      'line-of-a-mail-without-a-blank',
      'nickrussler/email-to-pdf-converter#13',
      ['eml', 'pdf'],
      `From: Ann <ann@example.org>\nSubject: Long\nDate: Mon, 04 Mar 2024 10:11:12 +0100\nContent-Type: text/plain\n\n${'abcdefghij'.repeat(60_000)}END\n`,
      'all pages down to its end',
      async ({ path }) => [
        finding('pages', (await pdfPages(path)) > 60, await pdfPages(path)),
        holds('end', (await pdfText(path)).slice(-2000), 'END'),
      ],
    ),
    slow: true,
  },
];
