/** What changes in tables and workbooks. */
export const tables: Readonly<Record<string, string>> = {
  'Tables are found by their lines and by the gaps between columns; numbers become numbers that can be summed.':
    '罫線や列の間の空きから表を見つけます。数字は、合計できる数値になります。',
  'A {to} is one table. A workbook with several filled sheets gives one {to} for each, together in a ZIP.':
    '{to}に入る表は1つです。空でないシートが複数あるブックからは、シートごとに1つの{to}を作り、ZIPにまとめます。',
  'All sheets of the {from} arrive in the {to} under their names.': '{from}のすべてのシートが、同じ名前で{to}に入ります。',
  'The sheets of the {from} follow one after another as pages.': '{from}のシートが、順にページになって続きます。',
  'Sheets are cut into pages by the print settings of the {from}; wide ones continue on the next page.':
    'シートは{from}の印刷設定に従ってページに分かれ、横に長いものは次のページに続きます。',
  'The {to} gets the results as the cells of the {from} show them; the formulas behind them stay in the workbook.':
    '{to}には、{from}のセルに表示されている計算結果が入ります。数式は元のブックに残ります。',
  'Formulas of the {from} go on calculating in the {to}; a function that only one program knows keeps its last result.':
    '{from}の数式は{to}でも計算されます。片方のソフトにしかない関数は、最後の計算結果が残ります。',
  '{to} stores only text: a date or an amount is written the way the {from} displays it.':
    '{to}に入るのは文字だけです。日付や金額は、{from}で表示されているとおりに書き出されます。',
  'Numbers and dates are recognized; what only looks like one, such as 00123 or a 20-digit account number, stays text.':
    '数値と日付を見分けます。00123や20桁の口座番号のように数値に見えるだけのものは、文字列のままです。',
  'Numbers are recognized; what only looks like one, such as 00123 or a 20-digit account number, stays text.':
    '数値を見分けます。00123や20桁の口座番号のように数値に見えるだけのものは、文字列のままです。',
  'The table of the {from} becomes cells in rows and columns.': '{from}の表は、行と列に並んだセルになります。',
  'In the {to} column widths, colors, formulas and charts can be added, which a {from} cannot hold.':
    '{from}には保存できない列の幅、色、数式、グラフを、{to}では加えられます。',
  '{to} holds only values: fonts, bold, colors and sizes of the {from} are dropped.':
    '{to}に入るのは値だけです。{from}のフォント、太字、色、文字サイズはなくなります。',
  'Fonts, colors and alignment of the {from} are set the same way in the {to}.':
    '{from}のフォント、色、文字の配置は、{to}でも同じように設定されます。',
  'Comments on cells of the {from} are left out of the {to}.': '{from}のセルのコメントは、{to}には入りません。',
  'Comments on cells of the {from} become notes of the PDF, which viewers show as small marks.':
    '{from}のセルのコメントはPDFの注釈になり、閲覧ソフトでは小さな印として表示されます。',
  'Comments on cells of the {from} stay with their cells.': '{from}のコメントは、付けられたセルに残ります。',
  'Each row becomes an object whose keys come from the first line; empty and repeated headings get names of their own.':
    '1行が1つのオブジェクトになり、キーは先頭行から取ります。空の見出しや重複した見出しには、別の名前を付けます。',
  'Each row becomes an element and each heading a tag; headings with spaces or special characters become valid names.':
    '1行が1つの要素に、見出しがタグになります。空白や記号を含む見出しは、XMLで使える名前に直します。',
  'Delimiters and quotes are removed; spaces fill each column to its widest value, so a fixed-width font shows a table.':
    '区切り文字と引用符をなくし、各列をいちばん長い値に合わせて空白で埋めるので、等幅フォントで表に見えます。',
};
