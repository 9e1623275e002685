import type { OperationTexts } from '../../operation-texts.ts';

export const imageContent: OperationTexts = {
  'jfif-to-jpg': {
    name: 'JFIF a JPG',
    verb: 'Renombrar',
    words: {
      description: 'Convierte archivos JFIF, JPEG y JPE en JPG que aceptan todos los programas y formularios, sin perder ni un píxel.',
      keywords: ['jfif a jpg', 'jfif a jpeg', 'jpeg a jpg', 'jpe a jpg', 'convertir jfif', 'cambiar jpeg a jpg'],
      lead: '¿Tu formulario rechaza .jfif o .jpeg? La imagen de dentro ya es un JPG: la recibes con el nombre que esperan los programas.',
      steps: ['Elige tus archivos JFIF o JPEG o suéltalos aquí.', 'Pulsa «Renombrar».', 'Descarga los JPG, uno a uno o en un ZIP.'],
      changes: ['La extensión pasa a ser .jpg.', 'La imagen, la calidad y los datos de la cámara quedan exactamente igual.'],
      questions: [
        {
          question: '¿Qué es un archivo JFIF?',
          answer:
            'JFIF es la manera en que se guardan casi todos los JPG. Windows y algunos navegadores guardan esas imágenes como .jfif; el contenido es el mismo.',
        },
        {
          question: '¿Puedo cambiarle el nombre yo?',
          answer:
            'Sí. En Windows, activa antes «Extensiones de nombre de archivo» en el Explorador. En el móvil, esta página es más rápida.',
        },
      ],
    },
  },
  'image-to-text': {
    name: 'Imagen a texto',
    verb: 'Leer',
    words: {
      description:
        'Lee con OCR el texto de fotos, capturas y escaneos y guárdalo como TXT. JPG, PNG, HEIC, WEBP, TIFF y más, en {ocrCount} idiomas.',
      keywords: [
        'imagen a texto',
        'foto a texto',
        'ocr online',
        'extraer texto de imagen',
        'pasar imagen a texto',
        'leer texto de captura',
        'recibo a texto',
      ],
      lead: 'Un recibo, una página de un libro, una captura que no se puede copiar: obtén sus palabras como texto que puedes editar y buscar.',
      steps: [
        'Elige fotos, capturas o escaneos, o suéltalos aquí.',
        'Elige el idioma si «Detectar» se equivoca.',
        'Pulsa «Leer» y descarga el texto.',
      ],
      changes: [
        'Recibes texto sin formato en líneas, en el orden en que se lee.',
        'Las columnas se leen una tras otra; las fuentes y las imágenes se omiten.',
        'La imagen solo va a nuestro propio servidor y después se elimina.',
      ],
      questions: [
        {
          question: '¿Cómo obtengo el mejor resultado?',
          answer: 'Con una imagen nítida, recta y bien iluminada de texto impreso. Las mayúsculas deben medir al menos 20 píxeles de alto.',
        },
        {
          question: '¿Lee la escritura a mano?',
          answer: 'Apenas. El OCR está entrenado con texto impreso; de la letra a mano salen, con suerte, unas pocas palabras.',
        },
        {
          question: 'Necesito un PDF que se vea como el escaneo. ¿Qué hago?',
          answer: 'Usa «Imagen a PDF con texto»: la página se ve como la foto, y sus palabras se pueden buscar y copiar.',
        },
      ],
    },
  },
  'image-to-word': {
    name: 'Imagen a Word',
    verb: 'Leer',
    words: {
      description:
        'Convierte la foto o el escaneo de una página en un documento de Word editable: el OCR lee texto, títulos y tablas en {ocrCount} idiomas.',
      keywords: ['imagen a word', 'jpg a word', 'foto a word', 'pasar imagen a word', 'escaneo a word', 'captura a docx', 'ocr a word'],
      lead: 'Una carta, unos apuntes, una tabla en papel: haz una foto, obtén un documento de Word y sigue escribiendo.',
      steps: [
        'Elige fotos o escaneos, o suéltalos aquí.',
        'Elige el idioma si «Detectar» se equivoca.',
        'Pulsa «Leer» y descarga el DOCX.',
      ],
      changes: [
        'El texto pasa a párrafos que puedes editar, con títulos y tablas donde los tiene la página.',
        'Las imágenes de la página no se incluyen; el diseño se parece a la página, sin ser una copia.',
        'Revisa los nombres y los números: el OCR confunde alguna letra de vez en cuando.',
      ],
      questions: [
        {
          question: '¿Por qué hay palabras mal?',
          answer:
            'Lo borroso, las sombras y la letra pequeña son difíciles de leer. Haz la foto desde arriba, con luz de día, y llena el encuadre con la página.',
        },
        {
          question: 'Tengo muchas páginas. ¿Obtengo un solo documento?',
          answer: 'Cada foto da un documento. Para uno solo, une antes las fotos en un PDF y convierte ese PDF a DOCX.',
        },
      ],
    },
  },
  'image-to-searchable-pdf': {
    name: 'Imagen a PDF con texto',
    verb: 'Leer',
    words: {
      description: 'Convierte fotos y escaneos en un PDF cuyo texto se puede buscar y copiar, mientras la página se ve igual que la foto.',
      keywords: ['imagen a pdf con texto', 'jpg a pdf ocr', 'ocr jpg a pdf', 'foto a pdf con texto', 'escaneo a pdf buscable'],
      lead: 'Archiva un recibo o una carta de modo que los encuentres: el PDF se ve como tu foto, y la búsqueda encuentra sus palabras.',
      steps: ['Elige fotos o escaneos, o suéltalos aquí.', 'Elige el idioma si «Detectar» se equivoca.', 'Pulsa «Leer» y descarga el PDF.'],
      changes: [
        'La foto pasa a ser una página, tal como es.',
        'Sus palabras se ponen encima, invisibles, cada una donde se ve, para que puedas seleccionarlas.',
        'Si no se encuentra texto, recibes la página sin él y una nota.',
      ],
      questions: [
        {
          question: '¿En qué se diferencia de JPG a PDF?',
          answer: 'JPG a PDF hace una página solo con la imagen. Aquí el OCR añade las palabras, así que se puede buscar y copiar.',
        },
        {
          question: '¿Puedo poner varias fotos en un PDF?',
          answer: 'Sí, en dos pasos: haz un PDF con ellas con JPG a PDF y usa después «Hacer un PDF buscable».',
        },
      ],
    },
  },
};
