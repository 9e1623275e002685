import type { OperationTexts } from '../../operation-texts.ts';

export const pdfFiles: OperationTexts = {
  'compress-pdf': {
    name: 'Comprimir PDF',
    verb: 'Comprimir',
    words: {
      description:
        'Reduce un PDF para el correo o para subirlo: tres niveles, o un tamaño máximo en MB. El texto y las líneas siguen nítidos.',
      keywords: ['comprimir pdf', 'reducir pdf', 'reducir tamaño pdf', 'bajar peso pdf', 'compresor pdf', 'pdf menos de 1 mb'],
      lead: '¿Demasiado grande para el correo o el formulario? Las imágenes del PDF se reducen, el texto sigue nítido y ves el nuevo tamaño antes de descargar.',
      steps: [
        'Elige uno o varios PDF o suéltalos aquí.',
        'Elige un nivel o escribe el tamaño máximo del archivo.',
        'Pulsa «Comprimir», compara los tamaños y descarga el PDF.',
      ],
      changes: [
        'Las imágenes se guardan con menos píxeles y como JPEG. El texto, los dibujos y las fuentes no se tocan.',
        'Los enlaces, los campos de formulario, los marcadores y los adjuntos se conservan.',
        'El resultado nunca es mayor: si no se puede ahorrar nada, recibes tu archivo tal como estaba.',
      ],
      questions: [
        {
          question: '¿Cuánto se reduce?',
          answer:
            'Los documentos escaneados y los PDF llenos de fotos suelen quedarse en un tercio o menos. Un PDF que solo tiene texto se reduce poco, porque el texto ya está comprimido.',
        },
        {
          question: '¿Qué nivel elijo?',
          answer:
            '«Ligera» deja píxeles suficientes para imprimir (220 por pulgada), «Equilibrada» está pensada para pantallas (150) y «Fuerte» para archivos que solo deben poder leerse (96).',
        },
        {
          question: '¿Y si no se puede llegar al tamaño máximo?',
          answer: 'Ves el tamaño más pequeño posible. Divide el PDF para bajar de ahí.',
        },
      ],
    },
  },
  'flatten-pdf': {
    name: 'Aplanar PDF',
    verb: 'Aplanar',
    words: {
      description:
        'Convierte los campos rellenados, las notas y los sellos de un PDF en contenido normal de la página que ya nadie puede cambiar.',
      keywords: ['aplanar pdf', 'aplanar formulario pdf', 'pdf no editable', 'quitar campos de formulario pdf', 'fijar anotaciones pdf'],
      lead: '¿Has terminado el formulario? Aplánalo, y todos los visores e impresoras mostrarán lo que rellenaste, sin campos que cambiar.',
      steps: [
        'Elige un PDF rellenado o suéltalo aquí.',
        'Pulsa «Aplanar».',
        'Descarga el PDF: los campos y las notas son parte de la página.',
      ],
      changes: [
        'Los valores de los campos pasan a ser texto normal; las casillas marcadas y las imágenes de firmas, parte de la página.',
        'Las notas, los resaltados y los sellos se dibujan donde están. Los enlaces siguen funcionando.',
        'El texto sigue siendo texto: puedes buscarlo y copiarlo.',
      ],
      questions: [
        {
          question: '¿Puedo volver a rellenar el formulario después?',
          answer: 'No, sus campos ya no existen. Guarda el original si todavía los necesitas.',
        },
        {
          question: '¿Por qué no se imprimen los datos de mi formulario?',
          answer: 'Algunos programas guardan un valor sin dibujarlo. Al aplanar, primero se dibuja cada valor en la página.',
        },
      ],
    },
  },
  'archive-pdf': {
    name: 'PDF a PDF/A',
    verb: 'Convertir',
    words: {
      description:
        'Crea un PDF/A para juzgados, archivos y administraciones: 1b, 2b o 3b, con todas las fuentes y los colores en el archivo.',
      keywords: ['pdf a pdf/a', 'convertir pdf a pdfa', 'crear pdf/a', 'pdf/a-2b', 'pdf para archivar', 'convertidor pdf/a'],
      lead: '¿El portal solo acepta PDF/A? Es un PDF que lleva dentro todo lo que necesita, para verse igual dentro de treinta años.',
      steps: [
        'Elige uno o varios PDF o suéltalos aquí.',
        'Elige el tipo de PDF/A, si te han pedido uno concreto.',
        'Pulsa «Convertir» y descarga el PDF/A.',
      ],
      changes: [
        'Todas las fuentes se incrustan y los colores se describen como sRGB.',
        'El texto sigue siendo texto. Los enlaces, los marcadores y el título se quedan.',
        'Los campos y las notas pasan a ser parte de la página. Contraseñas, scripts, sonido y vídeo desaparecen: PDF/A los prohíbe.',
      ],
      questions: [
        {
          question: '¿Qué tipo elijo: 1b, 2b o 3b?',
          answer:
            'PDF/A-2b, salvo que te pidan otro. El 1b es el más antiguo y no admite transparencias. El 3b puede llevar adjuntos, como los datos de una factura.',
        },
        {
          question: '¿El resultado está certificado?',
          answer:
            'Se crea según la norma y el archivo lo indica. Aquí no lo revisa ningún validador: si un portal lo rechaza, su comprobación dice por qué.',
        },
      ],
    },
  },
  'pdf-metadata': {
    name: 'Metadatos de PDF',
    verb: 'Guardar',
    words: {
      description:
        'Cambia el título, el autor, el asunto y las palabras clave de un PDF, o quita todos los metadatos antes de compartirlo.',
      keywords: ['editar metadatos pdf', 'quitar metadatos pdf', 'cambiar título pdf', 'propiedades pdf', 'cambiar autor pdf'],
      lead: 'Un PDF dice quién lo escribió, con qué programa y cuándo. Corrígelo, o quítalo antes de enviar el archivo.',
      steps: [
        'Elige un PDF o suéltalo aquí.',
        'Rellena lo que quieras cambiar, o activa «Quitar todo lo demás».',
        'Pulsa «Guardar» y descarga el PDF.',
      ],
      changes: [
        'Solo cambian las propiedades del documento; sus páginas quedan igual.',
        'Los valores antiguos desaparecen de verdad: el archivo se escribe de nuevo sin ellos.',
        'Los dos registros de un PDF, el antiguo y XMP, dicen después lo mismo.',
      ],
      questions: [
        {
          question: '¿Cómo quito mi nombre de un PDF?',
          answer:
            'Activa «Quitar todo lo demás» y deja los campos vacíos. Se eliminan el autor, el programa, las fechas y el registro XMP oculto.',
        },
        {
          question: '¿Se quitan también los comentarios y el texto oculto?',
          answer: 'No, solo las propiedades del documento. Los comentarios son parte de las páginas; «Aplanar PDF» los dibuja en ellas.',
        },
      ],
    },
  },
};
