import { pagesWord } from '../../../catalogue/text/pages-word.ts';

/** Notes on what is missing in a text without pictures. */
export const outlineNotes = (words: number): string[] =>
  words === 0
    ? []
    : [
        `${words === 1 ? 'A formula or word is' : `${words} formulas or words are`} drawn as outlines and not in the text; DOCX, HTML and Markdown show ${words === 1 ? 'it' : 'them'}.`,
      ];

/** Maximum length of a quotation in a note. */
const longestQuote = 60;

/** Notes on slanted words across pages, such as a watermark: only drawings show them. */
export const slantedNotes = (texts: ReadonlySet<string>): string[] => {
  const [first = ''] = texts;
  if (first === '') return [];
  const quote = first.length > longestQuote ? `${first.slice(0, longestQuote)}…` : first;
  return [`Text that runs aslant across a page, such as a watermark, is left out: “${quote}”.`];
};

export const scanNotes = (read: number, unread: number): string[] => [
  ...(read ? [`The text of ${pagesWord(read)} was recognised from a scan; check it for misread letters.`] : []),
  ...(unread
    ? [`No text could be read on ${pagesWord(unread)} that ${unread === 1 ? 'is a scan; it is' : 'are scans; they are'} kept as a picture.`]
    : []),
];

export const tableNotes = (tables: number): string[] =>
  tables === 0
    ? []
    : [
        `${tables === 1 ? 'A table that is a picture was' : `${tables} tables that are pictures were`} recognised; check for misread letters.`,
      ];
