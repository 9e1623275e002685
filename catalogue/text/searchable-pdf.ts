import { ocrLanguages } from '../options/ocr-languages.ts';

/** The page that makes PDFs better without making them anything else. */
export const searchablePdfPath = '/searchable-pdf';
export const searchablePdfTitle = 'Make a PDF Searchable';

export const searchablePdfWords = {
  title: searchablePdfTitle,
  lead: 'Scanned pages are pictures: nothing in them can be found, marked or copied. Here their text is recognised and laid over the pictures, letter on letter and unseen, so that the PDF looks as before and can be searched.',
  stepsTitle: 'How to make a scan searchable',
  steps: [
    'Choose your scanned PDFs or drop them here; a locked one asks for its password.',
    'Under Options you can choose pages and the language of the scan; left alone, it is found out. Then press Convert.',
    'Download the PDF and press Ctrl+F in any reader: the words are found where they are seen.',
  ],
  changesTitle: 'What changes, and what does not',
  changes: [
    'The pictures of the pages stay as they are, to the last pixel; nothing is compressed again, unless you set a size that the file has to keep to.',
    'Pages that have text already are left alone, with their links, forms, bookmarks and layers.',
    'Pages that lie askew or on their side are read the way they should lie, and the words are turned back with them.',
    'With chosen pages the new PDF holds these alone, in the order in which you wrote them.',
  ],
  questionsTitle: 'Frequently Asked Questions',
  questions: [
    {
      question: 'Which languages can it read?',
      answer: `${Object.values(ocrLanguages).join(', ')}. Clean print is read well, faint copies with mistakes, handwriting hardly at all.`,
    },
    {
      question: 'Can I correct what was misread?',
      answer: 'Not in the PDF, whose letters stay a photograph. To edit the text, make a Word document of the PDF instead.',
    },
    {
      question: 'How long does it take?',
      answer:
        'Two to three seconds for a usual page, more for the first, whose language has to be found out. What does not fit into the time of one conversion stays a picture, and a note says how many pages that are.',
    },
    {
      question: 'Is a signature in the document still valid afterwards?',
      answer: 'No. Whatever changes a signed document breaks its signature, and so does this. Keep the original beside it.',
    },
  ],
} as const;
