/** What changes between videos and between recordings. */
export const media: Readonly<Record<string, string>> = {
  'Video and audio': 'Vídeo e áudio',
  'As recorded': 'Como foi gravado',
  'The same streams': 'As mesmas faixas',
  'MPEG-4 (Xvid) and MP3': 'MPEG-4 (Xvid) e MP3',
  'H.264 and AAC': 'H.264 e AAC',
  'VP9 and Opus': 'VP9 e Opus',
  'What is usually inside a {from} is not what {to} players expect, so picture and sound are re-encoded with MPEG-4 (Xvid) and MP3, at most 30 frames a second and 1080 lines, at a quality close to the source.':
    'O que um {from} costuma trazer não é o que os players de {to} esperam, então imagem e som são codificados de novo em MPEG-4 (Xvid) e MP3, no máximo a 30 quadros por segundo e 1080 linhas, com qualidade próxima à do original.',
  'What is usually inside a {from} is not what {to} players expect, so picture and sound are re-encoded with H.264 and AAC, at a quality close to the source.':
    'O que um {from} costuma trazer não é o que os players de {to} esperam, então imagem e som são codificados de novo em H.264 e AAC, com qualidade próxima à do original.',
  'What is usually inside a {from} is not what {to} players expect, so picture and sound are re-encoded with VP9 and Opus, at a quality close to the source.':
    'O que um {from} costuma trazer não é o que os players de {to} esperam, então imagem e som são codificados de novo em VP9 e Opus, com qualidade próxima à do original.',
  'Streams that players of {to} take are copied without loss; the rest is encoded with H.264 and AAC. For most {from} files that means seconds of work and the very same picture.':
    'As faixas que os players de {to} aceitam são copiadas sem perda; o resto é codificado com H.264 e AAC. Para a maioria dos arquivos {from}, isso leva segundos e a imagem é exatamente a mesma.',
  'MKV can hold nearly every codec, so the streams of the {from} are copied unchanged: no quality is lost, and long videos take seconds.':
    'O MKV aceita quase todo codec, então as faixas do {from} são copiadas sem mudança: não se perde qualidade, e vídeos longos levam segundos.',
  'Sound tracks': 'Faixas de som',
  'All sound tracks of the {from}, such as other languages, are kept.':
    'Todas as faixas de som do {from}, como as de cada idioma, vão junto.',
  Subtitles: 'Legendas',
  'Subtitles of the {from} are left out of the {to}; they are not burned into the picture.':
    'As legendas do {from} ficam fora do {to}; elas não são gravadas na imagem.',
  'Subtitles that are text stay switchable in the {to}; subtitles that are pictures stay where it can hold them.':
    'Legendas em texto continuam podendo ser ligadas e desligadas no {to}; legendas em imagem ficam, se ele as comporta.',
  Chapters: 'Capítulos',
  '{to} has no chapter marks; the whole plays as one piece.': 'O {to} não tem marcas de capítulo; tudo toca como um vídeo só.',
  'Chapter marks of the {from} are set in the {to} at the same times.': 'Os capítulos do {from} são marcados no {to} nos mesmos momentos.',
  Tags: 'Metadados',
  'Title, date and comment of the {from} are written into the {to}.': 'Título, data e comentário do {from} são gravados no {to}.',
  'Title, artist, album and track number of the {from} are written into the {to}.':
    'Título, artista, álbum e número da faixa do {from} são gravados no {to}.',
  'Playing from the web': 'Reprodução on-line',
  'After loading': 'Depois de carregar',
  'At once': 'Na hora',
  '{to} can start to play while it is still loading, which {from} was not made for.':
    'O {to} pode começar a tocar enquanto ainda carrega; o {from} não foi feito para isso.',
  'Audio data': 'Dados do áudio',
  'The {to} holds exactly what the {from} plays. What its compression left out does not come back, and the file grows.':
    'O {to} guarda exatamente o que o {from} toca. O que a compressão descartou não volta, e o arquivo cresce.',
  '{to} leaves out what the ear hardly notices; at the default bit rate few people hear a difference to the {from}.':
    'O {to} descarta o que o ouvido mal percebe; na taxa de bits padrão, pouca gente nota diferença para o {from}.',
  'The sound is compressed once more, from {from} to {to}. At a bit rate no lower than before, you will hardly hear it.':
    'O som do {from} é descomprimido e comprimido mais uma vez em {to}; com uma taxa de bits igual ou maior que a do original, quase não se nota.',
  'Both are lossless: the {to} plays the very samples of the {from}.':
    'Os dois são sem perda: o {to} toca exatamente as mesmas amostras do {from}.',
  'Cover picture': 'Capa do álbum',
  '{to} has no room for an album cover.': 'O {to} não guarda capa de álbum.',
  'The album cover inside the {from} is put into the {to}.': 'A capa do álbum que está no {from} vai para o {to}.',
  Channels: 'Canais',
  'Any number': 'Quantos forem',
  'Up to 8': 'Até 8',
  Stereo: 'Estéreo',
  'Surround sound in the {from} is mixed down to stereo, the most that {to} takes.':
    'O som surround do {from} é mixado em estéreo, o máximo que o {to} aceita.',
};
