import { pdfText } from '../../look/pdf.ts';
import { holds, noted } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { situation } from './situation-of.ts';

const missing = '<html><body><h1>T</h1><img src="https://example.com/a.png" alt="logo"><img src="pics/b.png"><p>end</p></body></html>';
const twoMissing = /\b(?:2|two) (?:pictures|images)\b/i;

export const images: readonly Situation[] = [
  situation(
    'missing-pictures-are-named-pdf',
    'privateOmega/html-to-docx#82',
    ['html', 'pdf'],
    missing,
    'a note that 2 pictures are missing',
    async ({ path, notes }) => [noted(notes, twoMissing), holds('text', await pdfText(path), 'end')],
  ),
  situation(
    'missing-pictures-are-named-docx',
    'privateOmega/html-to-docx#205',
    ['html', 'docx'],
    missing,
    'a note that 2 pictures are missing',
    ({ notes }) => [noted(notes, twoMissing)],
  ),
  situation(
    'missing-pictures-are-named-md-pdf',
    'privateOmega/html-to-docx#205',
    ['md', 'pdf'],
    'A ![logo](https://example.com/a.png) and ![](pics/b.png).\n',
    'a note that 2 pictures are missing',
    ({ notes }) => [noted(notes, twoMissing)],
  ),
  situation(
    'missing-pictures-are-named-epub',
    'privateOmega/html-to-docx#205',
    ['html', 'epub'],
    missing,
    'a note that 2 pictures are missing',
    ({ notes }) => [noted(notes, twoMissing)],
  ),
];
