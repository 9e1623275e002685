import { message } from '../languages/message.ts';
import type { Operation } from './operation.ts';
import { always, direction, shared } from './options.ts';

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
      direction('Clockwise, from how the page looks now.'),
      shared('pages', { help: 'Pages to rotate, for example 2,5-7. Leave empty for all pages.' }),
    ],
    words: {
      description: 'Turn sideways or upside-down pages of a PDF upright, all of them or only some. Text, links and quality stay the same.',
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
        'Pages that you do not name stay the same.',
      ],
      questions: [
        {
          question: 'Can I rotate a single page?',
          answer: 'Yes. Enter its number under Pages, such as 3, or several, such as 1,4-6. The others do not change.',
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
          answer: 'It is removed, because a signature holds only for the complete document. A note says so.',
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
    oneOf: { ids: ['pages', 'reverse'], advice: message('pageOrder') },
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
