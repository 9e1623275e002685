import type { Format } from './format.ts';
import { everywhere, special } from './reach.ts';

/** Pages with a fixed layout. */
export const pagedDocuments: readonly Format[] = [
  {
    id: 'pdf',
    name: 'PDF',
    longName: 'Portable Document Format',
    extensions: ['pdf'],
    mimeTypes: ['application/pdf', 'application/x-pdf'],
    kind: 'document',
    capabilities: {
      text: true,
      pages: true,
      fixedLayout: true,
      vector: true,
      images: true,
      links: true,
      outline: true,
      cmyk: true,
      colourProfile: true,
      metadata: true,
      alpha: 'full',
      bitDepth: 16,
      lossless: 'optional',
    },
    reach: everywhere('every browser, phone, computer and printer'),
    text: 'PDF was released by Adobe in 1993 and has been an ISO standard since 2008. It fixes every letter, line and picture at its place on the page and can embed the fonts, so that a document prints alike everywhere. The same firmness makes it hard to edit: the file knows where letters stand, often not which of them form a paragraph.',
  },
  {
    id: 'xps',
    name: 'XPS',
    longName: 'XML Paper Specification',
    extensions: ['xps', 'oxps'],
    mimeTypes: ['application/vnd.ms-xpsdocument', 'application/oxps'],
    kind: 'document',
    capabilities: { text: true, pages: true, fixedLayout: true, vector: true, images: true, links: true, outline: true, metadata: true },
    reach: special('the XPS Viewer of Windows, Okular and MuPDF'),
    text: 'XPS is the fixed page format that Microsoft set against PDF with Windows Vista; Windows could long print to it without extra software.',
  },
];
