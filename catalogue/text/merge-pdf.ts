import { maxFileLabel, maxFilesTogether, maxTogetherLabel } from '../limits.ts';

/** The page that makes one PDF of several. */
export const mergePdfPath = '/merge-pdf';
export const mergePdfTitle = 'Merge PDF';

export const mergePdfWords = {
  title: mergePdfTitle,
  lead: 'Several PDFs become one, in the order that you give them. Nothing is drawn anew: text stays text, links lead where they led, forms can still be filled in, and each file gets an entry in the contents list.',
  stepsTitle: 'How to merge PDFs',
  steps: [
    `Choose two or more PDFs or drop them here: up to ${maxFilesTogether} files, ${maxFileLabel} each and ${maxTogetherLabel} together. A locked one asks for its password.`,
    'Put them in order by the arrows, by the keys or by dragging; sort them by name, or turn the order round.',
    'Press Make one PDF and download it. It is called after the first of them.',
  ],
  changesTitle: 'What becomes of each part',
  changes: [
    'Pages keep their size, their pictures and their letters to the last byte; no quality is lost.',
    'The contents list of each PDF goes below an entry of its name.',
    'Form fields of one name get a number, so that typing into one does not fill in the other.',
    'Page labels, layers, notes and attachments come along. Scripts and signatures do not: a signature holds for one document, not for one made of several.',
  ],
  questionsTitle: 'Frequently Asked Questions',
  questions: [
    {
      question: 'Can I merge Word files or pictures with PDFs?',
      answer:
        'Yes, on the home page: choose all of them, set them to PDF, and then One PDF. They are converted first and merged in your order.',
    },
    {
      question: 'Does the merged PDF get larger than its parts?',
      answer: 'About as large as all of them together, since each brings its own fonts and pictures.',
    },
    {
      question: 'Can I take only some pages of a PDF?',
      answer: 'Make a PDF of them first: “Make a PDF Searchable” takes page numbers under Options, in any order, and gives those alone.',
    },
  ],
} as const;
