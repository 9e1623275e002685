import type { contact } from './languages/en/contact.ts';
import type { Words } from './languages/words.ts';

/** What the contact form says while somebody uses it, in any language. */
export type ContactWords = Words<typeof contact>['form'];

export type ContactField = 'name' | 'email' | 'message';

const emailShape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** What is wrong with a field's value; undefined if it is valid. */
export const contactFault = (field: ContactField, value: string): keyof ContactWords['faults'] | undefined => {
  const text = value.trim();
  switch (field) {
    case 'name':
      if (text === '') return 'nameMissing';
      return text.length < 2 ? 'nameShort' : undefined;
    case 'email':
      if (text === '') return 'emailMissing';
      return emailShape.test(text) ? undefined : 'emailWrong';
    case 'message':
      if (text === '') return 'messageMissing';
      return text.length < 10 ? 'messageShort' : undefined;
  }
};
