import { finding } from '../../../fidelity/check.ts';
import { pdfPages, pdfWidth } from '../../look/pdf.ts';
import { pdfWords, wordIn } from '../../look/pdf-marks.ts';
import type { Situation } from '../../situation.ts';
import { situation, web } from './situation-of.ts';

const columns = Array.from({ length: 32 }, (_, index) => `Amount${index + 1}`);
const row = (tag: string): string => `<tr>${columns.map((name) => `<${tag}>${name}</${tag}>`).join('')}</tr>`;
const lines = (name: string): string => Array.from({ length: 80 }, (_, index) => `<p>${name}${index + 1}</p>`).join('');

/** Pages wider than paper, and columns that go on over pages. */
export const widePages: readonly Situation[] = [
  situation(
    'table-of-thirty-columns-on-paper',
    'wkhtmltopdf/wkhtmltopdf#3792',
    ['html', 'pdf'],
    web('table{width:100%}td,th{border:1px solid #000;padding:4px}', `<table>${row('th')}${row('td')}</table>`),
    'all columns within the page',
    async ({ path }) => {
      const words = await pdfWords(path);
      const right = Math.max(...words.map((word) => word.right));
      return [
        finding('columns', words.filter(({ text }) => text.startsWith('Amount')).length === 64, words.length),
        finding('within', right < (await pdfWidth(path)), right),
      ];
    },
  ),
  situation(
    'two-flexible-columns-over-pages',
    'Kozea/WeasyPrint#2235',
    ['html', 'pdf'],
    web('.row{display:flex;gap:20px}.row>div{flex:1}', `<div class="row"><div>${lines('Left')}</div><div>${lines('Right')}</div></div>`),
    'both columns begin on the first page and end on the last',
    async ({ path }) => {
      const words = await pdfWords(path);
      const pages = await pdfPages(path);
      const at = (text: string): readonly number[] => [wordIn(words, text).page, wordIn(words, text).y];
      const [left, right, leftEnd, rightEnd] = ['Left1', 'Right1', 'Left80', 'Right80'].map(at) as [number[], number[], number[], number[]];
      return [
        finding('begin', left[0] === 1 && right[0] === 1 && Math.abs((left[1] ?? 0) - (right[1] ?? 0)) < 2, [left, right]),
        finding('end', pages > 1 && leftEnd[0] === pages && rightEnd[0] === pages, [pages, leftEnd, rightEnd]),
      ];
    },
  ),
];
