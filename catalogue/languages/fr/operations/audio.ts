import type { OperationTexts } from '../../operation-texts.ts';

export const audio: OperationTexts = {
  'trim-audio': {
    name: 'Couper un audio',
    verb: 'Couper',
    words: {
      description:
        'Coupez le début ou la fin d’une chanson, d’une note vocale ou d’un enregistrement. MP3, M4A, WAV, FLAC, OGG et d’autres.',
      keywords: ['couper audio', 'couper mp3', 'coupeur audio', 'coupeur mp3', 'raccourcir audio', 'couper chanson'],
      lead: 'Gardez le refrain, laissez le silence : dites où la partie commence et finit, et n’enregistrez qu’elle.',
      steps: [
        'Choisissez un enregistrement ou déposez-le ici.',
        'Saisissez le début, la fin ou les deux, par exemple 0:15 et 0:45.',
        'Cliquez sur « Couper » et téléchargez.',
      ],
      changes: [
        'MP3, M4A, AAC, OPUS et WMA sont coupés sans réencodage, à un quarantième de seconde près.',
        'WAV, FLAC et AIFF sont coupés à l’échantillon près ; OGG est réencodé en haute qualité.',
        'Titre, artiste et pochette sont conservés.',
      ],
      questions: [
        {
          question: 'Comment faire une sonnerie ?',
          answer: 'Coupez ici la chanson à 30 secondes, ou convertissez-la en M4R avec un début et une fin pour un iPhone.',
        },
        {
          question: 'Perd-on en qualité en coupant ?',
          answer: 'À peine. Ce qui reste est copié tel quel ou enregistré sans perte ; seul OGG est réencodé.',
        },
      ],
    },
  },
  'compress-audio': {
    name: 'Compresser un audio',
    verb: 'Compresser',
    words: {
      description:
        'Réduisez des fichiers MP3, M4A, OGG, OPUS, AAC et WMA : trois niveaux, ou une taille maximale en Mo. Le format ne change pas.',
      keywords: ['compresser audio', 'réduire taille mp3', 'alléger audio', 'compresser mp3', 'mp3 plus petit'],
      lead: 'Un enregistrement trop long pour l’e-mail : moins de kilobits par seconde, même format, même durée.',
      steps: [
        'Choisissez des enregistrements ou déposez-les ici.',
        'Choisissez un niveau, ou saisissez la taille maximale.',
        'Cliquez sur « Compresser » et téléchargez.',
      ],
      changes: [
        'Le débit descend à 128, 96 ou 64 kbit/s.',
        'Durée, titre et artiste sont conservés.',
        'Un fichier qui ne diminuerait pas revient tel quel.',
      ],
      questions: [
        {
          question: 'Quel niveau pour la voix, lequel pour la musique ?',
          answer: 'La voix reste claire même avec « Forte » (64 kbit/s). Pour la musique, prenez « Légère » (128 kbit/s).',
        },
        {
          question: 'Mon fichier est un WAV ou un FLAC. Que faire ?',
          answer: 'Convertissez-le en MP3 ou M4A : vous gagnez au moins quatre cinquièmes.',
        },
      ],
    },
  },
  'normalize-audio': {
    name: 'Normaliser un audio',
    verb: 'Normaliser',
    words: {
      description:
        'Mettez des enregistrements au même volume : les faibles plus forts, les forts plus faibles, sans saturation. MP3, M4A, WAV, FLAC et d’autres.',
      keywords: [
        'normaliser audio',
        'augmenter volume audio',
        'augmenter volume mp3',
        'égaliser volume mp3',
        'normaliseur audio',
        'volume sonore',
      ],
      lead: 'Fini de toucher au volume : les notes vocales faibles montent, les chansons fortes baissent, toutes au même niveau.',
      steps: [
        'Choisissez des enregistrements ou déposez-les ici.',
        'Choisissez le volume qu’il vous faut.',
        'Cliquez sur « Normaliser » et téléchargez.',
      ],
      changes: [
        'Le volume de l’ensemble est mesuré comme à la radio et à la télévision, puis changé uniformément.',
        'Les pics qui satureraient sont arrondis.',
        'Format, durée, titre et artiste sont conservés.',
      ],
      questions: [
        {
          question: 'Passages doux et forts deviennent-ils aussi forts les uns que les autres ?',
          answer: 'Non. L’ensemble monte ou descend : la musique garde sa dynamique.',
        },
        {
          question: 'Pourquoi est-ce encore faible ?',
          answer: 'Un silence avec quelques coups forts se mesure comme fort. Coupez-les d’abord.',
        },
      ],
    },
  },
};
