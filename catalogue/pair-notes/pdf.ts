import type { PairNotes } from './pair-note.ts';

export const pdfNotes: PairNotes = {
  'pdf docx': {
    about:
      'A PDF holds letters at coordinates: no paragraphs, no tables, no headings. All of these are worked out again from positions, sizes and lines, and written as a Word document that flows when you edit it, rather than as a heap of text boxes. Simple texts come back nearly unchanged; brochures need a check.',
    question: 'Does it work with scanned PDFs?',
    answer:
      'A scan is a photograph of text. Its pages are read by text recognition (OCR), which works well on clean print and poorly on handwriting or faint copies. Proofread names and figures.',
  },
  'pdf jpg': {
    about:
      'Pictures of pages go where PDFs cannot: into chats, slides, listings, photo services. 150 DPI is right for reading on a screen, 300 for printing. JPG suits pages with photographs; for pages of text PNG keeps letters cleaner.',
    question: 'How do I get only the first page?',
    answer: 'Write 1 into Pages. You then receive a single JPG instead of a ZIP. Lists such as 2,5-7 work as well.',
  },
  'jpg pdf': {
    about:
      'Offices and schools ask for receipts, certificates and homework as PDF, and a phone takes them as JPG. The JPG is put into the page as it is, so nothing gets blurrier and the PDF is hardly larger than the photo. The page takes the shape of the picture unless you choose A4 or Letter.',
    question: 'Can I search the text of the photographed page afterwards?',
    answer:
      'Not yet: the page remains a photograph, to be read by people, printed and filed. Make the PDF searchable here as a second step, and its words can be found and copied.',
  },
  'pdf png': {
    about:
      'PNG draws letters and lines without the gray dust that JPG leaves around them, so it is the right choice for text, forms, plans and charts. At 150 DPI an A4 page has 1,240 by 1,754 pixels; at 300 twice as many each way.',
    question: 'Is the paper transparent in the PNG?',
    answer:
      'Pages are drawn on white, because that is how they are meant to be seen, and black text on a dark chat window would vanish otherwise.',
  },
  'pdf xlsx': {
    about:
      'Bank statements, price lists and reports arrive as PDF, and typing them off is dull and full of mistakes. Ruled and unruled tables are found and set into cells, page after page, with amounts as numbers so that SUM works.',
    question: 'What about text around the tables?',
    answer:
      'The workbook is about tables. Pages on which no table can be found put their lines into cells one below the other, so that nothing disappears without notice.',
  },
  'pdf pptx': {
    about:
      'Slides are often handed out as PDF, and the PowerPoint file is gone. Each page becomes a slide of the same proportions, with text in boxes that can be typed into and pictures that can be moved. Animations were lost when the PDF was made.',
    question: "Can I apply my company's template afterwards?",
    answer:
      'You can, with some handwork: text boxes are placed freely instead of in the placeholders that a template rearranges. Copying the text into fresh slides is often quicker for decks with few pictures.',
  },
  'pdf txt': {
    about:
      'For quoting, searching, counting words and feeding other programs, bare text is best. Columns are read one after another, words hyphenated at line ends are joined, and ligatures such as fi are written as two letters again.',
    question: 'I get gibberish or nothing. Why?',
    answer:
      'Either the page is a scan, or the PDF uses fonts without a table that says which sign is which letter. Select text in your viewer and paste it: if that gives gibberish too, the PDF does not contain the text in readable form.',
  },
  'png pdf': {
    about:
      'Screenshots as proof, drawings, scans from a phone app: in a PDF they can be printed at a known size, filed and sent together with letters. The pixels are stored without loss, so small print in a screenshot stays as readable as it is.',
    question: 'Why is the page so large when I open the PDF?',
    answer:
      'Most screenshots state no resolution, and 1,920 pixels at 72 to the inch measure 68 cm. Choose A4 as the page size and it is fitted to the sheet, or set a higher resolution to make it smaller on paper.',
  },
  'html pdf': {
    about:
      'Invoices, reports and documentation are often written as HTML and handed over as PDF. The page is printed by Chromium, so flexbox, grids, web colors and @page rules work. Scripts do not run and nothing is fetched from the web, which keeps the result the same every time.',
    question: 'My pictures and styles are missing. Why?',
    answer:
      'They are files of their own, and only the HTML was uploaded. Save the page as a single file (in Chrome and Edge with an extension such as SingleFile), or write the style sheet and pictures into the HTML.',
  },
  'pdf html': {
    about:
      "On a phone a PDF means pinching and scrolling sideways. As a web page the same text wraps to the screen, grows with the reader's font size and can be read aloud. Headings, lists, tables and links become real HTML elements, not positioned fragments.",
    question: 'Will the page look exactly like my PDF?',
    answer:
      'It is not meant to. The content and its structure are kept, the page layout is given up, because that is what makes it readable on other screens. For an exact likeness convert the PDF to PNG or SVG.',
  },
};
