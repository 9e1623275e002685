import type { Capabilities, Format } from '../formats/format.ts';
import { withArticle } from '../words.ts';
import type { Rule, Verdict } from './change.ts';

/** Both hold text that can be worked with, so that the matters below come up. */
const bothWritten = (from: Format, to: Format): boolean =>
  from.kind !== 'image' && to.kind !== 'image' && from.capabilities.text === true && to.capabilities.text === true;

const isData = (format: Format): boolean => ['json', 'xml', 'yaml'].includes(format.id);

type Words = { readonly kept?: (from: Format, to: Format) => string; readonly lost: (from: Format, to: Format) => string };

/** A rule for something that a format either has or has not. */
const carried =
  (topic: string, capability: keyof Capabilities, words: Words): Rule =>
  (from, to) => {
    if (!bothWritten(from, to) || !from.capabilities[capability]) return undefined;
    const stays = to.capabilities[capability] === true;
    const verdict: Verdict = stays ? 'kept' : 'lost';
    const sentence = stays ? words.kept?.(from, to) : words.lost(from, to);
    return sentence === undefined ? undefined : { topic, from: 'Yes', to: stays ? 'Yes' : 'No', verdict, sentence };
  };

const styles = carried('Formatting', 'styles', {
  kept: (from, to) =>
    to.capabilities.slides || from.capabilities.slides || to.capabilities.sheets
      ? `Fonts, colours and alignment of the ${from.name} are set the same way in the ${to.name}.`
      : `Headings, bold, italics, colours and alignment of the ${from.name} stay in the ${to.name}.`,
  lost: (from, to) =>
    to.capabilities.fixedLayout
      ? `Styles of the ${from.name} are drawn as they look; the ${to.name} does not know them by name.`
      : `${to.name} holds bare ${isData(to) || to.capabilities.tables ? 'values' : 'characters'}: fonts, bold, colours and sizes of the ${from.name} stay behind.`,
});

const looksInsteadOfStyles: Rule = (from, to) => {
  const change = styles(from, to);
  return change?.verdict === 'lost' && to.capabilities.fixedLayout
    ? { ...change, topic: 'Formatting', to: 'As it looks', verdict: 'kept' }
    : change;
};

const pictures = carried('Pictures', 'pictures', {
  kept: (from, to) =>
    from.kind === 'ebook' && to.kind === 'ebook'
      ? `Illustrations of the ${from.name} are packed into the ${to.name} as well.`
      : to.id === 'html'
        ? `Pictures of the ${from.name} are carried along with the page.`
        : `Pictures of the ${from.name} stay at their places in the ${to.name}.`,
  lost: (from, to) => `${to.name} holds no pictures; those of the ${from.name} are left out.`,
});

/** A web page alone has only the pictures that are written into it. */
const picturesOfPages: Rule = (from, to) => {
  if (from.id !== 'html') return pictures(from, to);
  if (!bothWritten(from, to) || !to.capabilities.pictures) return pictures(from, to);
  return {
    topic: 'Pictures',
    from: 'Inside or linked',
    to: 'Inside',
    verdict: 'changed',
    sentence: `Pictures written into the HTML go along. Pictures that it only links to are not fetched; save the page as a single file first.`,
  };
};

/** What a PDF shows can be worked out again as text and tables, not as the objects of a workbook. */
const fromPdfToCells =
  (rule: Rule): Rule =>
  (from, to) =>
    from.id === 'pdf' && to.capabilities.tables && !to.capabilities.outline && !to.capabilities.slides && to.id !== 'rtf'
      ? undefined
      : rule(from, to);

const characters: Rule = (from, to) => {
  if (!bothWritten(from, to)) return undefined;
  const plain = (format: Format) => ['txt', 'csv', 'tsv', 'md'].includes(format.id);
  if (plain(from) && !isData(from))
    return {
      topic: 'Characters',
      from: 'Any encoding',
      to: 'Unicode',
      verdict: 'kept',
      sentence: `Whether the ${from.name} is in UTF-8, UTF-16 or an old Windows code page is found out, so accents, Greek or Chinese arrive right in the ${to.name}.`,
    };
  return plain(to)
    ? {
        topic: 'Characters',
        from: 'Unicode',
        to: 'UTF-8',
        verdict: 'kept',
        sentence: `Letters of every script in the ${from.name} are written as UTF-8, which all current programs read.`,
      }
    : undefined;
};

const room: Rule = (from, to) => {
  if (!bothWritten(from, to) || from.capabilities.styles || !to.capabilities.styles || !to.capabilities.editable || isData(from))
    return undefined;
  if (from.capabilities.tables)
    return to.capabilities.sheets
      ? {
          topic: 'Formatting',
          from: 'No',
          to: 'Possible',
          verdict: 'gained',
          sentence: `In the ${to.name} column widths, colours, formulas and charts can be added, which ${withArticle(from)} cannot hold.`,
        }
      : undefined;
  return {
    topic: 'Formatting',
    from: 'No',
    to: 'Possible',
    verdict: 'gained',
    sentence: `Each line of the ${from.name} becomes a paragraph of the ${to.name}, to which fonts, headings and pictures can be added.`,
  };
};

const plainBook: Rule = (from, to) => {
  if (from.kind !== 'ebook' || to.kind !== 'ebook' || from.capabilities.styles) return undefined;
  return {
    topic: 'Text',
    from: 'Plain',
    to: to.capabilities.styles ? 'With simple formatting' : 'Plain',
    verdict: 'kept',
    sentence: `The text of the ${from.name} arrives whole; paragraphs and chapters are recognised by blank lines and headings where there are any.`,
  };
};

const nesting: Rule = (from, to) => {
  if (!isData(from)) return undefined;
  if (isData(to))
    return {
      topic: 'Structure',
      from: 'Nested',
      to: 'Nested',
      verdict: 'kept',
      sentence: `Lists and objects of the ${from.name} keep their nesting and order in the ${to.name}.`,
    };
  return to.capabilities.tables
    ? {
        topic: 'Structure',
        from: 'Nested',
        to: 'Rows and columns',
        verdict: 'changed',
        sentence: `Each object of a list in the ${from.name} becomes a row of the ${to.name} and each key a column.`,
      }
    : undefined;
};

const tables: Rule = (from, to) => {
  if (
    !bothWritten(from, to) ||
    from.capabilities.sheets ||
    isData(to) ||
    (from.id === 'csv' && to.id === 'txt') ||
    (from.id === 'tsv' && to.id === 'txt')
  )
    return undefined;
  const change = carried('Tables', 'tables', {
    kept: (a, b) =>
      b.capabilities.sheets
        ? `The table of the ${a.name} becomes cells in rows and columns.`
        : a.capabilities.styles
          ? `Tables of the ${a.name} stay tables in the ${b.name}, with their rows, columns and merged cells.`
          : `The rows of the ${a.name} become the rows of the ${b.name}.`,
    lost: (a, b) =>
      b.id === 'txt'
        ? `The cells of ${withArticle(a)} table become lines of text.`
        : b.capabilities.fixedLayout
          ? `Tables of the ${a.name} are drawn on the page as they look.`
          : `${b.name} knows no tables; their content becomes paragraphs.`,
  })(from, to);
  return change?.verdict === 'lost' && to.capabilities.fixedLayout ? { ...change, to: 'As they look', verdict: 'kept' } : change;
};

const foundTables: Rule = (from, to) => {
  if (from.id !== 'pdf' || !to.capabilities.tables) return undefined;
  return {
    topic: 'Tables',
    from: 'Lines and letters',
    to: to.capabilities.sheets ? 'Cells' : 'Tables',
    verdict: 'gained',
    sentence: to.capabilities.sheets
      ? 'Tables are found by their lines and by the gaps between columns; numbers become numbers that can be summed.'
      : `Tables are found by their lines and by the gaps between columns, and are rebuilt as real tables in the ${to.name}.`,
  };
};

const sheets = carried('Sheets', 'sheets', {
  kept: (from, to) => `All sheets of the ${from.name} arrive in the ${to.name} under their names.`,
  lost: (from, to) =>
    to.id === 'csv' || to.id === 'tsv'
      ? `${withArticle(to)} is one table. A workbook with several filled sheets gives one ${to.name} for each, together in a ZIP.`
      : to.capabilities.fixedLayout
        ? `The sheets of the ${from.name} follow one after another as pages.`
        : `The sheets of the ${from.name} are written one after another.`,
});

const formulas = carried('Formulas', 'formulas', {
  kept: (from, to) =>
    `Formulas of the ${from.name} go on calculating in the ${to.name}; a function that only one program knows keeps its last result.`,
  lost: (from, to) =>
    `The ${to.name} gets the results as the cells of the ${from.name} show them; the formulas behind them stay in the workbook.`,
});

const cellTypes: Rule = (from, to) => {
  if (!bothWritten(from, to) || !(from.capabilities.tables || from.capabilities.typedCells)) return undefined;
  const topic = 'Numbers and dates';
  const [had, has] = [from.capabilities.typedCells === true, to.capabilities.typedCells === true];
  if (!had && has && from.capabilities.tables && !from.capabilities.styles)
    return {
      topic,
      from: 'Characters',
      to: 'Typed',
      verdict: 'gained',
      sentence: `Numbers${to.capabilities.sheets ? ' and dates' : ''} are recognised; what only looks like one, such as 00123 or a 20-digit account number, stays text.`,
    };
  if (had && !has && !to.capabilities.fixedLayout)
    return {
      topic,
      from: 'Typed',
      to: 'Characters',
      verdict: 'changed',
      sentence: `${to.name} knows only characters: a date or an amount is written the way that the ${from.name} displays it.`,
    };
  if (had && has && !to.capabilities.sheets)
    return {
      topic,
      from: 'Typed',
      to: 'Typed',
      verdict: 'kept',
      sentence: `Numbers and yes-or-no values of the ${from.name} stay what they are in the ${to.name}; dates become text in year-month-day order.`,
    };
  return undefined;
};

const structure: Rule = (from, to) => {
  if (from.id !== 'csv' && from.id !== 'tsv') return undefined;
  if (to.id === 'json' || to.id === 'yaml')
    return {
      topic: 'Structure',
      from: 'Rows',
      to: 'Objects',
      verdict: 'changed',
      sentence: `Each row becomes an object whose keys come from the first line; empty and repeated headings get names of their own.`,
    };
  if (to.id === 'xml')
    return {
      topic: 'Structure',
      from: 'Rows',
      to: 'Elements',
      verdict: 'changed',
      sentence: 'Each row becomes an element and each heading a tag; headings with spaces or odd signs are turned into legal names.',
    };
  if (to.id === 'txt')
    return {
      topic: 'Structure',
      from: 'Delimiters',
      to: 'Aligned columns',
      verdict: 'changed',
      sentence: 'Delimiters and quotes go; blanks fill each column to its widest value, so a fixed-width font shows a table.',
    };
  return undefined;
};

const notes = carried('Notes', 'notes', {
  kept: (from, to) =>
    from.capabilities.slides
      ? `Speaker notes of the ${from.name} stay with their slides.`
      : from.capabilities.sheets
        ? `Comments on cells of the ${from.name} stay with their cells.`
        : from.kind === 'ebook' || to.kind === 'ebook'
          ? `Notes of the ${from.name} stay linked to the place that they belong to.`
          : `Footnotes and comments of the ${from.name} are footnotes and comments of the ${to.name}.`,
  lost: (from, to) =>
    from.capabilities.slides
      ? `Speaker notes of the ${from.name} are not part of the slides and stay behind.`
      : from.capabilities.sheets
        ? `Comments on cells of the ${from.name} have no place in the ${to.name}.`
        : `Footnotes of the ${from.name} become plain text at the end; comments are left out.`,
});

/** Footnotes are printed on paper, comments are not; the notes of a book stand where the book has them. */
const notesOnPaper: Rule = (from, to) => {
  if (!to.capabilities.fixedLayout || to.capabilities.slides || from.capabilities.slides || from.capabilities.sheets)
    return notes(from, to);
  if (!bothWritten(from, to) || !from.capabilities.notes || from.kind === 'ebook') return undefined;
  return {
    topic: 'Notes',
    from: 'Footnotes, comments',
    to: 'Footnotes',
    verdict: 'changed',
    sentence: `Footnotes of the ${from.name} are printed at the foot of their page; comments are left out.`,
  };
};

const links = carried('Links', 'links', {
  kept: (from, to) => `Links in the ${from.name} can be clicked in the ${to.name}.`,
  lost: (from, to) => `The words of a link stay, its address stays behind in the ${from.name}; ${to.name} has no links.`,
});

const outline = carried('Contents', 'outline', {
  kept: (from, to) =>
    to.id === 'pdf'
      ? `Headings of the ${from.name} become bookmarks of the PDF.`
      : to.kind === 'ebook'
        ? `Chapters of the ${from.name} make the contents list of the ${to.name}.`
        : `Headings keep their level, so the ${to.name} can build a table of contents.`,
  lost: (from, to) => `Headings of the ${from.name} become ordinary lines; the ${to.name} has nothing to jump by.`,
});

const cover: Rule = (from, to) => {
  if (!bothWritten(from, to) || !from.capabilities.cover) return undefined;
  if (to.capabilities.cover)
    return {
      topic: 'Cover',
      from: 'Yes',
      to: 'Yes',
      verdict: 'kept',
      sentence: `The cover of the ${from.name} is the cover of the ${to.name}, also on the shelf of your reader.`,
    };
  return to.id === 'pdf'
    ? { topic: 'Cover', from: 'Yes', to: 'First page', verdict: 'kept', sentence: `The cover of the ${from.name} becomes the first page.` }
    : undefined;
};

const embeddedFonts: Rule = (from, to) => {
  if (from.kind !== 'ebook' || !from.capabilities.embedsFonts || to.kind !== 'ebook' || !to.capabilities.styles) return undefined;
  return to.capabilities.embedsFonts
    ? {
        topic: 'Fonts',
        from: 'Can be embedded',
        to: 'Can be embedded',
        verdict: 'kept',
        sentence: `Fonts and style sheets that the publisher put into the ${from.name} go into the ${to.name} too.`,
      }
    : {
        topic: 'Fonts',
        from: 'Can be embedded',
        to: 'Those of the reader',
        verdict: 'lost',
        sentence: `${to.name} knows only simple formatting: fonts and finer style sheets of the ${from.name} give way to those of the device.`,
      };
};

const properties = carried('Title and author', 'metadata', {
  kept: (from, to) => `Title, author and keywords of the ${from.name} are entered in the ${to.name}.`,
  lost: (from, to) => `${withArticle(to)} has no place for title and author of the ${from.name}.`,
});

const macros: Rule = (from, to) => {
  if (!['docm', 'xlsm', 'pptm'].includes(from.id) || ['docm', 'xlsm', 'pptm'].includes(to.id)) return undefined;
  return {
    topic: 'Macros',
    from: 'Yes',
    to: 'No',
    verdict: 'lost',
    sentence: `Macros of the ${from.name} are never run and do not go along, which makes the ${to.name} safe to pass on.`,
  };
};

const rowLimit: Rule = (from, to) => {
  if (to.id !== 'xls' || !bothWritten(from, to)) return undefined;
  return {
    topic: 'Rows',
    from: from.id === 'csv' ? 'Any number' : '1,048,576',
    to: '65,536',
    verdict: 'changed',
    sentence: 'A sheet of the old XLS ends at row 65,536 and column 256; larger tables need XLSX.',
  };
};

/** What happens to text, tables, slides and books. */
export const writingRules: readonly Rule[] = [
  looksInsteadOfStyles,
  foundTables,
  (from, to) => (from.id === 'pdf' ? undefined : tables(from, to)),
  structure,
  nesting,
  sheets,
  formulas,
  cellTypes,
  rowLimit,
  room,
  plainBook,
  fromPdfToCells(picturesOfPages),
  fromPdfToCells(outline),
  cover,
  embeddedFonts,
  notesOnPaper,
  fromPdfToCells(links),
  macros,
  fromPdfToCells(properties),
  characters,
];
