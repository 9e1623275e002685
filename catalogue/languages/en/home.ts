/** The home page. */
export const home = {
  seo: {
    title: 'Free Online File Converter: Over {claimed} formats',
    description:
      'Convert images, documents, PDF, spreadsheets, video, audio, ebooks and archives online. Free, without an account, up to {maxFile} a file.',
    keywords: [
      'file converter',
      'online converter',
      'convert files',
      'free converter',
      'image converter',
      'pdf converter',
      'video converter',
      'audio converter',
    ],
  },
  title: 'Convert any file, right here',
  lead: 'From photos, documents and PDF to video, music and ebooks: over {claimed} formats in one place.',
  promises: ['Free, without an account', 'Up to {maxFile} a file, as many files as you like', 'Deleted after conversion, within 1 hour'],
  searchTitle: 'Or find the converter you need',
  openConverter: 'Open converter',
  universalTitle: 'Universal Converter',
  popularTitle: 'Popular Converters',
  viewAll: 'View All',
  toolsTitle: 'Tools for Your Files',
  families: { pdf: '📕 PDF Tools', image: '🖼️ Image Tools', video: '🎬 Video Tools', audio: '🎵 Audio Tools' },
  allFormats: 'All {formatCount} formats from A to Z',
  explanationTitle: 'One converter for every file',
  explanation: [
    'Drop a file, choose a format and download the result. We detect what your file is and show only the formats it can become, out of {formatCount}. Add files of different kinds at once and choose a format for each of them, or one for all.',
    'Every kind of file has its own engine. An office suite opens documents and sheets, and an encoder takes video and audio. An image library keeps colors and transparency. If a conversion drops something, its page tells you before you start.',
    'Files can be up to {maxFile} each. They are sent encrypted, converted in an isolated sandbox, and deleted as soon as you have the result, within 1 hour at the latest.',
  ],
  whyTitle: 'Why Choose Our Converter',
  why: [
    {
      icon: 'shield',
      title: 'Secure',
      text: 'Files are sent over an encrypted connection (HTTPS), opened in an isolated sandbox, and deleted within 1 hour after conversion.',
    },
    {
      icon: 'zap',
      title: 'Fast',
      text: 'Most conversions finish in under 30 seconds. You see the progress of every file and download it on the spot.',
    },
    {
      icon: 'devices',
      title: 'Any device',
      text: 'It works in the browser on phones, tablets and computers. No installation, no account.',
    },
  ],
} as const;
