import type { ConverterRow } from './converter.ts';

/** eBook converters; popular ones first. */
export const ebookConverters: readonly ConverterRow[] = [
  {
    from: 'epub',
    to: 'mobi',
    path: '/epub-to-mobi',
    description: 'Convert EPUB books to MOBI for older Kindles that you fill over USB.',
  },
  {
    from: 'mobi',
    to: 'epub',
    path: '/mobi-to-epub',
    description: 'Convert MOBI books to EPUB for Kobo, Tolino, Apple Books and for sending to a Kindle.',
  },
  {
    from: 'epub',
    to: 'pdf',
    path: '/pdf-converter/epub-to-pdf',
    description: 'Convert EPUB books to PDF pages with a contents list, pictures and sane margins.',
  },
  {
    from: 'epub',
    to: 'azw3',
    path: '/epub-to-azw3',
    description: 'Convert EPUB to Kindle books in AZW3, which keeps style sheets and embedded fonts.',
  },
  {
    from: 'azw3',
    to: 'epub',
    path: '/azw3-to-epub',
    description: 'Convert Kindle to EPUB: AZW3 books without copy protection can then be read on any other device.',
  },
  {
    from: 'mobi',
    to: 'pdf',
    path: '/pdf-converter/mobi-to-pdf',
    description: 'Convert MOBI books to PDF to print a chapter or to read on a computer.',
  },
  {
    from: 'pdf',
    to: 'epub',
    path: '/pdf-converter/pdf-to-epub',
    description: 'Convert PDF to EPUB, so that the text adapts to the screen of an e-reader.',
  },
];
