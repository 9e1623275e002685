import type { OperationTexts } from '../../operation-texts.ts';

export const contents: OperationTexts = {
  'extract-images': {
    name: 'Extraer imágenes',
    verb: 'Extraer',
    words: {
      description: 'Saca todas las fotos e imágenes de un PDF, Word, PowerPoint, Excel o EPUB, a tamaño completo y en un ZIP.',
      keywords: [
        'extraer imágenes de pdf',
        'sacar imágenes de un pdf',
        'extraer imágenes de word',
        'guardar imágenes de powerpoint',
        'sacar fotos de docx',
      ],
      lead: '¿Necesitas las fotos de un folleto o los gráficos de una charla? Obtén cada imagen como está guardada en el archivo, no una captura.',
      steps: [
        'Elige un PDF, Word, PowerPoint, Excel o EPUB o suéltalo aquí.',
        'Pulsa «Extraer».',
        'Descarga el ZIP con todas las imágenes.',
      ],
      changes: [
        'Cada imagen llega como está guardada: un JPG sigue siendo el mismo JPG, byte a byte.',
        'Las imágenes translúcidas de un PDF pasan a PNG con su transparencia.',
        'Una imagen que se usa en varias páginas llega una sola vez.',
      ],
      questions: [
        {
          question: '¿Por qué una imagen es mayor que en la página?',
          answer: 'Los documentos suelen mostrar una foto reducida o recortada y guardarla entera. Recibes lo que está guardado.',
        },
        {
          question: '¿Por qué faltan gráficos?',
          answer: 'Los gráficos suelen dibujarse con líneas y texto y no son imágenes. Convierte la página a PNG o SVG para obtenerlos.',
        },
      ],
    },
  },
  'extract-text': {
    name: 'Extraer texto',
    verb: 'Extraer',
    words: {
      description:
        'Saca el texto de un PDF, Word, PowerPoint, EPUB o página web, en orden de lectura. Las páginas escaneadas se leen con OCR.',
      keywords: ['copiar texto de pdf', 'extraer texto de pdf', 'extraer texto', 'sacar texto de docx', 'extraer texto de powerpoint'],
      lead: 'Solo las palabras, sin fuentes ni marcos: para buscar, citar, traducir o pasar a otro programa.',
      steps: ['Elige un documento o suéltalo aquí.', 'Pulsa «Extraer».', 'Descarga el archivo TXT.'],
      changes: [
        'Recibes el texto en orden de lectura; las columnas van una tras otra.',
        'Las tablas pasan a ser líneas; las imágenes y el formato desaparecen.',
        'Las páginas escaneadas de un PDF se leen con OCR.',
      ],
      questions: [
        {
          question: 'Al copiar de mi PDF salen signos sin sentido. ¿Sirve esto?',
          answer: 'A menudo. Si las fuentes de un PDF esconden qué significan sus letras, la página se lee como un escaneo.',
        },
        {
          question: 'Quiero conservar los títulos y las listas. ¿Qué hago?',
          answer: 'Convierte a Markdown o DOCX: ambos conservan la estructura del texto.',
        },
      ],
    },
  },
  'extract-attachments': {
    name: 'Extraer adjuntos',
    verb: 'Extraer',
    words: {
      description: 'Guarda en un ZIP los archivos adjuntos a un PDF o a un correo, o incrustados en un Word, PowerPoint o Excel.',
      keywords: [
        'extraer adjuntos de pdf',
        'guardar adjuntos de correo',
        'adjuntos msg',
        'adjuntos eml',
        'extraer archivos incrustados de word',
      ],
      lead: 'Una factura con su XML dentro, un correo de un programa que no tienes, una presentación con un vídeo: saca los archivos.',
      steps: ['Elige un PDF, un correo o un archivo de oficina o suéltalo aquí.', 'Pulsa «Extraer».', 'Descarga el ZIP con los archivos.'],
      changes: [
        'Cada archivo llega como se adjuntó, con su nombre.',
        'El texto de un correo viene también, como página web.',
        'Los sonidos y vídeos de una presentación vienen también.',
      ],
      questions: [
        {
          question: '¿Cómo obtengo el XML de una factura electrónica (ZUGFeRD, Factur-X)?',
          answer: 'Está adjunto al PDF. Extrae los adjuntos y lo tendrás en el ZIP.',
        },
        {
          question: 'Tengo un winmail.dat. ¿Qué es?',
          answer:
            'Un correo en un formato de Outlook. Pide a quien lo envió que lo mande como HTML o texto, o como MSG, que aquí funciona.',
        },
      ],
    },
  },
  'remove-metadata': {
    name: 'Quitar metadatos',
    verb: 'Limpiar',
    words: {
      description:
        'Quita la ubicación, la cámara, el autor, las fechas y otros datos ocultos de fotos, PDF, documentos de Office, música y vídeos antes de compartirlos.',
      keywords: [
        'quitar metadatos',
        'eliminar exif',
        'quitar ubicación de foto',
        'borrar metadatos',
        'quitar datos exif',
        'limpiar metadatos',
        'quitar autor de word',
      ],
      lead: 'Una foto dice dónde vives; un documento, quién lo escribió. Quítalo antes de publicar o enviar el archivo.',
      steps: ['Elige fotos, documentos, música o vídeos, o suéltalos aquí.', 'Pulsa «Limpiar».', 'Descarga los archivos limpios.'],
      changes: [
        'Las fotos pierden la posición GPS, la cámara, la fecha, los textos y la miniatura; se siguen viendo derechas y con los colores correctos.',
        'Los documentos pierden el autor, la empresa, las fechas, el título y la imagen de vista previa.',
        'La música y los vídeos pierden el título, el artista, la portada, la posición y los capítulos.',
        'El contenido queda exactamente igual. Solo HEIC y AVIF se guardan otra vez, con alta calidad.',
      ],
      questions: [
        {
          question: '¿Se quitan también los comentarios y los cambios registrados?',
          answer:
            'Se quedan, porque son parte del texto, pero sin nombres ni fechas. Para quitarlos también, acepta antes los cambios y elimina los comentarios.',
        },
        {
          question: '¿Puede una foto delatarme todavía?',
          answer: 'Lo que se ve en la imagen sí puede: un cartel de la calle, una cara, un nombre en una puerta. Recórtalo.',
        },
      ],
    },
  },
};
