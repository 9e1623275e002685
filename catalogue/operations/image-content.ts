import type { Operation } from './operation.ts';
import { shared } from './options.ts';

/** Operations that read an image, or hand it out as it is. */
export const imageContentOperations: readonly Operation[] = [
  {
    id: 'jfif-to-jpg',
    name: 'JFIF to JPG',
    verb: 'Rename',
    category: 'image',
    formats: ['jpg'],
    options: [],
    words: {
      description: 'Turn JFIF, JPEG and JPE files into JPG files that every program and upload form takes, without losing a pixel.',
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
    formats: ['jpg', 'png', 'heic', 'webp', 'tiff', 'bmp'],
    to: 'txt',
    suffix: 'text',
    options: [shared('ocrLanguage', { help: 'Language of the text in the image. Auto-detect finds out.' })],
    words: {
      description:
        'Read the text in photos, screenshots and scans with OCR and save it as a TXT file. JPG, PNG, HEIC, WEBP and TIFF, in 21 languages.',
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
          answer: 'Convert the image to PDF first, and then use Make a PDF Searchable: it lays the text invisibly over the page.',
        },
      ],
    },
    related: ['/searchable-pdf', 'crop-image', 'rotate-image', 'compress-image'],
  },
];
