/** Rows of documents, PDF files and books. */
export const documents: Readonly<Record<string, string>> = {
  'Lines and pages are fixed where they fall now, and look the same on every device.':
    'Las líneas y las páginas quedan fijas donde están ahora y se ven igual en cualquier dispositivo.',
  'A {to} is made for reading and printing. Keep the {from} for later changes.':
    'Un {to} es para leer e imprimir. Guarda el {from} por si más adelante quieres cambiar algo.',
  'A {from} names its fonts and trusts that they are installed; the PDF brings them along. A font that is missing here is replaced by one of the same widths where there is one.':
    'Un {from} solo nombra sus fuentes y confía en que estén instaladas; el PDF las lleva consigo. Si aquí falta una, la sustituye otra con letras del mismo ancho, si la hay.',
  'Tables of the {from} are drawn on the page as they look.': 'Las tablas del {from} se dibujan en la página tal como se ven.',
  'The {to} shows the styles of the {from}, but has no list of them to edit.':
    'El {to} muestra los estilos del {from}, pero no tiene una lista de ellos que puedas modificar.',
  'Images of the {from} stay in place in the {to}.': 'Las imágenes del {from} siguen en su sitio en el {to}.',
  'Headings of the {from} become bookmarks of the PDF.': 'Los títulos del {from} pasan a ser marcadores del PDF.',
  'Footnotes of the {from} are printed at the foot of their page; comments become notes of the PDF, which viewers show as small marks.':
    'Las notas al pie del {from} salen al pie de su página; los comentarios pasan a ser notas del PDF, que los visores muestran como pequeñas marcas.',
  'Links in the {from} can be clicked in the {to}.': 'Los enlaces del {from} se pueden pulsar en el {to}.',
  'Title, author and keywords of the {from} are entered in the {to}.':
    'El título, el autor y las palabras clave del {from} quedan anotados en el {to}.',
  'Tables of the {from} stay tables in the {to}, with their rows, columns and merged cells.':
    'Las tablas del {from} siguen siendo tablas en el {to}, con sus filas, columnas y celdas combinadas.',
  'Headings, bold, italics, colors and alignment of the {from} stay in the {to}.':
    'Los títulos, la negrita, la cursiva, los colores y la alineación del {from} se mantienen en el {to}.',
  'Headings keep their level, so the {to} can build a table of contents.':
    'Los títulos conservan su nivel, así que el {to} puede generar un índice.',
  'Footnotes and comments of the {from} are footnotes and comments of the {to}.':
    'Las notas al pie y los comentarios del {from} lo siguen siendo en el {to}.',
  'The text of the {from} is laid out on pages whose size and margins you can choose.':
    'El texto seguido del {from} se compone en páginas; tú eliges su tamaño y sus márgenes.',
  'The encoding of the {from} (UTF-8, UTF-16 or an old Windows code page) is detected, so accented letters, Greek and Chinese stay correct in the {to}.':
    'Se averigua si el {from} está en UTF-8, en UTF-16 o en una página de códigos antigua de Windows; así, las tildes, el griego o el chino llegan bien al {to}.',
  'The cells of tables in the {from} become lines of text.': 'Las celdas de una tabla del {from} pasan a ser líneas de texto.',
  '{to} holds only characters: fonts, bold, colors and sizes of the {from} are dropped.':
    '{to} solo contiene caracteres: las fuentes, la negrita, los colores y los tamaños del {from} desaparecen.',
  '{to} cannot store images, so those of the {from} are left out.': '{to} no puede guardar imágenes, así que las del {from} se omiten.',
  'Headings of the {from} become plain lines: {to} has no bookmarks to jump to.':
    'Los títulos del {from} quedan como líneas normales: {to} no tiene marcadores a los que saltar.',
  'Headings, bold and italics of the {from} stay in the {to}; fonts, colors and alignment are dropped.':
    'Los títulos, la negrita y la cursiva del {from} se mantienen en el {to}; las fuentes, los colores y la alineación se pierden.',
  'Pictures of the {from} are named at their place; an option adds them to the {to}.':
    'En el lugar de cada imagen del {from} queda su nombre; una opción las añade al {to}.',
  'Pictures of the {from} stay in the {to}: those inside as data, linked ones as links.':
    'Las imágenes del {from} siguen en el {to}: las incluidas como datos y las enlazadas como enlaces.',
  'Footnotes and comments of the {from} become footnotes of the {to}.':
    'Las notas al pie y los comentarios del {from} pasan a ser notas al pie del {to}.',
  'Footnotes and comments of the {from} become plain text at the end.':
    'Las notas al pie y los comentarios del {from} pasan a ser texto normal al final.',
  'The text of a link is kept but its address is dropped: {to} has no links.':
    'El texto del enlace se queda, pero su dirección se pierde: {to} no tiene enlaces.',
  'A {to} has no place for title and author of the {from}.': 'Un {to} no tiene dónde anotar el título ni el autor del {from}.',
  'Letters of every script in the {from} are written as UTF-8, which all current programs read.':
    'Las letras de cualquier alfabeto del {from} se escriben en UTF-8, que leen todos los programas actuales.',
  'Each line of the {from} becomes a paragraph of the {to}, to which fonts, headings and pictures can be added.':
    'Cada línea del {from} será un párrafo del {to}, al que puedes añadir fuentes, títulos e imágenes.',
  'A {from} knows only where letters stand. Paragraphs, lists and tables are worked out from that, so check the result where the layout is unusual.':
    'Un {from} solo sabe dónde está cada letra. De ahí se deducen los párrafos, las listas y las tablas: revisa el resultado si la maquetación es poco habitual.',
  'A {from} knows only where letters stand. Text boxes are worked out from that, so check the result where the layout is unusual.':
    'Un {from} solo sabe dónde está cada letra. De ahí se deducen los cuadros de texto: revisa el resultado si la maquetación es poco habitual.',
  'What was fixed in the {from} can be changed again in the {to}.': 'Lo que en el {from} estaba fijo se puede volver a cambiar en el {to}.',
  'Tables are found by their lines and by the gaps between columns, and are rebuilt as real tables in the {to}.':
    'Las tablas se detectan por sus líneas y por los huecos entre columnas, y se rehacen como tablas de verdad en el {to}.',
  'The title of the {from} is the title of the {to}; who wrote it is not entered.':
    'El {to} lleva el título del {from}; el autor no se anota.',
  'A {to} has no place for the title of the {from}.': 'Un {to} no tiene dónde anotar el título del {from}.',
  'Every page of the {from} becomes one {to}, numbered in order; more than one come in a ZIP.':
    'De cada página del {from} sale un {to}, numerado en orden; si son varias, llegan en un ZIP.',
  'Date, camera and place stay inside the {from} in the {to}, where readers do not show them. Turn on Remove metadata to drop them.':
    'La fecha, la cámara y, si se anotó, el lugar siguen en el {from} que va dentro del {to}, donde los visores no los muestran, salvo que pidas quitarlos.',
  'The compressed JPEG data moves into the PDF as it is, so not one pixel changes.':
    'Los datos JPEG comprimidos pasan al PDF tal cual, así que no cambia ni un píxel.',
  'The page takes the size that the {from} has at its resolution; choose A4, Letter and a margin instead if you want to print it.':
    'La página toma las medidas del {from} según su resolución; si quieres imprimirla, elige A4 o Carta y un margen.',
  'Text in the {from} stays part of the picture; you cannot search for it in the {to}.':
    'Las letras que hay en el {from} siguen siendo parte de la imagen; en el {to} no se pueden buscar.',
  'The pages of the {from} become flowing text that adapts to the width of the screen; page breaks and columns are dropped.':
    'Las páginas del {from} se funden en un texto seguido que se adapta al ancho de la pantalla; desaparecen los saltos de página y las columnas.',
  'The pixels of the {from} are stored in the {to} without lossy compression.':
    'Los píxeles del {from} se guardan en el {to} sin pérdida alguna.',
  'Pictures embedded in the HTML are kept. Pictures that it only links to are not fetched; save the page as a single file first.':
    'Las imágenes incluidas en el HTML pasan también. Las que solo están enlazadas no se descargan; guarda antes la página como un único archivo.',
  'Images of the {from} are saved inside the page.': 'Las imágenes del {from} se guardan dentro de la página.',
  'Illustrations of the {from} are packed into the {to} as well.': 'Las ilustraciones del {from} van también en el {to}.',
  'Chapters of the {from} make the contents list of the {to}.': 'Los capítulos del {from} forman el índice del {to}.',
  'The cover of the {from} is the cover of the {to}, also on the shelf of your reader.':
    'La portada del {from} es la del {to}, también en la biblioteca de tu lector.',
  '{to} knows only simple formatting: fonts and finer style sheets of the {from} give way to those of the device.':
    '{to} solo conoce un formato sencillo: las fuentes y los estilos más finos del {from} ceden el sitio a los del dispositivo.',
  'Notes of the {from} stay linked to the place that they belong to.':
    'Las notas del {from} siguen enlazadas con el lugar al que pertenecen.',
  'The {to} names the title and the author of the {from}.': 'El {to} indica el título y el autor del {from}.',
  'The cover of the {from} becomes the first page.': 'La portada del {from} pasa a ser la primera página.',
  'Fonts and style sheets that the publisher put into the {from} go into the {to} too.':
    'Las fuentes y las hojas de estilo que la editorial incluyó en el {from} pasan también al {to}.',
};
