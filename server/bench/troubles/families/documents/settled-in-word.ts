import { finding, near, same } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { imagesOf } from '../../look/images.ts';
import { part } from '../../look/package.ts';
import { pdfText } from '../../look/pdf.ts';
import { pdfWords, wordIn } from '../../look/pdf-marks.ts';
import { pdfStructure } from '../../look/pdf-structure.ts';
import { paperOf, readWords } from '../../look/read.ts';
import { folded, holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { of } from './of.ts';
import {
  attachedTemplate,
  centredTable,
  changedNote,
  joinedAndSplit,
  linkedPart,
  linkedPicture,
  lyingBetween,
  movedParagraphs,
  movedSentence,
  numbered,
  ownHead,
  pricedNote,
  spannedRow,
  tabbedClause,
  template,
  threeHeads,
  twoMarks,
} from './settled-in-word-builders.ts';

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => folded(line))
    .filter(Boolean);

/** Reports on Word documents: moves, notes, links, tables, heads of pages, templates, merging. */
export const settledInWord: readonly Situation[] = [
  of('moved-sentence-once-on-paper', 'developer0hye/office2pdf#1699', movedSentence, 'pdf', 'once, second', async ({ path }) => [
    same('lines', linesOf(await pdfText(path)), ['Minutes', 'Finalise the contract.', 'Middle', 'Open items.']),
  ]),
  {
    ...of('moved-paragraphs-where-they-were', 'superdoc/docx-editor#3999', movedParagraphs, 'txt', 'once, at the end', async ({ text }) => [
      same('lines', linesOf(await text()), ['Between', 'First clause', 'Second clause', 'End']),
    ]),
    options: { changes: 'original' },
  },
  of(
    'paragraphs-joined-and-split-by-changes',
    'jgm/pandoc#3927',
    joinedAndSplit,
    'md',
    'one joined paragraph, then two',
    async ({ text }) => [
      same(
        'paragraphs',
        (await text())
          .trim()
          .split(/\n{2,}/)
          .map(folded),
        ['These words are one paragraph.', 'Here ends the first.', 'Here begins the second.'],
      ),
    ],
  ),
  {
    ...of('changes-of-a-note-accepted', 'UseJunior/safe-docx#165', changedNote, 'odt', 'page 7, without marks', async ({ path }) => {
      const content = await part(path, 'content.xml');
      return [holds('words', content.replace(/<[^>]*>/g, ''), 'See page 7.'), lacks('marks', content, 'text:changed-region', 'page 4')];
    }),
    options: { changes: 'accepted' },
  },
  of('dollar-signs-in-a-note', 'pressbooks/pressbooks#4579', pricedNote, 'epub', 'It costs $5 and $10', async (result) => [
    holds('words', await readWords(result), 'It costs $5 and $10 at the time.'),
  ]),
  of('slanted-words-of-a-note', 'pressbooks/pressbooks#631', pricedNote, 'html', 'at the time is slanted', async ({ text }) => {
    const html = folded(await text());
    return [finding('slanted', /(?:<(?:em|i)\b[^>]*>|font-style:\s*italic[^>]*>)(?:<[^>]*>)*\s*at the time/.test(html), html.slice(-900))];
  }),
  of('link-with-a-part-of-its-own', 'yfedoseev/office_oxide#242', linkedPart, 'html', 'page and part', async ({ text }) => [
    finding(
      'link',
      /href="https:\/\/example\.org\/page#part2"[^>]*>(?:\s|<[^>]*>)*part\s+two/.test(await text()),
      (await text()).slice(-500),
    ),
  ]),
  of('linked-picture-of-word-in-a-page', 'mwilliamson/mammoth.js#461', linkedPicture, 'html', 'a linked picture', async (result) => {
    const html = folded(await result.text()).replace(/data:[^"]*/g, '');
    return [
      same('pictures', (await imagesOf(result)).length, 1),
      finding('link', /<a\b[^>]*href="https:\/\/example\.org\/shop"[^>]*>(?:(?!<\/a>).)*<img\b/.test(html), html.slice(-600)),
    ];
  }),
  of('table-in-the-middle-on-paper', 'opensagres/xdocreport#699', centredTable, 'pdf', '141 points further in', async ({ path }) => {
    const all = await pdfWords(path);
    return [near('left', wordIn(all, 'Left').x - wordIn(all, 'Flush').x, (9638 - 4000) / 40, 6)];
  }),
  of('joined-cells-of-word-in-asciidoc', 'jgm/pandoc#4672', spannedRow, 'adoc', 'B2 and C2 spans two columns', async ({ text }) => [
    finding('span', /\|\s*A2\s*\n?\s*2\+[^|\n]*\|\s*B2 and C2/.test(await text()), await text()),
    finding('order', /A1[\s\S]*B1[\s\S]*C1[\s\S]*A2[\s\S]*A3[\s\S]*B3[\s\S]*C3[\s\S]*After/.test(await text()), await text()),
  ]),
  {
    ...of('heads-of-first-even-and-odd-pages-in-odt', 'PHPOffice/PHPWord#981', threeHeads, 'odt', 'three heads', async ({ path }) => {
      const pages = (await pdfText(await paperOf(path))).split('\f').map(folded);
      return [same('pages', pages.slice(0, 3), ['Head first One', 'Head even Two', 'Head default Three'])];
    }),
    slow: true,
  },
  {
    ...of('foot-behind-a-lying-page-in-odt', 'ONLYOFFICE/DocumentServer#3725', lyingBetween, 'odt', 'Sheet 1, 2, 3', async ({ path }) => {
      const paper = await paperOf(path);
      const pages = (await pdfText(paper)).split('\f').map(folded);
      const { sizes } = await pdfStructure(paper);
      return [
        same('pages', pages.slice(0, 3), ['One Sheet 1', 'Two Sheet 2', 'Three Sheet 3']),
        same('sizes', sizes.slice(0, 3), ['595x842', '842x595', '595x842']),
      ];
    }),
    slow: true,
  },
  of(
    'template-of-word-becomes-a-document',
    'python-openxml/python-docx#363',
    { file: 'letter.dotx', from: 'dotx', input: template },
    'docx',
    'a document that python-docx opens',
    async ({ path }) => [
      same(
        'words',
        (
          await look('/usr/bin/python3', '-c', 'import docx, sys; print([p.text for p in docx.Document(sys.argv[1]).paragraphs])', path)
        ).trim(),
        "['Dear customer']",
      ),
    ],
  ),
  of('tab-behind-a-clause-number-on-paper', 'developer0hye/office2pdf#357', tabbedClause, 'pdf', 'a tab stop', async ({ path }) => {
    const all = await pdfWords(path);
    const left = wordIn(all, 'Flush').x;
    const lines = all.filter(({ text }) => text === 'contract' || text === 'of' || text === 'the');
    return [
      near('number', wordIn(all, 'A1').x, left, 1),
      near('words', wordIn(all, 'Purpose').x - left, 36, 1.5),
      near('further lines', Math.min(...lines.map(({ x }) => x)), left, 1),
    ];
  }),
  of('mark-of-a-second-level-on-paper', 'developer0hye/office2pdf#356', twoMarks, 'pdf', '◦ before Rye', async ({ path }) => [
    same('lines', linesOf(await pdfText(path)), ['Bring', '• Bread', '◦ Rye', '• Milk']),
  ]),
  {
    ...{ name: 'cleaned-path-of-a-template', source: 'stella/folio#638', file: 'offer.docx', from: 'docx', to: 'docx' },
    ...{ operation: 'remove-metadata', input: attachedTemplate, expect: 'no path of the author, the words stay' },
    check: async (result) => [
      lacks('traces', await look('unzip', '-p', result.path), 'SECRET', '00AB12CD'),
      holds('words', await readWords(result), 'The offer'),
    ],
  },
  {
    ...{ name: 'merged-documents-with-their-own-heads', source: '4teamwork/docxcompose#56', file: 'a.docx', from: 'docx', to: 'pdf' },
    input: () => ownHead('Head of one', 'First words'),
    further: [{ file: 'b.docx', from: 'docx', input: () => ownHead('Head of two', 'Second words') }],
    expect: 'each page has its own head',
    check: async ({ path }) => [
      same('pages', (await pdfText(path)).split('\f').map(folded).filter(Boolean), ['Head of one First words', 'Head of two Second words']),
    ],
  },
  {
    ...{ name: 'merged-lists-begin-again', source: 'apurvaojas/docx-merger#56', file: 'a.docx', from: 'docx', to: 'pdf' },
    input: () => numbered('apple', 'pear'),
    further: [{ file: 'b.docx', from: 'docx', input: () => numbered('oak', 'elm') }],
    expect: '1. apple 2. pear, then 1. oak 2. elm',
    check: async ({ path }) => [same('lines', linesOf(await pdfText(path)), ['1. apple', '2. pear', '1. oak', '2. elm'])],
  },
];
