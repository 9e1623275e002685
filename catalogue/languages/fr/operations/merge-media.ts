import type { OperationTexts } from '../../operation-texts.ts';

export const mergeMedia: OperationTexts = {
  'merge-video': {
    name: 'Fusionner des vidéos',
    verb: 'Fusionner',
    words: {
      description:
        'Réunissez des vidéos MP4, MOV, MKV et autres en une seule, dans l’ordre voulu. Les clips d’une même caméra gardent leur qualité.',
      keywords: ['fusionner vidéos', 'assembler vidéos', 'joindre des vidéos', 'combiner vidéos', 'fusionner mp4', 'réunir des vidéos'],
      lead: 'Plusieurs clips, une vidéo : choisissez-les, mettez-les en ordre, téléchargez. Les clips du même type sont fusionnés sans réencodage, donc rien ne devient flou.',
      steps: [
        'Choisissez au moins deux vidéos ou déposez-les ici : jusqu’à {maxFiles} fichiers, {maxFile} chacun et {maxTogether} ensemble.',
        'Faites-les glisser dans l’ordre voulu, ou triez-les par nom. Choisissez un autre format que MP4 si vous le souhaitez.',
        'Cliquez sur le bouton et téléchargez. La vidéo porte le nom du premier fichier.',
      ],
      changes: [
        'Les clips d’une même caméra ou application sont copiés tels quels, sans perte de qualité.',
        'Les autres sont encodés une fois : à la taille du plus grand, au plus grand nombre d’images par seconde, avec des bandes noires si les proportions diffèrent.',
        'Un clip sans son reste muet, et le son du suivant commence à temps.',
        'En MP4, MOV et MKV, chaque clip devient un chapitre à son nom de fichier. Les sous-titres sont retirés.',
      ],
      questions: [
        {
          question: 'Puis-je fusionner une vidéo verticale et une horizontale ?',
          answer: 'Oui. Les deux sont visibles en entier et sans déformation ; celle qui ne remplit pas l’image reçoit des bandes noires.',
        },
        {
          question: 'Combien de temps cela prend-il ?',
          answer: 'Quelques secondes pour des clips du même type. Les clips différents sont encodés, ce qui prend à peu près leur durée.',
        },
        {
          question: 'Puis-je retirer une partie d’un clip ?',
          answer: 'Coupez d’abord le clip avec « Couper une vidéo », puis fusionnez-le ici.',
        },
      ],
    },
  },
  'merge-audio': {
    name: 'Fusionner des audios',
    verb: 'Fusionner',
    words: {
      description:
        'Réunissez des fichiers MP3, M4A, WAV et autres en un seul, dans l’ordre voulu. Les MP3 du même type gardent leur qualité.',
      keywords: ['fusionner audio', 'fusionner mp3', 'assembler mp3', 'joindre des audios', 'combiner audio', 'réunir des chansons'],
      lead: 'Chansons, mémos vocaux ou chapitres d’un livre audio en un fichier, dans votre ordre. Les fichiers du même type sont fusionnés sans réencodage.',
      steps: [
        'Choisissez au moins deux enregistrements ou déposez-les ici : jusqu’à {maxFiles} fichiers, {maxFile} chacun et {maxTogether} ensemble.',
        'Faites-les glisser dans l’ordre voulu, ou triez-les par nom. Choisissez un autre format que MP3 si vous le souhaitez.',
        'Cliquez sur le bouton et téléchargez. Le résultat porte le nom du premier fichier.',
      ],
      changes: [
        'Les fichiers de même format, fréquence d’échantillonnage et nombre de canaux sont copiés tels quels, sans perte de qualité.',
        'Les autres sont encodés une fois, à la fréquence d’échantillonnage la plus élevée et avec le plus grand nombre de canaux.',
        'En MP3, M4A, M4B, FLAC, OGG et OPUS, chaque fichier devient un chapitre à son nom.',
        'La première pochette reste, ainsi que l’artiste, l’album et le genre communs à tous les fichiers.',
      ],
      questions: [
        {
          question: 'Puis-je fusionner des fichiers MP3 et WAV ?',
          answer: 'Oui, tout mélange de formats. Ils sont décodés et enregistrés en un fichier au format de votre choix.',
        },
        {
          question: 'Comment créer un livre audio ?',
          answer:
            'Ajoutez ici les parties en MP3 ou M4A et choisissez « Un seul M4B ». Chaque partie devient un chapitre à son nom de fichier.',
        },
        {
          question: 'Y a-t-il des silences entre les chansons ?',
          answer:
            'WAV, FLAC et AIFF se suivent sans silence. Les MP3 et M4A copiés peuvent en avoir un d’un vingtième de seconde, comme avec la plupart des lecteurs.',
        },
      ],
    },
  },
};
