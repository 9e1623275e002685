import { shapes } from '../options/shapes.ts';
import type { Operation } from './operation.ts';
import { always } from './options.ts';

/** Operations on a PDF's password. */
export const pdfLockOperations: readonly Operation[] = [
  {
    id: 'protect-pdf',
    name: 'Protect PDF',
    verb: 'Protect',
    category: 'pdf',
    formats: ['pdf'],
    suffix: 'protected',
    options: [
      {
        id: 'newPassword',
        label: 'New password',
        help: 'Everybody needs it to open the PDF. Nobody can recover it for you.',
        control: 'text',
        pattern: /^\P{Cc}{1,127}$/u,
        maxLength: 127,
        placeholder: 'Password',
        shape: shapes.rangePassword,
        secret: true,
        required: true,
        applies: always,
      },
      {
        id: 'allowPrinting',
        label: 'Allow printing',
        help: 'Off: PDF viewers refuse to print.',
        control: 'flag',
        default: true,
        applies: always,
      },
      {
        id: 'allowCopying',
        label: 'Allow copying',
        help: 'Off: PDF viewers refuse to copy text and images.',
        control: 'flag',
        default: true,
        applies: always,
      },
      {
        id: 'allowEditing',
        label: 'Allow editing',
        help: 'Off: PDF editors refuse changes, notes and filled forms.',
        control: 'flag',
        default: true,
        applies: always,
      },
    ],
    words: {
      description: 'Lock a PDF with a password and strong AES-256 encryption. If you like, forbid printing, copying or editing as well.',
      keywords: ['protect pdf', 'password protect pdf', 'lock pdf', 'encrypt pdf', 'add password to pdf'],
      lead: 'Send a contract or a payslip so that only those who know the password can open it.',
      steps: [
        'Choose a PDF or drop it here.',
        'Type the new password, and switch off what readers may not do.',
        'Press Protect and download the locked PDF.',
      ],
      changes: [
        'The whole content is encrypted with AES-256: without the password it cannot be read.',
        'Pages, text and images stay exactly as they are.',
        'The password is used once for your file and is kept nowhere.',
      ],
      questions: [
        {
          question: 'Can you open my PDF if I forget the password?',
          answer: 'No, and neither can anyone else. Keep your unprotected original, or write the password down.',
        },
        {
          question: 'How safe are the limits on printing and copying?',
          answer:
            'Common viewers obey them, but anyone who has the password can get around them with special software. The encryption itself is strong.',
        },
        {
          question: 'Does every viewer open AES-256?',
          answer: 'All current ones do, on phones too. Programs older than Acrobat X (2010) do not.',
        },
      ],
    },
    related: ['unlock-pdf', 'flatten-pdf', 'pdf-metadata', 'compress-pdf'],
  },
  {
    id: 'unlock-pdf',
    name: 'Unlock PDF',
    verb: 'Unlock',
    category: 'pdf',
    formats: ['pdf'],
    suffix: 'unlocked',
    options: [],
    words: {
      description: 'Remove the password from a PDF that you can open. Or lift its limits on printing, copying and editing.',
      keywords: ['unlock pdf', 'remove password from pdf', 'decrypt pdf', 'pdf password remover', 'remove pdf restrictions'],
      lead: 'Tired of typing the password each time? Enter it once here and save the PDF without it.',
      steps: [
        'Choose a locked PDF or drop it here.',
        'Type its password. A PDF that only forbids printing or copying needs none.',
        'Press Unlock and download the open PDF.',
      ],
      changes: [
        'The password and all limits on printing, copying and editing are gone.',
        'Pages, links, forms and bookmarks do not change.',
        'The password is used once to open the file and is kept nowhere.',
      ],
      questions: [
        {
          question: 'Can I unlock a PDF without knowing the password?',
          answer:
            'Not if it asks for one when you open it: its content is encrypted. If it opens but forbids printing or copying, no password is needed.',
        },
        {
          question: 'Am I allowed to do this?',
          answer: 'With your own documents, or with the permission of their owner. Please respect the rights of others.',
        },
      ],
    },
    related: ['protect-pdf', 'compress-pdf', '/merge-pdf', 'split-pdf'],
  },
];
