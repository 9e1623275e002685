import type { OperationTexts } from '../../operation-texts.ts';

export const pdfBoxes: OperationTexts = {
  'crop-pdf': {
    name: 'Recortar PDF',
    verb: 'Recortar',
    words: {
      description:
        'Recorta los bordes de las páginas de un PDF: milímetros por cada lado, o de una vez todo el blanco alrededor del contenido.',
      keywords: ['recortar pdf', 'recortar márgenes pdf', 'quitar márgenes blancos pdf', 'cortar bordes pdf', 'recortador pdf'],
      lead: 'Márgenes anchos en una pantalla pequeña, marcas de corte, el borde negro de un escaneo: quítalos y lee más.',
      steps: [
        'Elige un PDF o suéltalo aquí.',
        'Activa «Recortar al contenido» o escribe milímetros.',
        'Pulsa «Recortar» y descarga el PDF.',
      ],
      changes: [
        'Las páginas se hacen más pequeñas; lo que hay en ellas conserva su tamaño.',
        'El texto, los enlaces y los campos siguen en su sitio.',
        'Lo recortado no se ve ni se imprime, pero sigue en el archivo.',
      ],
      questions: [
        {
          question: '¿Desaparece de verdad lo que queda fuera?',
          answer: 'Queda oculto, no eliminado. Para que nadie pueda recuperarlo, convierte el PDF recortado a JPG y de nuevo a PDF.',
        },
        {
          question: '¿Quedan todas las páginas del mismo tamaño?',
          answer: 'Con milímetros, cada página pierde las mismas franjas. Con «Recortar al contenido», cada página tiene su propio tamaño.',
        },
      ],
    },
  },
  'resize-pdf': {
    name: 'Cambiar el tamaño de página de un PDF',
    verb: 'Ajustar',
    words: {
      description: 'Pasa las páginas de un PDF a A4, Carta, A3, A5 o Legal. El contenido se ajusta y los enlaces siguen en su sitio.',
      keywords: ['cambiar tamaño pdf', 'tamaño de página pdf', 'pdf a a4', 'carta a a4 pdf', 'escalar pdf', 'a4 a a3'],
      lead: 'Tamaño Carta en una impresora A4, escaneos de todos los tamaños en un archivo: da a todas las páginas el mismo tamaño.',
      steps: ['Elige un PDF o suéltalo aquí.', 'Elige el tamaño de página.', 'Pulsa «Ajustar» y descarga el PDF.'],
      changes: [
        'Cada página recibe el tamaño que elijas. Su forma se conserva, con espacio blanco donde las formas difieren.',
        'Los enlaces, las notas y los campos se mueven con el contenido.',
        'El texto sigue siendo texto y los dibujos siguen nítidos.',
      ],
      questions: [
        {
          question: '¿Ocupa menos el archivo?',
          answer: 'No. Cambia el tamaño del papel. Para menos megabytes, usa «Comprimir PDF».',
        },
        {
          question: '¿Cómo quito antes los bordes blancos?',
          answer: 'Recorta el PDF al contenido y después cambia el tamaño: el contenido llenará la página nueva.',
        },
      ],
    },
  },
};
