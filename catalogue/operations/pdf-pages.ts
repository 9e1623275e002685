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
    related: ['/merge-pdf', '/searchable-pdf'],
  },
];
