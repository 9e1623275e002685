import type { OperationTexts } from '../../operation-texts.ts';

export const media: OperationTexts = {
  'compress-video': {
    name: 'Compresser une vidéo',
    verb: 'Compresser',
    words: {
      description:
        'Réduisez des vidéos MP4, MOV, MKV et autres pour un e-mail, une messagerie ou un site : trois niveaux, ou une taille maximale en Mo.',
      keywords: [
        'compresser vidéo',
        'réduire taille vidéo',
        'alléger vidéo',
        'compresseur vidéo',
        'compresser mp4',
        'vidéo moins de 25 mo',
      ],
      lead: 'Trop lourde pour la messagerie ou l’e-mail ? Prenez un niveau, ou dites combien de Mo la vidéo peut peser.',
      steps: [
        'Choisissez une vidéo ou déposez-la ici.',
        'Choisissez un niveau, ou saisissez la taille maximale.',
        'Cliquez sur « Compresser », regardez l’aperçu et téléchargez.',
      ],
      changes: [
        'L’image est réencodée avec moins de débit. « Équilibrée » garde jusqu’à 1080 lignes, « Forte » jusqu’à 720.',
        'Format, durée et son restent ; sous-titres et chapitres aussi, si le format les admet.',
        'S’il n’y a rien à gagner, vous récupérez la vidéo telle quelle.',
      ],
      questions: [
        {
          question: 'Combien de temps cela prend-il ?',
          answer: 'À peu près la durée de la vidéo en 1080 lignes, moins pour les petites. Vous voyez la progression.',
        },
        {
          question: 'La vidéo de mon téléphone dépasse {maxFile}. Que faire ?',
          answer:
            'Coupez-la d’abord dans la galerie du téléphone, ou filmez en 1080 lignes au lieu de 2160 : la limite ici est de {maxFile}.',
        },
      ],
    },
  },
  'resize-video': {
    name: 'Redimensionner une vidéo',
    verb: 'Redimensionner',
    words: {
      description:
        'Passez une vidéo en 1080p, 720p, 480p ou moins : la forme reste, le fichier diminue. Pour MP4, MOV, MKV, AVI et d’autres.',
      keywords: ['redimensionner vidéo', 'changer résolution vidéo', 'vidéo en 720p', 'réduire résolution vidéo', '4k en 1080p'],
      lead: 'De la 4K au 1080p, ou assez petite pour un vieil appareil : choisissez la hauteur, la largeur suit.',
      steps: ['Choisissez une vidéo ou déposez-la ici.', 'Choisissez la résolution.', 'Cliquez sur « Redimensionner » et téléchargez.'],
      changes: [
        'Chaque image est mise à l’échelle ; les proportions sont conservées.',
        'Son, sous-titres et durée ne changent pas.',
        'Une vidéo plus petite que votre choix garde sa taille.',
      ],
      questions: [
        {
          question: 'Puis-je agrandir une vidéo ?',
          answer: 'Non. Agrandir ajoute des octets mais aucun détail, et les écrans agrandissent d’eux-mêmes.',
        },
        {
          question: 'Quelle résolution pour quel usage ?',
          answer: '1080p pour un téléviseur, 720p pour téléphones et diapositives, 480p quand chaque mégaoctet compte.',
        },
      ],
    },
  },
  'trim-video': {
    name: 'Couper une vidéo',
    verb: 'Couper',
    words: {
      description: 'Coupez le début ou la fin d’une vidéo, à l’image près, ou en une seconde sans aucune perte. MP4, MOV, MKV et d’autres.',
      keywords: ['couper vidéo', 'découper vidéo', 'coupeur vidéo', 'raccourcir vidéo', 'couper mp4', 'extraire un clip'],
      lead: 'Gardez la partie qui compte : dites où elle commence et finit, et n’enregistrez qu’elle.',
      steps: [
        'Choisissez une vidéo ou déposez-la ici.',
        'Saisissez le début, la fin ou les deux, par exemple 0:15 et 1:30.',
        'Cliquez sur « Couper » et téléchargez l’extrait.',
      ],
      changes: [
        'Ce qui précède le début et suit la fin est coupé, image et son.',
        '« Exact » a le même aspect à l’œil ; « Rapide » copie les données d’origine.',
        'Le format ne change pas.',
      ],
      questions: [
        {
          question: 'Pourquoi la coupe rapide commence-t-elle un peu plus tôt ?',
          answer:
            'Sans réencodage, une vidéo ne peut commencer que sur l’une de ses images clés, qui viennent toutes les quelques secondes.',
        },
        {
          question: 'Comment écrire un temps ?',
          answer: 'En secondes (75.5), minutes (1:15.5) ou heures (1:02:03). Laissez un champ vide pour garder cette extrémité.',
        },
      ],
    },
  },
  'rotate-video': {
    name: 'Pivoter une vidéo',
    verb: 'Pivoter',
    words: {
      description:
        'Tournez une vidéo filmée de côté ou à l’envers, ou retournez-la en miroir : tout lecteur et tout site la montrera ainsi.',
      keywords: ['pivoter vidéo', 'tourner vidéo', 'retourner vidéo', 'vidéo en miroir', 'pivoter mp4', 'redresser vidéo'],
      lead: 'Filmée dans le mauvais sens, ou inversée par la caméra frontale ? Tournez ou retournez l’image, et gardez le son tel quel.',
      steps: [
        'Choisissez une vidéo ou déposez-la ici.',
        'Choisissez comment tourner ou retourner.',
        'Cliquez sur « Pivoter » et téléchargez.',
      ],
      changes: [
        'Chaque image est tournée ou retournée : aucun lecteur ne peut se tromper.',
        'Le son est copié tel quel.',
        'Format et durée sont conservés.',
      ],
      questions: [
        {
          question: 'La qualité en souffre-t-elle ?',
          answer: 'Les images sont réencodées à une qualité qui ressemble à l’original.',
        },
        {
          question: 'Pourquoi ma vidéo est-elle droite sur le téléphone mais pas ailleurs ?',
          answer:
            'Les téléphones ne font que noter le sens, et certains logiciels l’ignorent. Ici elle est d’abord redressée d’après cette note, puis tournée comme vous le dites.',
        },
      ],
    },
  },
  'mute-video': {
    name: 'Couper le son d’une vidéo',
    verb: 'Couper le son',
    words: {
      description: 'Supprimez le son d’une vidéo en une seconde, sans aucune perte d’image. Pour MP4, MOV, MKV, WEBM, AVI et d’autres.',
      keywords: ['couper son vidéo', 'supprimer son vidéo', 'enlever audio vidéo', 'vidéo sans son', 'vidéo muette'],
      lead: 'Du vent, des voix, une chanson que vous ne pouvez pas utiliser : retirez le son et ne touchez pas à l’image.',
      steps: ['Choisissez une vidéo ou déposez-la ici.', 'Cliquez sur « Couper le son ».', 'Téléchargez la vidéo muette.'],
      changes: [
        'Toutes les pistes audio sont retirées pour de bon.',
        'L’image est copiée telle quelle, si les lecteurs du format l’acceptent.',
        'Le fichier devient un peu plus léger.',
      ],
      questions: [
        {
          question: 'Puis-je garder le son dans son propre fichier ?',
          answer: 'Oui : convertissez d’abord la vidéo en MP3, M4A ou WAV.',
        },
        {
          question: 'Puis-je ne couper le son que d’une partie ?',
          answer: 'Pas ici. Coupez la vidéo en parties, rendez-en une muette et fusionnez-les dans un éditeur vidéo.',
        },
      ],
    },
  },
};
