import type { helpFamilies as english } from '../en/help-families.ts';
import type { Words } from '../words.ts';

export const helpFamilies = {
  common: {
    examples: '¿Qué necesitas?',
    tools: 'Cambiar un archivo sin cambiar su formato',
    formats: 'Qué se convierte en qué',
    formatsLead: 'Abre un formato para ver todas las conversiones desde él y hacia él.',
    counts: 'a {to}, desde {from}',
    questions: 'Preguntas',
    notes: 'Avisos de los resultados',
    limits: 'Límites y privacidad',
    limitsText:
      'Cada archivo puede tener hasta {maxFile}, y puedes añadir hasta {maxFiles} archivos a la vez. El servidor elimina tu archivo cuando termina la conversión, y el resultado cuando ya lo tienes.',
    privacy: 'Cómo se eliminan tus archivos',
    families: 'Ayuda por tipo de archivo',
  },
  images: {
    title: 'Ayuda con imágenes',
    description: 'Qué formato de imagen elegir, cómo reducir el tamaño de tus fotos y cómo conservar un fondo transparente.',
    lead: 'Fotos, dibujos, iconos y archivos de cámara: cómo conseguir el que necesitas.',
    needs: [
      'Una foto del iPhone que se abra en Windows',
      'Una imagen de la web que mi editor no acepta',
      'Una foto que quepa en un formulario',
      'Un logotipo nítido a cualquier tamaño',
      'El texto de una foto',
    ],
    questions: [
      {
        question: '¿JPG, PNG o WEBP?',
        answer: 'Elige JPG para fotos, PNG para logotipos y capturas de pantalla, y WEBP para una página web.',
      },
      {
        question: '¿Por qué mi PNG ocupa más que el JPG?',
        answer: 'PNG guarda cada píxel con exactitud, y JPG no. El PNG se ve igual que el JPG del que salió.',
      },
      {
        question: '¿Dónde queda el fondo transparente?',
        answer: 'JPG y BMP no pueden guardarlo. Elige un color de fondo en las opciones, o usa PNG o WEBP.',
      },
      { question: '¿Mis fotos salen derechas?', answer: 'Sí. El giro que guardó la cámara se aplica a la imagen.' },
    ],
    notes: [
      { note: 'Solo el primer fotograma', means: 'El archivo es una animación, y en el formato nuevo solo cabe una imagen.' },
      { note: 'Convertido como otro formato', means: 'El nombre decía un formato y el contenido era otro. Cuenta el contenido.' },
    ],
  },
  documents: {
    title: 'Ayuda con documentos y PDF',
    description: 'Cómo pasar entre Word, PDF, páginas web y texto, qué hace el OCR y qué significan los avisos de los resultados.',
    lead: 'Cartas, informes, diapositivas y PDF: qué conserva cada formato.',
    needs: [
      'Un PDF que pueda editar',
      'Un documento para imprimir o firmar',
      'Un solo PDF a partir de varios',
      'Un PDF que quepa en un correo',
      'Un escaneo en el que pueda buscar',
    ],
    questions: [
      {
        question: '¿Mi PDF se verá igual en Word?',
        answer:
          'Las líneas, las tablas y las imágenes quedan en su sitio siempre que Word lo permite. Revisa las tablas largas y los formularios.',
      },
      {
        question: '¿Puede leer un documento escaneado?',
        answer: 'Sí, con el reconocimiento de texto (OCR). Si no se detecta el idioma de la página, elígelo en las opciones.',
      },
      {
        question: 'Mi archivo tiene contraseña. ¿Qué hago?',
        answer: 'Elige el archivo y aparecerá un campo para la contraseña. Viaja al servidor con el archivo y no se guarda.',
      },
      {
        question: '¿Por qué aparece otra fuente?',
        answer: 'El archivo usa una fuente que no incluye y que no tenemos. En su lugar se pone otra con el mismo ancho.',
      },
    ],
    notes: [
      { note: 'Fuente sustituida', means: 'Una fuente parecida ocupa el lugar de la que falta. Las líneas pueden cortarse en otro punto.' },
      { note: 'Comentarios o cambios', means: 'Dice cuántos había y si están en el resultado.' },
      { note: 'Partes ocultas omitidas', means: 'Lo que el autor ocultó sigue oculto, así que no está en el resultado.' },
      {
        note: 'Comparado con tu archivo',
        means: 'El número de páginas, letras, tablas y más, antes y después. Si se pierde algo, se ve aquí.',
      },
    ],
  },
  sheets: {
    title: 'Ayuda con hojas de cálculo y datos',
    description: 'Cómo pasar entre Excel, CSV y JSON, qué ocurre con las fórmulas y las fechas, y cómo se imprimen las hojas.',
    lead: 'Tablas de Excel a JSON: qué se conserva, qué cambia y qué puedes ajustar.',
    needs: ['Una tabla de un PDF', 'Una hoja de Excel para otro programa', 'Un CSV que se abra bien en Excel', 'Una hoja en papel'],
    questions: [
      {
        question: '¿Qué pasa con las fórmulas?',
        answer: 'CSV, JSON y texto reciben los valores que ves. XLSX y ODS conservan las fórmulas.',
      },
      {
        question: 'Mi CSV sale todo en una columna. ¿Por qué?',
        answer: 'Tu programa espera otro separador de columnas. Elige coma, punto y coma o tabulador en las opciones.',
      },
      {
        question: '¿Dónde están mis otras hojas?',
        answer: 'En un CSV cabe una hoja. Un libro con varias da un ZIP con un archivo por hoja.',
      },
      {
        question: 'La tabla es demasiado ancha para la página.',
        answer: 'Elige en las opciones cómo se reparten las hojas: ajustadas al ancho o una página por hoja.',
      },
    ],
    notes: [
      {
        note: 'Fórmulas convertidas en valores',
        means: 'El formato no tiene fórmulas, o una no se pudo trasladar. Queda su resultado.',
      },
      { note: 'Hojas, filas o columnas ocultas', means: 'Se nombran para que sepas qué no se imprime.' },
      { note: 'Gráficos omitidos', means: 'En un formato de tablas no caben gráficos. Convierte a PDF para conservarlos.' },
    ],
  },
  'video-and-audio': {
    title: 'Ayuda con vídeo y audio',
    description: 'Cómo conseguir un vídeo que se reproduzca, un archivo más pequeño, un GIF o solo el sonido, y qué significan los avisos.',
    lead: 'Clips, canciones y mensajes de voz: un archivo que suena donde lo necesitas.',
    needs: [
      'Un vídeo que se vea en cualquier dispositivo',
      'Solo el sonido',
      'Un GIF corto',
      'Un vídeo que se pueda enviar',
      'Un mensaje de voz en MP3',
    ],
    questions: [
      {
        question: '¿Por qué ocupa tanto un GIF?',
        answer: 'Un GIF guarda cada fotograma como una imagen. Acórtalo, baja la resolución y usa 10 fotogramas por segundo.',
      },
      {
        question: '¿Se pierde calidad?',
        answer: 'No, si la imagen y el sonido caben en el formato nuevo: se copian. Si no, se vuelven a codificar con buena calidad.',
      },
      {
        question: '¿Cuánto puede durar un vídeo?',
        answer: 'Cuenta el tamaño, no la duración. Los vídeos muy largos pueden llegar al límite de tiempo.',
      },
      {
        question: '¿Puedo unir varios clips en uno?',
        answer: 'Sí, con las herramientas para unir vídeo o audio. Cada parte se convierte en un capítulo.',
      },
    ],
    notes: [
      { note: 'Copiado sin codificar', means: 'La imagen y el sonido son los mismos bits que antes, así que no se pierde nada.' },
      {
        note: 'Pistas omitidas',
        means: 'En el formato nuevo no caben todas las pistas de audio o los subtítulos. El aviso dice cuáles.',
      },
    ],
  },
  ebooks: {
    title: 'Ayuda con libros electrónicos',
    description: 'Cómo leer un libro en un Kindle, un Kobo o un móvil, cómo imprimirlo y por qué algunos libros siguen bloqueados.',
    lead: 'Libros para el lector que tienes.',
    needs: ['Un libro para mi Kindle', 'Un libro de Kindle para otro lector', 'Un libro en papel', 'Un libro con mi propio texto'],
    questions: [
      {
        question: '¿Por qué no se puede convertir mi libro?',
        answer: 'Los libros de las tiendas suelen estar ligados a tu cuenta (DRM). No rompemos esa protección.',
      },
      { question: '¿AZW3 o MOBI?', answer: 'Elige AZW3 para un Kindle de 2011 o posterior, y MOBI para uno más antiguo.' },
      {
        question: '¿El libro conserva sus capítulos?',
        answer: 'Sí. Los títulos forman el índice, y los enlaces del libro siguen funcionando.',
      },
    ],
    notes: [{ note: 'Notas al final', means: 'Las notas al pie están al final de su capítulo, con un enlace de ida y otro de vuelta.' }],
  },
  archives: {
    title: 'Ayuda con archivos comprimidos',
    description: 'Cómo abrir un RAR o un 7Z sin instalar nada, qué pasa con las contraseñas y los permisos, y qué significan los avisos.',
    lead: 'ZIP, RAR, 7Z y TAR: ábrelos o vuelve a comprimirlos.',
    needs: ['Un RAR que no puedo abrir', 'Un archivo comprimido más pequeño', 'Un archivo comprimido para Linux'],
    questions: [
      {
        question: '¿Puedo abrir uno con contraseña?',
        answer: 'Sí, si la sabes. El archivo comprimido nuevo no tiene contraseña.',
      },
      { question: '¿Se conservan las carpetas?', answer: 'Sí. Los nombres, las carpetas y las fechas quedan como estaban.' },
      {
        question: '¿Puedo convertir una parte de un archivo dividido?',
        answer: 'No. Une antes las partes con el programa que las hizo.',
      },
    ],
    notes: [
      { note: 'Enlaces omitidos', means: 'Un enlace llevaba fuera del archivo comprimido. Puede hacer daño, así que no se incluye.' },
      { note: 'Nombres cambiados', means: 'Un nombre no se permitía en otros sistemas y se ha adaptado.' },
    ],
  },
} as const satisfies Words<typeof english>;
