import type { OperationTexts } from '../../operation-texts.ts';

export const pdfMarks: OperationTexts = {
  'add-page-numbers': {
    name: 'Numerar páginas de un PDF',
    verb: 'Numerar',
    words: {
      description:
        'Pon números de página en un PDF: arriba o abajo, simples, como «Página 1 de 12» o en números romanos, a partir de cualquier página.',
      keywords: [
        'numerar páginas pdf',
        'poner números de página pdf',
        'números de página pdf',
        'paginar pdf',
        'insertar número de página pdf',
      ],
      lead: 'Una tesis, un contrato, un montón de escaneos: da a cada página su número y, si quieres, salta la portada.',
      steps: ['Elige un PDF o suéltalo aquí.', 'Elige la posición y el estilo.', 'Pulsa «Numerar» y descarga el PDF.'],
      changes: [
        'Se añade un número a cada página que elijas. Nada más se mueve.',
        'Las páginas giradas reciben su número donde tú ves el borde inferior o superior.',
        'El texto, los enlaces, los campos y los marcadores se conservan.',
      ],
      questions: [
        {
          question: '¿Cómo dejo fuera la portada?',
          answer: 'Escribe 2- en «Páginas». La segunda página recibe entonces el número 1, o el que escribas en «Empezar por».',
        },
        {
          question: '¿Puedo quitar los números después?',
          answer: 'Aquí no. Pasan a ser parte de la página, así que guarda también el PDF sin números.',
        },
      ],
    },
  },
  'watermark-pdf': {
    name: 'Marca de agua en PDF',
    verb: 'Marcar',
    words: {
      description:
        'Escribe BORRADOR, COPIA, tu nombre o cualquier texto sobre las páginas de un PDF: tú decides el color, la opacidad, el tamaño y la disposición.',
      keywords: [
        'marca de agua pdf',
        'poner marca de agua pdf',
        'sello pdf',
        'marca de agua borrador',
        'sello confidencial pdf',
        'texto sobre pdf',
      ],
      lead: 'Marca un borrador, nombra a quien recibe la copia o protege una muestra: un texto sobre cada página.',
      steps: [
        'Elige un PDF o suéltalo aquí.',
        'Escribe el texto y, si quieres, ajusta el color y la disposición.',
        'Pulsa «Marcar» y descarga el PDF.',
      ],
      changes: [
        'El texto se dibuja sobre cada página que elijas. El texto de debajo se puede seguir buscando y copiando.',
        'Es texto vectorial: nítido con cualquier aumento y al imprimir.',
        'Los enlaces, los campos y los marcadores se conservan.',
      ],
      questions: [
        {
          question: '¿Puede alguien quitar la marca de agua?',
          answer: 'Con un editor de PDF, sí. Para dificultarlo, convierte el PDF marcado a JPG y de nuevo a PDF.',
        },
        {
          question: '¿Puedo usar texto en árabe, hindi o chino?',
          answer: 'Sí. Las letras se forman y se unen como pide cada escritura, y van de derecha a izquierda donde corresponde.',
        },
      ],
    },
  },
};
