/** What changes between e-books and between archives. */
export const books: Readonly<Record<string, string>> = {
  'Illustrations of the {from} are packed into the {to} as well.': 'As ilustrações do {from} também vão para o {to}.',
  'Chapters of the {from} make the contents list of the {to}.': 'Os capítulos do {from} formam o sumário do {to}.',
  Cover: 'Capa',
  'First page': 'Primeira página',
  'The cover of the {from} is the cover of the {to}, also on the shelf of your reader.':
    'A capa do {from} é a capa do {to}, também na estante do seu leitor.',
  'The cover of the {from} becomes the first page.': 'A capa do {from} vira a primeira página.',
  'Can be embedded': 'Podem ir no arquivo',
  'Those of the reader': 'As do leitor',
  '{to} knows only simple formatting: fonts and finer style sheets of the {from} give way to those of the device.':
    'O {to} só conhece formatação simples: fontes e folhas de estilo mais refinadas do {from} dão lugar às do aparelho.',
  'Fonts and style sheets that the publisher put into the {from} go into the {to} too.':
    'As fontes e folhas de estilo que a editora colocou no {from} vão também para o {to}.',
  'Notes of the {from} stay linked to the place that they belong to.': 'As notas do {from} continuam ligadas ao trecho a que pertencem.',
  'The {to} names the title and the author of the {from}.': 'O {to} traz o título e o autor do {from}.',
  'Files and folders': 'Arquivos e pastas',
  Tree: 'Árvore',
  'The same tree': 'A mesma árvore',
  'Every file in the {from} is copied to the {to} unchanged, together with empty folders, dates and names in any script.':
    'Todos os arquivos do {from}, pastas vazias, datas e nomes em qualquer alfabeto estão no {to} como antes, byte a byte.',
  Password: 'Senha',
  'A {from} under a password is opened with it: a field for it appears. The {to} is written without one.':
    'Um {from} protegido é aberto com a senha: aparece um campo para ela. O {to} é gravado sem senha.',
  Permissions: 'Permissões',
  'Scripts that can be run in the {from} can still be run in the {to}, on Linux and macOS.':
    'Scripts executáveis no {from} continuam executáveis no {to}, no Linux e no Mac.',
  Compression: 'Compressão',
  'All together': 'Tudo junto',
  'File by file': 'Arquivo por arquivo',
  '{to} compresses each file separately: a little larger than the {from}, and single files come out at once.':
    'O {to} comprime cada arquivo por si: fica um pouco maior que o {from}, e dá para tirar um arquivo só na hora.',
  '{to} can compress all files as one, so many similar ones take less room than in the {from}; taking out a single one is slower.':
    'O {to} pode comprimir todos os arquivos como um só, então muitos parecidos ocupam menos que no {from}; tirar um só é mais lento.',
  'A {from} is as large as its files; {to} compresses them, text to a fifth and photographs hardly at all.':
    'Um {from} é tão grande quanto seus arquivos; o {to} os comprime, texto a um quinto e fotos quase nada.',
  '{to} does not compress: expect a file as large as everything that was packed in the {from}.':
    'O {to} não comprime: espere um arquivo tão grande quanto tudo o que estava compactado no {from}.',
  Owners: 'Donos',
  'User and group': 'Usuário e grupo',
  'File owners recorded in a {from} are left out, and so are links that point outside it.':
    'Os donos anotados em um {from} ficam de fora, assim como os links que apontam para fora dele.',
};
