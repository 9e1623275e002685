import type { OperationTexts } from '../../operation-texts.ts';

export const images: OperationTexts = {
  'compress-image': {
    name: 'Compresser une image',
    verb: 'Compresser',
    words: {
      description: 'Réduisez des images JPG, PNG, WEBP, HEIC et AVIF : trois niveaux, ou une taille maximale. Le format reste le même.',
      keywords: [
        'compresser image',
        'réduire taille image',
        'compresser jpg',
        'compresser png',
        'réduire poids photo',
        'image moins de 1 mo',
      ],
      lead: 'Des photos pour un formulaire, un e-mail ou un site : moins d’octets, le même format, et vous voyez le gain avant de télécharger.',
      steps: [
        'Choisissez des images ou déposez-les ici, autant que vous voulez.',
        'Choisissez un niveau, ou saisissez la taille à ne pas dépasser par image.',
        'Cliquez sur « Compresser », comparez avec l’aperçu et téléchargez.',
      ],
      changes: [
        'JPG, WEBP, HEIC et AVIF sont enregistrés avec moins de qualité, PNG avec une palette d’au plus 256 couleurs.',
        'Largeur et hauteur restent, sauf si seule une image plus petite tient dans votre taille maximale.',
        'Une image ne grossit jamais : s’il n’y a rien à gagner, vous la récupérez telle quelle.',
      ],
      questions: [
        {
          question: 'De combien diminuent les photos ?',
          answer:
            'Une photo tout droit sortie d’un appareil ou d’un téléphone passe en général à la moitié ou au tiers avec « Équilibrée ».',
        },
        {
          question: 'Pourquoi mon image n’a-t-elle pas diminué ?',
          answer: 'Elle était déjà bien compressée. Prenez un niveau plus fort, ou moins de pixels avec « Redimensionner une image ».',
        },
        {
          question: 'WEBP ou AVIF, est-ce mieux ?',
          answer:
            'Pour un site, souvent oui : la même qualité prend un tiers de moins. Convertissez alors l’image au lieu de la compresser.',
        },
      ],
    },
  },
  'resize-image': {
    name: 'Redimensionner une image',
    verb: 'Redimensionner',
    words: {
      description:
        'Changez largeur et hauteur de JPG, PNG, WEBP, HEIC, GIF et d’autres, en pixels ou en pourcentage, avec des tailles courantes au choix.',
      keywords: [
        'photo d’identité',
        'redimensionner image',
        'changer taille image',
        'redimensionner photo',
        'taille photo pixels',
        'photo d’identité taille',
        'agrandir réduire image',
      ],
      lead: 'Mettez une image à la taille voulue : en pixels, en pourcentage, ou avec une taille courante comme Full HD ou photo d’identité.',
      steps: [
        'Choisissez des images ou déposez-les ici.',
        'Saisissez largeur, hauteur ou pourcentage, ou prenez une taille courante.',
        'Cliquez sur « Redimensionner » et téléchargez.',
      ],
      changes: [
        'Avec une largeur ou une hauteur seule, l’image garde sa forme.',
        'Avec les deux, vous choisissez : image entière dans le cadre, cadre rempli avec les bords coupés, ou image étirée.',
        'Données de l’appareil et profils de couleur sont conservés.',
      ],
      questions: [
        {
          question: 'Une image agrandie devient-elle plus nette ?',
          answer: 'Non. Agrandir ajoute des pixels, pas de détails. Réduisez plutôt quand c’est possible.',
        },
        {
          question: 'Comment faire une photo d’identité ?',
          answer:
            'Choisissez « Photo d’identité » dans « Tailles courantes » : 35 × 45 mm ou 2 × 2 pouces à 300 points par pouce. L’image est rognée à cette forme à partir du centre.',
        },
        {
          question: 'Puis-je redimensionner un GIF animé ?',
          answer: 'Oui. Toutes les images sont redimensionnées, et l’animation garde sa vitesse.',
        },
      ],
    },
  },
  'crop-image': {
    name: 'Rogner une image',
    verb: 'Rogner',
    words: {
      description:
        'Rognez des images en carré, 16:9 ou autre forme, ou à une zone exacte en pixels. Pour JPG, PNG, WEBP, HEIC, GIF et d’autres.',
      keywords: ['rogner image', 'recadrer image', 'recadrer photo', 'rogner en carré', 'rogner jpg', 'couper image'],
      lead: 'Faites un carré pour un profil, un large bandeau pour un en-tête, ou découpez juste la zone qu’il vous faut.',
      steps: [
        'Choisissez des images ou déposez-les ici.',
        'Choisissez une forme comme « Carré », ou saisissez une zone en pixels.',
        'Cliquez sur « Rogner » et téléchargez.',
      ],
      changes: [
        'Ce qui dépasse est coupé ; les pixels à l’intérieur ne changent pas d’échelle.',
        'Format, données de l’appareil et profil de couleur sont conservés.',
        'Toutes les images d’une animation sont rognées de même.',
      ],
      questions: [
        {
          question: 'Puis-je rogner beaucoup d’images à la même forme en une fois ?',
          answer: 'Oui. Ajoutez-les toutes ; chacune est rognée à partir de son centre.',
        },
        {
          question: 'Comment trouver la zone en pixels ?',
          answer:
            'Comptez depuis le coin supérieur gauche de l’image redressée. La plupart des visionneuses montrent la position sous le pointeur.',
        },
      ],
    },
  },
  'rotate-image': {
    name: 'Pivoter une image',
    verb: 'Pivoter',
    words: {
      description: 'Tournez vos photos ou retournez-les en miroir, et enregistrez-les ainsi : JPG, PNG, WEBP, HEIC, GIF et d’autres.',
      keywords: [
        'pivoter image',
        'tourner image',
        'faire pivoter photo',
        'tourner jpg',
        'retourner image',
        'image en miroir',
        'inverser photo',
        'redresser photo',
      ],
      lead: 'Une photo couchée dans presque tous les logiciels, ou un selfie au texte inversé ? Tournez-la ou retournez-la une fois pour toutes.',
      steps: [
        'Choisissez des images ou déposez-les ici.',
        'Choisissez comment tourner ou retourner.',
        'Cliquez sur « Pivoter » et téléchargez.',
      ],
      changes: [
        'Les pixels eux-mêmes tournent : tous les logiciels montrent l’image de la même façon.',
        'L’orientation notée dans les données de l’appareil est mise à jour.',
        'Les animations sont tournées ou retournées avec toutes leurs images.',
      ],
      questions: [
        {
          question: 'Pourquoi ma photo est-elle couchée sur l’ordinateur mais pas sur le téléphone ?',
          answer:
            'Le téléphone note comment il était tenu, et certains logiciels l’ignorent. Ici les pixels tournent, ce que tous comprennent.',
        },
        {
          question: 'Comment mettre une photo en miroir ?',
          answer:
            'Choisissez « Retourner horizontalement » : la gauche et la droite s’échangent, et un texte inversé redevient lisible. « Retourner verticalement » échange le haut et le bas.',
        },
        {
          question: 'Un JPG perd-il en qualité quand on le tourne ?',
          answer: 'Il est enregistré une fois de plus en haute qualité, ce qui se voit à peine.',
        },
      ],
    },
  },
};
