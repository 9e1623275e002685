/** What changes between documents, and from and to PDF. */
export const documents: Readonly<Record<string, string>> = {
  Layout: 'Layout',
  'Set by the word processor': 'Definido pelo programa',
  'Fixed pages': 'Páginas fixas',
  'Flows with the screen': 'Acompanha a tela',
  'Editable pages': 'Páginas editáveis',
  'Lines and pages are fixed where they fall now, and look the same on every device.':
    'Linhas e páginas ficam fixas onde estão agora e aparecem iguais em qualquer aparelho.',
  'The text of the {from} is laid out on pages whose size and margins you can choose.':
    'O texto corrido do {from} é distribuído em páginas com o tamanho e a margem que você escolher.',
  'A {from} knows only where letters stand. Paragraphs, lists and tables are worked out from that, so check the result where the layout is unusual.':
    'Um {from} só sabe onde estão as letras. Parágrafos, listas e tabelas são deduzidos disso, então confira o resultado onde o layout for incomum.',
  'The pages of the {from} become flowing text that adapts to the width of the screen; page breaks and columns are dropped.':
    'As páginas do {from} viram texto corrido, que se adapta à largura da tela; quebras de página e colunas somem.',
  Editing: 'Edição',
  Easy: 'Fácil',
  Hardly: 'Quase impossível',
  'A {to} is made for reading and printing. Keep the {from} for later changes.':
    'Um {to} é feito para ler e imprimir. Guarde o {from} para mudanças futuras.',
  'What was fixed in the {from} can be changed again in the {to}.': 'O que estava fixo no {from} pode ser alterado de novo no {to}.',
  Fonts: 'Fontes',
  Named: 'Só o nome',
  'A {from} names its fonts and trusts that they are installed; the PDF brings them along. A font that is missing here is replaced by one of the same widths where there is one.':
    'Um {from} só diz o nome das fontes e conta com elas instaladas; o PDF as leva junto. Uma fonte que não temos é trocada por outra com letras da mesma largura, se existir.',
  Tables: 'Tabelas',
  'As they look': 'Só na aparência',
  'Lines and letters': 'Linhas e letras',
  'Tables of the {from} are drawn on the page as they look.': 'As tabelas do {from} são desenhadas na página como aparecem.',
  'Tables of the {from} stay tables in the {to}, with their rows, columns and merged cells.':
    'As tabelas do {from} continuam tabelas no {to}, com linhas, colunas e células mescladas.',
  'The cells of tables in the {from} become lines of text.': 'As células de uma tabela do {from} viram linhas de texto.',
  'Tables are found by their lines and by the gaps between columns, and are rebuilt as real tables in the {to}.':
    'As tabelas são achadas pelas linhas e pelos espaços entre as colunas e reconstruídas como tabelas de verdade no {to}.',
  Formatting: 'Formatação',
  'As it looks': 'Só na aparência',
  Possible: 'Possível',
  'The {to} shows the styles of the {from}, but has no list of them to edit.':
    'O {to} mostra os estilos do {from}, mas não tem uma lista deles para editar.',
  'Headings, bold, italics, colors and alignment of the {from} stay in the {to}.':
    'Títulos, negrito, itálico, cores e alinhamento do {from} ficam no {to}.',
  '{to} holds only characters: fonts, bold, colors and sizes of the {from} are dropped.':
    'O {to} só tem caracteres: fontes, negrito, cores e tamanhos do {from} somem.',
  'Each line of the {from} becomes a paragraph of the {to}, to which fonts, headings and pictures can be added.':
    'Cada linha do {from} vira um parágrafo do {to}, que pode receber fontes, títulos e imagens.',
  Pictures: 'Imagens',
  'Headings, bold, italics': 'Títulos, negrito, itálico',
  'Inside or linked': 'Dentro ou por link',
  'Images of the {from} stay in place in the {to}.': 'As imagens do {from} ficam no lugar no {to}.',
  '{to} cannot store images, so those of the {from} are left out.': 'O {to} não guarda imagens, então as do {from} ficam de fora.',
  'Pictures embedded in the HTML are kept. Pictures that it only links to are not fetched; save the page as a single file first.':
    'Imagens gravadas dentro do HTML vão junto. As que ele só indica por link não são buscadas; antes, salve a página como um arquivo único.',
  'Images of the {from} are saved inside the page.': 'As imagens do {from} são gravadas dentro da página.',
  'Table of contents': 'Sumário',
  'Headings of the {from} become bookmarks of the PDF.': 'Os títulos do {from} viram marcadores do PDF.',
  'Headings keep their level, so the {to} can build a table of contents.':
    'Os títulos mantêm o nível, então o {to} consegue montar um sumário.',
  'Headings of the {from} become plain lines: {to} has no bookmarks to jump to.':
    'Os títulos do {from} viram linhas comuns: o {to} não tem marcadores para navegar.',
  Notes: 'Notas',
  'Footnotes, comments': 'De rodapé e comentários',
  'Footnotes, PDF notes': 'De rodapé e do PDF',
  'Footnotes of the {from} are printed at the foot of their page; comments become notes of the PDF, which viewers show as small marks.':
    'As notas de rodapé do {from} ficam no pé da página; os comentários viram notas do PDF, que os leitores mostram como pequenas marcas.',
  'Footnotes and comments of the {from} are footnotes and comments of the {to}.':
    'Notas de rodapé e comentários do {from} são notas de rodapé e comentários no {to}.',
  'Headings, bold and italics of the {from} stay in the {to}; fonts, colors and alignment are dropped.':
    'Títulos, negrito e itálico do {from} ficam no {to}; fontes, cores e alinhamento se perdem.',
  'Pictures of the {from} are named at their place; an option adds them to the {to}.':
    'No lugar de cada imagem do {from} fica o nome dela; uma opção inclui as imagens no {to}.',
  'Pictures of the {from} stay in the {to}: those inside as data, linked ones as links.':
    'As imagens do {from} ficam no {to}: as incluídas como dados, as por link como links.',
  'Footnotes and comments of the {from} become footnotes of the {to}.':
    'Notas de rodapé e comentários do {from} viram notas de rodapé do {to}.',
  'Footnotes and comments of the {from} become plain text at the end.': 'Notas de rodapé e comentários do {from} viram texto comum no fim.',
  'Links in the {from} can be clicked in the {to}.': 'Os links do {from} continuam clicáveis no {to}.',
  'The text of a link is kept but its address is dropped: {to} has no links.':
    'O texto de um link fica, mas o endereço se perde: o {to} não tem links.',
  'Title and author': 'Título e autor',
  'Title, author and keywords of the {from} are entered in the {to}.': 'Título, autor e palavras-chave do {from} são registrados no {to}.',
  'A {to} has no place for title and author of the {from}.': 'Um {to} não tem onde guardar o título e o autor do {from}.',
  Title: 'Título',
  'The title of the {from} is the title of the {to}; who wrote it is not entered.':
    'O título do {from} é também o do {to}; o autor não é registrado.',
  'A {to} has no place for the title of the {from}.': 'Um {to} não tem onde guardar o título do {from}.',
  Characters: 'Caracteres',
  'Any encoding': 'Qualquer codificação',
  Unicode: 'Unicode',
  'UTF-8': 'UTF-8',
  'The encoding of the {from} (UTF-8, UTF-16 or an old Windows code page) is detected, so accented letters, Greek and Chinese stay correct in the {to}.':
    'Detectamos se o {from} está em UTF-8, UTF-16 ou em uma antiga página de código do Windows, então acentos, grego ou chinês chegam certos ao {to}.',
  'Letters of every script in the {from} are written as UTF-8, which all current programs read.':
    'As letras do {from}, de qualquer alfabeto, são gravadas em UTF-8, que todo programa atual lê.',
  'Every page of the {from} becomes one {to}, numbered in order; more than one come in a ZIP.':
    'Cada página do {from} vira um {to}, numerado em ordem; se forem várias, vêm em um ZIP.',
  JPEG: 'JPEG',
  'The same JPEG': 'O mesmo JPEG',
  'The compressed JPEG data moves into the PDF as it is, so not one pixel changes.':
    'Os dados JPEG comprimidos vão para o PDF como estão, então nenhum pixel muda.',
  'The same pixels': 'Os mesmos pixels',
  'The pixels of the {from} are stored in the {to} without lossy compression.':
    'Os pixels do {from} são guardados no {to} sem compressão com perda.',
  Page: 'Página',
  'Size of the picture': 'Do tamanho da imagem',
  'The page takes the size that the {from} has at its resolution; choose A4, Letter and a margin instead if you want to print it.':
    'A página tem o tamanho do {from} na resolução dele; se quiser imprimir, escolha A4 ou Carta e uma margem.',
  Writing: 'Texto na imagem',
  'Text in the {from} stays part of the picture; you cannot search for it in the {to}.':
    'O que está escrito no {from} continua parte da imagem; não dá para buscar esse texto no {to}.',
  Slides: 'Slides',
  'A {from} knows only where letters stand. Text boxes are worked out from that, so check the result where the layout is unusual.':
    'Um {from} só sabe onde estão as letras. As caixas de texto são deduzidas disso, então confira o resultado onde o layout for incomum.',
};
