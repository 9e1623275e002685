import type { OperationTexts } from '../../operation-texts.ts';

export const pdfPages: OperationTexts = {
  'rotate-pdf': {
    name: 'Girar PDF',
    verb: 'Girar',
    words: {
      description:
        'Pon derechas las páginas de un PDF que están de lado o al revés, todas o solo algunas. El texto, los enlaces y la calidad no cambian.',
      keywords: ['girar pdf', 'rotar pdf', 'girar páginas pdf', 'voltear pdf', 'rotar pdf y guardar'],
      lead: 'Escaneos tumbados, páginas que entraron al revés: ponlas derechas y guarda el PDF así.',
      steps: [
        'Elige uno o varios PDF o suéltalos aquí.',
        'Elige el sentido. Para girar solo algunas páginas, indícalas en «Páginas».',
        'Pulsa «Girar» y descarga el PDF.',
      ],
      changes: [
        'Cada página conserva su contenido: nada se vuelve a dibujar, así que el texto sigue nítido y se puede buscar.',
        'Los enlaces, los campos de formulario, los marcadores y los adjuntos se conservan.',
        'Las páginas que no indiques quedan igual.',
      ],
      questions: [
        {
          question: '¿Puedo girar una sola página?',
          answer: 'Sí. Escribe su número en «Páginas», por ejemplo 3, o varios, como 1,4-6. Las demás no cambian.',
        },
        {
          question: '¿Por qué mi visor de PDF olvida el giro?',
          answer:
            'La mayoría de los visores giran solo la vista. Aquí el giro se guarda en el archivo, así que todos los visores e impresoras lo muestran.',
        },
        {
          question: '¿Empeora el PDF al girarlo?',
          answer: 'No. Un PDF guarda el giro de una página como un número, y solo cambia ese número.',
        },
      ],
    },
  },
  'delete-pdf-pages': {
    name: 'Eliminar páginas de un PDF',
    verb: 'Eliminar',
    words: {
      description: 'Quita de un PDF páginas en blanco, equivocadas o privadas. Tócalas o escribe sus números; el resto queda como está.',
      keywords: ['eliminar páginas pdf', 'quitar páginas de pdf', 'borrar página pdf', 'quitar hoja en blanco pdf', 'borrar hojas pdf'],
      lead: 'Reversos en blanco de un escaneo, un anexo, una página que no es para todos: quítalas para siempre.',
      steps: [
        'Elige un PDF o suéltalo aquí.',
        'Toca las páginas que quieras eliminar en «Elegir páginas», o escribe números como 2,5-7.',
        'Pulsa «Eliminar» y descarga el PDF más corto.',
      ],
      changes: [
        'Las páginas eliminadas salen del archivo con todo lo que contienen: nada queda solo oculto.',
        'Las demás páginas conservan su texto, sus enlaces, sus campos y su orden.',
        'Los marcadores de las páginas eliminadas desaparecen con ellas.',
      ],
      questions: [
        {
          question: '¿Se pueden recuperar las páginas eliminadas del PDF nuevo?',
          answer: 'No. El archivo nuevo se escribe sin ellas. Tu original no cambia.',
        },
        {
          question: '¿Y si hay una firma digital?',
          answer: 'Se quita, porque una firma solo vale para el documento completo. Una nota te lo dice.',
        },
      ],
    },
  },
  'reorder-pdf-pages': {
    name: 'Reordenar páginas de un PDF',
    verb: 'Reordenar',
    words: {
      description: 'Pon las páginas de un PDF en otro orden o inviértelas: toca las páginas una tras otra o escribe el nuevo orden.',
      keywords: [
        'reordenar páginas pdf',
        'ordenar pdf',
        'cambiar orden páginas pdf',
        'invertir páginas pdf',
        'mover páginas pdf',
        'organizar pdf',
      ],
      lead: '¿Escaneado de atrás hacia delante, o el anexo en mal sitio? Pon las páginas en el orden que quieras.',
      steps: [
        'Elige un PDF o suéltalo aquí.',
        'Toca las páginas en su nuevo orden o escríbelo, por ejemplo 3,1,2. Si el montón se escaneó al revés, activa «Invertir el orden».',
        'Pulsa «Reordenar» y descarga el PDF.',
      ],
      changes: [
        'Todas las páginas siguen en el archivo; solo cambia el orden.',
        'Los marcadores, los enlaces y los campos se mueven con sus páginas.',
        'Las páginas que no indiques van después de las que sí.',
      ],
      questions: [
        {
          question: '¿Tengo que indicar todas las páginas?',
          answer: 'No. Para llevar la página 8 al principio, escribe 8: las demás siguen en el orden de antes.',
        },
        {
          question: '¿Cómo invierto todo el orden?',
          answer: 'Deja «Páginas» vacío y activa «Invertir el orden».',
        },
      ],
    },
  },
};
