import { message } from '../languages/message.ts';
import type { Option } from '../options/option.ts';
import { shapes } from '../options/shapes.ts';
import type { Operation } from './operation.ts';
import { always, compressionLevel, shared } from './options.ts';

/** A document property. */
const property = (id: string, label: string, help: string, placeholder: string): Option => ({
  id,
  label,
  help,
  control: 'text',
  pattern: /^\P{Cc}{1,300}$/u,
  maxLength: 300,
  placeholder,
  shape: shapes.rangeLongLine,
  applies: always,
});

/** Operations on a PDF as a whole. */
export const pdfFileOperations: readonly Operation[] = [
  {
    id: 'compress-pdf',
    name: 'Compress PDF',
    verb: 'Compress',
    category: 'pdf',
    formats: ['pdf'],
    suffix: 'compressed',
    options: [
      compressionLevel,
      shared('targetSize.pdf', { help: 'Shrinks the images until the PDF fits, whatever the level: 10 for many mail servers.' }),
    ],
    words: {
      description: 'Make a PDF smaller for mail or upload: three levels, or a maximum size in MB. Text and lines stay sharp.',
      keywords: ['compress pdf', 'reduce pdf size', 'make pdf smaller', 'shrink pdf', 'pdf compressor', 'pdf under 1 mb'],
      lead: 'Too large for the mail or the upload form? Images in the PDF get smaller, text stays sharp, and you see the new size before you download.',
      steps: [
        'Choose one or more PDFs or drop them here.',
        'Pick a level, or enter the size that the file may have at most.',
        'Press Compress, compare the sizes, and download the PDF.',
      ],
      changes: [
        'Images are stored with fewer pixels and as JPEG. Text, drawings and fonts are not touched.',
        'Links, form fields, bookmarks and attachments stay.',
        'The result is never larger: if nothing can be saved, you get your file back unchanged.',
      ],
      questions: [
        {
          question: 'How small does it get?',
          answer:
            'Scans and PDFs full of photos often shrink to a third or less. A PDF of pure text has little to give, since text is compressed already.',
        },
        {
          question: 'Which level should I take?',
          answer:
            'Light keeps enough pixels for printing (220 per inch), Balanced is made for screens (150), Strong for files that only have to be readable (96).',
        },
        {
          question: 'What if my maximum size cannot be reached?',
          answer: 'You see the smallest size that is possible. Split the PDF to get below it.',
        },
      ],
    },
    related: ['split-pdf', 'delete-pdf-pages', '/merge-pdf', '/searchable-pdf'],
  },
  {
    id: 'flatten-pdf',
    name: 'Flatten PDF',
    verb: 'Flatten',
    category: 'pdf',
    formats: ['pdf'],
    suffix: 'flattened',
    options: [],
    words: {
      description: 'Turn filled form fields, notes and stamps of a PDF into plain page content that nobody can change or click any more.',
      keywords: ['flatten pdf', 'flatten pdf form', 'make pdf not fillable', 'remove form fields pdf', 'pdf annotations permanent'],
      lead: 'Done with the form? Flatten it, and every viewer and printer shows what you filled in, without fields to change.',
      steps: ['Choose a filled PDF or drop it here.', 'Press Flatten.', 'Download the PDF: fields and notes are part of the page.'],
      changes: [
        'Values of form fields become ordinary text, ticks and signatures’ images become part of the page.',
        'Notes, highlights and stamps are drawn where they stand. Links keep working.',
        'Text stays text: you can still search and copy it.',
      ],
      questions: [
        {
          question: 'Can I fill in the form again afterwards?',
          answer: 'No, its fields are gone. Keep the original if you still need them.',
        },
        {
          question: 'Why do my form values not show in print?',
          answer: 'Some programs store a value without drawing it. Flattening draws every value into the page first.',
        },
      ],
    },
    related: ['protect-pdf', 'pdf-metadata', 'compress-pdf', '/merge-pdf'],
  },
  {
    id: 'archive-pdf',
    name: 'PDF to PDF/A',
    verb: 'Convert',
    category: 'pdf',
    formats: ['pdf'],
    suffix: 'pdfa',
    options: [
      {
        id: 'pdfa',
        label: 'Kind of PDF/A',
        help: 'PDF/A-2b suits most offices. Take another only if you were asked for it.',
        control: 'choice',
        choices: [
          { value: '1', label: 'PDF/A-1b' },
          { value: '2', label: 'PDF/A-2b' },
          { value: '3', label: 'PDF/A-3b' },
        ],
        default: '2',
        applies: always,
      },
    ],
    words: {
      description: 'Make a PDF/A for courts, archives and public offices: 1b, 2b or 3b, with all fonts and colors inside the file.',
      keywords: ['pdf to pdf/a', 'pdf to pdfa', 'pdf/a converter', 'pdf/a-2b', 'pdf for archiving', 'make pdf/a compliant'],
      lead: 'Does the portal accept only PDF/A? It is a PDF that brings along all it needs, so that it looks the same in thirty years.',
      steps: [
        'Choose one or more PDFs or drop them here.',
        'Pick the kind of PDF/A, if you were asked for a particular one.',
        'Press Convert and download the PDF/A.',
      ],
      changes: [
        'All fonts are embedded, and colors are described as sRGB.',
        'Text stays text. Links, bookmarks and the title stay.',
        'Form fields and notes become part of the page. Passwords, scripts, sound and video are left out: PDF/A forbids them.',
      ],
      questions: [
        {
          question: 'Which kind should I take: 1b, 2b or 3b?',
          answer:
            'PDF/A-2b unless somebody asks for another. 1b is the oldest and knows no transparency. 3b may carry attachments, such as the data of an invoice.',
        },
        {
          question: 'Is the result certified?',
          answer:
            'It is made to the standard and says so in the file. No validator checks it here: if a portal refuses it, its own check names the reason.',
        },
      ],
    },
    related: ['flatten-pdf', 'pdf-metadata', 'compress-pdf', '/searchable-pdf'],
  },
  {
    id: 'pdf-metadata',
    name: 'PDF Metadata',
    verb: 'Save',
    category: 'pdf',
    formats: ['pdf'],
    suffix: 'edited',
    options: [
      property('title', 'Title', 'Shown in the title bar of PDF viewers. Empty fields keep their value.', 'Annual report'),
      property('author', 'Author', 'Who wrote the document.', 'Jo Miller'),
      property('subject', 'Subject', 'What it is about, in one line.', 'Figures of the year'),
      property('keywords', 'Keywords', 'Separated by commas. Leave empty to keep them.', 'report, figures'),
      {
        id: 'removeAll',
        label: 'Remove everything else',
        help: 'Also author, program, dates and the hidden XMP record. What you enter here is kept.',
        control: 'flag',
        default: false,
        applies: always,
      },
    ],
    oneOf: { ids: ['title', 'author', 'subject', 'keywords', 'removeAll'], advice: message('metadataNothing') },
    words: {
      description: 'Change title, author, subject and keywords of a PDF. Or remove all metadata before you share it.',
      keywords: ['edit pdf metadata', 'remove pdf metadata', 'change pdf title', 'pdf properties editor', 'change pdf author'],
      lead: 'A PDF tells who wrote it, with which program and when. Correct that, or take it out before you send the file.',
      steps: [
        'Choose a PDF or drop it here.',
        'Fill in what you want to change, or switch on Remove everything else.',
        'Press Save and download the PDF.',
      ],
      changes: [
        'Only the properties of the document change; its pages stay the same.',
        'The old values are really gone: the file is rewritten without them.',
        'Both records of a PDF, the old one and XMP, say the same afterwards.',
      ],
      questions: [
        {
          question: 'How do I remove my name from a PDF?',
          answer:
            'Switch on Remove everything else and leave the fields empty. Author, program, dates and the hidden XMP record are deleted.',
        },
        {
          question: 'Does this remove comments and hidden text?',
          answer: 'No, only the properties of the document. Comments are part of the pages; Flatten PDF draws them into the page.',
        },
      ],
    },
    related: ['protect-pdf', 'flatten-pdf', 'compress-pdf', 'rotate-pdf'],
  },
];
