import { withArticle } from '../text/words.ts';
import type { Rule } from './change.ts';
import { bothWritten, carried, isData } from './written.ts';

/** Contacts, events and places. */
const recordHolders: ReadonlySet<string> = new Set(['vcf', 'ics', 'gpx', 'kml', 'kmz', 'shp', 'geojson']);

const tables: Rule = (from, to) => {
  if (
    !bothWritten(from, to) ||
    from.capabilities.sheets ||
    isData(to) ||
    (from.id === 'csv' && to.id === 'txt') ||
    (from.id === 'tsv' && to.id === 'txt')
  )
    return undefined;
  // Another rule describes each row instead.
  if (recordHolders.has(to.id)) return undefined;
  const change = carried('Tables', 'tables', {
    kept: (a, b) =>
      b.capabilities.sheets
        ? `The table of the ${a.name} becomes cells in rows and columns.`
        : a.capabilities.styles
          ? `Tables of the ${a.name} stay tables in the ${b.name}, with their rows${a.capabilities.images && b.capabilities.images ? ', columns and merged cells' : ' and columns'}.`
          : `The rows of the ${a.name} become the rows of the ${b.name}.`,
    lost: (a, b) =>
      b.id === 'txt'
        ? `The cells of tables in the ${a.name} become lines of text.`
        : b.capabilities.fixedLayout
          ? `Tables of the ${a.name} are drawn on the page as they look.`
          : `${b.name} has no tables; their content becomes paragraphs.`,
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

const structure: Rule = (from, to) => {
  if (from.id !== 'csv' && from.id !== 'tsv') return undefined;
  if (to.id === 'json' || to.id === 'yaml' || to.id === 'jsonl')
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
      sentence: 'Each row becomes an element and each heading a tag; headings with spaces or special characters become valid names.',
    };
  if (to.id === 'txt')
    return {
      topic: 'Structure',
      from: 'Delimiters',
      to: 'Aligned columns',
      verdict: 'changed',
      sentence: 'Delimiters and quotes are removed; spaces fill each column to its widest value, so a fixed-width font shows a table.',
    };
  return undefined;
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
      sentence: `Numbers${to.capabilities.sheets ? ' and dates' : ''} are recognized; what only looks like one, such as 00123 or a 20-digit account number, stays text.`,
    };
  if (had && !has && !to.capabilities.fixedLayout)
    return {
      topic,
      from: 'Typed',
      to: 'Characters',
      verdict: 'changed',
      sentence: `${to.name} stores only text: a date or an amount is written the way the ${from.name} displays it.`,
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

/** Rules for tables, workbooks and data. */
export const tableRules: readonly Rule[] = [
  foundTables,
  (from, to) => (from.id === 'pdf' ? undefined : tables(from, to)),
  structure,
  nesting,
  sheets,
  formulas,
  cellTypes,
  rowLimit,
];
