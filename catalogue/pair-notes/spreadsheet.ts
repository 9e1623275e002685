import type { PairNotes } from './pair-note.ts';

export const spreadsheetNotes: PairNotes = {
  'xlsx csv': {
    about:
      "Shops, databases, statistics programs and mailing services import CSV. Excel's own export takes the open sheet only and, depending on the country, another separator and an old encoding. Here every sheet with content is written, in UTF-8, with the separator of your choice.",
    question: 'Why do accents look wrong when I open the CSV in Excel?',
    answer:
      'Excel takes a CSV without a mark for the old Windows encoding. Choose "UTF-8 with byte order mark" under Encoding, and a double-click opens it correctly.',
  },
  'csv xlsx': {
    about:
      'A double-click on a CSV lets Excel guess, and it guesses badly: 00123 loses its zeros, long card numbers end in zeros, 3-4 becomes a date. In a real workbook each cell says what it is. Separator and encoding are detected from the content.',
    question: 'Are formulas in my CSV calculated?',
    answer:
      'No. Text that begins with = stays text. That is on purpose: a CSV from strangers could otherwise run formulas that send your data elsewhere.',
  },
  'xlsx pdf': {
    about:
      'A PDF shows figures and cannot be recalculated by accident, which suits offers, rosters and annual accounts. Paper is narrower than a sheet: set landscape, print area and "Fit to 1 page wide" in Excel\'s page layout beforehand, and the PDF follows.',
    question: 'My table is spread over many pages. What can I do?',
    answer:
      'Wide sheets are cut at the page edge, as when printing. In Excel choose Page Layout, Width: 1 page, save, and convert again. Hidden rows and sheets are not printed.',
  },
  'csv json': {
    about:
      'Spreadsheets export CSV, and web services expect JSON. The first line gives the keys, and each further line becomes one object. Fields that contain line breaks, quotes or separators are read by the rules of RFC 4180.',
    question: 'Are numbers written as numbers?',
    answer:
      'Yes, where nothing is lost by it: 12.5 becomes a number, while 007, phone numbers and integers too long for JavaScript stay strings, exactly as they stood.',
  },
  'xlsx ods': {
    about:
      'Public offices and free-software users ask for ODS. Formulas, cell formats, several sheets, comments and charts have counterparts there. Pivot tables and conditional formats mostly come through; VBA macros and Power Query do not.',
    question: 'Do functions such as XLOOKUP survive?',
    answer:
      'LibreOffice 24.8 and later know XLOOKUP, FILTER and similar functions, and the result of each formula is stored with it. In older versions the cell shows its last value until it is recalculated.',
  },
  'ods xlsx': {
    about:
      'Excel opens ODS but complains, and other services take only XLSX. Converting beforehand spares both. Formulas are translated between the two dialects, for example the way in which references to other sheets are written.',
    question: 'Are the formulas still live in Excel?',
    answer:
      'Yes, they are formulas, not values. A few functions exist in LibreOffice only; Excel shows their last result and marks them when you edit the cell.',
  },
  'ods csv': {
    about:
      'CSV is the shortest way from LibreOffice Calc into a database or script. Values are written as the cells display them: dates in the format that you set, percentages with their sign. Format the columns first if a program expects 2025-03-01.',
    question: 'Which decimal sign is used?',
    answer:
      'The one that the cell shows. If numbers have decimal commas, take the semicolon as the delimiter, so that fields need no quotes.',
  },
  'ods pdf': {
    about:
      'Timetables, invoices and lists from Calc go out as PDF with the page styles, headers and print ranges set in the file. What you see in Calc under Print Preview is what the PDF shows.',
    question: 'Can I leave sheets out of the PDF?',
    answer:
      'Yes: hide them in Calc (Sheet, Hide Sheet) or give print ranges to the others. Sheets without a print range are left out when another sheet has one. Or pick page numbers under Pages.',
  },
  'csv xml': {
    about:
      'Accounting, libraries and public registers exchange XML, and their import tools often map a simple list of records. That is what you get: one element for each row, one child for each column, special characters escaped, UTF-8 declared.',
    question: 'My headings have spaces and numbers. Are they allowed as tags?',
    answer:
      'XML forbids them, so "Unit price" becomes Unit_price and "2024" becomes _2024. Two columns of the same name get a number at the end.',
  },
  'csv txt': {
    about:
      'For an e-mail, a ticket or a README a table in plain text is often the clearest. Columns are padded with blanks to equal width, so that rows line up in any fixed-width font without a spreadsheet.',
    question: 'The columns do not line up in my mail program. Why?',
    answer:
      'It shows text in a proportional font, in which an i is narrower than an m. Choose a fixed-width font such as Consolas or Courier for that part.',
  },
};
