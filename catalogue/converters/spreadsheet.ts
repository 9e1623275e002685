import type { ConverterRow } from './converter.ts';

/** Spreadsheet converters; popular ones first. */
export const spreadsheetConverters: readonly ConverterRow[] = [
  {
    from: 'xlsx',
    to: 'csv',
    path: '/xlsx-to-csv',
    description: 'Convert Excel to CSV in UTF-8, one file for each sheet that holds anything.',
  },
  {
    from: 'csv',
    to: 'xlsx',
    path: '/csv-to-xlsx',
    description: 'Convert CSV to Excel and keep leading zeros, long numbers and accents.',
  },
  {
    from: 'xlsx',
    to: 'pdf',
    path: '/pdf-converter/xlsx-to-pdf',
    description: 'Convert Excel to PDF pages to print or to send where nobody should change a figure.',
  },
  {
    from: 'csv',
    to: 'json',
    path: '/csv-to-json',
    description: 'Convert CSV to JSON: an array with one object for each row, named by the header line.',
  },
  {
    from: 'xlsx',
    to: 'ods',
    path: '/xlsx-to-ods',
    description: 'Convert Excel XLSX to OpenDocument ODS with sheets, formulas and cell formats.',
  },
  {
    from: 'ods',
    to: 'xlsx',
    path: '/ods-to-xlsx',
    description: 'Convert LibreOffice ODS workbooks to Excel XLSX and keep the formulas alive.',
  },
  {
    from: 'ods',
    to: 'csv',
    path: '/ods-to-csv',
    description: 'Convert ODS sheets to CSV with the values as the cells show them.',
  },
  {
    from: 'ods',
    to: 'pdf',
    path: '/pdf-converter/ods-to-pdf',
    description: 'Convert ODS workbooks to PDF with page breaks and print ranges as set in Calc.',
  },
  {
    from: 'csv',
    to: 'xml',
    path: '/csv-to-xml',
    description: 'Convert CSV to well-formed XML, each row an element and each column a tag with a legal name.',
  },
  {
    from: 'csv',
    to: 'txt',
    path: '/csv-to-txt',
    description: 'Convert CSV to a text table whose columns line up in any fixed-width font.',
  },
];
