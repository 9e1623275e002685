import { isPageList, pageList } from '../options/pages.ts';
import type { Operation } from './operation.ts';
import { always, shared } from './options.ts';

/** Operations on the pages of a PDF. */
export const pdfPageOperations: readonly Operation[] = [
  {
    id: 'rotate-pdf',
    name: 'Rotate PDF',
    verb: 'Rotate',
    category: 'pdf',
    formats: ['pdf'],
    suffix: 'rotated',
    options: [
      {
        id: 'turn',
        variant: 'pdf',
        label: 'Rotate',
        help: 'Clockwise, from how the page looks now.',
        control: 'choice',
        choices: [
          { value: '90', label: '90° right' },
          { value: '180', label: '180°' },
          { value: '270', label: '90° left' },
        ],
        default: '90',
        applies: always,
      },
      shared('pages', { help: 'Pages to rotate, for example 2,5-7. Leave empty for all pages.' }),
    ],
    words: {
      description:
        'Turn sideways or upside-down pages of a PDF upright, all of them or only some. Text, links and quality stay as they are.',
      keywords: ['rotate pdf', 'turn pdf', 'rotate pdf pages', 'flip pdf upside down', 'rotate pdf and save'],
      lead: 'Scans that lie on their side, pages that came in upside down: turn them upright and save the PDF that way.',
      steps: [
        'Choose one or more PDFs or drop them here.',
        'Pick the direction. To turn only some pages, name them under Pages.',
        'Press Rotate and download the PDF.',
      ],
      changes: [
        'Each page keeps its content: nothing is redrawn, so text stays sharp and searchable.',
        'Links, form fields, bookmarks and attachments stay.',
        'Pages that you do not name stay as they are.',
      ],
      questions: [
        {
          question: 'Can I rotate a single page?',
          answer: 'Yes. Enter its number under Pages, such as 3, or several, such as 1,4-6. All other pages stay as they are.',
        },
        {
          question: 'Why does my PDF viewer forget the rotation?',
          answer: 'Most viewers turn only the view. Here the rotation is saved in the file, so every viewer and printer shows it.',
        },
        {
          question: 'Does rotating make the PDF worse?',
          answer: 'No. A PDF stores the rotation of a page as a number, and only that number changes.',
        },
      ],
    },
    related: ['split-pdf', 'delete-pdf-pages', 'reorder-pdf-pages', '/merge-pdf'],
  },
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
        help: 'Number of pages, or the bookmarks of the first level. Ranges, if you enter some, come first.',
        control: 'choice',
        choices: [
          { value: 'pages', label: 'Number of pages' },
          { value: 'bookmarks', label: 'Bookmarks' },
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
      {
        id: 'ranges',
        label: 'Ranges',
        help: 'One file for each, for example 1-3,4-10,11-.',
        control: 'text',
        pattern: pageList,
        maxLength: 200,
        placeholder: '1-3,4-10,11-',
        shape: 'page numbers from 1 and rising ranges, separated by commas, such as 1-3,4-10,11-',
        check: isPageList,
        applies: always,
      },
    ],
    words: {
      description: 'Split a PDF into several: every page, every few pages, page ranges of your choice, or one file per chapter.',
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
        'Save some pages of a PDF as a new PDF: pick them from thumbnails or type their numbers. Text and quality stay as they are.',
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
  {
    id: 'delete-pdf-pages',
    name: 'Delete PDF Pages',
    verb: 'Delete',
    category: 'pdf',
    formats: ['pdf'],
    suffix: 'shortened',
    options: [shared('pages', { help: 'Pages to delete, for example 2,5-7.', required: true })],
    words: {
      description: 'Remove blank, wrong or private pages from a PDF. Tap them or type their numbers; the rest of the PDF stays as it is.',
      keywords: ['delete pdf pages', 'remove pages from pdf', 'delete page from pdf', 'remove blank page pdf', 'pdf page remover'],
      lead: 'Blank backs of a scan, an appendix, a page that is not for everybody: take them out for good.',
      steps: [
        'Choose a PDF or drop it here.',
        'Tap the pages to delete under Choose pages, or type numbers such as 2,5-7.',
        'Press Delete and download the shorter PDF.',
      ],
      changes: [
        'Deleted pages leave the file with all that is on them: nothing is only hidden.',
        'The other pages keep their text, links, form fields and order.',
        'Bookmarks to deleted pages go with them.',
      ],
      questions: [
        {
          question: 'Can deleted pages be recovered from the new PDF?',
          answer: 'No. The new file is written without them. Your own original is not changed.',
        },
        {
          question: 'What about a digital signature?',
          answer: 'It is removed, because a signature holds only for the complete document. A note tells you so.',
        },
      ],
    },
    related: ['extract-pdf-pages', 'reorder-pdf-pages', 'split-pdf', 'rotate-pdf'],
  },
  {
    id: 'reorder-pdf-pages',
    name: 'Reorder PDF Pages',
    verb: 'Reorder',
    category: 'pdf',
    formats: ['pdf'],
    suffix: 'reordered',
    options: [
      shared('pages', { help: 'Pages in their new order, for example 3,1,2. The rest follow in their old order.' }),
      {
        id: 'reverse',
        label: 'Reverse the order',
        help: 'The last page comes first.',
        control: 'flag',
        default: false,
        applies: always,
      },
    ],
    words: {
      description: 'Put the pages of a PDF in another order, or reverse them: tap the pages one after the other, or type the new order.',
      keywords: ['reorder pdf pages', 'rearrange pdf', 'change page order pdf', 'reverse pdf pages', 'move pages in pdf', 'sort pdf pages'],
      lead: 'Scanned from back to front, or the appendix in the wrong place? Put the pages in the order that you want.',
      steps: [
        'Choose a PDF or drop it here.',
        'Tap the pages in their new order, or type it, such as 3,1,2. For a stack scanned backwards, switch on Reverse the order.',
        'Press Reorder and download the PDF.',
      ],
      changes: [
        'Every page stays in the file; only the order changes.',
        'Bookmarks, links and form fields move with their pages.',
        'Pages that you do not name follow after the ones you do.',
      ],
      questions: [
        {
          question: 'Do I have to list every page?',
          answer: 'No. To move page 8 to the front, enter 8: all other pages follow in their old order.',
        },
        {
          question: 'How do I turn the whole order around?',
          answer: 'Leave Pages empty and switch on Reverse the order.',
        },
      ],
    },
    related: ['delete-pdf-pages', 'extract-pdf-pages', 'rotate-pdf', '/merge-pdf'],
  },
];
