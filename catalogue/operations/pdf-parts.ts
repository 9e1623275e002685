import { isPageList, pageList } from '../options/pages.ts';
import { shapes } from '../options/shapes.ts';
import type { Operation } from './operation.ts';
import { always, shared } from './options.ts';

/** Operations that split a PDF. */
export const pdfPartOperations: readonly Operation[] = [
  {
    id: 'split-pdf',
    name: 'Split PDF',
    verb: 'Split',
    category: 'pdf',
    formats: ['pdf'],
    suffix: 'split',
    options: [
      {
        id: 'splitBy',
        label: 'Split by',
        help: 'Number of pages, bookmarks of the first level, or size. Ranges, if you enter some, come first.',
        control: 'choice',
        choices: [
          { value: 'pages', label: 'Number of pages' },
          { value: 'bookmarks', label: 'Bookmarks' },
          { value: 'size', label: 'File size' },
        ],
        default: 'pages',
        applies: always,
      },
      {
        id: 'every',
        label: 'Pages per file',
        help: '1 makes a file of every page, 10 a file of every ten.',
        control: 'number',
        min: 1,
        max: 10_000,
        step: 1,
        default: 1,
        applies: always,
      },
      shared('targetSize.pdf', { help: 'For File size: how large each part may be. Without it, 10 MB.' }),
      {
        id: 'ranges',
        label: 'Ranges',
        help: 'One file for each, for example 1-3,4-10,11-.',
        control: 'text',
        pattern: pageList,
        maxLength: 200,
        placeholder: '1-3,4-10,11-',
        shape: shapes.rangeParts,
        check: isPageList,
        applies: always,
      },
    ],
    words: {
      description: 'Split a PDF into several: every page, every few pages, your own page ranges, one file per chapter, or by file size.',
      keywords: ['split pdf', 'pdf splitter', 'separate pdf pages', 'split pdf by bookmarks', 'divide pdf'],
      lead: 'Cut one big PDF into handy parts: single pages, equal parts, your own ranges or its chapters. All parts come in one ZIP.',
      steps: [
        'Choose a PDF or drop it here.',
        'Set the pages per file, enter ranges such as 1-3,4-10, or split by bookmarks.',
        'Press Split and download the ZIP with the parts.',
      ],
      changes: [
        'Text, images and fonts of each page stay exactly as they are.',
        'Each part keeps the links, form fields and bookmarks of its own pages.',
        'A part holds nothing of the other pages, so you can share it safely.',
      ],
      questions: [
        {
          question: 'How do I get one PDF per chapter?',
          answer: 'Choose Bookmarks under Split by. Every bookmark of the first level begins a new file, which is named after it.',
        },
        {
          question: 'How do I get parts that fit into a mail?',
          answer: 'Choose File size under Split by, and enter the megabytes under Max size. Each part takes as many pages as fit.',
        },
        {
          question: 'Can ranges overlap?',
          answer: 'Yes. With 1-5,3-8 pages 3 to 5 are in both files.',
        },
        {
          question: 'How many parts can I make?',
          answer: 'Up to 1,000 from one PDF.',
        },
      ],
    },
    related: ['extract-pdf-pages', 'delete-pdf-pages', 'rotate-pdf', '/merge-pdf'],
  },
  {
    id: 'extract-pdf-pages',
    name: 'Extract PDF Pages',
    verb: 'Extract',
    category: 'pdf',
    formats: ['pdf'],
    suffix: 'pages',
    options: [
      shared('pages', { help: 'Pages to take, in the order that you want, for example 1-3,8.', required: true }),
      {
        id: 'separate',
        label: 'One file per page',
        help: 'Each page as a PDF of its own, in a ZIP. Otherwise they make one PDF.',
        control: 'flag',
        default: false,
        applies: always,
      },
    ],
    words: {
      description:
        'Save some pages of a PDF as a new PDF: pick them from thumbnails or type their numbers. Text and quality stay the same.',
      keywords: ['extract pdf pages', 'save pages from pdf', 'get pages out of pdf', 'pdf page extractor', 'copy page from pdf'],
      lead: 'Take the pages that you need out of a PDF. Press them in the order that you want, or type their numbers.',
      steps: [
        'Choose a PDF or drop it here.',
        'Press Choose pages and tap them, or type numbers such as 1-3,8.',
        'Press Extract and download the new PDF.',
      ],
      changes: [
        'The pages look the same, with their text, links and form fields.',
        'Bookmarks that lead to other pages are left out.',
        'Nothing of the other pages stays in the new file.',
      ],
      questions: [
        {
          question: 'Are the other pages really gone from the new file?',
          answer: 'Yes. Their text, images, notes and form fields are not copied, so nobody can bring them back from the extract.',
        },
        {
          question: 'Can I extract each page to a file of its own?',
          answer: 'Yes. Switch on One file per page, and you get a ZIP with a PDF for each.',
        },
      ],
    },
    related: ['split-pdf', 'delete-pdf-pages', 'reorder-pdf-pages', '/merge-pdf'],
  },
];
