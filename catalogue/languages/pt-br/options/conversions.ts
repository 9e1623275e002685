/** Texts of the options of conversions by their English words. */
export const conversions: Readonly<Record<string, string>> = {
  Compression: 'Compressão',
  'Max size': 'Tamanho máximo',
  Pages: 'Páginas',
  'page numbers from 1 and rising ranges, separated by commas, such as 1-3,5,8-':
    'números de página a partir de 1 e intervalos crescentes, separados por vírgulas, como 1-3,5,8-',
  Rotate: 'Girar',
  '90° right': '90° à direita',
  '90° left': '90° à esquerda',
  'Page size': 'Tamanho da página',
  Letter: 'Carta',
  Legal: 'Ofício',
  Orientation: 'Orientação',
  Automatic: 'Automática',
  'pageSize: Automatic': 'Automático',
  'csvDelimiter: Automatic': 'Automático',
  'videoCodec: Automatic': 'Automático',
  'audioCodec: Automatic': 'Automático',
  Portrait: 'Retrato',
  Landscape: 'Paisagem',
  'Remove metadata': 'Remover metadados',
  Scale: 'Escala',
  'Percentage of the original size. Width and height override it.': 'Porcentagem do tamanho original. Largura e altura têm prioridade.',
  Width: 'Largura',
  'In pixels. Leave empty to follow the height or keep the original size.':
    'Em pixels. Deixe vazio para seguir a altura ou manter o tamanho original.',
  Height: 'Altura',
  'In pixels. Leave empty to follow the width or keep the original size.':
    'Em pixels. Deixe vazio para seguir a largura ou manter o tamanho original.',
  'What to do when width and height do not match the shape of the image.':
    'O que fazer quando largura e altura não combinam com o formato da imagem.',
  'Fit inside': 'Caber dentro',
  'Fill and crop': 'Preencher e recortar',
  Stretch: 'Esticar',
  Crop: 'Recortar',
  Original: 'Original',
  Square: 'Quadrado',
  'OCR language': 'Idioma do texto (OCR)',
  'Auto-detect': 'Detectar',
  Resolution: 'Resolução',
  'Start at': 'Começar em',
  'Cuts everything before this time, such as 1:15.5.': 'Corta tudo antes deste momento, por exemplo 1:15.5.',
  'a time in seconds or as h:mm:ss, such as 75.5 or 1:15.5': 'um tempo em segundos ou como h:mm:ss, por exemplo 75.5 ou 1:15.5',
  'Cuts everything after this time, counted from the start of the original.':
    'Corta tudo depois deste momento, contado do início do original.',
  'For example 1-3,5,8- for pages 1 to 3, 5, and 8 to the end. Leave empty for all pages.':
    'Por exemplo, 1-3,5,8- para as páginas 1 a 3, a 5 e da 8 até o fim. Deixe vazio para todas.',
  'Shrinks images until the PDF fits, for example under an email limit. Text stays sharp.':
    'Reduz as imagens até o PDF caber, por exemplo no limite de um e-mail. O texto continua nítido.',
  'Adds an invisible text layer to scanned pages, so that you can search and copy their text.':
    'Adiciona uma camada de texto invisível às páginas digitalizadas, para você buscar e copiar o texto.',
  'Language of the scanned pages. Auto-detect reads the first ones to find out.':
    'Idioma das páginas digitalizadas. “Detectar” lê as primeiras para descobrir.',
  'Rotates the image.': 'Gira a imagem.',
  None: 'Nenhum',
  'Crops to this aspect ratio from the center.': 'Recorta nesta proporção a partir do centro.',
  'Removes camera data, location, titles, covers and other metadata.':
    'Remove dados da câmera, localização, títulos, capas e outros metadados.',
  Quality: 'Qualidade',
  'Higher keeps more detail and makes a larger file. The default is hard to tell from the original.':
    'Mais alta guarda mais detalhes e gera um arquivo maior. O padrão quase não se distingue do original.',
  'Lowers the quality, then the dimensions, until the image fits.': 'Reduz a qualidade e depois as dimensões até a imagem caber.',
  Background: 'Fundo',
  'Color behind transparent areas, which this format cannot store.':
    'Cor atrás das áreas transparentes, que este formato não pode guardar.',
  Lossless: 'Sem perda',
  'Keeps every pixel exactly. The file gets larger.': 'Mantém cada pixel exatamente. O arquivo fica maior.',
  'Dots per inch. By default 150 for pages, 96 for drawings, and the image’s own for photos.':
    'Pontos por polegada. Por padrão, 150 para páginas, 96 para desenhos e os da própria imagem para fotos.',
  Colors: 'Cores',
  'Maximum number of colors. By default 256 for GIF and 16 to 24 for SVG.':
    'Número máximo de cores. Por padrão, 256 para GIF e de 16 a 24 para SVG.',
  'Tracked changes': 'Alterações controladas',
  'The text with all changes accepted, as it was before the changes, or with the changes marked. Accepted unless you choose.':
    'O texto com todas as alterações aceitas, como era antes delas, ou com as alterações marcadas. Aceitas, se você não escolher.',
  Accepted: 'Aceitas',
  'Before the changes': 'Antes das alterações',
  Marked: 'Marcadas',
  'Kept for the next editor to accept or reject, or settled now. Kept unless you choose.':
    'Mantidas para aceitar ou rejeitar depois, ou resolvidas agora. Mantidas, se você não escolher.',
  'Kept as changes': 'Mantidas como alterações',
  'Automatic fits the page to an image and uses A4 for text.': '“Automático” ajusta a página a uma imagem e usa A4 para texto.',
  'Automatic follows the content.': '“Automática” segue o conteúdo.',
  Margin: 'Margem',
  'White space on all four sides. By default, none around images and about 20 mm around text.':
    'Espaço branco nos quatro lados. Por padrão, nenhum em imagens e cerca de 20 mm em texto.',
  'The text with all changes accepted, or as it was before the changes. Accepted unless you choose.':
    'O texto com todas as alterações aceitas ou como era antes delas. Aceitas, se você não escolher.',
  'Page area': 'Área da página',
  'Convert the area that PDF viewers show, or the full sheet with crop marks and bleed.':
    'Converter a área que os leitores de PDF mostram, ou a folha inteira com marcas de corte e sangria.',
  'Visible area': 'Área visível',
  'Full sheet': 'Folha inteira',
  Delimiter: 'Separador',
  'The character that separates fields. Automatic detects it when reading and writes a comma.':
    'O caractere que separa os campos. “Automático” o detecta na leitura e grava uma vírgula.',
  'Comma ,': 'Vírgula ,',
  'Semicolon ;': 'Ponto e vírgula ;',
  'Vertical bar |': 'Barra vertical |',
  Encoding: 'Codificação',
  'Character encoding. Automatic detects it when reading and writes UTF-8.':
    'Codificação de caracteres. “Automática” a detecta na leitura e grava UTF-8.',
  'UTF-8 with byte order mark (for Excel)': 'UTF-8 com marca de ordem de bytes (para o Excel)',
  'Windows-1252 (Western Europe)': 'Windows-1252 (Europa Ocidental)',
  'ISO 8859-15 (Western Europe)': 'ISO 8859-15 (Europa Ocidental)',
  'Windows-1250 (Central Europe)': 'Windows-1250 (Europa Central)',
  'Windows-1251 (Cyrillic)': 'Windows-1251 (cirílico)',
  'Shift JIS (Japanese)': 'Shift JIS (japonês)',
  'GB 18030 (Chinese)': 'GB 18030 (chinês)',
  'Sheets on paper': 'Planilhas no papel',
  'How sheets are divided into pages. Unless you choose, as the print settings of the workbook say.':
    'Como as planilhas são divididas em páginas. Se você não escolher, conforme as configurações de impressão da pasta de trabalho.',
  'As the program prints': 'Como o programa imprime',
  'Fit all columns to the page width': 'Ajustar todas as colunas à largura da página',
  'One page for each sheet': 'Uma página por planilha',
  'Lowers the bit rate, then the resolution, until the file fits.': 'Reduz a taxa de bits e depois a resolução até o arquivo caber.',
  'Video codec': 'Codec de vídeo',
  'Automatic copies video that players of this format support and re-encodes the rest.':
    '“Automático” copia o vídeo que os players deste formato aceitam e recodifica o resto.',
  'Copy without re-encoding': 'Copiar sem recodificar',
  'MPEG-4 (Xvid)': 'MPEG-4 (Xvid)',
  'Video quality (CRF)': 'Qualidade do vídeo (CRF)',
  'Lower looks better and makes a larger file; 18 is hard to tell from the original. Setting it re-encodes the video.':
    'Mais baixa fica melhor e gera um arquivo maior; 18 quase não se distingue do original. Definir isto recodifica o vídeo.',
  'Height in pixels; video is never enlarged. Automatic keeps the size of videos and limits animated images to 480 pixels.':
    'Altura em pixels; o vídeo nunca é ampliado. “Automática” mantém o tamanho dos vídeos e limita imagens animadas a 480 pixels.',
  'Phone videos are set upright automatically. This rotates further and re-encodes the video.':
    'Vídeos de celular são endireitados automaticamente. Isto os gira mais e recodifica o vídeo.',
  'Frame rate': 'Quadros por segundo',
  'Frames per second. By default videos keep theirs and animated images get 15.':
    'Por padrão, os vídeos mantêm os seus e as imagens animadas têm 15.',
  Mute: 'Sem som',
  'Removes the audio.': 'Remove o áudio.',
  'Audio codec': 'Codec de áudio',
  'Automatic copies audio that players of this format support and re-encodes the rest.':
    '“Automático” copia o áudio que os players deste formato aceitam e recodifica o resto.',
  'Plain samples': 'Amostras sem compressão',
  'Audio bit rate': 'Taxa de bits do áudio',
  '128 kbit/s is fair, 192 good, 320 best. Automatic suits the format.':
    '128 kbit/s é razoável, 192 boa, 320 a melhor. “Automática” se adapta ao formato.',
  '48 kbit/s': '48 kbit/s',
  '64 kbit/s': '64 kbit/s',
  '96 kbit/s': '96 kbit/s',
  '128 kbit/s': '128 kbit/s',
  '160 kbit/s': '160 kbit/s',
  '192 kbit/s': '192 kbit/s',
  '224 kbit/s': '224 kbit/s',
  '256 kbit/s': '256 kbit/s',
  '320 kbit/s': '320 kbit/s',
  'ALAC (lossless)': 'ALAC (sem perda)',
  Opus: 'Opus',
  Vorbis: 'Vorbis',
  'FLAC (lossless)': 'FLAC (sem perda)',
  'Sample rate': 'Taxa de amostragem',
  'Samples per second. By default the original rate, if the format allows it.':
    'Amostras por segundo. Por padrão a do original, se o formato permitir.',
  'Same as original': 'Igual ao original',
  Channels: 'Canais',
  'Mono or stereo. By default the original channels, if the format allows them.':
    'Mono ou estéreo. Por padrão os do original, se o formato permitir.',
  Mono: 'Mono',
  Stereo: 'Estéreo',
  'From 0 (no compression, fastest) to 9 (smallest, slowest).': 'De 0 (sem compressão, mais rápido) a 9 (menor, mais lento).',
  Fit: 'Ajuste',
  'End at': 'Terminar em',
  Tab: 'Tabulação',
  'Icon sizes': 'Tamanhos do ícone',
  'Sizes inside the icon, in pixels. By default 16, 32, 48, 64, 128 and 256, up to the size of your image.':
    'Tamanhos dentro do ícone, em pixels. Por padrão, 16, 32, 48, 64, 128 e 256, até o tamanho da sua imagem.',
  'up to 12 whole numbers from 16 to 256, separated by commas': 'até 12 números inteiros de 16 a 256, separados por vírgulas',
  Images: 'Imagens',
  'By default the Markdown only names its images, which keeps it short.':
    'Por padrão, o Markdown só cita o nome das imagens e assim fica curto.',
  'Names only': 'Só os nomes',
  'Inside the file': 'Dentro do arquivo',
  'As files in a ZIP': 'Como arquivos em um ZIP',
  'Windows Media Video': 'Windows Media Video',
  Theora: 'Theora',
  'Windows Media Audio': 'Windows Media Audio',
  WavPack: 'WavPack',
  Speex: 'Speex',
};
