import { otherFiles } from './other-files.ts';

/** The help center. `{convert}` is the button that converts. */
export const help = {
  seo: {
    title: 'Help Center and FAQ',
    description:
      'How to convert files, which formats and sizes work, how your files are kept safe, and what to do when a conversion fails.',
    keywords: ['help', 'faq', 'how to convert files', 'file size limit', 'conversion failed', 'data security'],
  },
  title: 'Help Center',
  lead: 'Everything there is to know about converting files here: how it works, which formats it takes, what happens to your files, and what to do when a conversion fails.',
  cards: [
    { icon: 'play', title: 'Getting Started', text: 'Pick a converter, drop your files, download the results. Three steps, no account.' },
    { icon: 'layers', title: 'Supported Formats', text: 'Over {claimed} formats in eight families, from PNG and PDF to MKV, AZW3 and 7Z.' },
    { icon: 'message', title: 'Need Help?', text: 'Tell us which converter it was and what went wrong.' },
  ],
  reasons: [
    { icon: 'upload', title: 'Easy Upload', text: 'Choose files, drop them anywhere on the page, paste them, or drop a whole folder.' },
    {
      icon: 'layers',
      title: 'Multiple Formats',
      text: 'Over {claimed} formats: images, documents, PDF, spreadsheets, video, audio, ebooks and archives.',
    },
    {
      icon: 'download',
      title: 'Quick Download',
      text: 'Each result is ready the moment it is done, one by one or all of them in one ZIP.',
    },
    { icon: 'shield', title: 'Secure & Private', text: 'Encrypted transport, a sandbox for each file, and deletion within 1 hour.' },
    { icon: 'zap', title: 'Fast Processing', text: 'Most conversions finish in under 30 seconds; you see how far each file is.' },
    {
      icon: 'clock',
      title: '24/7 Support',
      text: 'The contact form is open day and night; the stated time for a reply is about {replyHours} hours.',
    },
  ],
  questionsTitle: 'Frequently Asked Questions',
  questions: [
    {
      question: 'How do I convert a file?',
      answer:
        'Open the converter that you need, or the universal converter on the home page. Choose your files or drop them on the page, pick the output format where there is a choice, and press {convert}. When a file is done, its download button appears beside it.',
    },
    {
      question: 'Which formats are supported?',
      answer:
        'Over {claimed} formats, {formatCount} as of now: images (JPG, PNG, WEBP, HEIC, AVIF, SVG, TIFF and camera RAW among them), documents (DOCX, ODT, RTF, TXT), PDF, spreadsheets (XLSX, ODS, CSV), presentations, video (MP4, MKV, MOV, WEBM), audio (MP3, WAV, FLAC, OGG, M4A), ebooks (EPUB, MOBI, AZW3) and archives (ZIP, RAR, 7Z, TAR). The list of all formats has every conversion.',
    },
    {
      question: 'Is there a file size limit?',
      answer:
        'Yes, {maxFile} for each file. You can convert as many files as you like, one after another. Larger files can often be split, or saved at a lower resolution first.',
    },
    {
      question: 'Is my data secure?',
      answer:
        'Files travel over an encrypted connection (HTTPS). On the server each file is opened in a sandbox that has no network and sees no other file. Nobody looks at your files, and they are not kept: both the original and the result are deleted.',
    },
    {
      question: 'Do I need an account?',
      answer: 'No. There is no registration and no payment. Everybody has the same access to every converter.',
    },
    {
      question: 'Can I convert multiple files at once?',
      answer:
        'Yes, on most converters. Choose several files, drop them together, or drop a folder. They are converted one after another, and you can download each result separately or all of them together.',
    },
    {
      question: 'Why did my conversion fail?',
      answer:
        'The usual causes are a corrupted file, a variant of the format that is not supported (such as a copy-protected book or a rare codec), or a file that is too large. The reason is shown next to the file. Try another file, or save it again in the program that made it; if it still fails, contact support.',
    },
    {
      question: 'How long are my files stored?',
      answer:
        'As a rule not at all: a file is deleted as soon as its result has been delivered. Whatever is left over, after a broken connection for instance, is deleted within 1 hour after conversion.',
    },
  ],
  practicesTitle: 'Best practices',
  practices: [
    'Start from the best copy that you have. A conversion can keep quality, but never bring back what an earlier one has removed.',
    'Open the file once before you upload it. A file that its own program cannot open will not convert either.',
    'Have the password at hand. A locked PDF, office document or archive asks for it; a book with copy protection cannot be converted.',
    'Choose the format for the purpose: JPG for photographs, PNG for screenshots and logos, PDF for print and for sending, DOCX for further editing.',
    'Keep the original. Some conversions lose layers, formulas or transparency; the page of each converter says which.',
  ],
  programs: { text: 'Folders and programs of your own are better served by the {link}.', link: 'API for developers' },
  otherFiles: { text: otherFiles.description, link: otherFiles.title },
  messages: { title: 'What the messages mean', show: 'Show all messages', programs: 'For programs that use the API' },
  status: {
    title: 'Status',
    ok: 'The converter is working.',
    busy: 'The converter is busy. Files wait for their turn.',
    down: 'The converter cannot be reached at the moment.',
  },
  stuck: {
    title: 'Still stuck?',
    text: 'Tell us which converter you used and what happened. We reply within about {replyHours} hours.',
    button: 'Contact Support',
  },
} as const;
