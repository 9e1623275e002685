import type { helpFamilies as english } from '../en/help-families.ts';
import type { Words } from '../words.ts';

export const helpFamilies = {
  common: {
    examples: 'De quoi avez-vous besoin ?',
    tools: 'Modifier un fichier sans changer de format',
    formats: 'Ce qui se convertit en quoi',
    formatsLead: 'Ouvrez un format pour voir toutes les conversions possibles dans les deux sens.',
    counts: 'vers {to}, depuis {from}',
    questions: 'Questions',
    notes: 'Remarques sur les résultats',
    limits: 'Limites et confidentialité',
    limitsText:
      'Chaque fichier peut faire jusqu’à {maxFile}, et vous pouvez en ajouter jusqu’à {maxFiles} à la fois. Le serveur supprime votre fichier à la fin de la conversion, et le résultat dès que vous l’avez.',
    privacy: 'Comment vos fichiers sont supprimés',
    families: 'Aide par type de fichier',
  },
  images: {
    title: 'Aide pour les images',
    description: 'Quel format d’image choisir, comment alléger des photos et comment garder un fond transparent.',
    lead: 'Photos, dessins, icônes et fichiers d’appareil photo : comment obtenir celui qu’il vous faut.',
    needs: [
      'Une photo d’iPhone qui s’ouvre sous Windows',
      'Une image du Web que mon logiciel refuse',
      'Une photo assez légère pour un formulaire',
      'Un logo net à toutes les tailles',
      'Le texte d’une photo',
    ],
    questions: [
      {
        question: 'JPG, PNG ou WEBP ?',
        answer: 'Prenez JPG pour les photos, PNG pour les logos et les captures d’écran, WEBP pour un site web.',
      },
      {
        question: 'Pourquoi mon PNG est-il plus lourd que le JPG ?',
        answer: 'PNG enregistre chaque pixel tel quel, JPG non. Le PNG a le même aspect que le JPG dont il vient.',
      },
      {
        question: 'Où passe le fond transparent ?',
        answer: 'JPG et BMP ne savent pas l’enregistrer. Choisissez une couleur de fond dans les options, ou prenez PNG ou WEBP.',
      },
      {
        question: 'Mes photos seront-elles à l’endroit ?',
        answer: 'Oui. La rotation enregistrée par l’appareil est appliquée à l’image.',
      },
    ],
    notes: [
      { note: 'Première image seulement', means: 'Le fichier est une animation, et le nouveau format ne contient qu’une image.' },
      {
        note: 'Converti comme un autre format',
        means: 'Le nom annonçait un format et le contenu en était un autre. C’est le contenu qui compte.',
      },
    ],
  },
  documents: {
    title: 'Aide pour les documents et les PDF',
    description:
      'Comment passer de Word à PDF, d’une page web au texte, ce que fait l’OCR et ce que disent les remarques sur les résultats.',
    lead: 'Lettres, rapports, diapositives et PDF : ce que chaque format conserve.',
    needs: [
      'Un PDF que je peux modifier',
      'Un document à imprimer ou à signer',
      'Un seul PDF à partir de plusieurs',
      'Un PDF assez léger pour un e-mail',
      'Un document numérisé dans lequel je peux chercher',
    ],
    questions: [
      {
        question: 'Mon PDF aura-t-il le même aspect dans Word ?',
        answer:
          'Les lignes, les tableaux et les images restent à leur place quand Word le permet. Vérifiez les longs tableaux et les formulaires.',
      },
      {
        question: 'Peut-on lire un document numérisé ?',
        answer: 'Oui, grâce à la reconnaissance de texte (OCR). Si la langue de la page n’est pas trouvée, choisissez-la dans les options.',
      },
      {
        question: 'Mon fichier a un mot de passe. Que faire ?',
        answer: 'Choisissez le fichier : un champ demande le mot de passe. Il part au serveur avec le fichier et n’est pas conservé.',
      },
      {
        question: 'Pourquoi une autre police apparaît-elle ?',
        answer: 'Le fichier cite une police qu’il ne contient pas et que nous n’avons pas. Une police de même largeur la remplace.',
      },
    ],
    notes: [
      {
        note: 'Police remplacée',
        means: 'Une police proche remplace celle qui manque. Les lignes peuvent se couper ailleurs.',
      },
      { note: 'Commentaires ou modifications', means: 'Dit combien il y en avait et s’ils figurent dans le résultat.' },
      { note: 'Parties masquées omises', means: 'Ce que l’auteur a masqué le reste et ne figure donc pas dans le résultat.' },
      {
        note: 'Comparé à votre fichier',
        means: 'Le nombre de pages, de lettres, de tableaux, etc., avant et après. Une perte se voit ici.',
      },
    ],
  },
  sheets: {
    title: 'Aide pour les tableurs et les données',
    description: 'Comment passer d’Excel à CSV ou JSON, ce que deviennent les formules et les dates, et comment s’impriment les feuilles.',
    lead: 'Des tableaux d’Excel au JSON : ce qui reste, ce qui change et ce que vous pouvez régler.',
    needs: [
      'Un tableau tiré d’un PDF',
      'Une feuille Excel pour un autre logiciel',
      'Un CSV qui s’ouvre bien dans Excel',
      'Une feuille sur papier',
    ],
    questions: [
      {
        question: 'Que deviennent les formules ?',
        answer: 'CSV, JSON et le texte reçoivent les valeurs affichées. XLSX et ODS gardent les formules.',
      },
      {
        question: 'Mon CSV tient dans une seule colonne. Pourquoi ?',
        answer: 'Votre logiciel attend un autre séparateur. Choisissez virgule, point-virgule ou tabulation dans les options.',
      },
      {
        question: 'Où sont mes autres feuilles ?',
        answer: 'Un CSV contient une feuille. Un classeur qui en a plusieurs donne un ZIP avec un fichier par feuille.',
      },
      {
        question: 'Le tableau est trop large pour la page.',
        answer: 'Choisissez dans les options comment répartir les feuilles : ajustées à la largeur, ou une page par feuille.',
      },
    ],
    notes: [
      {
        note: 'Formules remplacées par leurs valeurs',
        means: 'Le format n’a pas de formules, ou l’une d’elles n’a pas pu être reprise. Son résultat reste.',
      },
      { note: 'Feuilles, lignes ou colonnes masquées', means: 'Elles sont citées pour que vous sachiez ce qui n’est pas imprimé.' },
      { note: 'Graphiques omis', means: 'Un format de tableau ne contient pas de graphiques. Convertissez en PDF pour les garder.' },
    ],
  },
  'video-and-audio': {
    title: 'Aide pour la vidéo et l’audio',
    description: 'Comment obtenir une vidéo lisible, un fichier plus léger, un GIF ou seulement le son, et ce que disent les remarques.',
    lead: 'Clips, chansons et messages vocaux : un fichier lisible là où vous en avez besoin.',
    needs: [
      'Une vidéo lisible sur tous les appareils',
      'Seulement le son',
      'Un GIF court',
      'Une vidéo assez légère pour être envoyée',
      'Un message vocal en MP3',
    ],
    questions: [
      {
        question: 'Pourquoi un GIF est-il si lourd ?',
        answer: 'Un GIF enregistre chaque image en entier. Coupez-le, baissez la résolution et prenez 10 images par seconde.',
      },
      {
        question: 'La qualité baisse-t-elle ?',
        answer:
          'Non, si l’image et le son conviennent au nouveau format : ils sont copiés. Sinon, ils sont encodés de nouveau en bonne qualité.',
      },
      {
        question: 'Quelle durée peut avoir une vidéo ?',
        answer: 'C’est le poids qui compte, pas la durée. Les très longues vidéos peuvent dépasser le temps accordé.',
      },
      {
        question: 'Puis-je réunir plusieurs clips ?',
        answer: 'Oui, avec les outils de fusion vidéo et audio. Chaque partie devient un chapitre.',
      },
    ],
    notes: [
      { note: 'Copié sans réencodage', means: 'L’image et le son sont les mêmes bits qu’avant : rien n’est perdu.' },
      {
        note: 'Pistes omises',
        means: 'Le nouveau format ne peut pas contenir toutes les pistes audio ou tous les sous-titres. La remarque les cite.',
      },
    ],
  },
  ebooks: {
    title: 'Aide pour les livres numériques',
    description: 'Comment lire un livre sur Kindle, Kobo ou téléphone, comment l’imprimer et pourquoi certains livres restent verrouillés.',
    lead: 'Des livres pour la liseuse que vous avez.',
    needs: [
      'Un livre pour mon Kindle',
      'Un livre Kindle pour une autre liseuse',
      'Un livre sur papier',
      'Un livre à partir de mon propre texte',
    ],
    questions: [
      {
        question: 'Pourquoi mon livre ne peut-il pas être converti ?',
        answer: 'Les livres des librairies en ligne sont souvent liés à votre compte (DRM). Nous ne levons pas cette protection.',
      },
      { question: 'AZW3 ou MOBI ?', answer: 'Prenez AZW3 pour un Kindle de 2011 ou plus récent, MOBI pour un modèle plus ancien.' },
      {
        question: 'Le livre garde-t-il ses chapitres ?',
        answer: 'Oui. Les titres forment la table des matières, et les liens du livre fonctionnent toujours.',
      },
    ],
    notes: [
      {
        note: 'Notes en fin de chapitre',
        means: 'Les notes de bas de page sont à la fin de leur chapitre, avec un lien aller et retour.',
      },
    ],
  },
  archives: {
    title: 'Aide pour les archives',
    description: 'Comment ouvrir un RAR ou un 7Z sans logiciel, ce que deviennent mots de passe et droits, et ce que disent les remarques.',
    lead: 'ZIP, RAR, 7Z et TAR : ouvrez-les ou changez-les de format.',
    needs: ['Un RAR que je ne peux pas ouvrir', 'Une archive plus légère', 'Une archive pour Linux'],
    questions: [
      {
        question: 'Puis-je ouvrir une archive avec mot de passe ?',
        answer: 'Oui, si vous le connaissez. La nouvelle archive n’en a pas.',
      },
      { question: 'Les dossiers sont-ils conservés ?', answer: 'Oui. Les noms, les dossiers et les dates restent les mêmes.' },
      {
        question: 'Puis-je convertir une partie d’une archive divisée ?',
        answer: 'Non. Réunissez d’abord les parties avec le logiciel qui les a créées.',
      },
    ],
    notes: [
      { note: 'Liens omis', means: 'Un lien menait hors de l’archive. Il peut être dangereux et n’est donc pas repris.' },
      { note: 'Noms modifiés', means: 'Un nom n’était pas permis sur d’autres systèmes et a été adapté.' },
    ],
  },
} as const satisfies Words<typeof english>;
