import { partsNamed, withProperties, writeCompound } from '../../../../engines/mail/outlook-samples.ts';
import { finding } from '../../../fidelity/check.ts';
import { pdfWords } from '../../look/pdf-marks.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { finds, mail, reads } from './make.ts';

const names = { '__nameid_version1.0': { '__substg1.0_00020102': Buffer.alloc(0) } };
const cells = ['One', 'Two', 'Three', 'Four', 'Last'];

/** Mails on paper and as text. */
export const printedMails: readonly Situation[] = [
  finds(
    'eml-newsletter-of-fixed-width',
    'tutao/tutanota#160',
    ['eml', 'pdf'],
    mail(
      'Content-Type: text/html; charset=utf-8',
      `<html><body style="margin:0"><table width="960" style="width:960px;table-layout:fixed"><tr>${cells.map((cell) => `<td width="192">${cell}</td>`).join('')}</tr><tr><td colspan="5" align="right">Unsubscribe</td></tr></table></body></html>`,
    ),
    'all columns within the page',
    async ({ path }) => {
      const words = await pdfWords(path);
      const right = Math.max(...words.map((word) => word.right));
      return [
        finding(
          'words',
          [...cells, 'Unsubscribe'].every((one) => words.some(({ text }) => text === one)),
          words.map(({ text }) => text),
        ),
        finding('within', right < 596, right),
      ];
    },
  ),
  reads(
    'eml-long-line-of-text',
    'nickrussler/email-to-pdf-converter#13',
    ['eml', 'pdf'],
    mail('Content-Type: text/plain; charset=utf-8', `${'long words without an end '.repeat(40)}FINISH\nindented\n    by four\n`),
    ['FINISH', 'by four'],
  ),
  finds(
    'msg-copies-date-and-files',
    'microsoft/markitdown#1468',
    ['msg', 'html'],
    writeCompound({
      ...names,
      ...withProperties(
        32,
        {
          ...{ '001A': 'IPM.Note', '0037': 'Offer', '0C1A': 'Ann', '0C1F': 'ann@example.org', 1000: 'the text' },
          '0039': new Date('2024-05-06T07:08:09Z'),
        },
        {
          ...partsNamed('recip', [
            withProperties(8, { '0C15': 1, '3001': 'Bob', '39FE': 'bob@example.org' }),
            withProperties(8, { '0C15': 2, '3001': 'Cy', '39FE': 'cy@example.org' }),
          ]),
          ...partsNamed('attach', [withProperties(8, { '3705': 1, '3707': 'offer.pdf', '3701': Buffer.from('%PDF-1.4') })]),
        },
      ),
    }),
    'Cc, date and the name of the file',
    async ({ text }) => [holds('head', await text(), 'Cy', 'cy@example.org', '2024', 'offer.pdf', 'the text')],
  ),
];
