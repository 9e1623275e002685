import { maxFileLabel, maxFilesTogether, maxTogetherLabel } from '../limits.ts';

/** The page that merges PDFs. */
export const mergePdfPath = '/merge-pdf';
const mergePdfTitle = 'Merge PDF';

export const mergePdfWords = {
  title: mergePdfTitle,
  lead: 'Combine PDFs into one file, in the order you choose. Text, links, bookmarks and forms keep working, and nothing is re-compressed.',
  stepsTitle: 'How to merge PDFs',
  steps: [
    `Choose two or more PDFs or drop them here: up to ${maxFilesTogether} files, ${maxFileLabel} each and ${maxTogetherLabel} together. A locked one asks for its password.`,
    'Drag them into order, or sort them by name.',
    'Press Make one PDF and download it. It takes the name of the first file.',
  ],
  changesTitle: 'What happens to your PDFs',
  changes: [
    'Pages, images and fonts are copied unchanged, so no quality is lost.',
    'The bookmarks of each PDF appear under its file name.',
    'Form fields with the same name are numbered, so that they stay separate.',
    'Page labels, layers, comments and attachments are kept. Scripts are removed, and digital signatures become invalid because the document changes.',
  ],
  questionsTitle: 'Frequently Asked Questions',
  questions: [
    {
      question: 'Can I merge Word files or pictures with PDFs?',
      answer: 'Yes. Add all of them on the home page, set them to PDF and choose One PDF. They are converted and merged in your order.',
    },
    {
      question: 'Does the merged PDF get larger than its parts?',
      answer: 'It is about as large as all of them together, because each PDF brings its own fonts and images.',
    },
    {
      question: 'Can I take only some pages of a PDF?',
      answer: 'Yes. Take them out first with “Extract PDF Pages”, in any order.',
    },
  ],
} as const;
