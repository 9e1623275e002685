import type { Verb } from './verb.ts';

/** What people ask of the site itself. They yield to every format and kind of file: `help with PDF` asks for PDF. */
export const serviceVerbs: readonly Verb[] = [
  { id: 'help', words: 'help faq', cases: [{ of: '*', pairs: '/help, /contact' }] },
  { id: 'contact', words: 'contact support complaint feedback', cases: [{ of: '*', pairs: '/contact, /help' }] },
  { id: 'privacy', words: 'privacy gdpr secure safe', cases: [{ of: '*', pairs: '/privacy, /help' }] },
  { id: 'developers', words: 'api developer developers openapi', cases: [{ of: '*', pairs: '/api, /help' }] },
];
