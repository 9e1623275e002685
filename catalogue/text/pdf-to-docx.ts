/** Further texts of the dedicated PDF to DOCX page. */

export const pdfToDocxQuestions = [
  {
    question: 'Will the DOCX look like my PDF?',
    answer:
      'Close to it. Text, headings, lists, tables and pictures are rebuilt as real Word content rather than boxes at fixed places, so it can be edited. Where a page is laid out in an unusual way, check the result.',
  },
  {
    question: 'Can I convert a scanned PDF?',
    answer:
      'A scan holds a photograph of the page instead of letters. Its pictures go into the document; text can only be edited where it could be recognized.',
  },
  {
    question: 'Does it work with a PDF that has a password?',
    answer: 'Yes, if you know it: a field for it appears. It goes along with the file, opens it, and is kept nowhere.',
  },
  {
    question: 'Which programs open the DOCX?',
    answer: 'Microsoft Word from 2007 on, LibreOffice, Google Docs, Pages on a Mac, and the office apps of phones and tablets.',
  },
  {
    question: 'What happens to my document afterwards?',
    answer: 'It is deleted as soon as you have the result, within 1 hour at the latest. Nobody reads it, and nothing is kept.',
  },
] as const;

export const pdfToDocxFeatures = {
  title: 'Features',
  items: [
    'Paragraphs flow again, so you can edit without fighting line breaks',
    'Headings, lists and tables become real ones',
    'Pictures stay at their places',
    'Works on any device with a browser, without an account',
  ],
} as const;

export const pdfToDocxSecurity = {
  title: 'Security',
  items: [
    'Encrypted transport (HTTPS)',
    'Each file is opened in a sandbox without a network',
    'Files are deleted after conversion, within 1 hour',
    'No registration, so nothing ties a file to a person',
  ],
} as const;
