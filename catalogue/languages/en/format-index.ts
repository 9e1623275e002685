/** The list of all formats, and the page of each. */
export const formatIndex = {
  title: 'All File Formats from A to Z',
  description:
    '{formatCount} file formats from A to Z with all that they convert to and from: images, documents, sheets, video, audio, ebooks and archives.',
  keywords: ['file formats', 'all formats', 'format list', 'conversions'],
  heading: 'All formats from A to Z',
  lead: '{formatCount} formats, {pairCount} conversions. Each format’s page lists what it converts to and from.',
  letters: 'Jump to a letter',
  to: { one: 'to {count} format', other: 'to {count} formats' },
  from: { one: 'from {count} format', other: 'from {count} formats' },
  hub: {
    title: '{format} Converter: Everything From and To',
    description: 'Convert {format}: all {count} conversions from {format} and to {format} in one place. Free, without an account.',
    keywords: ['{format} converter', 'convert {format}'],
    heading: '{format} conversions',
    from: 'Everything from {format}',
    to: 'Everything to {format}',
    fromEnglish: 'More from {format} (in English)',
    toEnglish: 'More to {format} (in English)',
    tools: 'Tools for {format}',
  },
} as const;
