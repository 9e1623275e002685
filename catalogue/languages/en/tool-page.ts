/** What all pages of tools have in common that keep the format of a file. */
export const toolPage = {
  /** The title for search engines, as long as there is room for it, else the short one. */
  seoTitle: '{name} Online – Free, No Sign-up',
  seoShort: '{name} Online – Free',
  steps: 'How it works',
  changes: 'What changes and what stays',
  questions: 'Frequently Asked Questions',
  more: 'More tools',
  convert: 'Convert {format}',
  everything: 'Everything from {format}',
} as const;
