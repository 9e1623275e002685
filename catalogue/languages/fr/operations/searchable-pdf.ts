import type { OperationTexts } from '../../operation-texts.ts';

export const searchablePdf: OperationTexts = {
  'searchable-pdf': {
    name: 'Rendre un PDF consultable',
    verb: 'Convertir',
    words: {
      description:
        'Ajoutez par OCR une couche de texte invisible à un PDF scanné : il garde son aspect, et vous pouvez chercher et copier chaque mot.',
      keywords: ['pdf consultable', 'ocr pdf', 'pdf scanné en texte', 'reconnaissance texte pdf', 'pdf avec recherche'],
      lead: 'Les pages scannées sont des images : on ne peut ni chercher ni copier leur texte. L’OCR ajoute une couche de texte invisible : le PDF garde son aspect, et vous pouvez chercher, sélectionner et copier chaque mot.',
      stepsTitle: 'Comment rendre un scan consultable',
      steps: [
        'Choisissez vos PDF scannés ou déposez-les ici. Ceux qui sont protégés demandent leur mot de passe.',
        'Dans « Options », choisissez les pages ou la langue de l’OCR si vous voulez. Puis cliquez sur « Convertir ».',
        'Téléchargez le PDF et appuyez sur Ctrl+F dans n’importe quel lecteur pour y chercher.',
      ],
      changesTitle: 'Ce qui change et ce qui reste',
      changes: [
        'Les images des pages restent exactement les mêmes, sauf si vous fixez une taille maximale.',
        'Les pages qui ont déjà du texte ne sont pas touchées. Liens, formulaires, signets et calques sont conservés.',
        'Les pages de travers ou tournées sont lues correctement, et la couche de texte les suit.',
        'Si vous choisissez des pages, le nouveau PDF ne contient qu’elles, dans votre ordre.',
      ],
      questions: [
        {
          question: 'Quelles langues sont lues ?',
          answer:
            'Celles-ci : {ocrLanguages}. Un texte imprimé net est bien lu, les copies pâles donnent des erreurs, et l’écriture manuscrite est à peine reconnue.',
        },
        {
          question: 'Puis-je corriger les erreurs de l’OCR ?',
          answer: 'Pas dans le PDF, car ses pages restent des images. Pour modifier le texte, convertissez plutôt le PDF en Word.',
        },
        {
          question: 'Combien de temps cela prend-il ?',
          answer:
            'Deux à trois secondes par page, un peu plus pour la première. Si le temps manque pour un long document, les pages restantes restent des images et une note dit combien.',
        },
        {
          question: 'Une signature du document est-elle encore valable ensuite ?',
          answer: 'Non. Toute modification d’un document signé invalide sa signature : gardez l’original.',
        },
      ],
    },
  },
};
