import type { ConverterRow } from './converter.ts';

/** Document converters; popular ones first. */
export const documentConverters: readonly ConverterRow[] = [
  {
    from: 'docx',
    to: 'pdf',
    path: '/pdf-converter/docx-to-pdf',
    description: 'Convert Word to PDF with its fonts inside, so that it looks and prints the same everywhere.',
  },
  {
    from: 'odt',
    to: 'docx',
    path: '/odt-to-docx',
    description: 'Convert LibreOffice ODT texts to Word DOCX and go on editing with styles, tables and footnotes in place.',
  },
  {
    from: 'txt',
    to: 'pdf',
    path: '/pdf-converter/txt-to-pdf',
    description: 'Convert plain text in any encoding to PDF pages with wrapped lines and even tabs.',
  },
  {
    from: 'docx',
    to: 'txt',
    path: '/docx-to-txt',
    description: 'Convert Word to text in plain UTF-8: all of the words, none of the formatting.',
  },
  {
    from: 'docx',
    to: 'odt',
    path: '/docx-to-odt',
    description: 'Convert Word DOCX to OpenDocument ODT, the ISO standard that public offices ask for.',
  },
  {
    from: 'docx',
    to: 'rtf',
    path: '/docx-to-rtf',
    description: 'Convert Word documents to RTF for word processors that never learned DOCX.',
  },
  {
    from: 'rtf',
    to: 'docx',
    path: '/rtf-to-docx',
    description: 'Convert RTF texts to Word DOCX, a fraction of the size when there are pictures inside.',
  },
  {
    from: 'rtf',
    to: 'pdf',
    path: '/pdf-converter/rtf-to-pdf',
    description: 'Convert RTF texts to PDF pages that nobody changes by accident.',
  },
  {
    from: 'odt',
    to: 'pdf',
    path: '/pdf-converter/odt-to-pdf',
    description: 'Convert ODT texts to PDF for people without LibreOffice, with links and bookmarks that work.',
  },
  {
    from: 'rtf',
    to: 'txt',
    path: '/rtf-to-txt',
    description: 'Convert RTF to plain text and get rid of control words, fonts and colors.',
  },
  {
    from: 'txt',
    to: 'docx',
    path: '/txt-to-docx',
    description: 'Convert text to Word, a paragraph for each line, ready to be styled.',
  },
  {
    from: 'txt',
    to: 'rtf',
    path: '/txt-to-rtf',
    description: 'Convert plain text to RTF that WordPad, TextEdit and every word processor can format.',
  },
];
