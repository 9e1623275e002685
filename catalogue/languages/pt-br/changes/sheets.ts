/** What changes between spreadsheets and data, and from and to them. */
export const sheets: Readonly<Record<string, string>> = {
  Cells: 'Células',
  'A {from} knows only where letters stand. Rows and columns are worked out from that, so check the result where the layout is unusual.':
    'Um {from} só sabe onde estão as letras. Linhas e colunas são deduzidas disso, então confira o resultado onde o layout for incomum.',
  'Tables are found by their lines and by the gaps between columns; numbers become numbers that can be summed.':
    'As tabelas são achadas pelas linhas e pelos espaços entre as colunas; os números viram números que podem ser somados.',
  'The table of the {from} becomes cells in rows and columns.': 'A tabela do {from} vira células em linhas e colunas.',
  Sheets: 'Planilhas',
  'A {to} is one table. A workbook with several filled sheets gives one {to} for each, together in a ZIP.':
    'Um {to} é uma só tabela. Uma pasta de trabalho com várias planilhas preenchidas dá um {to} para cada, todos em um ZIP.',
  'The sheets of the {from} follow one after another as pages.': 'As planilhas do {from} vêm uma após a outra, como páginas.',
  'All sheets of the {from} arrive in the {to} under their names.': 'Todas as planilhas do {from} chegam ao {to} com seus nomes.',
  'Endless sheet': 'Planilha sem fim',
  'Sheets are cut into pages by the print settings of the {from}; wide ones continue on the next page.':
    'As planilhas são divididas em páginas pelas configurações de impressão do {from}; as largas continuam na página seguinte.',
  Formulas: 'Fórmulas',
  'The {to} gets the results as the cells of the {from} show them; the formulas behind them stay in the workbook.':
    'O {to} recebe os resultados como as células do {from} os mostram; as fórmulas por trás deles ficam na pasta de trabalho.',
  'Formulas of the {from} go on calculating in the {to}; a function that only one program knows keeps its last result.':
    'As fórmulas do {from} continuam calculando no {to}; uma função que só um dos programas conhece mantém o último resultado.',
  'Numbers and dates': 'Números e datas',
  Typed: 'Com tipo próprio',
  '{to} stores only text: a date or an amount is written the way the {from} displays it.':
    'O {to} só conhece caracteres: datas e valores são escritos do jeito que o {from} os mostra.',
  'Numbers and dates are recognized; what only looks like one, such as 00123 or a 20-digit account number, stays text.':
    'Números e datas são reconhecidos; o que só parece um deles, como 00123 ou um número de conta de 20 dígitos, continua texto.',
  'Numbers are recognized; what only looks like one, such as 00123 or a 20-digit account number, stays text.':
    'Números são reconhecidos; o que só parece um, como 00123 ou um número de conta de 20 dígitos, continua texto.',
  '{to} holds only values: fonts, bold, colors and sizes of the {from} are dropped.':
    'O {to} só tem valores: fontes, negrito, cores e tamanhos do {from} somem.',
  'In the {to} column widths, colors, formulas and charts can be added, which a {from} cannot hold.':
    'No {to} você pode ajustar a largura das colunas e usar cores, fórmulas e gráficos, que não cabem em um {from}.',
  'Fonts, colors and alignment of the {from} are set the same way in the {to}.':
    'Fontes, cores e alinhamento do {from} ficam iguais no {to}.',
  Comments: 'Comentários',
  'PDF notes': 'Notas do PDF',
  'Comments on cells of the {from} are left out of the {to}.': 'Os comentários nas células do {from} não cabem no {to}.',
  'Comments on cells of the {from} become notes of the PDF, which viewers show as small marks.':
    'Os comentários nas células do {from} viram notas do PDF, que os leitores mostram como pequenas marcas.',
  'Comments on cells of the {from} stay with their cells.': 'Os comentários do {from} ficam em suas células.',
  Structure: 'Estrutura',
  Rows: 'Linhas',
  Objects: 'Objetos',
  Elements: 'Elementos',
  Delimiters: 'Separadores',
  'Aligned columns': 'Colunas alinhadas',
  'Each row becomes an object whose keys come from the first line; empty and repeated headings get names of their own.':
    'Cada linha vira um objeto com as chaves tiradas da primeira linha; cabeçalhos vazios ou repetidos ganham um nome único.',
  'Each row becomes an element and each heading a tag; headings with spaces or special characters become valid names.':
    'Cada linha vira um elemento e cada cabeçalho, uma tag; os que têm espaços ou sinais incomuns viram nomes válidos.',
  'Delimiters and quotes are removed; spaces fill each column to its widest value, so a fixed-width font shows a table.':
    'Separadores e aspas somem; espaços completam cada coluna até o valor mais largo, e uma fonte de largura fixa mostra uma tabela.',
};
