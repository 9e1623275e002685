import { ocrLanguages } from '../options/ocr-languages.ts';

/** The page that makes PDFs searchable. */
export const searchablePdfPath = '/searchable-pdf';
const searchablePdfTitle = 'Make a PDF Searchable';

export const searchablePdfWords = {
  title: searchablePdfTitle,
  lead: 'Scanned pages are images, so you cannot search or copy their text. OCR adds an invisible text layer: the PDF looks the same, and you can search, select and copy every word.',
  stepsTitle: 'How to make a scan searchable',
  steps: [
    'Choose your scanned PDFs or drop them here. Locked PDFs ask for their password.',
    'Under Options, choose pages or the OCR language if you like. Then press Convert.',
    'Download the PDF and press Ctrl+F in any PDF viewer to search it.',
  ],
  changesTitle: 'What changes and what stays',
  changes: [
    'Page images stay exactly as they are, unless you set a maximum size.',
    'Pages that already have text are not touched. Links, forms, bookmarks and layers stay.',
    'Crooked and sideways pages are read correctly, and the text layer follows them.',
    'If you choose pages, the new PDF contains only those, in your order.',
  ],
  questionsTitle: 'Frequently Asked Questions',
  questions: [
    {
      question: 'Which languages can it read?',
      answer: `${Object.values(ocrLanguages).join(', ')}. Clean print works well, faint copies give mistakes, and handwriting is hardly recognized.`,
    },
    {
      question: 'Can I correct OCR mistakes?',
      answer: 'Not in the PDF, because its pages stay images. To edit the text, convert the PDF to Word instead.',
    },
    {
      question: 'How long does it take?',
      answer:
        'Two to three seconds a page, a little more for the first. If a long document runs out of time, the remaining pages stay images and a note tells you how many.',
    },
    {
      question: 'Is a signature in the document still valid afterwards?',
      answer: 'No. Any change to a signed document breaks its signature, so keep the original.',
    },
  ],
} as const;
