import { pagesWord } from '../../../catalogue/text/pages-word.ts';

/** What a text without pictures lacks. */
export const outlineNotes = (words: number): string[] =>
  words === 0
    ? []
    : [
        `${words === 1 ? 'A formula or word is' : `${words} formulas or words are`} drawn as outlines and not in the text; DOCX, HTML and Markdown show ${words === 1 ? 'it' : 'them'}.`,
      ];

/** Longest text of a note's quotation. */
const longestQuote = 60;

/** Words set aslant across pages, such as a watermark: only drawings show them. */
export const slantedNotes = (texts: ReadonlySet<string>): string[] => {
  const [first = ''] = texts;
  if (first === '') return [];
  const quote = first.length > longestQuote ? `${first.slice(0, longestQuote)}…` : first;
  return [`Text that runs aslant across a page, such as a watermark, is left out: “${quote}”.`];
};

/** Of the pages that are scans, how many were read. */
export const scanNotes = (read: number, unread: number): string[] => [
  ...(read ? [`The text of ${pagesWord(read)} was recognised from a scan; check it for misread letters.`] : []),
  ...(unread
    ? [`No text could be read on ${pagesWord(unread)} that ${unread === 1 ? 'is a scan; it is' : 'are scans; they are'} kept as a picture.`]
    : []),
];

/** How many tables that are pictures were read. */
export const tableNotes = (tables: number): string[] =>
  tables === 0
    ? []
    : [
        `${tables === 1 ? 'A table that is a picture was' : `${tables} tables that are pictures were`} recognised; check for misread letters.`,
      ];
