import type { help as english } from '../en/help.ts';
import type { Words } from '../words.ts';

export const help = {
  seo: {
    title: 'Aide et questions fréquentes',
    description:
      'Comment convertir un fichier, quels formats et quelles tailles sont acceptés, comment vos fichiers sont protégés, que faire en cas d’échec.',
    keywords: [
      'aide',
      'questions fréquentes',
      'comment convertir un fichier',
      'taille maximale',
      'échec de conversion',
      'sécurité des données',
    ],
  },
  title: 'Centre d’aide',
  lead: 'Tout ce qu’il faut savoir pour convertir des fichiers ici : comment cela fonctionne, quels formats sont acceptés, ce que deviennent vos fichiers et que faire quand une conversion échoue.',
  cards: [
    {
      icon: 'play',
      title: 'Premiers pas',
      text: 'Choisissez un convertisseur, déposez vos fichiers, téléchargez les résultats. Trois étapes, sans compte.',
    },
    { icon: 'layers', title: 'Formats acceptés', text: 'Plus de {claimed} formats de huit familles, de PNG et PDF à MKV, AZW3 et 7Z.' },
    { icon: 'message', title: 'Besoin d’aide ?', text: 'Dites-nous quel convertisseur vous utilisiez et ce qui n’a pas marché.' },
  ],
  reasons: [
    {
      icon: 'upload',
      title: 'Envoi facile',
      text: 'Choisissez des fichiers, déposez-les n’importe où sur la page, collez-les ou déposez tout un dossier.',
    },
    {
      icon: 'layers',
      title: 'De nombreux formats',
      text: 'Plus de {claimed} formats : images, documents, PDF, tableurs, vidéo, audio, livres numériques et archives.',
    },
    {
      icon: 'download',
      title: 'Téléchargement rapide',
      text: 'Chaque résultat est disponible dès qu’il est prêt, un par un ou tous ensemble dans un ZIP.',
    },
    {
      icon: 'shield',
      title: 'Sûr et confidentiel',
      text: 'Transmission chiffrée, un environnement isolé pour chaque fichier, suppression dans l’heure.',
    },
    {
      icon: 'zap',
      title: 'Conversion rapide',
      text: 'La plupart des conversions prennent moins de 30 secondes ; vous voyez où en est chaque fichier.',
    },
    {
      icon: 'clock',
      title: 'Assistance à toute heure',
      text: 'Le formulaire de contact est ouvert jour et nuit ; comptez environ {replyHours} heures pour une réponse.',
    },
  ],
  questionsTitle: 'Questions fréquentes',
  questions: [
    {
      question: 'Comment convertir un fichier ?',
      answer:
        'Ouvrez le convertisseur qu’il vous faut, ou le convertisseur universel de la page d’accueil. Choisissez vos fichiers ou déposez-les sur la page, sélectionnez le format de sortie s’il y en a plusieurs, puis cliquez sur « {convert} ». Dès qu’un fichier est prêt, son bouton de téléchargement apparaît à côté.',
    },
    {
      question: 'Quels formats sont acceptés ?',
      answer:
        'Plus de {claimed} formats, {formatCount} à ce jour : images (dont JPG, PNG, WEBP, HEIC, AVIF, SVG, TIFF et RAW d’appareil photo), documents (DOCX, ODT, RTF, TXT), PDF, tableurs (XLSX, ODS, CSV), présentations, vidéo (MP4, MKV, MOV, WEBM), audio (MP3, WAV, FLAC, OGG, M4A), livres numériques (EPUB, MOBI, AZW3) et archives (ZIP, RAR, 7Z, TAR). La liste de tous les formats indique chaque conversion.',
    },
    {
      question: 'Y a-t-il une taille maximale ?',
      answer:
        'Oui, {maxFile} par fichier. Vous pouvez convertir autant de fichiers que vous voulez, l’un après l’autre. Un fichier plus gros peut souvent être découpé, ou enregistré d’abord dans une résolution plus faible.',
    },
    {
      question: 'Mes données sont-elles en sécurité ?',
      answer:
        'Les fichiers passent par une connexion chiffrée (HTTPS). Sur le serveur, chaque fichier est ouvert dans un environnement isolé, sans réseau et sans accès à aucun autre fichier. Personne ne regarde vos fichiers, et ils ne sont pas conservés : l’original et le résultat sont tous deux supprimés.',
    },
    {
      question: 'Faut-il un compte ?',
      answer: 'Non. Il n’y a ni inscription ni paiement. Tout le monde a le même accès à tous les convertisseurs.',
    },
    {
      question: 'Puis-je convertir plusieurs fichiers à la fois ?',
      answer:
        'Oui, avec la plupart des convertisseurs. Choisissez plusieurs fichiers, déposez-les ensemble ou déposez un dossier. Ils sont convertis l’un après l’autre, et vous téléchargez les résultats un par un ou tous ensemble.',
    },
    {
      question: 'Pourquoi ma conversion a-t-elle échoué ?',
      answer:
        'Le plus souvent, le fichier est endommagé, c’est une variante du format qui n’est pas prise en charge (par exemple un livre protégé contre la copie ou un codec rare), ou il est trop gros. La raison s’affiche à côté du fichier. Essayez avec un autre fichier, ou enregistrez-le à nouveau dans le logiciel qui l’a créé ; si l’échec persiste, contactez-nous.',
    },
    {
      question: 'Combien de temps mes fichiers sont-ils conservés ?',
      answer:
        'En règle générale, pas du tout : un fichier est supprimé dès que son résultat est livré. Ce qui reste, par exemple après une coupure de connexion, est supprimé dans l’heure qui suit la conversion.',
    },
  ],
  practicesTitle: 'Bonnes pratiques',
  practices: [
    'Partez de la meilleure copie que vous ayez. Une conversion peut garder la qualité, mais jamais rétablir ce qu’une autre a retiré.',
    'Ouvrez le fichier une fois avant de l’envoyer. Si son propre logiciel ne peut pas l’ouvrir, la conversion échouera aussi.',
    'Gardez le mot de passe sous la main. Il est demandé pour un PDF, un document bureautique ou une archive protégés ; un livre protégé contre la copie ne peut pas être converti.',
    'Choisissez le format selon l’usage : JPG pour les photos, PNG pour les captures d’écran et les logos, PDF pour imprimer et envoyer, DOCX pour continuer à modifier.',
    'Gardez l’original. Certaines conversions font perdre des calques, des formules ou la transparence ; la page de chaque convertisseur dit quoi.',
  ],
  programs: { text: 'Pour des dossiers ou vos propres programmes, mieux vaut passer par l’{link}.', link: 'API pour développeurs' },
  otherFiles: {
    text: 'InDesign, Publisher, Google Docs, livres Kindle protégés et autres : pourquoi nous ne les convertissons pas, et que faire à la place.',
    link: 'Ces fichiers qui demandent un détour',
  },
  messages: {
    title: 'Ce que signifient les messages',
    show: 'Afficher tous les messages',
    programs: 'Pour les programmes qui utilisent l’API',
  },
  status: {
    title: 'État du service',
    ok: 'Le convertisseur fonctionne normalement.',
    busy: 'Le convertisseur est très sollicité. Les fichiers attendent leur tour.',
    down: 'Le convertisseur est injoignable pour le moment.',
  },
  stuck: {
    title: 'Toujours bloqué ?',
    text: 'Dites-nous quel convertisseur vous avez utilisé et ce qui s’est passé. Nous répondons sous {replyHours} heures environ.',
    button: 'Contacter l’assistance',
  },
} satisfies Words<typeof english>;
