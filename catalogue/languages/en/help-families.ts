/** Help by kind of file; structure and links: catalogue/text/help-families.ts. */
export const helpFamilies = {
  common: {
    examples: 'What do you need?',
    tools: 'Change a file and keep its format',
    formats: 'What converts to what',
    formatsLead: 'Open a format to see every conversion from it and to it.',
    questions: 'Questions',
    notes: 'Notes on results',
    limits: 'Limits and privacy',
    limitsText:
      'Each file can have up to {maxFile}. Add up to {maxFiles} files at once. The server deletes your file when the conversion ends, and the result when you have it.',
    privacy: 'How your files are deleted',
    families: 'Help by kind of file',
    counts: 'to {to}, from {from}',
  },
  images: {
    title: 'Help with Images',
    description: 'Which image format to take, how to make photos smaller, and how to keep a clear background.',
    lead: 'Photos, drawings, icons and camera files: how to get the one you need.',
    needs: [
      'An iPhone photo that opens on Windows',
      'A picture from the web that my editor refuses',
      'A photo that is small enough for a form',
      'A logo that stays sharp',
      'Text from a photo',
    ],
    questions: [
      {
        question: 'JPG, PNG or WEBP?',
        answer: 'Take JPG for photos. Take PNG for logos and screenshots. Take WEBP for a website.',
      },
      {
        question: 'Why is my PNG larger than the JPG?',
        answer: 'PNG stores each pixel exactly, and JPG does not. The PNG looks the same as the JPG it was made from.',
      },
      {
        question: 'Where does the transparent background go?',
        answer: 'JPG and BMP cannot store it. Pick a color for it under Options, or take PNG or WEBP.',
      },
      {
        question: 'Are my photos turned the right way?',
        answer: 'Yes. The turn that the camera stored is applied to the image.',
      },
    ],
    notes: [
      {
        note: 'Only the first frame',
        means: 'The file is an animation, and the new format holds one image.',
      },
      {
        note: 'Converted as another format',
        means: 'The name said one format and the content was another. The content counts.',
      },
    ],
  },
  documents: {
    title: 'Help with Documents and PDF',
    description: 'How Word, PDF, web pages and plain text become each other, what OCR does, and what the notes on results mean.',
    lead: 'Letters, reports, slides and PDF: which format keeps what.',
    needs: [
      'A PDF that I can edit',
      'A document to print or to sign',
      'One PDF out of several',
      'A PDF that is small enough to mail',
      'A scan that I can search',
    ],
    questions: [
      {
        question: 'Will my PDF look the same in Word?',
        answer: 'Lines, tables and pictures keep their places where Word can do it. Check long tables and forms.',
      },
      {
        question: 'Can it read a scan?',
        answer: 'Yes, by text recognition (OCR). Pick the language of the page under Options if it is not found.',
      },
      {
        question: 'My file has a password. What now?',
        answer: 'Choose the file. A field asks for the password. It goes to the server with the file and is not kept.',
      },
      {
        question: 'Why does another font appear?',
        answer: 'The file names a font that we do not have and does not contain it. A font of the same width takes its place.',
      },
    ],
    notes: [
      {
        note: 'Font replaced',
        means: 'A similar font replaces one that is missing. Lines may break in other places.',
      },
      {
        note: 'Comments or changes',
        means: 'Says how many there were, and whether they are in the result.',
      },
      {
        note: 'Hidden parts left out',
        means: 'What the author hid stays hidden, so it is not in the result.',
      },
      {
        note: 'Compared with your file',
        means: 'Counts of pages, letters, tables and more, before and after. A loss shows here.',
      },
    ],
  },
  sheets: {
    title: 'Help with Sheets and Data',
    description: 'How Excel, CSV and JSON become each other, what happens to formulas and dates, and how sheets print.',
    lead: 'Tables from Excel to JSON: what stays, what changes, and what to set.',
    needs: ['A table out of a PDF', 'An Excel sheet for another program', 'A CSV that opens well in Excel', 'A sheet on paper'],
    questions: [
      {
        question: 'What happens to formulas?',
        answer: 'CSV, JSON and text get the values that you see. XLSX and ODS keep formulas.',
      },
      {
        question: 'My CSV shows all data in one column. Why?',
        answer: 'Your program wants another sign between the columns. Set comma, semicolon or tab under Options.',
      },
      {
        question: 'Where are my other sheets?',
        answer: 'A CSV holds one sheet. A workbook with several gives a ZIP with a file for each.',
      },
      {
        question: 'The table is too wide for the page.',
        answer: 'Choose under Options how sheets are divided: fit to the width, or one page a sheet.',
      },
    ],
    notes: [
      {
        note: 'Formulas kept as values',
        means: 'The format has no formulas, or a formula could not be carried over. The result of it stays.',
      },
      {
        note: 'Hidden sheets, rows or columns',
        means: 'They are named, so that you know what is not printed.',
      },
      {
        note: 'Charts left out',
        means: 'A table format holds no charts. Convert to PDF to keep them.',
      },
    ],
  },
  'video-and-audio': {
    title: 'Help with Video and Audio',
    description: 'How to get a video that plays, a smaller file, a GIF or only the sound, and what the notes on results mean.',
    lead: 'Clips, songs and voice messages: a file that plays where you need it.',
    needs: [
      'A video that plays on every device',
      'Only the sound',
      'A short GIF',
      'A video that is small enough to send',
      'A voice message as MP3',
    ],
    questions: [
      {
        question: 'Why is a GIF so large?',
        answer: 'A GIF stores each frame as an image. Trim it, set a lower resolution, and use 10 frames a second.',
      },
      {
        question: 'Does the quality get worse?',
        answer: 'Not if the streams fit the new format: they are copied. If not, they are encoded again at a good quality.',
      },
      {
        question: 'How long may a video be?',
        answer: 'The size counts, not the length. Very long videos can run into the time limit.',
      },
      {
        question: 'Can I make several clips one?',
        answer: 'Yes, with Merge Video or Merge Audio. Each part becomes a chapter.',
      },
    ],
    notes: [
      {
        note: 'Copied without encoding',
        means: 'Picture and sound are the same bits as before, so nothing is lost.',
      },
      {
        note: 'Tracks left out',
        means: 'The new format cannot hold all audio tracks or subtitles. The note names them.',
      },
    ],
  },
  ebooks: {
    title: 'Help with eBooks',
    description: 'How to read a book on a Kindle, a Kobo or a phone, how to print it, and why some books stay locked.',
    lead: 'Books for the reader that you have.',
    needs: ['A book for my Kindle', 'A Kindle book for another reader', 'A book on paper', 'A book from my own text'],
    questions: [
      {
        question: 'Why can’t my book be converted?',
        answer: 'Books from shops are often locked to your account (DRM). We do not break such locks.',
      },
      {
        question: 'AZW3 or MOBI?',
        answer: 'Take AZW3 for a Kindle from 2011 or later. Take MOBI for an older one.',
      },
      {
        question: 'Does the book keep its chapters?',
        answer: 'Yes. Headings become the list of contents, and links in the book still work.',
      },
    ],
    notes: [
      {
        note: 'Notes at the end',
        means: 'Footnotes stand at the end of their chapter, with a link there and back.',
      },
    ],
  },
  archives: {
    title: 'Help with Archives',
    description: 'How to open a RAR or 7Z without a program, what happens to passwords and file rights, and what the notes mean.',
    lead: 'ZIP, RAR, 7Z and TAR: open them, or pack them again.',
    needs: ['A RAR that I cannot open', 'A smaller archive', 'An archive for Linux'],
    questions: [
      {
        question: 'Can I open an archive with a password?',
        answer: 'Yes, if you know it. The new archive has no password.',
      },
      {
        question: 'Do folders stay?',
        answer: 'Yes. Names, folders and dates stay as they were.',
      },
      {
        question: 'Can I convert one part of a split archive?',
        answer: 'No. Join the parts first with the program that made them.',
      },
    ],
    notes: [
      {
        note: 'Links left out',
        means: 'A link led out of the archive. Such links can do harm, so they are not packed.',
      },
      {
        note: 'Names changed',
        means: 'A name was not allowed on other systems, so it was made safe.',
      },
    ],
  },
} as const;
