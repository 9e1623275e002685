import type { OperationTexts } from '../../operation-texts.ts';

export const pdfPages: OperationTexts = {
  'rotate-pdf': {
    name: 'Pivoter un PDF',
    verb: 'Pivoter',
    words: {
      description: 'Redressez les pages d’un PDF couchées ou à l’envers, toutes ou quelques-unes. Texte, liens et qualité ne changent pas.',
      keywords: ['pivoter pdf', 'tourner pdf', 'faire pivoter pages pdf', 'retourner pdf', 'pivoter pdf et enregistrer'],
      lead: 'Des scans couchés, des pages passées à l’envers : redressez-les et enregistrez le PDF ainsi.',
      steps: [
        'Choisissez un ou plusieurs PDF ou déposez-les ici.',
        'Choisissez le sens. Pour ne tourner que certaines pages, indiquez-les dans « Pages ».',
        'Cliquez sur « Pivoter » et téléchargez le PDF.',
      ],
      changes: [
        'Chaque page garde son contenu : rien n’est redessiné, le texte reste net et consultable.',
        'Liens, champs de formulaire, signets et pièces jointes sont conservés.',
        'Les pages que vous n’indiquez pas ne changent pas.',
      ],
      questions: [
        {
          question: 'Puis-je tourner une seule page ?',
          answer: 'Oui. Saisissez son numéro dans « Pages », par exemple 3, ou plusieurs, comme 1,4-6. Les autres ne changent pas.',
        },
        {
          question: 'Pourquoi mon lecteur PDF oublie-t-il la rotation ?',
          answer:
            'La plupart des lecteurs ne tournent que l’affichage. Ici la rotation est enregistrée dans le fichier : tous les lecteurs et toutes les imprimantes la montrent.',
        },
        {
          question: 'La rotation abîme-t-elle le PDF ?',
          answer: 'Non. Un PDF enregistre la rotation d’une page sous forme de nombre, et seul ce nombre change.',
        },
      ],
    },
  },
  'delete-pdf-pages': {
    name: 'Supprimer des pages PDF',
    verb: 'Supprimer',
    words: {
      description:
        'Retirez d’un PDF les pages blanches, en trop ou privées. Sélectionnez-les ou saisissez leurs numéros ; le reste ne change pas.',
      keywords: ['supprimer pages pdf', 'enlever pages pdf', 'effacer page pdf', 'supprimer page blanche pdf', 'retirer pages pdf'],
      lead: 'Versos blancs d’un scan, annexe, page qui ne regarde pas tout le monde : retirez-les pour de bon.',
      steps: [
        'Choisissez un PDF ou déposez-le ici.',
        'Sélectionnez les pages à supprimer dans « Choisir des pages », ou saisissez des numéros comme 2,5-7.',
        'Cliquez sur « Supprimer » et téléchargez le PDF raccourci.',
      ],
      changes: [
        'Les pages supprimées quittent le fichier avec tout ce qu’elles portent : rien n’est seulement caché.',
        'Les autres pages gardent leur texte, leurs liens, leurs champs et leur ordre.',
        'Les signets vers les pages supprimées partent avec elles.',
      ],
      questions: [
        {
          question: 'Peut-on retrouver les pages supprimées dans le nouveau PDF ?',
          answer: 'Non. Le nouveau fichier est écrit sans elles. Votre original ne change pas.',
        },
        {
          question: 'Et une signature numérique ?',
          answer: 'Elle est retirée, car une signature ne vaut que pour le document complet. Une note le dit.',
        },
      ],
    },
  },
  'reorder-pdf-pages': {
    name: 'Réorganiser un PDF',
    verb: 'Réorganiser',
    words: {
      description:
        'Mettez les pages d’un PDF dans un autre ordre, ou inversez-les : sélectionnez les pages l’une après l’autre, ou saisissez l’ordre.',
      keywords: [
        'réorganiser pdf',
        'changer ordre pages pdf',
        'trier pages pdf',
        'inverser pages pdf',
        'déplacer pages pdf',
        'organiser pdf',
      ],
      lead: 'Scanné à rebours, ou l’annexe au mauvais endroit ? Mettez les pages dans l’ordre que vous voulez.',
      steps: [
        'Choisissez un PDF ou déposez-le ici.',
        'Sélectionnez les pages dans leur nouvel ordre, ou saisissez-le, comme 3,1,2. Pour une pile scannée à rebours, activez « Inverser l’ordre ».',
        'Cliquez sur « Réorganiser » et téléchargez le PDF.',
      ],
      changes: [
        'Toutes les pages restent dans le fichier ; seul l’ordre change.',
        'Signets, liens et champs suivent leurs pages.',
        'Les pages que vous n’indiquez pas suivent celles que vous indiquez.',
      ],
      questions: [
        {
          question: 'Dois-je indiquer toutes les pages ?',
          answer: 'Non. Pour mettre la page 8 en tête, saisissez 8 : les autres suivent dans l’ordre d’avant.',
        },
        {
          question: 'Comment inverser tout l’ordre ?',
          answer: 'Laissez « Pages » vide et activez « Inverser l’ordre ».',
        },
      ],
    },
  },
};
