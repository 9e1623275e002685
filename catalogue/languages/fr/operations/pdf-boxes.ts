import type { OperationTexts } from '../../operation-texts.ts';

export const pdfBoxes: OperationTexts = {
  'crop-pdf': {
    name: 'Rogner un PDF',
    verb: 'Rogner',
    words: {
      description: 'Coupez les bords des pages d’un PDF : des millimètres de chaque côté, ou d’un coup tout le blanc autour du contenu.',
      keywords: ['rogner pdf', 'recadrer pdf', 'supprimer marges pdf', 'couper bords pdf', 'rogneur pdf'],
      lead: 'De larges marges sur un petit écran, des traits de coupe, le bord noir d’un scan : retirez-les et lisez mieux.',
      steps: [
        'Choisissez un PDF ou déposez-le ici.',
        'Activez « Rogner au contenu », ou saisissez des millimètres.',
        'Cliquez sur « Rogner » et téléchargez le PDF.',
      ],
      changes: [
        'Les pages rapetissent ; ce qu’elles contiennent garde sa taille.',
        'Texte, liens et champs restent en place.',
        'Ce qui est coupé ne se voit plus et ne s’imprime plus, mais reste dans le fichier.',
      ],
      questions: [
        {
          question: 'La partie extérieure a-t-elle vraiment disparu ?',
          answer:
            'Elle est cachée, pas supprimée. Pour que personne ne la retrouve, convertissez le PDF rogné en JPG puis à nouveau en PDF.',
        },
        {
          question: 'Toutes les pages ont-elles la même taille ?',
          answer: 'En millimètres, chaque page perd les mêmes bandes. Avec « Rogner au contenu », chaque page a sa propre taille.',
        },
      ],
    },
  },
  'resize-pdf': {
    name: 'Redimensionner un PDF',
    verb: 'Redimensionner',
    words: {
      description: 'Mettez les pages d’un PDF en A4, Letter, A3, A5 ou Legal. Le contenu est adapté, et les liens restent à leur place.',
      keywords: ['redimensionner pdf', 'changer format page pdf', 'pdf en a4', 'letter en a4 pdf', 'mettre pdf à l’échelle', 'a4 en a3'],
      lead: 'Du Letter sur une imprimante A4, des scans de toutes tailles dans un fichier : donnez la même taille à toutes les pages.',
      steps: [
        'Choisissez un PDF ou déposez-le ici.',
        'Choisissez le format de page.',
        'Cliquez sur « Redimensionner » et téléchargez le PDF.',
      ],
      changes: [
        'Chaque page reçoit le format choisi. Sa forme est gardée, avec du blanc là où les formes diffèrent.',
        'Liens, notes et champs suivent le contenu.',
        'Le texte reste du texte et les dessins restent nets.',
      ],
      questions: [
        {
          question: 'Le fichier devient-il plus léger ?',
          answer: 'Non. Seule la taille du papier change. Pour moins de mégaoctets, utilisez « Compresser un PDF ».',
        },
        {
          question: 'Comment enlever d’abord les bords blancs ?',
          answer: 'Rognez le PDF au contenu, puis redimensionnez-le : le contenu remplit la nouvelle page.',
        },
      ],
    },
  },
};
