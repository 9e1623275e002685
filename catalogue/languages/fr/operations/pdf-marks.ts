import type { OperationTexts } from '../../operation-texts.ts';

export const pdfMarks: OperationTexts = {
  'add-page-numbers': {
    name: 'Numéroter les pages d’un PDF',
    verb: 'Numéroter',
    words: {
      description:
        'Ajoutez des numéros de page à un PDF : en haut ou en bas, simples, « Page 1 sur 12 » ou en chiffres romains, à partir de n’importe quelle page.',
      keywords: ['numéroter pages pdf', 'ajouter numéros de page pdf', 'numéro de page pdf', 'paginer pdf', 'pagination pdf'],
      lead: 'Un mémoire, un contrat, une pile de scans : donnez un numéro à chaque page, sans la couverture si vous voulez.',
      steps: [
        'Choisissez un PDF ou déposez-le ici.',
        'Choisissez la position et le style.',
        'Cliquez sur « Numéroter » et téléchargez le PDF.',
      ],
      changes: [
        'Un numéro s’ajoute à chaque page choisie. Rien d’autre ne bouge sur la page.',
        'Les pages tournées reçoivent leur numéro là où vous voyez le bas ou le haut.',
        'Texte, liens, champs et signets sont conservés.',
      ],
      questions: [
        {
          question: 'Comment laisser la couverture de côté ?',
          answer: 'Saisissez 2- dans « Pages ». La deuxième page reçoit alors le numéro 1, ou celui de « Commencer à ».',
        },
        {
          question: 'Puis-je retirer les numéros plus tard ?',
          answer: 'Pas ici. Ils deviennent une partie de la page : gardez aussi le PDF sans numéros.',
        },
      ],
    },
  },
  'watermark-pdf': {
    name: 'Filigrane sur PDF',
    verb: 'Marquer',
    words: {
      description:
        'Écrivez BROUILLON, COPIE, votre nom ou tout autre texte sur les pages d’un PDF : couleur, opacité, taille et disposition au choix.',
      keywords: ['filigrane pdf', 'ajouter filigrane pdf', 'tampon pdf', 'filigrane brouillon', 'tampon confidentiel pdf', 'texte sur pdf'],
      lead: 'Marquez un brouillon, nommez la personne qui reçoit la copie, ou protégez un extrait : un texte sur chaque page.',
      steps: [
        'Choisissez un PDF ou déposez-le ici.',
        'Saisissez le texte, et réglez couleur et disposition si vous voulez.',
        'Cliquez sur « Marquer » et téléchargez le PDF.',
      ],
      changes: [
        'Le texte est dessiné sur chaque page choisie. Celui du dessous peut encore être cherché et copié.',
        'C’est du vrai texte vectoriel : net à tout grossissement et à l’impression.',
        'Liens, champs et signets sont conservés.',
      ],
      questions: [
        {
          question: 'Quelqu’un peut-il retirer le filigrane ?',
          answer: 'Avec un éditeur PDF, oui. Pour compliquer la chose, convertissez le PDF marqué en JPG puis à nouveau en PDF.',
        },
        {
          question: 'Puis-je utiliser un texte arabe, hindi ou chinois ?',
          answer: 'Oui. Les lettres sont formées et liées selon l’écriture, et vont de droite à gauche quand il le faut.',
        },
      ],
    },
  },
};
