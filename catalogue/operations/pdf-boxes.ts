import { message } from '../languages/message.ts';
import type { Option } from '../options/option.ts';
import type { Operation } from './operation.ts';
import { always, shared, somePages } from './options.ts';

/** Width of a strip at an edge, in millimetres. */
const strip = (id: string, label: string, help: string): Option => ({
  id,
  label,
  help,
  control: 'number',
  min: 0,
  max: 500,
  step: 0.5,
  unit: 'mm',
  applies: always,
});

/** Operations that change the size of a PDF's pages. */
export const pdfBoxOperations: readonly Operation[] = [
  {
    id: 'crop-pdf',
    name: 'Crop PDF',
    verb: 'Crop',
    category: 'pdf',
    formats: ['pdf'],
    suffix: 'cropped',
    options: [
      {
        id: 'autoCrop',
        label: 'Crop to the content',
        help: 'Takes off all white edges. What you enter below is then left out of account.',
        control: 'flag',
        default: false,
        applies: always,
      },
      strip('cutTop', 'Top', 'How much to take off at the top.'),
      strip('cutRight', 'Right', 'How much to take off at the right.'),
      strip('cutBottom', 'Bottom', 'How much to take off at the bottom.'),
      strip('cutLeft', 'Left', 'How much to take off at the left.'),
      somePages('crop'),
    ],
    oneOf: { ids: ['autoCrop', 'cutTop', 'cutRight', 'cutBottom', 'cutLeft'], advice: message('cropPagesNothing') },
    words: {
      description: 'Cut the edges off PDF pages: by millimeters on each side, or all white space around the content at once.',
      keywords: ['crop pdf', 'trim pdf margins', 'remove white margins pdf', 'cut pdf edges', 'pdf cropper'],
      lead: 'Wide margins on a small screen, crop marks, the black edge of a scan: take them off and read more.',
      steps: ['Choose a PDF or drop it here.', 'Switch on Crop to the content, or enter millimeters.', 'Press Crop and download the PDF.'],
      changes: [
        'Pages get smaller; what is on them keeps its size.',
        'Text, links and form fields stay where they are.',
        'What is cut off is hidden from view and print, but it is still in the file.',
      ],
      questions: [
        {
          question: 'Is the part outside really gone?',
          answer: 'It is hidden, not deleted. To be sure that nobody can bring it back, convert the cropped PDF to JPG and back to PDF.',
        },
        {
          question: 'Do all pages get the same size?',
          answer: 'With millimeters, each page loses the same strips. With Crop to the content, each page gets its own size.',
        },
      ],
    },
    related: ['resize-pdf', 'rotate-pdf', 'delete-pdf-pages', 'crop-image'],
  },
  {
    id: 'resize-pdf',
    name: 'Resize PDF Pages',
    verb: 'Resize',
    category: 'pdf',
    formats: ['pdf'],
    suffix: 'resized',
    options: [
      {
        id: 'sheet',
        label: 'Page size',
        help: 'The size that every page gets.',
        control: 'choice',
        choices: [
          { value: 'a4', label: 'A4' },
          { value: 'letter', label: 'Letter' },
          { value: 'a3', label: 'A3' },
          { value: 'a5', label: 'A5' },
          { value: 'legal', label: 'Legal' },
        ],
        default: 'a4',
        applies: always,
      },
      shared('orientation', { help: 'Automatic keeps wide pages wide and tall pages tall.' }),
      {
        id: 'contentScale',
        label: 'Content',
        help: 'Scaled to the new page, or at its old size in the middle.',
        control: 'choice',
        choices: [
          { value: 'fit', label: 'Scale to fit' },
          { value: 'keep', label: 'Keep its size' },
        ],
        default: 'fit',
        applies: always,
      },
      somePages('resize'),
    ],
    words: {
      description:
        'Bring the pages of a PDF to A4, Letter, A3, A5 or Legal. The content is scaled to fit, and links stay where they belong.',
      keywords: ['resize pdf', 'change pdf page size', 'pdf to a4', 'letter to a4 pdf', 'scale pdf pages', 'a4 to a3'],
      lead: 'Letter on an A4 printer, scans of all sizes in one file: give every page the same size.',
      steps: ['Choose a PDF or drop it here.', 'Pick the page size.', 'Press Resize and download the PDF.'],
      changes: [
        'Each page gets the size that you choose. Its shape is kept, with white space where the shapes differ.',
        'Links, notes and form fields move along with the content.',
        'Text stays text and drawings stay sharp.',
      ],
      questions: [
        {
          question: 'Does this make the file smaller?',
          answer: 'No. It changes the size of the paper. For fewer megabytes use Compress PDF.',
        },
        {
          question: 'How do I get rid of white edges first?',
          answer: 'Crop the PDF to the content, then resize it: the content fills the new page.',
        },
      ],
    },
    related: ['crop-pdf', 'compress-pdf', 'rotate-pdf', '/merge-pdf'],
  },
];
