import type { OperationTexts } from '../../operation-texts.ts';

export const pdfParts: OperationTexts = {
  'split-pdf': {
    name: 'Dividir PDF',
    verb: 'Dividir',
    words: {
      description:
        'Divide un PDF en varios: cada página, cada cierto número de páginas, tus propios intervalos, un archivo por capítulo o por tamaño.',
      keywords: ['dividir pdf', 'separar pdf', 'separar páginas pdf', 'dividir pdf por marcadores', 'cortar pdf'],
      lead: 'Corta un PDF grande en partes manejables: páginas sueltas, partes iguales, tus propios intervalos o sus capítulos. Todas las partes llegan en un ZIP.',
      steps: [
        'Elige un PDF o suéltalo aquí.',
        'Indica las páginas por archivo, escribe intervalos como 1-3,4-10 o divide por marcadores.',
        'Pulsa «Dividir» y descarga el ZIP con las partes.',
      ],
      changes: [
        'El texto, las imágenes y las fuentes de cada página quedan exactamente igual.',
        'Cada parte conserva los enlaces, los campos y los marcadores de sus páginas.',
        'Una parte no contiene nada de las demás páginas, así que puedes compartirla con tranquilidad.',
      ],
      questions: [
        {
          question: '¿Cómo obtengo un PDF por capítulo?',
          answer: 'Elige «Marcadores» en «Dividir por». Cada marcador de primer nivel empieza un archivo nuevo, que lleva su nombre.',
        },
        {
          question: '¿Cómo obtengo partes que quepan en un correo?',
          answer:
            'Elige «Tamaño del archivo» en «Dividir por» y escribe los megabytes en «Tamaño máximo». Cada parte lleva tantas páginas como quepan.',
        },
        {
          question: '¿Pueden solaparse los intervalos?',
          answer: 'Sí. Con 1-5,3-8, las páginas 3 a 5 están en los dos archivos.',
        },
        {
          question: '¿Cuántas partes puedo hacer?',
          answer: 'Hasta 1000 de un PDF.',
        },
      ],
    },
  },
  'extract-pdf-pages': {
    name: 'Extraer páginas de un PDF',
    verb: 'Extraer',
    words: {
      description:
        'Guarda algunas páginas de un PDF como un PDF nuevo: elígelas en las miniaturas o escribe sus números. El texto y la calidad no cambian.',
      keywords: [
        'extraer páginas pdf',
        'guardar páginas de un pdf',
        'sacar páginas de pdf',
        'extractor de páginas pdf',
        'copiar página pdf',
      ],
      lead: 'Saca de un PDF las páginas que necesitas. Púlsalas en el orden que quieras o escribe sus números.',
      steps: [
        'Elige un PDF o suéltalo aquí.',
        'Pulsa «Elegir páginas» y tócalas, o escribe números como 1-3,8.',
        'Pulsa «Extraer» y descarga el PDF nuevo.',
      ],
      changes: [
        'Las páginas se ven igual, con su texto, sus enlaces y sus campos de formulario.',
        'Los marcadores que llevan a otras páginas se omiten.',
        'En el archivo nuevo no queda nada de las demás páginas.',
      ],
      questions: [
        {
          question: '¿De verdad desaparecen las demás páginas del archivo nuevo?',
          answer: 'Sí. Su texto, sus imágenes, notas y campos no se copian, así que nadie puede recuperarlos del extracto.',
        },
        {
          question: '¿Puedo extraer cada página en su propio archivo?',
          answer: 'Sí. Activa «Un archivo por página» y recibes un ZIP con un PDF por cada una.',
        },
      ],
    },
  },
};
