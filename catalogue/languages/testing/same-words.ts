/** Names and terms that a language may share with English. */
export const sameEverywhere: readonly string[] = [
  '{title} | File Converter',
  'API',
  'HD',
  'Full HD',
  'Letter',
  'Legal',
  'MPEG-4 (Xvid)',
  'Opus',
  'Vorbis',
  'Theora',
  'Speex',
  'WavPack',
  'Windows Media Audio',
  'Windows Media Video',
  'i, ii, iii',
  'RGB',
  'JPEG',
  'Unicode',
  'UTF-8',
];

/** Words that a language has in common with English. */
export const sameIn: Readonly<Record<string, readonly string[]>> = {
  es: ['{size} ({bytes} bytes)', 'Error', 'Audio', 'Original', 'Mono', 'Diagonal', 'Color', 'No'],
  'pt-br': ['{size} ({bytes} bytes)', 'Status', 'Menu', 'Original', 'Mono', 'Diagonal', 'Layout', 'Links', 'Pixels', 'Slides'],
  de: [
    'Status',
    'Code',
    'Video',
    'Audio',
    'Text',
    'Name',
    '🧰 Tools',
    'Original',
    'Mono',
    'Stereo',
    'Position',
    'Animation',
    'Cover',
    'Layout',
    'Links',
  ],
  fr: [
    ...['Contact', 'Message', 'Code', 'Audio', 'Menu', 'Options', 'Pages', 'Page {page}', 'Page 1', 'Images', 'Documents', 'Archives'],
    ...['Compression', 'Orientation', 'Portrait', 'Mono', 'Position', 'Style'],
    ...['Animation', 'Notes', 'Page', 'Pixels', 'Possible', 'Structure'],
  ],
  ja: ['© 2025 File Converter. All rights reserved.'],
  ar: [],
};

/** Words in Latin letters that languages of other scripts write as they are: names, units, and what people type. */
export const latinWords: readonly string[] = [
  ...['Cookie', 'InDesign', 'Publisher'],
  ...['File', 'Converter', 'Acrobat', 'Excel', 'Factur', 'JavaScript', 'Markdown', 'Office', 'Outlook', 'PowerPoint', 'Windows', 'Word'],
  ...[
    'ZUGFeRD',
    'iPhone',
    'Full',
    'Legal',
    'Letter',
    'Xvid',
    'Shift',
    'Ctrl',
    'mm',
    'cm',
    'kbit',
    'ss',
    'winmail',
    'dat',
    'heic',
    'jfif',
    'jpeg',
    'jpg',
    'mp',
    'pdf',
    'word',
  ],
  // Of the API.
  ...['curl', 'Python', 'OpenAPI', 'api', 'jobs', 'Idempotency', 'Key', 'Node', 'Deno', 'Bun', 'requests'],
  ...['application', 'problem', 'json', 'code', 'title', 'remedy', 'retryable', 'Retry', 'After'],
  // Of formats, and of what opens them.
  ...['AOMedia', 'Adobe', 'Aldus', 'Amazon', 'Android', 'Apple', 'Books', 'Calc', 'Chrome', 'Chromium', 'Collabora'],
  ...['CompuServe', 'Cut', 'Docs', 'Figma', 'Final', 'Fire', 'Firefox', 'Flash', 'Format', 'Fraunhofer', 'GarageBand'],
  ...['Google', 'Illustrator', 'Impress', 'Inkscape', 'Keka', 'Keynote', 'Kindle', 'Kobo', 'Kodi', 'LibreOffice', 'Linux'],
  ...['Mac', 'Matroska', 'Media', 'Microsoft', 'Mobipocket', 'Music', 'Numbers', 'Open', 'OpenDocument', 'OpenFormula'],
  ...['Opus', 'Org', 'Pages', 'Photoshop', 'Player', 'PocketBook', 'ProRes', 'QuickTime', 'Safari', 'Sheets', 'Slides'],
  ...['Sorenson', 'Spark', 'TextEdit', 'The', 'Thorium', 'Tolino', 'Unarchiver', 'Unix', 'Video', 'Vista', 'Vorbis', 'WebM'],
  ...['WebP', 'WinRAR', 'WordPad', 'Xiph', 'YouTube', 'Zip', 'aac', 'calibre', 'favicon', 'ffmpeg', 'for', 'gzip', 'html'],
  ...['iMovie', 'iOS', 'iTunes', 'ico', 'macOS', 'sRGB', 'xz', 'zstd', 'Unicode'],
  // Names of the API: headers, fields and types.
  ...['Allow', 'data', 'file', 'form', 'inputFormat', 'multipart', 'outputFormat', 'photos'],
];

/** English texts whose punctuation is a character to type or to choose, and stays. */
export const literal: readonly string[] = ['Comma ,', 'Semicolon ;', 'report, figures', 'i, ii, iii'];
