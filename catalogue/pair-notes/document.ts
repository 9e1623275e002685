import type { PairNotes } from './pair-note.ts';

export const documentNotes: PairNotes = {
  'docx pdf': {
    about:
      'Applications, invoices and handouts are sent as PDF so that nothing shifts: a missing font or another version of Word can throw a DOCX out of its pages. LibreOffice lays the document out here, with metric-compatible stand-ins for Calibri, Cambria, Arial and Times, so lines break where Word breaks them in nearly all documents.',
    question: 'Do tracked changes and comments show in the PDF?',
    answer:
      'Both do: open changes as Word marks them, comments as small notes that a viewer opens. Accept or reject the changes and delete the comments before you send a contract.',
  },
  'odt docx': {
    about:
      'If you write in LibreOffice, sooner or later you work with someone who has only Word. Word does open ODT, but with a warning and small shifts in the layout; a DOCX opens as Word expects it. Styles, numbering, tables, footnotes and tracked changes are kept.',
    question: 'What should I check after converting ODT to DOCX?',
    answer:
      'Drawings made inside Writer, frames that text flows around, and the fonts: Liberation fonts are usually not installed where Word is. Text, headings and tables rarely need a second look.',
  },
  'txt pdf': {
    about:
      'Logs, source code, licences and old mail are text files, and a PDF makes them easy to print and file: page size, margins and page breaks stay put. Long lines are wrapped and tabs keep their columns, so a listing stays readable.',
    question: 'Old DOS and Windows texts show odd letters. Are they read correctly?',
    answer:
      'The encoding is guessed from the bytes: Unicode with and without mark, else a Windows code page. If accents still come out wrong, save the file as UTF-8 in an editor such as Notepad, then convert again.',
  },
  'docx txt': {
    about:
      'Plain text works everywhere: for word counts, translation memories, programs that analyze language, and forms that accept no attachments. Everything in the document that is text is written, in reading order and in UTF-8.',
    question: 'What happens to lists and numbering?',
    answer:
      'Bullets and numbers are written out in front of their lines, although Word itself only calculates them. Page headers and footers are layout and are left out.',
  },
  'docx odt': {
    about:
      "OpenDocument is required in many public offices, and it is what LibreOffice handles best. Converting once, instead of saving back and forth between both formats, avoids the small shifts that add up. Macros in Word's language are not carried over.",
    question: 'Can people with Word still open my ODT?',
    answer:
      'Yes, Word has opened and saved ODT since 2007. It warns that some features may not be supported, which for ordinary texts means nothing.',
  },
  'docx rtf': {
    about:
      'RTF is the common ground of word processors: it opens in WordPad, in TextEdit, in thirty-year-old software and in legal and medical programs. It is all text inside, so pictures make it large; a DOCX with photos can grow tenfold.',
    question: 'Is RTF safer to receive than DOCX?',
    answer:
      'It has no macro language, which is why some offices allow it where DOC is blocked. It can still embed objects, so an up-to-date reader matters all the same.',
  },
  'rtf docx': {
    about:
      'Files from dictation systems, court software and old WordPad are often RTF. As DOCX they can be reviewed, commented on and stored in SharePoint or Google Docs, and take a fraction of the space because DOCX compresses its content.',
    question: 'Why is my RTF 40 MB and the DOCX 2?',
    answer:
      'RTF writes each byte of a picture as two letters, and often keeps a second copy for old programs. DOCX stores the picture once and compressed.',
  },
  'rtf pdf': {
    about:
      'An RTF looks different in each program that opens it, since each supports its own part of the format. A PDF ends that: what you send is what is read and printed. It suits letters and reports from programs that can export nothing better.',
    question: 'My program writes RTF without page size. Which one is used?',
    answer:
      'What the RTF states is used. If it states nothing, LibreOffice falls back to its default page, so have a look at the margins of the result.',
  },
  'odt pdf': {
    about:
      'Nobody needs LibreOffice to read a PDF. This is the same export that Writer has in its menu, so contents, footnotes, links and bookmarks arrive as you know them, with fonts embedded as far as they are installed here.',
    question: 'Do my own fonts appear in the PDF?',
    answer:
      'If you embedded them in the ODT (File, Properties, Font) or if they are free ones that are installed here. Otherwise a similar font is used. For a corporate typeface, embed it first.',
  },
  'rtf txt': {
    about:
      'Open an RTF in a plain editor and you see braces and backslashes. Plain text helps with search indexes, with pasting into a terminal or web form, and with data from medical and legal systems that know nothing but RTF.',
    question: 'Are accents and umlauts kept?',
    answer: "Yes. RTF writes them as codes such as \\'e9 or \\u233 after its own code page; they are decoded and written as UTF-8.",
  },
  'txt docx': {
    about:
      'Interviews, notes and drafts begin as plain text and end up in Word, where they get headings, comments and page numbers. Each line becomes a paragraph of its own; if your text has hard breaks at 72 characters, join them first or the lines stay short.',
    question: 'Does it recognize headings or Markdown?',
    answer:
      'Not from a TXT: stars and hash signs stay what they are. Name the file .md, or choose Markdown to DOCX, and headings, lists and bold are set as real styles.',
  },
  'txt rtf': {
    about:
      'Some programs import RTF but no bare text, or guess the encoding wrongly when they do. In RTF all letters beyond ASCII are written as unmistakable codes, so Greek, Polish or Japanese arrive right even in old software.',
    question: 'Which font will the RTF have?',
    answer:
      'A common default that every system has or replaces; the text itself carries no formatting. Select all and set the one that you like.',
  },
};
