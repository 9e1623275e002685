/** Rows of spreadsheets and data. */
export const tables: Readonly<Record<string, string>> = {
  'A {from} knows only where letters stand. Rows and columns are worked out from that, so check the result where the layout is unusual.':
    'Un {from} solo sabe dónde está cada letra. De ahí se deducen las filas y las columnas: revisa el resultado si la maquetación es poco habitual.',
  'Tables are found by their lines and by the gaps between columns; numbers become numbers that can be summed.':
    'Las tablas se detectan por sus líneas y por los huecos entre columnas; los números llegan como números que se pueden sumar.',
  'A {to} is one table. A workbook with several filled sheets gives one {to} for each, together in a ZIP.':
    'Un {to} es una sola tabla. De un libro con varias hojas con datos sale un {to} por hoja, todos en un ZIP.',
  'The {to} gets the results as the cells of the {from} show them; the formulas behind them stay in the workbook.':
    'El {to} recibe los resultados tal como los muestran las celdas del {from}; las fórmulas que hay detrás se quedan en el libro.',
  '{to} stores only text: a date or an amount is written the way the {from} displays it.':
    '{to} solo conoce caracteres: una fecha o un importe se escriben como los muestra el {from}.',
  '{to} holds only values: fonts, bold, colors and sizes of the {from} are dropped.':
    '{to} solo contiene valores: las fuentes, la negrita, los colores y los tamaños del {from} desaparecen.',
  'Comments on cells of the {from} are left out of the {to}.': 'Los comentarios de las celdas del {from} no tienen sitio en el {to}.',
  'The table of the {from} becomes cells in rows and columns.': 'La tabla del {from} pasa a celdas en filas y columnas.',
  'Numbers and dates are recognized; what only looks like one, such as 00123 or a 20-digit account number, stays text.':
    'Se reconocen los números y las fechas; lo que solo lo parece, como 00123 o un número de cuenta de 20 cifras, se queda como texto.',
  'Numbers are recognized; what only looks like one, such as 00123 or a 20-digit account number, stays text.':
    'Se reconocen los números; lo que solo lo parece, como 00123 o un número de cuenta de 20 cifras, se queda como texto.',
  'In the {to} column widths, colors, formulas and charts can be added, which a {from} cannot hold.':
    'En el {to} puedes añadir anchos de columna, colores, fórmulas y gráficos, que un {from} no puede guardar.',
  'Sheets are cut into pages by the print settings of the {from}; wide ones continue on the next page.':
    'Las hojas se reparten en páginas según los ajustes de impresión del {from}; las anchas continúan en la página siguiente.',
  'The sheets of the {from} follow one after another as pages.': 'Las hojas del {from} se suceden como páginas, una tras otra.',
  'Comments on cells of the {from} become notes of the PDF, which viewers show as small marks.':
    'Los comentarios de las celdas del {from} pasan a ser notas del PDF, que los visores muestran como pequeñas marcas.',
  'Each row becomes an object whose keys come from the first line; empty and repeated headings get names of their own.':
    'Cada fila pasa a ser un objeto cuyas claves salen de la primera línea; las cabeceras vacías o repetidas reciben un nombre propio.',
  'All sheets of the {from} arrive in the {to} under their names.': 'Todas las hojas del {from} llegan al {to} con su nombre.',
  'Formulas of the {from} go on calculating in the {to}; a function that only one program knows keeps its last result.':
    'Las fórmulas del {from} siguen calculando en el {to}; una función que solo conoce un programa conserva su último resultado.',
  'Fonts, colors and alignment of the {from} are set the same way in the {to}.':
    'Las fuentes, los colores y la alineación son en el {to} los mismos que en el {from}.',
  'Comments on cells of the {from} stay with their cells.': 'Los comentarios del {from} siguen en sus celdas.',
  'Each row becomes an element and each heading a tag; headings with spaces or special characters become valid names.':
    'Cada fila pasa a ser un elemento y cada cabecera, una etiqueta; si lleva espacios o signos raros, se cambia por un nombre válido.',
  'Delimiters and quotes are removed; spaces fill each column to its widest value, so a fixed-width font shows a table.':
    'Los separadores y las comillas desaparecen; cada columna se rellena con espacios hasta su valor más ancho, y con una fuente de ancho fijo se ve una tabla.',
};
