import type { OperationTexts } from '../../operation-texts.ts';

export const searchablePdf: OperationTexts = {
  'searchable-pdf': {
    name: 'Hacer un PDF buscable',
    verb: 'Convertir',
    words: {
      description:
        'Añade una capa de texto invisible a un PDF escaneado con OCR: se ve igual, y puedes buscar, seleccionar y copiar cada palabra.',
      keywords: ['pdf buscable', 'ocr pdf', 'pdf escaneado a texto', 'reconocer texto pdf', 'pdf con ocr'],
      lead: 'Las páginas escaneadas son imágenes, así que no puedes buscar ni copiar su texto. El OCR añade una capa de texto invisible: el PDF se ve igual, y puedes buscar, seleccionar y copiar cada palabra.',
      stepsTitle: 'Cómo hacer buscable un escaneo',
      steps: [
        'Elige tus PDF escaneados o suéltalos aquí. Los protegidos piden su contraseña.',
        'En «Opciones» puedes elegir las páginas o el idioma del OCR. Después pulsa «Convertir».',
        'Descarga el PDF y pulsa Ctrl+F en cualquier visor para buscar en él.',
      ],
      changesTitle: 'Qué cambia y qué se conserva',
      changes: [
        'Las imágenes de las páginas quedan exactamente igual, salvo que fijes un tamaño máximo.',
        'Las páginas que ya tienen texto no se tocan. Los enlaces, los formularios, los marcadores y las capas se conservan.',
        'Las páginas torcidas y giradas se leen bien, y la capa de texto las sigue.',
        'Si eliges páginas, el PDF nuevo contiene solo esas, en tu orden.',
      ],
      questions: [
        {
          question: '¿Qué idiomas puede leer?',
          answer:
            'Estos: {ocrLanguages}. La impresión limpia se lee bien, las copias débiles dan errores y la escritura a mano apenas se reconoce.',
        },
        {
          question: '¿Puedo corregir los errores del OCR?',
          answer: 'No en el PDF, porque sus páginas siguen siendo imágenes. Para editar el texto, convierte el PDF a Word.',
        },
        {
          question: '¿Cuánto tarda?',
          answer:
            'De dos a tres segundos por página, un poco más la primera. Si a un documento largo se le acaba el tiempo, las páginas restantes quedan como imágenes y una nota dice cuántas son.',
        },
        {
          question: '¿Sigue siendo válida después una firma del documento?',
          answer: 'No. Cualquier cambio en un documento firmado invalida su firma, así que guarda el original.',
        },
      ],
    },
  },
};
