import type { OperationTexts } from '../../operation-texts.ts';

export const imageContent: OperationTexts = {
  'jfif-to-jpg': {
    name: 'JFIF en JPG',
    verb: 'Renommer',
    words: {
      description: 'Transformez des fichiers JFIF, JPEG et JPE en JPG que tout logiciel et tout formulaire accepte, sans perdre un pixel.',
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
          answer: 'Une image nette, droite et bien éclairée de texte imprimé. Les majuscules doivent faire au moins 20 pixels de haut.',
        },
        {
          question: 'L’écriture manuscrite est-elle lue ?',
          answer: 'À peine. L’OCR est entraîné sur l’imprimé ; l’écriture manuscrite donne au mieux quelques mots.',
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
        'Transformez la photo ou le scan d’une page en document Word modifiable : l’OCR lit texte, titres et tableaux en {ocrCount} langues.',
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
      description:
        'Transformez photos et scans en un PDF dont le texte se cherche et se copie, tandis que la page garde l’aspect de la photo.',
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
};
