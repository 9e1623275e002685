/** Texts, validation and messages of the contact page. */

import { supportReplyHours } from '../limits.ts';

export const contactTitle = 'Contact Us';
export const contactIntro = 'Have a question, or a file that will not convert? Write to us.';
/** Confirmation texts: for a build whose form sends messages, and for one that simulates it. */
export const contactDelivery = {
  api: 'Your message goes to the people who run this service by e-mail.',
  simulated: 'This site is not connected to a mailbox yet: the form can be tried, and what you write does not leave your browser.',
} as const;
export type ContactMode = keyof typeof contactDelivery;
export const contactExplanation =
  'Support is by this form. Tell us which converter you used, what you expected and what happened instead; the format and the size of the file help too. Please do not send the file itself or anything confidential.';
export const contactFormTitle = 'Send us a Message';
export const contactNotes = [
  `We typically respond within ${supportReplyHours} hours.`,
  'For urgent matters, please include "URGENT" in your message subject.',
] as const;

export const contactTopics = [
  {
    icon: 'file',
    title: 'File Conversion Issues',
    items: ['Specific format problems', 'Quality issues', 'Unsupported format requests', 'Batch conversion failures', 'File size limits'],
  },
  {
    icon: 'wrench',
    title: 'Technical Support',
    items: ['Site navigation', 'Upload and download problems', 'Browser compatibility', 'Mobile support', 'Security and privacy concerns'],
  },
] as const;

export const contactButton = { idle: 'Send Message', sending: 'Sending...' } as const;

export const contactToasts = {
  sent: { title: 'Message Sent!', text: "Thank you for your message. We'll get back to you soon." },
  failed: { title: 'Error', text: 'Failed to send message. Please try again.' },
} as const;

export type ContactField = 'name' | 'email' | 'message';

const emailShape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Validation message for a field's value; undefined if it is valid. */
export const contactProblem = (field: ContactField, value: string): string | undefined => {
  const text = value.trim();
  switch (field) {
    case 'name':
      if (text === '') return 'Name is required';
      return text.length < 2 ? 'Name must be at least 2 characters' : undefined;
    case 'email':
      if (text === '') return 'Email is required';
      return emailShape.test(text) ? undefined : 'Please enter a valid email address';
    case 'message':
      if (text === '') return 'Message is required';
      return text.length < 10 ? 'Message must be at least 10 characters' : undefined;
  }
};
