import type { PairNotes } from './pair-note.ts';

export const ebookNotes: PairNotes = {
  'epub mobi': {
    about:
      'The first Kindles know only MOBI, and newer ones still read it over USB. It is an old format with simple formatting: drop caps, embedded fonts and elaborate layouts are toned down. For a Kindle that is not a museum piece AZW3 shows the book better.',
    question: 'Can I send the MOBI to my Kindle by e-mail?',
    answer:
      'No longer: Amazon stopped accepting MOBI by e-mail in 2022 and takes the EPUB itself instead. Use MOBI for copying over a cable.',
  },
  'mobi epub': {
    about:
      "Books bought or made for the first Kindles open on no other reader. As EPUB they do, on Kobo, Tolino, PocketBook and phones, and Amazon's Send to Kindle takes EPUB as well. Chapters are taken from the contents list of the MOBI.",
    question: 'It says that the book is protected. What now?',
    answer:
      "Books with Amazon's copy protection (DRM) cannot be converted, here or in any lawful service. Free books, your own documents and books from shops without DRM can.",
  },
  'epub pdf': {
    about:
      'A PDF is for printing a chapter, for quoting by page number and for computers without a reader program. The flowing text is set on pages here, so choose a size that suits: A5 is close to a paperback, A4 saves sheets.',
    question: 'Why does my PDF have more pages than the printed book?',
    answer:
      "The book's pages are not in the EPUB, only its text. How many there will be depends on page size and margin. A smaller margin and A4 bring the number down.",
  },
  'epub azw3': {
    about:
      'AZW3 is what to put onto a Kindle by cable. It keeps style sheets, embedded fonts, tables and right-to-left text, where MOBI flattens them. Cover and contents appear on the device as with a bought book.',
    question: 'AZW3 or MOBI for my Kindle?',
    answer:
      'AZW3 for each Kindle since the Kindle 4 of 2011 with current software. MOBI for older ones. When you send by e-mail or app, neither: send the EPUB.',
  },
  'azw3 epub': {
    about:
      'Changing from a Kindle to another brand need not mean losing your own conversions and unprotected purchases. AZW3 is made of nearly the same web pages as EPUB, so chapters, styles and pictures move over almost one to one.',
    question: 'Do highlights and notes come along?',
    answer: 'No. Kindle keeps them in files of its own (My Clippings.txt) and in the cloud, not inside the book.',
  },
  'mobi pdf': {
    about:
      'To print from a MOBI or read it on a desktop there is no simpler way than PDF. The text is laid out again: cover first, then the chapters, with a contents list in the side bar of the viewer.',
    question: 'Is the print too small or too large?',
    answer:
      'The letters have a usual book size on the page that you choose. A5 shown on a full screen looks large, A4 on a phone small. Choose the page size by where it will be read.',
  },
  'pdf epub': {
    about:
      'Reading an A4 PDF on a six-inch reader is a strain. As EPUB the text takes the font size that you like. Headings found in the PDF make the contents list; running heads and page numbers, which would pop up between sentences, are taken out.',
    question: 'Which PDFs turn into good EPUBs?',
    answer:
      'Novels, papers and reports made of running text. Magazines, picture books and forms depend on their layout and are better left as PDF.',
  },
};
