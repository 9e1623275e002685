/** Built-in format codes by id (ECMA-376 18.8.30), in their US form. */
const builtIn: Readonly<Record<number, string>> = {
  0: 'General',
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'm/d/yyyy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'm/d/yyyy h:mm',
  37: '#,##0 ;(#,##0)',
  38: '#,##0 ;[Red](#,##0)',
  39: '#,##0.00;(#,##0.00)',
  40: '#,##0.00;[Red](#,##0.00)',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
  49: '@',
};

/**
 * Formats that Excel shows like another built-in one: currencies without a sign, dates and times of East Asian programs, and Thai
 * numbers (the table of SheetJS, determined in Excel 2019; 32 to 36 by language in ECMA-376 18.8.30).
 */
const likeOthers: Readonly<Record<number, number>> = Object.fromEntries(
  [
    '5:37 6:38 7:39 8:40 63:37 64:38 65:39 66:40',
    '27:14 28:14 29:14 30:14 31:14 32:20 33:21 34:14 35:14 36:14 50:14 51:14 52:14 53:14 54:14 55:14 56:14 57:14 58:14',
    '59:1 60:2 61:3 62:4 67:9 68:10 69:12 70:13 71:14 72:14 73:15 74:16 75:17 76:20 77:21 78:22 79:45 80:46 81:47',
  ].flatMap((list) => list.split(' ').map((pair) => pair.split(':').map(Number) as [number, number])),
);

/** The four accounting formats, which programs may give only by their ids. */
const accounting: Readonly<Record<number, string>> = {
  41: '_(* #,##0_);_(* (#,##0);_(* "-"_);_(@_)',
  42: '_("$"* #,##0_);_("$"* (#,##0);_("$"* "-"_);_(@_)',
  43: '_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)',
  44: '_("$"* #,##0.00_);_("$"* (#,##0.00);_("$"* "-"??_);_(@_)',
};

/** The format code of an id that a workbook does not define itself. */
export const builtInCode = (id: number): string => builtIn[likeOthers[id] ?? id] ?? accounting[id] ?? 'General';
