import type { Operation } from './operation.ts';

const packages = ['docx', 'pptx', 'xlsx', 'odt', 'odp', 'ods'];

/** Operations that extract something from a file: images, text, attachments, metadata. */
export const contentOperations: readonly Operation[] = [
  {
    id: 'extract-images',
    name: 'Extract Images',
    verb: 'Extract',
    category: 'pdf',
    formats: ['pdf', ...packages, 'epub'],
    to: 'zip',
    suffix: 'images',
    options: [],
    words: {
      description: 'Get all photos and pictures out of a PDF, Word, PowerPoint, Excel or EPUB file, at full size and in one ZIP.',
      keywords: [
        'extract images from pdf',
        'pdf image extractor',
        'extract images from word',
        'save pictures from powerpoint',
        'get photos from docx',
      ],
      lead: 'Need the photos from a brochure or the charts from a talk? Get each one as it is stored in the file, not a screenshot.',
      steps: ['Choose a PDF, Word, PowerPoint, Excel or EPUB file or drop it here.', 'Press Extract.', 'Download the ZIP with all images.'],
      changes: [
        'Each image comes as it is stored: a JPG stays a JPG, byte by byte.',
        'Transparent images of a PDF become PNG with their transparency.',
        'An image that is used on several pages comes once.',
      ],
      questions: [
        {
          question: 'Why is an image larger than on the page?',
          answer: 'Documents often show a photo small or cropped and still store all of it. You get what is stored.',
        },
        {
          question: 'Why are charts missing?',
          answer: 'Charts are often drawn with lines and text and are no images. Convert the page to PNG or SVG to get those.',
        },
      ],
    },
    related: ['extract-attachments', 'extract-text', 'extract-pdf-pages', 'compress-image'],
  },
  {
    id: 'extract-text',
    name: 'Extract Text',
    verb: 'Extract',
    category: 'pdf',
    formats: ['pdf', 'docx', 'doc', 'odt', 'rtf', 'pptx', 'epub', 'html'],
    to: 'txt',
    suffix: 'text',
    options: [],
    words: {
      description:
        'Get the plain text out of a PDF, Word, PowerPoint, EPUB or web page, in reading order. Scanned pages are read with OCR.',
      keywords: ['copy text from pdf', 'pdf text extractor', 'extract text', 'get text from docx', 'extract text from powerpoint'],
      lead: 'Only the words, without fonts and frames: to search, to quote, to translate, or to feed to another program.',
      steps: ['Choose a document or drop it here.', 'Press Extract.', 'Download the TXT file.'],
      changes: [
        'You get the text in reading order; columns follow one another.',
        'Tables become lines, images and formatting go.',
        'Scanned pages of a PDF are read with OCR.',
      ],
      questions: [
        {
          question: 'Copying from my PDF gives gibberish. Does this help?',
          answer: 'Often. If the fonts of a PDF hide what their letters mean, the page is read like a scan instead.',
        },
        {
          question: 'I want to keep the headings and lists. What then?',
          answer: 'Convert to Markdown or DOCX: both keep the structure of the text.',
        },
      ],
    },
    related: ['extract-images', 'image-to-text', '/searchable-pdf', 'extract-attachments'],
  },
  {
    id: 'extract-attachments',
    name: 'Extract Attachments',
    verb: 'Extract',
    category: 'pdf',
    formats: ['pdf', 'eml', 'msg', 'mbox', ...packages],
    to: 'zip',
    suffix: 'attachments',
    options: [],
    words: {
      description: 'Save the files that are attached to a PDF or an email, or embedded in a Word, PowerPoint or Excel file, in one ZIP.',
      keywords: [
        'extract attachments from pdf',
        'save email attachments',
        'msg attachments',
        'eml attachments',
        'extract embedded files from word',
      ],
      lead: 'An invoice with its XML inside, a mail from a program you do not have, a talk with a video: get the files out.',
      steps: ['Choose a PDF, a mail or an office file or drop it here.', 'Press Extract.', 'Download the ZIP with the files.'],
      changes: [
        'Each file comes out unchanged, under its own name.',
        'The text of a mail comes along as a web page.',
        'Sounds and videos in a presentation come too.',
      ],
      questions: [
        {
          question: 'How do I get the XML of an e-invoice (ZUGFeRD, Factur-X)?',
          answer: 'It is attached to the PDF. Extract the attachments, and it is in the ZIP.',
        },
        {
          question: 'I have a winmail.dat. What is that?',
          answer: 'A mail in a format of Outlook. Ask the sender to send it as HTML or plain text, or as MSG, which works here.',
        },
      ],
    },
    related: ['extract-images', 'extract-text', 'remove-metadata', 'unlock-pdf'],
  },
  {
    id: 'remove-metadata',
    name: 'Remove Metadata',
    verb: 'Clean',
    category: 'image',
    formats: 'jpg png webp heic avif tiff pdf docx xlsx pptx odt ods odp mp3 m4a wav flac ogg opus mp4 mov mkv webm avi'.split(' '),
    suffix: 'clean',
    options: [],
    words: {
      description: 'Share files without traces: remove place, camera, author and dates from photos, PDF, Office files, music and videos.',
      keywords: [
        'remove metadata',
        'remove exif',
        'remove location from photo',
        'metadata remover',
        'strip exif data',
        'clean metadata',
        'remove author from word',
      ],
      lead: 'A photo tells where you live, a document who wrote it. Take that out before you post or send the file.',
      steps: ['Choose photos, documents, music or videos, or drop them here.', 'Press Clean.', 'Download the clean files.'],
      changes: [
        'Photos lose GPS position, camera, date, captions and the small preview; they still show the right way up, in the right colors.',
        'Documents lose author, company, dates, title and the preview picture.',
        'Music and videos lose title, artist, cover, position and chapters.',
        'The content stays exactly as it is. Only HEIC and AVIF are saved once more, at a high quality.',
      ],
      questions: [
        {
          question: 'Do comments and tracked changes go as well?',
          answer:
            'They stay, as they are part of the text, but without names and dates. To remove them too, accept the changes and delete the comments first.',
        },
        {
          question: 'Can a photo still give me away?',
          answer: 'What is seen in the picture can: a street sign, a face, a name on a door. Crop those off.',
        },
      ],
    },
    related: ['pdf-metadata', 'compress-image', 'flatten-pdf', 'crop-image'],
  },
];
