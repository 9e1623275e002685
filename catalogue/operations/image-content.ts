import type { Operation } from './operation.ts';
import { shared } from './options.ts';

/** Images that OCR accepts. */
const readable = ['jpg', 'png', 'heic', 'webp', 'tiff', 'bmp', 'avif', 'gif'];

/** Operations that read an image, or return it unchanged. */
export const imageContentOperations: readonly Operation[] = [
  {
    id: 'jfif-to-jpg',
    name: 'JFIF to JPG',
    verb: 'Rename',
    category: 'image',
    formats: ['jpg'],
    options: [],
    words: {
      description: 'Turn JFIF, JPEG and JPE files into JPG files that every program and upload form takes. Not a pixel is lost.',
      keywords: ['jfif to jpg', 'jfif to jpeg', 'jpeg to jpg', 'jpe to jpg', 'convert jfif', 'change jpeg to jpg'],
      lead: 'Your form refuses .jfif or .jpeg? The image inside is a JPG already: you get it back with the name that programs expect.',
      steps: ['Choose your JFIF or JPEG files or drop them here.', 'Press Rename.', 'Download the JPG files, one by one or as a ZIP.'],
      changes: ['The extension becomes .jpg.', 'Image, quality and camera data stay exactly as they are.'],
      questions: [
        {
          question: 'What is a JFIF file?',
          answer:
            'JFIF is the way in which nearly every JPG is stored. Windows and some browsers save such images as .jfif; the content is the same.',
        },
        {
          question: 'Can I just rename it myself?',
          answer: 'Yes. On Windows switch on “File name extensions” in the Explorer first. On a phone this page is the quicker way.',
        },
      ],
    },
    related: ['compress-image', 'resize-image', 'rotate-image'],
  },
  {
    id: 'image-to-text',
    name: 'Image to Text',
    verb: 'Read',
    category: 'image',
    formats: readable,
    to: 'txt',
    suffix: 'text',
    options: [shared('ocrLanguage', { help: 'Language of the text in the image. Auto-detect finds out.' })],
    words: {
      description:
        'Read the text in photos, screenshots and scans with OCR and save it as a TXT file. JPG, PNG, HEIC, WEBP, TIFF and more, in 21 languages.',
      keywords: [
        'image to text',
        'photo to text',
        'ocr online',
        'extract text from image',
        'picture to text',
        'read text from screenshot',
        'receipt to text',
      ],
      lead: 'A receipt, a book page, a screenshot that cannot be copied: get its words as text that you can edit and search.',
      steps: [
        'Choose photos, screenshots or scans, or drop them here.',
        'Pick the language if Auto-detect gets it wrong.',
        'Press Read and download the text.',
      ],
      changes: [
        'You get plain text in lines, in the order in which it is read.',
        'Columns are read one after the other; fonts and pictures are left out.',
        'The image goes to our own server only and is deleted afterwards.',
      ],
      questions: [
        {
          question: 'What gives the best result?',
          answer: 'A sharp, straight and evenly lit picture of printed text. Capital letters should be at least 20 pixels high.',
        },
        {
          question: 'Can it read handwriting?',
          answer: 'Hardly. OCR is trained on print; handwriting gives a few lucky words at best.',
        },
        {
          question: 'I need a PDF that looks like the scan. What then?',
          answer: 'Take Image to Searchable PDF: the page looks like the photo, and its words can be found and copied.',
        },
      ],
    },
    related: ['image-to-word', 'image-to-searchable-pdf', 'crop-image', 'rotate-image'],
  },
  {
    id: 'image-to-word',
    name: 'Image to Word',
    verb: 'Read',
    category: 'image',
    formats: readable,
    to: 'docx',
    options: [shared('ocrLanguage', { help: 'Language of the text in the image. Auto-detect finds out.' })],
    words: {
      description:
        'Turn a photo or scan of a page into a Word document that you can edit: OCR reads text, headings and tables in 21 languages.',
      keywords: [
        'image to word',
        'jpg to word',
        'photo to word',
        'picture to word document',
        'scan to word',
        'screenshot to docx',
        'ocr to word',
      ],
      lead: 'A letter, a handout, a table on paper: take a photo, get a Word document, and go on writing.',
      steps: [
        'Choose photos or scans, or drop them here.',
        'Pick the language if Auto-detect gets it wrong.',
        'Press Read and download the DOCX.',
      ],
      changes: [
        'Text becomes paragraphs that you can edit, with headings and tables where the page has them.',
        'Pictures on the page stay out; the layout is close to the page, not a copy of it.',
        'Check names and numbers: OCR misreads a letter now and then.',
      ],
      questions: [
        {
          question: 'Why are some words wrong?',
          answer:
            'Blur, shadows and small print are hard to read. Take the photo from straight above, in daylight, and fill the frame with the page.',
        },
        {
          question: 'I have many pages. Do I get one document?',
          answer: 'Each photo gives a document. For one document, merge the photos to a PDF first and convert that PDF to DOCX.',
        },
      ],
    },
    related: ['image-to-text', 'image-to-searchable-pdf', 'crop-image', '/searchable-pdf'],
  },
  {
    id: 'image-to-searchable-pdf',
    name: 'Image to Searchable PDF',
    verb: 'Read',
    category: 'image',
    formats: readable,
    to: 'pdf',
    via: 'pdf',
    options: [shared('ocrLanguage', { help: 'Language of the text in the image. Auto-detect finds out.' })],
    words: {
      description: 'Turn photos and scans into a PDF whose text can be searched and copied, while the page looks just like the photo.',
      keywords: ['image to searchable pdf', 'jpg to searchable pdf', 'ocr jpg to pdf', 'photo to searchable pdf', 'scan to searchable pdf'],
      lead: 'File a receipt or a letter so that you find it again: the PDF looks like your photo, and search finds its words.',
      steps: [
        'Choose photos or scans, or drop them here.',
        'Pick the language if Auto-detect gets it wrong.',
        'Press Read and download the PDF.',
      ],
      changes: [
        'The photo becomes a page, as it is.',
        'Its words are put over it invisibly, each where it is seen, so that you can select them.',
        'Where no text is found, you get the page without it, and a note.',
      ],
      questions: [
        {
          question: 'How is this different from JPG to PDF?',
          answer: 'JPG to PDF makes a page with only the picture. Here OCR adds the words, so that search and copy work.',
        },
        {
          question: 'Can I put several photos into one PDF?',
          answer: 'Yes, in two steps: make one PDF of them with JPG to PDF, then use Make a PDF Searchable.',
        },
      ],
    },
    related: ['/searchable-pdf', 'image-to-text', 'image-to-word', 'crop-image'],
  },
];
