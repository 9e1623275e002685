import type { OperationTexts } from '../../operation-texts.ts';

export const pdfParts: OperationTexts = {
  'split-pdf': {
    name: 'Diviser un PDF',
    verb: 'Diviser',
    words: {
      description:
        'Divisez un PDF en plusieurs : chaque page, toutes les n pages, vos propres plages, un fichier par chapitre ou par taille.',
      keywords: ['diviser pdf', 'séparer pdf', 'découper pdf', 'diviser pdf par signets', 'séparer pages pdf'],
      lead: 'Découpez un gros PDF en parties pratiques : pages seules, parties égales, vos plages ou ses chapitres. Toutes les parties arrivent dans un ZIP.',
      steps: [
        'Choisissez un PDF ou déposez-le ici.',
        'Indiquez le nombre de pages par fichier, saisissez des plages comme 1-3,4-10, ou divisez par signets.',
        'Cliquez sur « Diviser » et téléchargez le ZIP.',
      ],
      changes: [
        'Texte, images et polices de chaque page restent exactement les mêmes.',
        'Chaque partie garde les liens, les champs et les signets de ses pages.',
        'Une partie ne contient rien des autres pages : vous pouvez la partager sans crainte.',
      ],
      questions: [
        {
          question: 'Comment obtenir un PDF par chapitre ?',
          answer: 'Choisissez « Signets » dans « Diviser par ». Chaque signet du premier niveau commence un fichier, qui porte son nom.',
        },
        {
          question: 'Comment obtenir des parties qui tiennent dans un e-mail ?',
          answer:
            'Choisissez « Taille du fichier » dans « Diviser par » et saisissez les mégaoctets dans « Taille maximale ». Chaque partie prend autant de pages que possible.',
        },
        {
          question: 'Les plages peuvent-elles se chevaucher ?',
          answer: 'Oui. Avec 1-5,3-8, les pages 3 à 5 sont dans les deux fichiers.',
        },
        {
          question: 'Combien de parties puis-je faire ?',
          answer: 'Jusqu’à 1 000 à partir d’un PDF.',
        },
      ],
    },
  },
  'extract-pdf-pages': {
    name: 'Extraire des pages PDF',
    verb: 'Extraire',
    words: {
      description:
        'Enregistrez certaines pages d’un PDF dans un nouveau PDF : choisissez-les sur les vignettes ou saisissez leurs numéros.',
      keywords: ['extraire pages pdf', 'enregistrer pages pdf', 'sortir pages d’un pdf', 'extracteur de pages pdf', 'copier page pdf'],
      lead: 'Sortez d’un PDF les pages qu’il vous faut. Sélectionnez-les dans l’ordre voulu, ou saisissez leurs numéros.',
      steps: [
        'Choisissez un PDF ou déposez-le ici.',
        'Cliquez sur « Choisir des pages » et sélectionnez-les, ou saisissez des numéros comme 1-3,8.',
        'Cliquez sur « Extraire » et téléchargez le nouveau PDF.',
      ],
      changes: [
        'Les pages gardent leur aspect, leur texte, leurs liens et leurs champs.',
        'Les signets qui mènent à d’autres pages sont omis.',
        'Rien des autres pages ne reste dans le nouveau fichier.',
      ],
      questions: [
        {
          question: 'Les autres pages ont-elles vraiment disparu du nouveau fichier ?',
          answer: 'Oui. Leur texte, leurs images, notes et champs ne sont pas copiés : personne ne peut les retrouver dans l’extrait.',
        },
        {
          question: 'Puis-je extraire chaque page dans son propre fichier ?',
          answer: 'Oui. Activez « Un fichier par page » et vous recevez un ZIP avec un PDF pour chacune.',
        },
      ],
    },
  },
};
