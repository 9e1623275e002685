/** What changes between pictures, and what the tables of all kinds share. */
export const images: Readonly<Record<string, string>> = {
  Yes: 'Sim',
  No: 'Não',
  None: 'Não tem',
  One: 'Uma',
  Several: 'Várias',
  'Opens in': 'Abre em',
  'Few programs': 'Poucos programas',
  'Common programs': 'Programas comuns',
  'Nearly everywhere': 'Quase todo lugar',
  'More programs and devices open {to} than {from}.':
    'Mais programas e aparelhos aceitam {to} do que {from}, quase sempre sem instalar nada.',
  'Fewer programs open {to}. Try yours before you delete the {from}.':
    'Menos programas aceitam {to}: veja se o seu o abre antes de se desfazer do {from}.',
  'Some programs open {from}, others {to}: each format is described below.':
    'O que abre {from} nem sempre abre {to}; os programas de cada um estão listados abaixo.',
  'Image data': 'Dados da imagem',
  Lossy: 'Com perda',
  Exact: 'Sem perda',
  'Exact or lossy': 'Com ou sem perda',
  'Lossy, or exact on request': 'Com perda, ou sem perda se você pedir',
  '{to} keeps what the {from} shows, pixel for pixel; detail that was compressed away before does not come back.':
    'O {to} guarda pixel a pixel o que o {from} mostra; os detalhes que a compressão já tirou não voltam.',
  '{to} leaves out fine detail. At the default quality it is hard to see; each further save costs a little more.':
    'O {to} descarta detalhes finos. Na qualidade padrão isso mal se vê; cada vez que você salva de novo, perde-se mais um pouco.',
  'The picture is compressed a second time, from {from} to {to}. You will hardly see a difference.':
    'A imagem é comprimida uma segunda vez, de {from} para {to}. Quase não se vê diferença.',
  '{to} is written at a quality where the difference to the {from} is hard to see; switch on Lossless to keep every pixel.':
    'O {to} é gravado com uma qualidade em que a diferença para o {from} mal se vê; ative “Sem perda” para manter cada pixel.',
  '{to} is lossless like {from}, within the colors that it allows.': 'O {to} é sem perda como o {from}, dentro das cores que permite.',
  '{to} is lossless like {from}: every pixel stays the same.': 'O {to} é sem perda como o {from}: cada pixel chega como era.',
  Transparency: 'Transparência',
  'Soft transparency': 'Gradual',
  'On or off': 'Tudo ou nada',
  'A {to} can have transparent areas. The {from} has none to give, so its background stays until you erase it in an editor.':
    'Um {to} pode ter áreas transparentes. O {from} não traz nenhuma, então o fundo fica até você apagá-lo em um editor.',
  '{to} cannot be transparent: such areas of the {from} turn white, or a color that you choose.':
    'O {to} não tem transparência: as áreas transparentes do {from} ficam brancas ou da cor que você escolher.',
  'Transparent areas of the {from} stay transparent in the {to}.': 'As áreas transparentes do {from} continuam transparentes no {to}.',
  'In a {to} a pixel is either visible or not, so the soft edges of the {from} become hard ones.':
    'Em um {to}, um pixel aparece ou não aparece, então as bordas suaves do {from} ficam duras.',
  'Bit depth': 'Profundidade de bits',
  'Up to 8 bits': 'Até 8 bits',
  'Up to 10 bits': 'Até 10 bits',
  'Up to 12 bits': 'Até 12 bits',
  'Up to 16 bits': 'Até 16 bits',
  'The 8 bits a channel of the {from} fit into the 16 that {to} allows; no new shades appear.':
    'Os 8 bits por canal do {from} cabem nos 16 que o {to} permite; tons novos não surgem sozinhos.',
  'The 10 bits a channel of the {from} fit into the 16 that {to} allows; no new shades appear.':
    'Os 10 bits por canal do {from} cabem nos 16 que o {to} permite; tons novos não surgem sozinhos.',
  'The 12 bits a channel of the {from} fit into the 16 that {to} allows; no new shades appear.':
    'Os 12 bits por canal do {from} cabem nos 16 que o {to} permite; tons novos não surgem sozinhos.',
  '{from} files with more than 8 bits a channel are rounded to 8: fine on screens, less room for strong corrections.':
    'Arquivos {from} com mais de 8 bits por canal são arredondados para 8: na tela fica bom, mas sobra menos margem para correções fortes.',
  'Print colors': 'Cores de impressão',
  'RGB or CMYK': 'RGB ou CMYK',
  RGB: 'RGB',
  'A {from} from a print shop may be in CMYK; {to} has no such inks, so it is converted to RGB by its color profile.':
    'Um {from} de gráfica pode estar em CMYK; como o {to} não tem essas tintas, ele passa para RGB de acordo com seu perfil de cor.',
  'Camera data': 'Dados da câmera',
  Inside: 'Dentro do arquivo',
  'Date, camera and place are copied to the {to}. Turn on Remove metadata to drop them.':
    'Data, câmera e, se foi registrado, o local vão junto no {to}, a não ser que você peça para removê-los.',
  'Date, camera and place of the {from} are not copied to the {to}. The picture is turned upright first.':
    'Data, câmera e local ficam só no {from}; o {to} é gravado sem eles. Antes disso, a imagem é colocada em pé.',
  'Date, camera and place stay inside the {from} in the {to}, where readers do not show them. Turn on Remove metadata to drop them.':
    'Data, câmera e, se foi registrado, o local continuam no {from} que está dentro do {to}, onde os leitores não os mostram, a não ser que você peça para removê-los.',
  Animation: 'Animação',
  'A {to} cannot be animated: you get the first frame of an animated {from}.':
    'Um {to} não se mexe: de um {from} animado você recebe o primeiro quadro.',
  Sharpness: 'Nitidez',
  'Sharp at any size': 'Em qualquer tamanho',
  Pixels: 'Pixels',
  'Shapes of the {from} are drawn as pixels at the resolution that you choose; enlarging the {to} later makes it blurry.':
    'As formas do {from} são desenhadas uma vez em pixels, na resolução que você escolher; se o {to} for ampliado depois, perde nitidez.',
  Text: 'Texto',
  Selectable: 'Selecionável',
  'Text is drawn into the {to}: it looks right without the fonts, but can no longer be selected, searched or edited.':
    'As letras passam a fazer parte da imagem no {to}: aparecem certas mesmo sem as fontes, mas já não dá para selecionar, buscar nem editar.',
  Links: 'Links',
  'Links show in the {to}, but they do not work.': 'Os links aparecem no {to}, mas nada acontece quando você toca neles.',
  Colors: 'Cores',
  '16.7 million or more': '16,7 milhões ou mais',
  '16.7 million': '16,7 milhões',
  'At most 256': 'No máximo 256',
  'The best 256 colors are chosen from the {from} itself and the shades between them are dithered; flat graphics hardly change, photographs show grain.':
    'As 256 melhores cores saem do próprio {from}, e os tons intermediários são imitados com pontinhos; desenhos de cores lisas quase não mudam, fotos ficam granuladas.',
  '{to} has room for many more colors, so those of the {from} all fit.':
    'No {to} cabem muito mais cores, então todas as do {from} têm lugar.',
  'The 256 colors of the GIF all fit, and {to} stores only what changes between frames, so the file is much smaller.':
    'As 256 cores do GIF cabem todas, e o {to} comprime juntos os quadros parecidos: o arquivo encolhe a uma fração do tamanho.',
  'Color profile': 'Perfil de cor',
  Embedded: 'Dentro do arquivo',
  '{to} has no place for a profile, so colors are converted to sRGB first and look the same.':
    'O {to} não guarda perfis, então as cores são antes convertidas para sRGB e continuam parecendo iguais.',
  Sizes: 'Medidas',
  'A {from} usually holds the same icon in several sizes; the largest becomes the {to}.':
    'Um {from} costuma guardar o mesmo ícone em várias medidas; a maior vira o {to}.',
  Pages: 'Páginas',
  'Several possible': 'Podem ser várias',
  'Each page of the {from} becomes a {to} of its own; more than one arrive in a ZIP, in order.':
    'Cada página do {from} vira um {to} próprio; se forem várias, chegam em um ZIP, na ordem.',
  Frames: 'Quadros',
  Video: 'Vídeo',
  'Each frame of the {from} is shown as long as before. The video plays once; players and web pages can loop it.':
    'Cada quadro do {from} dura o mesmo que antes. O vídeo toca uma vez; players e páginas da web podem repeti-lo.',
};
