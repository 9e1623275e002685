import type { ConverterRow } from './converter.ts';

/** PDF converters; popular ones first. */
export const pdfConverters: readonly ConverterRow[] = [
  {
    from: 'pdf',
    to: 'docx',
    path: '/pdf-converter/pdf-to-docx',
    description: 'Convert PDF to Word and edit it: headings, lists, tables and pictures are rebuilt.',
  },
  {
    from: 'pdf',
    to: 'jpg',
    path: '/pdf-converter/pdf-to-jpg',
    description: 'Convert each page of a PDF to a JPG picture; several pages arrive in one ZIP, in order.',
  },
  {
    from: 'jpg',
    to: 'pdf',
    path: '/pdf-converter/jpg-to-pdf',
    description: 'Convert JPG photos to PDF pages without compressing them a second time.',
  },
  {
    from: 'pdf',
    to: 'png',
    path: '/pdf-converter/pdf-to-png',
    description: 'Convert PDF pages to PNG pictures with crisp text edges at the resolution that you need.',
  },
  {
    from: 'pdf',
    to: 'xlsx',
    path: '/pdf-converter/pdf-to-xlsx',
    description: 'Convert PDF to Excel: tables become cells in which numbers can be added up.',
  },
  {
    from: 'pdf',
    to: 'pptx',
    path: '/pdf-converter/pdf-to-pptx',
    description: 'Convert PDF to PowerPoint: every page becomes a slide with text boxes that you can edit.',
  },
  {
    from: 'pdf',
    to: 'txt',
    path: '/pdf-converter/pdf-to-txt',
    description: 'Convert PDF to plain text in reading order, column after column.',
  },
  {
    from: 'png',
    to: 'pdf',
    path: '/pdf-converter/png-to-pdf',
    description: 'Convert PNG screenshots and graphics to PDF with every pixel unchanged.',
  },
  {
    from: 'html',
    to: 'pdf',
    path: '/pdf-converter/html-to-pdf',
    description: 'Convert HTML pages to PDF the way that the Chromium browser prints them.',
  },
  {
    from: 'pdf',
    to: 'html',
    path: '/pdf-converter/pdf-to-html',
    description: 'Convert PDF to an HTML page whose text flows on a phone, can be searched and read aloud.',
  },
];
