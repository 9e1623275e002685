import type { OperationTexts } from '../../operation-texts.ts';

export const mergePdf: OperationTexts = {
  'merge-pdf': {
    name: 'Fusionner des PDF',
    verb: 'Fusionner',
    words: {
      description:
        'Réunissez plusieurs PDF en un seul, dans l’ordre voulu. Signets, liens et formulaires restent actifs. Gratuit, sans compte.',
      keywords: ['fusionner pdf', 'assembler pdf', 'réunir pdf', 'combiner pdf', 'regrouper pdf'],
      lead: 'Réunissez des PDF en un fichier, dans l’ordre de votre choix. Texte, liens, signets et formulaires continuent de fonctionner, et rien n’est recompressé.',
      stepsTitle: 'Comment fusionner des PDF',
      steps: [
        'Choisissez au moins deux PDF ou déposez-les ici : jusqu’à {maxFiles} fichiers, {maxFile} chacun et {maxTogether} ensemble. Un PDF protégé demande son mot de passe.',
        'Faites-les glisser dans l’ordre voulu, ou triez-les par nom.',
        'Cliquez sur « Fusionner en un PDF » et téléchargez-le. Il porte le nom du premier fichier.',
      ],
      changesTitle: 'Ce qui arrive à vos PDF',
      changes: [
        'Pages, images et polices sont copiées telles quelles, sans perte de qualité.',
        'Les signets de chaque PDF figurent sous son nom de fichier.',
        'Les champs de formulaire du même nom sont numérotés, pour rester indépendants.',
        'Numéros de page, calques, commentaires et pièces jointes sont conservés. Les scripts sont retirés, et les signatures numériques perdent leur validité, car le document change.',
      ],
      questions: [
        {
          question: 'Puis-je fusionner des fichiers Word ou des images avec des PDF ?',
          answer:
            'Oui. Ajoutez-les tous sur la page d’accueil, choisissez PDF pour eux, puis « Un seul PDF ». Ils sont convertis et fusionnés dans votre ordre.',
        },
        {
          question: 'Le PDF fusionné est-il plus gros que ses parties ?',
          answer: 'Il pèse à peu près autant que toutes ensemble, car chaque PDF apporte ses propres polices et images.',
        },
        {
          question: 'Puis-je ne prendre que certaines pages d’un PDF ?',
          answer: 'Oui. Extrayez-les d’abord avec « Extraire des pages PDF », dans l’ordre voulu.',
        },
      ],
    },
  },
};
