/** The page of all tools. */
export const allTools = {
  seo: {
    title: 'All Conversion Tools',
    description:
      'Every converter in one list: images, documents, PDF, spreadsheets, video, audio, ebooks and archives. Type a format to find yours.',
    keywords: ['all converters', 'conversion tools', 'file formats', 'online file conversion'],
  },
  title: 'All Conversion Tools',
  lead: '{converterCount} converters in {categoryCount} families, and {pairCount} conversions between {formatCount} formats.',
  formatsLink: 'All formats from A to Z',
  filter: 'Filter the tools',
  noScript:
    "Finding by words needs JavaScript. Your browser's own search (Ctrl+F) finds everything on this page and on that of all formats.",
  jump: 'Jump to a category',
  tools: '🧰 Tools',
  toolsLead: 'They keep the format of your file.',
  allFormats: '🔤 All formats',
  categories: {
    image: '🖼️ Image Converters',
    document: '📄 Document Converters',
    pdf: '📕 PDF Converters',
    spreadsheet: '📊 Spreadsheet Converters',
    video: '🎬 Video Converters',
    audio: '🎵 Audio Converters',
    ebook: '📚 eBook Converters',
    archive: '🗜️ Archive Converters',
    more: '⭐ More Converters',
  },
  further: 'More conversions',
  nothing: 'No converters found matching your search.',
  perhaps: 'Did you mean one of these?',
} as const;
