/** Texts of the error page for plain forms: browsers without JavaScript see it. */
export const errorPageWords = {
  again: 'Go back and try again',
  hint: 'Your browser’s Back button returns to the form as you filled it in; only the file has to be chosen again.',
  tools: 'All tools',
  help: 'Help',
  contact: 'Contact',
} as const;
