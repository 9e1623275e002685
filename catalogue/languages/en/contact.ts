/** The contact page, and what its form says. */
export const contact = {
  seo: {
    title: 'Contact Us - Support',
    description:
      'Questions about a conversion, a format or a file that will not convert? Write to us; the usual reply takes about {replyHours} hours.',
    keywords: ['contact', 'support', 'file converter help', 'conversion problem'],
  },
  title: 'Contact Us',
  intro: 'Have a question, or a file that will not convert? Write to us.',
  explanation:
    'Support is by this form. Tell us which converter you used, what you expected and what happened instead; the format and the size of the file help too. Please do not send the file itself or anything confidential.',
  /** Where a message goes: in a build whose form sends it, and in one that simulates it. */
  delivery: {
    api: 'Your message goes to the people who run this service by e-mail.',
    simulated: 'This site is not connected to a mailbox yet: the form can be tried, and what you write does not leave your browser.',
  },
  topics: [
    {
      icon: 'file',
      title: 'File Conversion Issues',
      items: ['Specific format problems', 'Quality issues', 'Unsupported format requests', 'Batch conversion failures', 'File size limits'],
    },
    {
      icon: 'wrench',
      title: 'Technical Support',
      items: [
        'Site navigation',
        'Upload and download problems',
        'Browser compatibility',
        'Mobile support',
        'Security and privacy concerns',
      ],
    },
  ],
  formTitle: 'Send us a Message',
  fields: { name: 'Name', email: 'Email', message: 'Message' },
  button: 'Send Message',
  notes: ['We typically respond within {replyHours} hours.', 'For urgent matters, please include "URGENT" in your message subject.'],
  noScript: 'The form needs JavaScript.',
  /** What the form says once somebody uses it: its script reads it from the page. */
  form: {
    sending: 'Sending...',
    faults: {
      nameMissing: 'Name is required',
      nameShort: 'Name must be at least 2 characters',
      emailMissing: 'Email is required',
      emailWrong: 'Please enter a valid email address',
      messageMissing: 'Message is required',
      messageShort: 'Message must be at least 10 characters',
    },
    sent: { title: 'Message Sent!', text: "Thank you for your message. We'll get back to you soon." },
    failed: { title: 'Error', text: 'Failed to send message. Please try again.' },
  },
} as const;
