import type { OperationTexts } from '../../operation-texts.ts';

export const mergePdf: OperationTexts = {
  'merge-pdf': {
    name: 'Unir PDF',
    verb: 'Unir',
    words: {
      description:
        'Une varios PDF en uno, en el orden que quieras. Los marcadores, enlaces y formularios siguen funcionando. Gratis y sin cuenta.',
      keywords: ['unir pdf', 'juntar pdf', 'combinar pdf', 'unir varios pdf en uno', 'fusionar pdf'],
      lead: 'Combina varios PDF en un solo archivo, en el orden que elijas. El texto, los enlaces, los marcadores y los formularios siguen funcionando, y nada se vuelve a comprimir.',
      stepsTitle: 'Cómo unir PDF',
      steps: [
        'Elige dos o más PDF o suéltalos aquí: hasta {maxFiles} archivos, de {maxFile} cada uno y {maxTogether} en total. Si uno está protegido, te pedirá su contraseña.',
        'Arrástralos hasta ponerlos en orden, u ordénalos por nombre.',
        'Pulsa «Unir en un PDF» y descárgalo. Lleva el nombre del primer archivo.',
      ],
      changesTitle: 'Qué pasa con tus PDF',
      changes: [
        'Las páginas, las imágenes y las fuentes se copian sin cambios, así que no se pierde calidad.',
        'Los marcadores de cada PDF aparecen bajo su nombre de archivo.',
        'Los campos de formulario con el mismo nombre se numeran para que sigan siendo independientes.',
        'Se conservan la numeración de páginas, las capas, los comentarios y los adjuntos. Los scripts se quitan, y las firmas digitales dejan de ser válidas porque el documento cambia.',
      ],
      questions: [
        {
          question: '¿Puedo unir archivos de Word o imágenes con PDF?',
          answer:
            'Sí. Añádelos todos en la página de inicio, elige PDF para ellos y después «Un solo PDF». Se convierten y se unen en tu orden.',
        },
        {
          question: '¿El PDF unido ocupa más que sus partes?',
          answer: 'Ocupa más o menos lo mismo que todas juntas, porque cada PDF lleva sus propias fuentes e imágenes.',
        },
        {
          question: '¿Puedo usar solo algunas páginas de un PDF?',
          answer: 'Sí. Extráelas antes con «Extraer páginas de un PDF», en el orden que quieras.',
        },
      ],
    },
  },
};
