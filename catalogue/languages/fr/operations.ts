import type { OperationTexts } from '../operation-texts.ts';

export const operations: OperationTexts = {
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
        'Cliquez sur « Réunir en un PDF » et téléchargez-le. Il porte le nom du premier fichier.',
      ],
      changesTitle: 'Ce qui arrive à vos PDF',
      changes: [
        'Pages, images et polices sont copiées telles quelles, sans perte de qualité.',
        'Les signets de chaque PDF figurent sous son nom de fichier.',
        'Les champs de formulaire du même nom sont numérotés, pour rester indépendants.',
        'Numéros de page, calques, commentaires et pièces jointes restent. Les scripts sont retirés, et les signatures numériques perdent leur validité, car le document change.',
      ],
      questions: [
        {
          question: 'Puis-je fusionner des fichiers Word ou des images avec des PDF ?',
          answer:
            'Oui. Ajoutez-les tous sur la page d’accueil, choisissez PDF pour eux, puis « Un seul PDF ». Ils sont convertis et réunis dans votre ordre.',
        },
        {
          question: 'Le PDF réuni est-il plus gros que ses parties ?',
          answer: 'Il pèse à peu près autant que toutes ensemble, car chaque PDF apporte ses propres polices et images.',
        },
        {
          question: 'Puis-je ne prendre que certaines pages d’un PDF ?',
          answer: 'Oui. Extrayez-les d’abord avec « Extraire des pages PDF », dans l’ordre voulu.',
        },
      ],
    },
  },
  'compress-pdf': {
    name: 'Compresser un PDF',
    verb: 'Compresser',
    words: {
      description:
        'Réduisez un PDF pour un e-mail ou un formulaire : trois niveaux, ou une taille maximale en Mo. Texte et traits restent nets.',
      keywords: ['compresser pdf', 'réduire taille pdf', 'réduire pdf', 'alléger pdf', 'compresseur pdf', 'pdf moins de 1 mo'],
      lead: 'Trop lourd pour l’e-mail ou le formulaire ? Les images du PDF diminuent, le texte reste net, et vous voyez la nouvelle taille avant de télécharger.',
      steps: [
        'Choisissez un ou plusieurs PDF ou déposez-les ici.',
        'Choisissez un niveau, ou saisissez la taille à ne pas dépasser.',
        'Cliquez sur « Compresser », comparez les tailles et téléchargez le PDF.',
      ],
      changes: [
        'Les images sont enregistrées avec moins de pixels, en JPEG. Le texte, les dessins et les polices ne changent pas.',
        'Liens, champs de formulaire, signets et pièces jointes restent.',
        'Le résultat n’est jamais plus lourd : s’il n’y a rien à gagner, vous récupérez votre fichier tel quel.',
      ],
      questions: [
        {
          question: 'De combien diminue-t-il ?',
          answer:
            'Les scans et les PDF pleins de photos passent souvent au tiers ou moins. Un PDF de pur texte a peu à donner, car le texte est déjà compressé.',
        },
        {
          question: 'Quel niveau choisir ?',
          answer:
            '« Légère » garde assez de pixels pour l’impression (220 par pouce), « Équilibrée » vise les écrans (150), « Forte » les fichiers qui doivent seulement rester lisibles (96).',
        },
        {
          question: 'Et si ma taille maximale est impossible ?',
          answer: 'Vous voyez la plus petite taille possible. Divisez le PDF pour descendre plus bas.',
        },
      ],
    },
  },
  'flatten-pdf': {
    name: 'Aplatir un PDF',
    verb: 'Aplatir',
    words: {
      description:
        'Transformez les champs remplis, les notes et les tampons d’un PDF en contenu de page que personne ne peut plus modifier.',
      keywords: ['aplatir pdf', 'aplatir formulaire pdf', 'pdf non modifiable', 'supprimer champs formulaire pdf', 'figer annotations pdf'],
      lead: 'Formulaire terminé ? Aplatissez-le : tout lecteur et toute imprimante montrent ce que vous avez saisi, sans champ à modifier.',
      steps: [
        'Choisissez un PDF rempli ou déposez-le ici.',
        'Cliquez sur « Aplatir ».',
        'Téléchargez le PDF : champs et notes font partie de la page.',
      ],
      changes: [
        'Les valeurs des champs deviennent du texte ordinaire ; les cases cochées et les images de signatures, une partie de la page.',
        'Notes, surlignages et tampons sont dessinés là où ils se trouvent. Les liens fonctionnent toujours.',
        'Le texte reste du texte : vous pouvez le chercher et le copier.',
      ],
      questions: [
        {
          question: 'Puis-je remplir à nouveau le formulaire ensuite ?',
          answer: 'Non, ses champs ont disparu. Gardez l’original si vous en avez encore besoin.',
        },
        {
          question: 'Pourquoi mes valeurs n’apparaissent-elles pas à l’impression ?',
          answer:
            'Certains logiciels enregistrent une valeur sans la dessiner. L’aplatissement dessine d’abord chaque valeur dans la page.',
        },
      ],
    },
  },
  'pdf-metadata': {
    name: 'Métadonnées PDF',
    verb: 'Enregistrer',
    words: {
      description: 'Modifiez titre, auteur, sujet et mots-clés d’un PDF, ou supprimez toutes les métadonnées avant de le partager.',
      keywords: ['modifier métadonnées pdf', 'supprimer métadonnées pdf', 'changer titre pdf', 'propriétés pdf', 'changer auteur pdf'],
      lead: 'Un PDF dit qui l’a écrit, avec quel logiciel et quand. Corrigez cela, ou retirez-le avant d’envoyer le fichier.',
      steps: [
        'Choisissez un PDF ou déposez-le ici.',
        'Saisissez ce que vous voulez changer, ou activez « Supprimer tout le reste ».',
        'Cliquez sur « Enregistrer » et téléchargez le PDF.',
      ],
      changes: [
        'Seules les propriétés du document changent ; ses pages restent les mêmes.',
        'Les anciennes valeurs disparaissent vraiment : le fichier est réécrit sans elles.',
        'Les deux fiches d’un PDF, l’ancienne et XMP, disent ensuite la même chose.',
      ],
      questions: [
        {
          question: 'Comment retirer mon nom d’un PDF ?',
          answer:
            'Activez « Supprimer tout le reste » et laissez les champs vides. Auteur, logiciel, dates et données XMP cachées sont supprimés.',
        },
        {
          question: 'Les commentaires et le texte caché sont-ils supprimés aussi ?',
          answer: 'Non, seulement les propriétés du document. Les commentaires font partie des pages ; « Aplatir un PDF » les y dessine.',
        },
      ],
    },
  },
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
        { question: 'Les plages peuvent-elles se chevaucher ?', answer: 'Oui. Avec 1-5,3-8, les pages 3 à 5 sont dans les deux fichiers.' },
        { question: 'Combien de parties puis-je faire ?', answer: 'Jusqu’à 1 000 à partir d’un PDF.' },
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
      lead: 'Sortez d’un PDF les pages qu’il vous faut. Touchez-les dans l’ordre voulu, ou saisissez leurs numéros.',
      steps: [
        'Choisissez un PDF ou déposez-le ici.',
        'Cliquez sur « Choisir des pages » et touchez-les, ou saisissez des numéros comme 1-3,8.',
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
        'Liens, champs de formulaire, signets et pièces jointes restent.',
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
        'Retirez d’un PDF les pages blanches, fausses ou privées. Touchez-les ou saisissez leurs numéros ; le reste ne change pas.',
      keywords: ['supprimer pages pdf', 'enlever pages pdf', 'effacer page pdf', 'supprimer page blanche pdf', 'retirer pages pdf'],
      lead: 'Versos blancs d’un scan, annexe, page qui ne regarde pas tout le monde : retirez-les pour de bon.',
      steps: [
        'Choisissez un PDF ou déposez-le ici.',
        'Touchez les pages à supprimer dans « Choisir des pages », ou saisissez des numéros comme 2,5-7.',
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
        'Mettez les pages d’un PDF dans un autre ordre, ou inversez-les : touchez les pages l’une après l’autre, ou saisissez l’ordre.',
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
        'Touchez les pages dans leur nouvel ordre, ou saisissez-le, comme 3,1,2. Pour une pile scannée à rebours, activez « Inverser l’ordre ».',
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
        { question: 'Comment inverser tout l’ordre ?', answer: 'Laissez « Pages » vide et activez « Inverser l’ordre ».' },
      ],
    },
  },
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
        'Texte, liens, champs et signets restent.',
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
        'Liens, champs et signets restent.',
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
  'protect-pdf': {
    name: 'Protéger un PDF',
    verb: 'Protéger',
    words: {
      description:
        'Verrouillez un PDF par un mot de passe et le chiffrement AES-256. Interdisez aussi, si vous voulez, impression, copie ou modification.',
      keywords: ['protéger pdf', 'mot de passe pdf', 'verrouiller pdf', 'chiffrer pdf', 'crypter pdf'],
      lead: 'Envoyez un contrat ou une fiche de paie que seuls ceux qui connaissent le mot de passe pourront ouvrir.',
      steps: [
        'Choisissez un PDF ou déposez-le ici.',
        'Saisissez le nouveau mot de passe, et désactivez ce que les lecteurs ne doivent pas faire.',
        'Cliquez sur « Protéger » et téléchargez le PDF verrouillé.',
      ],
      changes: [
        'Tout le contenu est chiffré en AES-256 : sans le mot de passe, il est illisible.',
        'Pages, texte et images restent exactement les mêmes.',
        'Le mot de passe sert une fois pour votre fichier et n’est conservé nulle part.',
      ],
      questions: [
        {
          question: 'Pouvez-vous ouvrir mon PDF si j’oublie le mot de passe ?',
          answer: 'Non, ni nous ni personne. Gardez votre original non protégé, ou notez le mot de passe.',
        },
        {
          question: 'Les limites d’impression et de copie sont-elles sûres ?',
          answer:
            'Les lecteurs courants les respectent, mais qui a le mot de passe peut les contourner avec un logiciel spécial. Le chiffrement lui-même est solide.',
        },
        {
          question: 'Tous les lecteurs ouvrent-ils AES-256 ?',
          answer: 'Tous les actuels, sur téléphone aussi. Les logiciels d’avant Acrobat X (2010), non.',
        },
      ],
    },
  },
  'unlock-pdf': {
    name: 'Déverrouiller un PDF',
    verb: 'Déverrouiller',
    words: {
      description: 'Retirez le mot de passe d’un PDF que vous pouvez ouvrir, ou ses limites d’impression, de copie et de modification.',
      keywords: ['déverrouiller pdf', 'enlever mot de passe pdf', 'déchiffrer pdf', 'supprimer protection pdf', 'retirer restrictions pdf'],
      lead: 'Assez de saisir le mot de passe à chaque fois ? Saisissez-le ici une fois et enregistrez le PDF sans lui.',
      steps: [
        'Choisissez un PDF protégé ou déposez-le ici.',
        'Saisissez son mot de passe. Un PDF qui interdit seulement d’imprimer ou de copier n’en demande pas.',
        'Cliquez sur « Déverrouiller » et téléchargez le PDF ouvert.',
      ],
      changes: [
        'Le mot de passe et toutes les limites d’impression, de copie et de modification disparaissent.',
        'Pages, liens, formulaires et signets ne changent pas.',
        'Le mot de passe sert une fois à ouvrir le fichier et n’est conservé nulle part.',
      ],
      questions: [
        {
          question: 'Puis-je déverrouiller un PDF sans connaître le mot de passe ?',
          answer:
            'Pas s’il le demande à l’ouverture : son contenu est chiffré. S’il s’ouvre mais interdit d’imprimer ou de copier, aucun mot de passe n’est nécessaire.',
        },
        {
          question: 'Ai-je le droit de le faire ?',
          answer: 'Avec vos propres documents, ou avec l’accord de leur propriétaire. Respectez les droits des autres.',
        },
      ],
    },
  },
  'extract-images': {
    name: 'Extraire les images',
    verb: 'Extraire',
    words: {
      description: 'Sortez toutes les photos et images d’un PDF, Word, PowerPoint, Excel ou EPUB, en taille réelle et dans un ZIP.',
      keywords: [
        'extraire images pdf',
        'récupérer images pdf',
        'extraire images word',
        'enregistrer images powerpoint',
        'photos d’un docx',
      ],
      lead: 'Besoin des photos d’une brochure ou des graphiques d’un exposé ? Obtenez chacune telle qu’elle est dans le fichier, pas une capture.',
      steps: [
        'Choisissez un PDF, Word, PowerPoint, Excel ou EPUB ou déposez-le ici.',
        'Cliquez sur « Extraire ».',
        'Téléchargez le ZIP avec toutes les images.',
      ],
      changes: [
        'Chaque image arrive telle qu’enregistrée : un JPG reste le même JPG, octet pour octet.',
        'Les images transparentes d’un PDF deviennent des PNG avec leur transparence.',
        'Une image utilisée sur plusieurs pages arrive une fois.',
      ],
      questions: [
        {
          question: 'Pourquoi une image est-elle plus grande que sur la page ?',
          answer:
            'Les documents montrent souvent une photo réduite ou rognée tout en la gardant entière. Vous obtenez ce qui est enregistré.',
        },
        {
          question: 'Pourquoi des graphiques manquent-ils ?',
          answer:
            'Les graphiques sont souvent dessinés avec des traits et du texte et ne sont pas des images. Convertissez la page en PNG ou SVG pour les avoir.',
        },
      ],
    },
  },
  'extract-text': {
    name: 'Extraire le texte',
    verb: 'Extraire',
    words: {
      description:
        'Sortez le texte d’un PDF, Word, PowerPoint, EPUB ou d’une page web, dans l’ordre de lecture. Les pages scannées sont lues par OCR.',
      keywords: ['copier texte pdf', 'extraire texte pdf', 'extraire du texte', 'texte d’un docx', 'extraire texte powerpoint'],
      lead: 'Les mots seuls, sans polices ni cadres : pour chercher, citer, traduire ou passer à un autre logiciel.',
      steps: ['Choisissez un document ou déposez-le ici.', 'Cliquez sur « Extraire ».', 'Téléchargez le fichier TXT.'],
      changes: [
        'Vous recevez le texte dans l’ordre de lecture ; les colonnes se suivent.',
        'Les tableaux deviennent des lignes, les images et la mise en forme disparaissent.',
        'Les pages scannées d’un PDF sont lues par OCR.',
      ],
      questions: [
        {
          question: 'Copier mon PDF donne du charabia. Est-ce que cela aide ?',
          answer: 'Souvent. Si les polices d’un PDF cachent le sens de leurs lettres, la page est lue comme un scan.',
        },
        {
          question: 'Je veux garder titres et listes. Que faire ?',
          answer: 'Convertissez en Markdown ou DOCX : les deux gardent la structure du texte.',
        },
      ],
    },
  },
  'extract-attachments': {
    name: 'Extraire les pièces jointes',
    verb: 'Extraire',
    words: {
      description: 'Enregistrez dans un ZIP les fichiers joints à un PDF ou à un e-mail, ou intégrés à un Word, PowerPoint ou Excel.',
      keywords: [
        'extraire pièces jointes pdf',
        'enregistrer pièces jointes mail',
        'pièces jointes msg',
        'pièces jointes eml',
        'fichiers intégrés word',
      ],
      lead: 'Une facture avec son XML, un e-mail d’un logiciel que vous n’avez pas, un exposé avec une vidéo : sortez les fichiers.',
      steps: [
        'Choisissez un PDF, un e-mail ou un fichier bureautique ou déposez-le ici.',
        'Cliquez sur « Extraire ».',
        'Téléchargez le ZIP avec les fichiers.',
      ],
      changes: [
        'Chaque fichier arrive tel qu’il était joint, sous son propre nom.',
        'Le texte d’un e-mail vient avec, en page web.',
        'Les sons et vidéos d’une présentation viennent aussi.',
      ],
      questions: [
        {
          question: 'Comment obtenir le XML d’une facture électronique (ZUGFeRD, Factur-X) ?',
          answer: 'Il est joint au PDF. Extrayez les pièces jointes, il est dans le ZIP.',
        },
        {
          question: 'J’ai un winmail.dat. Qu’est-ce que c’est ?',
          answer:
            'Un e-mail dans un format d’Outlook. Demandez à l’expéditeur de l’envoyer en HTML ou en texte, ou en MSG, qui fonctionne ici.',
        },
      ],
    },
  },
  'remove-metadata': {
    name: 'Supprimer les métadonnées',
    verb: 'Nettoyer',
    words: {
      description:
        'Retirez lieu, appareil, auteur, dates et autres données cachées de vos photos, PDF, fichiers Office, musiques et vidéos avant de les partager.',
      keywords: [
        'supprimer métadonnées',
        'supprimer exif',
        'enlever localisation photo',
        'effacer métadonnées',
        'nettoyer métadonnées',
        'enlever auteur word',
      ],
      lead: 'Une photo dit où vous habitez, un document qui l’a écrit. Retirez cela avant de publier ou d’envoyer le fichier.',
      steps: [
        'Choisissez des photos, documents, musiques ou vidéos, ou déposez-les ici.',
        'Cliquez sur « Nettoyer ».',
        'Téléchargez les fichiers nettoyés.',
      ],
      changes: [
        'Les photos perdent position GPS, appareil, date, légendes et petit aperçu ; elles restent droites et dans les bonnes couleurs.',
        'Les documents perdent auteur, société, dates, titre et image d’aperçu.',
        'Musiques et vidéos perdent titre, artiste, pochette, position et chapitres.',
        'Le contenu reste exactement le même. Seuls HEIC et AVIF sont enregistrés une fois de plus, en haute qualité.',
      ],
      questions: [
        {
          question: 'Les commentaires et le suivi des modifications partent-ils aussi ?',
          answer:
            'Non. Ils font partie du texte, avec les noms de leurs auteurs. Acceptez d’abord les modifications et supprimez les commentaires.',
        },
        {
          question: 'Une photo peut-elle encore me trahir ?',
          answer: 'Ce que montre l’image, oui : un panneau de rue, un visage, un nom sur une porte. Rognez-les.',
        },
      ],
    },
  },
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
        'Avec les deux, vous choisissez : dans le cadre, le remplir en coupant les bords, ou étirée.',
        'Données de l’appareil et profils de couleur restent.',
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
        'Ce qui est dehors est coupé ; les pixels à l’intérieur ne changent pas d’échelle.',
        'Format, données de l’appareil et profil de couleur restent.',
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
            'Comptez depuis le coin supérieur gauche de l’image droite. La plupart des visionneuses montrent la position sous le pointeur.',
        },
      ],
    },
  },
  'rotate-image': {
    name: 'Pivoter une image',
    verb: 'Pivoter',
    words: {
      description: 'Tournez photos et images de 90 ou 180 degrés et enregistrez-les ainsi : JPG, PNG, WEBP, HEIC, GIF et d’autres.',
      keywords: ['pivoter image', 'tourner image', 'faire pivoter photo', 'tourner jpg', 'retourner image', 'redresser photo'],
      lead: 'Une photo couchée dans tous les logiciels sauf un ? Tournez-la une fois pour toutes.',
      steps: ['Choisissez des images ou déposez-les ici.', 'Choisissez le sens.', 'Cliquez sur « Pivoter » et téléchargez.'],
      changes: [
        'Les pixels eux-mêmes tournent : tous les logiciels montrent l’image de la même façon.',
        'L’orientation notée dans les données de l’appareil est mise à jour.',
        'Les animations tournent avec toutes leurs images.',
      ],
      questions: [
        {
          question: 'Pourquoi ma photo est-elle couchée sur l’ordinateur mais pas sur le téléphone ?',
          answer:
            'Le téléphone note comment il était tenu, et certains logiciels l’ignorent. Ici les pixels tournent, ce que tous comprennent.',
        },
        {
          question: 'Tourner un JPG coûte-t-il de la qualité ?',
          answer: 'Il est enregistré une fois de plus en haute qualité, ce qui se voit à peine.',
        },
      ],
    },
  },
  'jfif-to-jpg': {
    name: 'JFIF en JPG',
    verb: 'Renommer',
    words: {
      description: 'Changez des fichiers JFIF, JPEG et JPE en JPG que tout logiciel et tout formulaire accepte, sans perdre un pixel.',
      keywords: ['jfif en jpg', 'jfif en jpeg', 'jpeg en jpg', 'jpe en jpg', 'convertir jfif', 'changer jpeg en jpg'],
      lead: 'Votre formulaire refuse .jfif ou .jpeg ? L’image est déjà un JPG : vous la récupérez avec le nom que les logiciels attendent.',
      steps: [
        'Choisissez vos fichiers JFIF ou JPEG ou déposez-les ici.',
        'Cliquez sur « Renommer ».',
        'Téléchargez les JPG, un par un ou en ZIP.',
      ],
      changes: ['L’extension devient .jpg.', 'Image, qualité et données de l’appareil restent exactement les mêmes.'],
      questions: [
        {
          question: 'Qu’est-ce qu’un fichier JFIF ?',
          answer:
            'JFIF est la façon dont presque tous les JPG sont enregistrés. Windows et certains navigateurs leur donnent l’extension .jfif ; le contenu est le même.',
        },
        {
          question: 'Puis-je le renommer moi-même ?',
          answer:
            'Oui. Sous Windows, activez d’abord « Extensions de noms de fichiers » dans l’Explorateur. Sur téléphone, cette page va plus vite.',
        },
      ],
    },
  },
  'image-to-text': {
    name: 'Image en texte',
    verb: 'Lire',
    words: {
      description:
        'Lisez par OCR le texte de photos, captures et scans et enregistrez-le en TXT. JPG, PNG, HEIC, WEBP, TIFF et d’autres, en {ocrCount} langues.',
      keywords: [
        'image en texte',
        'photo en texte',
        'ocr en ligne',
        'extraire texte image',
        'convertir image en texte',
        'texte d’une capture',
        'ticket en texte',
      ],
      lead: 'Un ticket, une page de livre, une capture qu’on ne peut pas copier : obtenez ses mots en texte à modifier et à chercher.',
      steps: [
        'Choisissez photos, captures ou scans, ou déposez-les ici.',
        'Choisissez la langue si « Détecter » se trompe.',
        'Cliquez sur « Lire » et téléchargez le texte.',
      ],
      changes: [
        'Vous obtenez du texte brut en lignes, dans l’ordre de lecture.',
        'Les colonnes sont lues l’une après l’autre ; polices et images sont omises.',
        'L’image ne va que sur notre propre serveur, puis elle est supprimée.',
      ],
      questions: [
        {
          question: 'Qu’est-ce qui donne le meilleur résultat ?',
          answer: 'Une image nette, droite et bien éclairée de texte imprimé. Les capitales doivent faire au moins 20 pixels de haut.',
        },
        {
          question: 'L’écriture manuscrite est-elle lue ?',
          answer: 'À peine. L’OCR est entraîné sur l’imprimé ; la main donne au mieux quelques mots heureux.',
        },
        {
          question: 'Il me faut un PDF qui ressemble au scan. Que faire ?',
          answer: 'Prenez « Image en PDF consultable » : la page a l’aspect de la photo, et ses mots se cherchent et se copient.',
        },
      ],
    },
  },
  'image-to-word': {
    name: 'Image en Word',
    verb: 'Lire',
    words: {
      description:
        'Changez la photo ou le scan d’une page en document Word modifiable : l’OCR lit texte, titres et tableaux en {ocrCount} langues.',
      keywords: [
        'image en word',
        'jpg en word',
        'photo en word',
        'convertir image en word',
        'scan en word',
        'capture en docx',
        'ocr en word',
      ],
      lead: 'Une lettre, un polycopié, un tableau sur papier : prenez une photo, obtenez un document Word, et continuez d’écrire.',
      steps: [
        'Choisissez photos ou scans, ou déposez-les ici.',
        'Choisissez la langue si « Détecter » se trompe.',
        'Cliquez sur « Lire » et téléchargez le DOCX.',
      ],
      changes: [
        'Le texte devient des paragraphes modifiables, avec titres et tableaux là où la page en a.',
        'Les images de la page sont laissées de côté ; la mise en page est proche, sans être une copie.',
        'Vérifiez noms et chiffres : l’OCR se trompe parfois d’une lettre.',
      ],
      questions: [
        {
          question: 'Pourquoi certains mots sont-ils faux ?',
          answer:
            'Flou, ombres et petits caractères se lisent mal. Prenez la photo d’en haut, à la lumière du jour, la page remplissant le cadre.',
        },
        {
          question: 'J’ai beaucoup de pages. Aurai-je un seul document ?',
          answer: 'Chaque photo donne un document. Pour un seul, réunissez d’abord les photos en PDF et convertissez ce PDF en DOCX.',
        },
      ],
    },
  },
  'image-to-searchable-pdf': {
    name: 'Image en PDF consultable',
    verb: 'Lire',
    words: {
      description: 'Changez photos et scans en un PDF dont le texte se cherche et se copie, tandis que la page garde l’aspect de la photo.',
      keywords: ['image en pdf consultable', 'jpg en pdf ocr', 'ocr jpg en pdf', 'photo en pdf texte', 'scan en pdf consultable'],
      lead: 'Classez un ticket ou une lettre de façon à les retrouver : le PDF ressemble à votre photo, et la recherche trouve ses mots.',
      steps: [
        'Choisissez photos ou scans, ou déposez-les ici.',
        'Choisissez la langue si « Détecter » se trompe.',
        'Cliquez sur « Lire » et téléchargez le PDF.',
      ],
      changes: [
        'La photo devient une page, telle quelle.',
        'Ses mots sont posés dessus, invisibles, chacun à sa place, pour que vous puissiez les sélectionner.',
        'S’il n’y a pas de texte, vous recevez la page sans lui, et une note.',
      ],
      questions: [
        {
          question: 'Quelle différence avec JPG en PDF ?',
          answer: 'JPG en PDF fait une page de l’image seule. Ici l’OCR ajoute les mots : chercher et copier fonctionnent.',
        },
        {
          question: 'Puis-je mettre plusieurs photos dans un PDF ?',
          answer: 'Oui, en deux étapes : faites-en un PDF avec JPG en PDF, puis utilisez « Rendre un PDF consultable ».',
        },
      ],
    },
  },
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
          question: 'La vidéo de mon téléphone dépasse 50 Mo. Que faire ?',
          answer: 'Coupez-la d’abord dans la galerie du téléphone, ou filmez en 1080 lignes au lieu de 2160 : la limite ici est de 50 Mo.',
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
        'Chaque image est mise à l’échelle ; la forme reste.',
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
        'Le format reste.',
      ],
      questions: [
        {
          question: 'Pourquoi la coupe rapide commence-t-elle un peu plus tôt ?',
          answer:
            'Sans réencodage, une vidéo ne peut commencer que sur l’une de ses images clés, qui viennent toutes les quelques secondes.',
        },
        {
          question: 'Comment écrire un temps ?',
          answer: 'En secondes (75.5), minutes (1:15.5) ou heures (1:02:03). Laissez un champ vide pour garder ce bout.',
        },
      ],
    },
  },
  'rotate-video': {
    name: 'Pivoter une vidéo',
    verb: 'Pivoter',
    words: {
      description: 'Tournez une vidéo filmée de côté ou à l’envers, pour que tout lecteur et tout site la montre droite.',
      keywords: ['pivoter vidéo', 'tourner vidéo', 'retourner vidéo', 'pivoter mp4', 'redresser vidéo'],
      lead: 'Filmée avec le téléphone dans le mauvais sens ? Tournez l’image, et gardez le son tel quel.',
      steps: ['Choisissez une vidéo ou déposez-la ici.', 'Choisissez le sens.', 'Cliquez sur « Pivoter » et téléchargez.'],
      changes: ['Chaque image est tournée : aucun lecteur ne peut se tromper.', 'Le son est copié tel quel.', 'Format et durée restent.'],
      questions: [
        { question: 'La qualité en souffre-t-elle ?', answer: 'Les images sont réencodées à une qualité qui ressemble à l’original.' },
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
      lead: 'Du vent, des voix, une chanson interdite : retirez le son et ne touchez pas à l’image.',
      steps: ['Choisissez une vidéo ou déposez-la ici.', 'Cliquez sur « Couper le son ».', 'Téléchargez la vidéo muette.'],
      changes: [
        'Toutes les pistes sonores sont retirées pour de bon.',
        'L’image est copiée telle quelle, si les lecteurs du format l’acceptent.',
        'Le fichier devient un peu plus léger.',
      ],
      questions: [
        { question: 'Puis-je garder le son dans son propre fichier ?', answer: 'Oui : convertissez d’abord la vidéo en MP3, M4A ou WAV.' },
        {
          question: 'Puis-je ne couper le son que d’une partie ?',
          answer: 'Pas ici. Coupez la vidéo en parties, rendez-en une muette et réunissez-les dans un éditeur vidéo.',
        },
      ],
    },
  },
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
        'Titre, artiste et pochette restent.',
      ],
      questions: [
        {
          question: 'Comment faire une sonnerie ?',
          answer: 'Coupez ici la chanson à 30 secondes, ou convertissez-la en M4R avec un début et une fin pour un iPhone.',
        },
        {
          question: 'Couper coûte-t-il de la qualité ?',
          answer: 'À peine. Ce qui reste est copié tel quel ou enregistré sans perte ; seul OGG est réencodé.',
        },
      ],
    },
  },
  'compress-audio': {
    name: 'Compresser un audio',
    verb: 'Compresser',
    words: {
      description: 'Réduisez des fichiers MP3, M4A, OGG, OPUS, AAC et WMA : trois niveaux, ou une taille maximale en Mo. Le format reste.',
      keywords: ['compresser audio', 'réduire taille mp3', 'alléger audio', 'compresser mp3', 'mp3 plus petit'],
      lead: 'Un enregistrement trop long pour l’e-mail : moins de kilobits par seconde, même format, même durée.',
      steps: [
        'Choisissez des enregistrements ou déposez-les ici.',
        'Choisissez un niveau, ou saisissez la taille maximale.',
        'Cliquez sur « Compresser » et téléchargez.',
      ],
      changes: [
        'Le débit descend à 128, 96 ou 64 kbit/s.',
        'Durée, titre et artiste restent.',
        'Un fichier qui ne diminuerait pas revient tel quel.',
      ],
      questions: [
        {
          question: 'Quel niveau pour la voix, lequel pour la musique ?',
          answer: 'La voix reste claire même avec « Forte » (64 kbit/s). Pour la musique, prenez « Légère » (128 kbit/s).',
        },
        {
          question: 'Mon fichier est un WAV ou un FLAC. Que faire ?',
          answer: 'Convertissez-le en MP3 ou M4A : cela épargne quatre cinquièmes et plus.',
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
        'Format, durée, titre et artiste restent.',
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
        'Les pages qui ont déjà du texte ne sont pas touchées. Liens, formulaires, signets et calques restent.',
        'Les pages de travers ou tournées sont lues correctement, et la couche de texte les suit.',
        'Si vous choisissez des pages, le nouveau PDF ne contient qu’elles, dans votre ordre.',
      ],
      questions: [
        {
          question: 'Quelles langues sont lues ?',
          answer:
            'Celles-ci : {ocrLanguages}. L’imprimé net passe bien, les copies pâles donnent des erreurs, et l’écriture manuscrite est à peine reconnue.',
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
          answer: 'Non. Toute modification d’un document signé casse sa signature : gardez l’original.',
        },
      ],
    },
  },
};
