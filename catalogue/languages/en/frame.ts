/** What stands around every page: header, footer, search, theme, the switch of languages. */
export const frame = {
  /** `|` and the name of the site end every title. */
  title: '{title} | File Converter',
  skip: 'Skip to the content',
  home: 'Home',
  homeLink: 'File Converter, home',
  allTools: 'All Tools',
  allToolsCrumb: 'All tools',
  contact: 'Contact',
  breadcrumb: 'Breadcrumb',
  /** A conversion by the names of its formats: `JPG to PNG`. */
  pair: '{from} to {to}',
  menus: {
    label: 'Converters',
    pdf: { label: 'PDF Tools', all: 'View All PDF Tools' },
    image: { label: 'Image Tools', all: 'View All Image Tools' },
    video: { label: 'Video', all: 'View All Video Tools' },
    audio: { label: 'Audio', all: 'View All Audio Tools' },
  },
  menu: 'Menu',
  quickAccess: 'Quick Access',
  pdfToWord: 'PDF to Word',
  search: {
    header: 'Site search',
    menu: 'Menu search',
    hero: 'Converter search',
    lost: 'Search for a converter',
    label: 'Search converters',
    placeholder: 'Search converters...',
    list: 'Converters',
  },
  /** What the search says once somebody types: it is fetched with what it finds. */
  found: {
    clear: 'Clear search',
    nothing: 'No converters found matching "{query}"',
    perhaps: 'Did you mean one of these?',
    all: 'Show all results',
    none: 'No results',
    results: { one: '{count} result', other: '{count} results' },
    converters: { one: '{count} converter', other: '{count} converters' },
  },
  theme: 'Dark theme',
  language: 'Language',
  /** Offers this language to somebody whose browser asks for it and who reads another one. */
  offer: 'Read this page in English',
  decline: 'No, thanks',
  /** A page that leads on to another at once. */
  redirect: { title: 'Redirecting...', link: 'Go to the page' },
  footer: {
    blurb:
      'The most reliable online file conversion service. Over {claimed} formats, no account, and your files are deleted within 1 hour after conversion.',
    popular: 'Popular Tools',
    categories: 'Categories',
    image: 'Image Converters',
    document: 'Document Converters',
    pdf: 'PDF Converters',
    video: 'Video Converters',
    support: 'Support',
    help: 'Help Center',
    contact: 'Contact Us',
    faq: 'FAQ',
    copyright: '© 2025 File Converter. All rights reserved.',
    privacy: 'Privacy',
  },
} as const;
