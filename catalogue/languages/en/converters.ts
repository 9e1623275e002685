/**
 * What every converter's page says around its own sentences. `{from}` and `{to}` are names of formats. English words its steps and questions
 * more finely (text/pair-steps.ts, text/pair-faq.ts); other languages by these.
 */
export const converters = {
  /** Titles for search engines: the long one where it has room. */
  seoTitle: '{from} to {to} Converter – Free, No Sign-up',
  seoShort: '{from} to {to} Converter – Free',
  /** After the page's own description. */
  seoTail: 'Free, up to {maxFile}, deleted after conversion.',
  keywords: ['{from} to {to}', 'convert {from} to {to}', '{from} to {to} converter', '{from} to {to} online', 'free {to} converter'],
  heading: '{from} to {to} Converter',
  promise: 'Free, no account. Up to {maxFile} per file. Files are deleted after conversion, within 1 hour at the latest.',
  /** Around the label of an option or a button in a sentence. */
  quote: '“{text}”',
  /** Ends a list of options that is longer than shown. */
  further: 'more',
  stepsTitle: 'How to convert {from} to {to}',
  steps: {
    choose: 'Choose your {from} files ({extensions}) or drop them here, up to {maxFile} each.',
    set: 'Under Options, choose {options} if you like. Then press Convert.',
    press: 'Press Convert to turn the {from} into {to}.',
    download: 'Download the {to}, named after your {from}.',
    /** For a document of several pages or sheets, which becomes several files. */
    downloadSeveral: 'Download the {to}. Several pages or sheets come as a ZIP with all of them in order.',
  },
  changesTitle: 'What changes when {from} becomes {to}',
  changesWhat: 'What',
  changesMeaning: 'What it means',
  verdicts: { kept: 'Kept', lost: 'Lost', changed: 'Changes', gained: 'Gained' },
  whatIs: 'What is {format}?',
  related: 'Related Converters',
  questions: 'Frequently Asked Questions',
  faq: {
    options: {
      question: 'Which options are there from {from} to {to}?',
      answer: '{options}. You can leave them all as they are.',
    },
    names: {
      question: 'What will my {to} file be called?',
      answer: 'It keeps the name of your {from} and ends in .{extension}. You can rename it before you download it.',
    },
    many: {
      question: 'Can I convert several {from} files at once?',
      answer: 'Yes, as many as you like. Download each {to} on its own, or all of them in one ZIP.',
    },
    safe: {
      question: 'What happens to my files?',
      answer:
        'They are sent encrypted, opened in an isolated sandbox without a network, and deleted as soon as you have the result, within 1 hour at the latest.',
    },
  },
  aboutTitle: 'About {from} to {to} conversion',
  more: 'More converters',
  back: 'The other way: {name}',
  fromOthers: '{format} to other formats',
  toOthers: 'Other formats to {format}',
  everythingFrom: 'Everything from {format}',
  everythingTo: 'Everything to {format}',
  sameCategory: 'In the same category',
} as const;
