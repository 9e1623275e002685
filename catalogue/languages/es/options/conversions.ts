/** Texts of the options of conversions by their English words. */
export const conversions: Readonly<Record<string, string>> = {
  Compression: 'Compresión',
  'Max size': 'Tamaño máximo',
  Pages: 'Páginas',
  'page numbers from 1 and rising ranges, separated by commas, such as 1-3,5,8-':
    'números de página desde 1 e intervalos crecientes, separados por comas, como 1-3,5,8-',
  Rotate: 'Girar',
  '90° right': '90° a la derecha',
  '90° left': '90° a la izquierda',
  'Rotate or flip': 'Girar o voltear',
  'Flip horizontally': 'Voltear horizontalmente',
  'Flip vertically': 'Voltear verticalmente',
  'Page size': 'Tamaño de página',
  Letter: 'Carta',
  Legal: 'Legal',
  Orientation: 'Orientación',
  Automatic: 'Automática',
  'pageSize: Automatic': 'Automático',
  'csvDelimiter: Automatic': 'Automático',
  'videoCodec: Automatic': 'Automático',
  'audioCodec: Automatic': 'Automático',
  Portrait: 'Vertical',
  Landscape: 'Horizontal',
  'Remove metadata': 'Quitar los metadatos',
  Scale: 'Escala',
  'Percentage of the original size. Width and height override it.': 'Porcentaje del tamaño original. El ancho y el alto tienen prioridad.',
  Width: 'Ancho',
  'In pixels. Leave empty to follow the height or keep the original size.':
    'En píxeles. Déjalo vacío para seguir al alto o conservar el tamaño original.',
  Height: 'Alto',
  'In pixels. Leave empty to follow the width or keep the original size.':
    'En píxeles. Déjalo vacío para seguir al ancho o conservar el tamaño original.',
  'What to do when width and height do not match the shape of the image.':
    'Qué hacer si el ancho y el alto no corresponden a la forma de la imagen.',
  'Fit inside': 'Encajar dentro',
  'Fill and crop': 'Rellenar y recortar',
  Stretch: 'Estirar',
  Crop: 'Recortar',
  Original: 'Original',
  Square: 'Cuadrado',
  'OCR language': 'OCR: idioma del texto',
  'Auto-detect': 'Detectar',
  Resolution: 'Resolución',
  'Start at': 'Empezar en',
  'Cuts everything before this time, such as 1:15.5.': 'Corta todo lo anterior a este momento, por ejemplo 1:15.5.',
  'a time in seconds or as h:mm:ss, such as 75.5 or 1:15.5': 'un tiempo en segundos o como h:mm:ss, por ejemplo 75.5 o 1:15.5',
  'Cuts everything after this time, counted from the start of the original.':
    'Corta todo lo posterior a este momento, contado desde el inicio del original.',
  'For example 1-3,5,8- for pages 1 to 3, 5, and 8 to the end. Leave empty for all pages.':
    'Por ejemplo, 1-3,5,8- para las páginas 1 a 3, la 5 y de la 8 al final. Déjalo vacío para todas.',
  'Shrinks images until the PDF fits, for example under an email limit. Text stays sharp.':
    'Reduce las imágenes hasta que el PDF quepa, por ejemplo en el límite de un correo. El texto sigue nítido.',
  'Adds an invisible text layer to scanned pages, so that you can search and copy their text.':
    'Añade una capa de texto invisible a las páginas escaneadas para poder buscar y copiar su texto.',
  'Language of the scanned pages. Auto-detect reads the first ones to find out.':
    'Idioma de las páginas escaneadas. «Detectar» lee las primeras para averiguarlo.',
  'Flipping horizontally swaps left and right, like a mirror.': 'Voltear horizontalmente intercambia izquierda y derecha, como un espejo.',
  None: 'Ninguno',
  'Crops to this aspect ratio from the center.': 'Recorta a esta proporción desde el centro.',
  'Removes camera data, location, titles, covers and other metadata.':
    'Quita los datos de la cámara, la ubicación, los títulos, las portadas y otros metadatos.',
  Quality: 'Calidad',
  'Higher keeps more detail and makes a larger file. The default is hard to tell from the original.':
    'Cuanto más alta, más detalle y mayor archivo. El valor inicial apenas se distingue del original.',
  'Lowers the quality, then the dimensions, until the image fits.':
    'Reduce la calidad y después las dimensiones hasta que la imagen quepa.',
  Background: 'Fondo',
  'Color behind transparent areas, which this format cannot store.':
    'Color detrás de las zonas transparentes, que este formato no puede guardar.',
  Lossless: 'Sin pérdida',
  'Keeps every pixel exactly. The file gets larger.': 'Conserva cada píxel exactamente. El archivo ocupa más.',
  'Dots per inch. By default 150 for pages, 96 for drawings, and the image’s own for photos.':
    'Puntos por pulgada. Por defecto, 150 para páginas, 96 para dibujos y los propios de la imagen para fotos.',
  Colors: 'Colores',
  'Maximum number of colors. By default 256 for GIF and 16 to 24 for SVG.':
    'Número máximo de colores. Por defecto, 256 para GIF y de 16 a 24 para SVG.',
  'Tracked changes': 'Cambios registrados',
  'The text with all changes accepted, as it was before the changes, or with the changes marked. Accepted unless you choose.':
    'El texto con todos los cambios aceptados, el anterior a ellos, o con los cambios marcados. Aceptados si no eliges.',
  Accepted: 'Aceptados',
  'Before the changes': 'Antes de los cambios',
  Marked: 'Marcados',
  'Kept for the next editor to accept or reject, or settled now. Kept unless you choose.':
    'Se conservan para aceptarlos o rechazarlos después, o se resuelven ahora. Se conservan si no eliges.',
  'Kept as changes': 'Conservados como cambios',
  'Automatic fits the page to an image and uses A4 for text.': '«Automático» ajusta la página a una imagen y usa A4 para el texto.',
  'Automatic follows the content.': '«Automática» sigue al contenido.',
  Margin: 'Margen',
  'White space on all four sides. By default, none around images and about 20 mm around text.':
    'Espacio blanco en los cuatro lados. Por defecto, ninguno en imágenes y unos 20 mm en texto.',
  'The text with all changes accepted, or as it was before the changes. Accepted unless you choose.':
    'El texto con todos los cambios aceptados o el anterior a ellos. Aceptados si no eliges.',
  'Page area': 'Área de la página',
  'Convert the area that PDF viewers show, or the full sheet with crop marks and bleed.':
    'Convertir el área que muestran los visores de PDF, o la hoja completa con marcas de corte y sangrado.',
  'Visible area': 'Área visible',
  'Full sheet': 'Hoja completa',
  Delimiter: 'Separador',
  'The character that separates fields. Automatic detects it when reading and writes a comma.':
    'El carácter que separa los campos. «Automático» lo detecta al leer y escribe una coma.',
  'Comma ,': 'Coma ,',
  'Semicolon ;': 'Punto y coma ;',
  'Vertical bar |': 'Barra vertical |',
  Encoding: 'Codificación',
  'Character encoding. Automatic detects it when reading and writes UTF-8.':
    'Codificación de caracteres. «Automática» la detecta al leer y escribe UTF-8.',
  'UTF-8 with byte order mark (for Excel)': 'UTF-8 con marca de orden de bytes (para Excel)',
  'Windows-1252 (Western Europe)': 'Windows-1252 (Europa occidental)',
  'ISO 8859-15 (Western Europe)': 'ISO 8859-15 (Europa occidental)',
  'Windows-1250 (Central Europe)': 'Windows-1250 (Europa central)',
  'Windows-1251 (Cyrillic)': 'Windows-1251 (cirílico)',
  'Shift JIS (Japanese)': 'Shift JIS (japonés)',
  'GB 18030 (Chinese)': 'GB 18030 (chino)',
  'Sheets on paper': 'Hojas en papel',
  'How sheets are divided into pages. Unless you choose, as the print settings of the workbook say.':
    'Cómo se reparten las hojas en páginas. Si no eliges, según la configuración de impresión del libro.',
  'As the program prints': 'Como imprime el programa',
  'Fit all columns to the page width': 'Ajustar todas las columnas al ancho de la página',
  'One page for each sheet': 'Una página por hoja',
  'Lowers the bit rate, then the resolution, until the file fits.':
    'Reduce la tasa de bits y después la resolución hasta que el archivo quepa.',
  'Video codec': 'Códec de vídeo',
  'Automatic copies video that players of this format support and re-encodes the rest.':
    '«Automático» copia el vídeo que admiten los reproductores de este formato y recodifica el resto.',
  'Copy without re-encoding': 'Copiar sin recodificar',
  'MPEG-4 (Xvid)': 'MPEG-4 (Xvid)',
  'Video quality (CRF)': 'Calidad de vídeo (CRF)',
  'Lower looks better and makes a larger file; 18 is hard to tell from the original. Setting it re-encodes the video.':
    'Un valor más bajo se ve mejor y ocupa más; 18 apenas se distingue del original. Al fijarlo, el vídeo se recodifica.',
  'Height in pixels; video is never enlarged. Automatic keeps the size of videos and limits animated images to 480 pixels.':
    'Alto en píxeles; el vídeo nunca se amplía. «Automática» conserva el tamaño de los vídeos y limita las imágenes animadas a 480 píxeles.',
  'Phone videos are set upright automatically. Rotating or flipping further re-encodes the video.':
    'Los vídeos del móvil se ponen derechos automáticamente. Girarlos o voltearlos más recodifica el vídeo.',
  'Frame rate': 'Fotogramas por segundo',
  'Frames per second. By default videos keep theirs and animated images get 15.':
    'Por defecto, los vídeos conservan los suyos y las imágenes animadas tienen 15.',
  Mute: 'Silenciar',
  'Removes the audio.': 'Quita el audio.',
  'Audio codec': 'Códec de audio',
  'Automatic copies audio that players of this format support and re-encodes the rest.':
    '«Automático» copia el audio que admiten los reproductores de este formato y recodifica el resto.',
  'Plain samples': 'Muestras sin comprimir',
  'Audio bit rate': 'Tasa de bits de audio',
  '128 kbit/s is fair, 192 good, 320 best. Automatic suits the format.':
    '128 kbit/s es aceptable, 192 buena y 320 la mejor. «Automática» se adapta al formato.',
  '48 kbit/s': '48 kbit/s',
  '64 kbit/s': '64 kbit/s',
  '96 kbit/s': '96 kbit/s',
  '128 kbit/s': '128 kbit/s',
  '160 kbit/s': '160 kbit/s',
  '192 kbit/s': '192 kbit/s',
  '224 kbit/s': '224 kbit/s',
  '256 kbit/s': '256 kbit/s',
  '320 kbit/s': '320 kbit/s',
  'ALAC (lossless)': 'ALAC (sin pérdida)',
  Opus: 'Opus',
  Vorbis: 'Vorbis',
  'FLAC (lossless)': 'FLAC (sin pérdida)',
  'Sample rate': 'Frecuencia de muestreo',
  'Samples per second. By default the original rate, if the format allows it.':
    'Muestras por segundo. Por defecto, las del original, si el formato lo permite.',
  'Same as original': 'Igual que el original',
  Channels: 'Canales',
  'Mono or stereo. By default the original channels, if the format allows them.':
    'Mono o estéreo. Por defecto, los del original, si el formato los permite.',
  Mono: 'Mono',
  Stereo: 'Estéreo',
  'From 0 (no compression, fastest) to 9 (smallest, slowest).': 'De 0 (sin compresión, lo más rápido) a 9 (lo más pequeño, lo más lento).',
  Fit: 'Ajuste',
  'End at': 'Terminar en',
  Tab: 'Tabulación',
  'Icon sizes': 'Tamaños del icono',
  'Sizes inside the icon, in pixels. By default 16, 32, 48, 64, 128 and 256, up to the size of your image.':
    'Tamaños dentro del icono, en píxeles. Por defecto, 16, 32, 48, 64, 128 y 256, hasta el tamaño de tu imagen.',
  'up to 12 whole numbers from 16 to 256, separated by commas': 'hasta 12 números enteros de 16 a 256, separados por comas',
  Images: 'Imágenes',
  'By default the Markdown only names its images, which keeps it short.':
    'Por defecto el Markdown solo nombra sus imágenes, y así queda corto.',
  'Names only': 'Solo los nombres',
  'Inside the file': 'Dentro del archivo',
  'As files in a ZIP': 'Como archivos en un ZIP',
  'Windows Media Video': 'Windows Media Video',
  Theora: 'Theora',
  'Windows Media Audio': 'Windows Media Audio',
  WavPack: 'WavPack',
  Speex: 'Speex',
};
