import type { ProblemWords } from '../../problem-words.ts';

export const problems = {
  invalid_request: { title: 'La requête n’a pas pu être lue', remedy: 'Rechargez la page et envoyez à nouveau le fichier.' },
  missing_file: { title: 'Aucun fichier n’a été envoyé', remedy: 'Choisissez un fichier et relancez la conversion.' },
  multiple_files: {
    title: 'Plusieurs fichiers ont été envoyés à la fois',
    remedy: 'Envoyez un seul fichier par requête, ou choisissez un format qui en accepte plusieurs.',
  },
  missing_format: { title: 'Les formats manquent', remedy: 'Indiquez le format du fichier et celui que vous souhaitez.' },
  invalid_option: { title: 'Une option a une valeur non autorisée', remedy: 'Modifiez l’option indiquée ici, ou retirez-la.' },
  option_missing: { title: 'Il manque un choix', remedy: 'Indiquez ce qui est demandé ici, puis réessayez.' },
  key_needed: { title: 'Une clé est nécessaire', remedy: 'Envoyez la clé que l’exploitant vous a donnée.' },
  not_allowed: { title: 'La clé ne le permet pas', remedy: 'Adressez-vous à l’exploitant.' },
  not_found: { title: 'Il n’y a rien ici', remedy: 'Vérifiez l’adresse.' },
  method_not_allowed: { title: 'Cette adresse n’accepte pas cette méthode', remedy: 'Utilisez la méthode indiquée dans l’en-tête Allow.' },
  job_not_done: {
    title: 'Le résultat n’est pas encore prêt',
    remedy: 'Demandez l’état de la tâche, ou suivez ses événements, jusqu’à ce qu’elle soit terminée.',
  },
  job_expired: { title: 'Le résultat a été supprimé', remedy: 'Relancez la conversion.' },
  range_not_satisfiable: { title: 'Le résultat est plus court', remedy: 'Ne demandez que des octets que le résultat contient.' },
  upload_timeout: { title: 'L’envoi a duré trop longtemps', remedy: 'Vérifiez votre connexion et réessayez.' },
  unsupported_media_type: {
    title: 'La requête n’est pas un formulaire avec des fichiers',
    remedy: 'Envoyez du multipart/form-data avec les champs file, inputFormat et outputFormat.',
  },
  unsupported_format: {
    title: 'Ce format n’est pas connu ici',
    remedy: 'Consultez la liste des formats, ou enregistrez le fichier dans un format plus courant.',
  },
  unsupported_conversion: {
    title: 'Cette conversion n’est pas proposée',
    remedy: 'Choisissez un autre format de sortie pour ce fichier.',
  },
  content_mismatch: {
    title: 'Le fichier n’est pas ce que dit son nom',
    remedy: 'Choisissez le vrai format du fichier, ou enregistrez-le à nouveau dans le logiciel qui l’a créé.',
  },
  empty_file: {
    title: 'Le fichier est vide',
    remedy: 'Vérifiez le fichier sur votre appareil : il n’a peut-être pas été enregistré ou copié entièrement.',
  },
  corrupt_input: {
    title: 'Le fichier est endommagé',
    remedy: 'Ouvrez-le dans le logiciel qui l’a créé, enregistrez-le à nouveau et envoyez la nouvelle copie.',
  },
  password_protected: {
    title: 'Le fichier est protégé par un mot de passe',
    remedy: 'Saisissez le mot de passe, ou retirez-le dans le logiciel qui a créé le fichier, puis relancez la conversion.',
  },
  copy_protected: {
    title: 'Le livre est protégé contre la copie (DRM)',
    remedy: 'Convertissez un exemplaire sans protection ; de nombreuses boutiques et bibliothèques en proposent.',
  },
  wrong_password: {
    title: 'Le mot de passe n’ouvre pas le fichier',
    remedy: 'Vérifiez le mot de passe, majuscules comprises, et relancez la conversion.',
  },
  nothing_to_convert: {
    title: 'Le fichier ne contient rien à convertir',
    remedy: 'Vérifiez que le fichier contient bien les pages, les images, le son ou les tableaux attendus.',
  },
  columns_differ: {
    title: 'Les tableaux n’ont pas les mêmes colonnes',
    remedy: 'Donnez les mêmes noms aux colonnes de tous les fichiers, ou choisissez XLSX, où chaque fichier a sa propre feuille.',
  },
  image_too_large: { title: 'L’image a trop de pixels', remedy: 'Réduisez l’image et réessayez.' },
  too_many_frames: { title: 'L’animation a trop d’images', remedy: 'Raccourcissez l’animation et réessayez.' },
  too_many_pages: { title: 'Le document a trop de pages', remedy: 'Choisissez une plage de pages, ou divisez le document.' },
  page_too_large: { title: 'Une page est trop grande', remedy: 'Choisissez une résolution plus faible, ou réduisez la page.' },
  media_too_long: { title: 'L’enregistrement est trop long', remedy: 'Coupez-le, ou divisez-le en plusieurs parties.' },
  video_too_large: { title: 'L’image de la vidéo est trop grande', remedy: 'Choisissez une résolution plus petite.' },
  too_many_entries: { title: 'L’archive contient trop de fichiers', remedy: 'Divisez l’archive en plusieurs plus petites.' },
  decompression_bomb: {
    title: 'Une fois décompressé, le fichier est bien plus gros que sa taille',
    remedy: 'Envoyez un fichier qui reste sous la limite une fois décompressé.',
  },
  output_too_large: {
    title: 'Le résultat serait trop volumineux',
    remedy: 'Choisissez une qualité plus basse, une taille plus petite ou moins de pages.',
  },
  unsafe_archive: {
    title: 'L’archive contient des éléments qu’il serait risqué d’extraire',
    remedy: 'Créez à nouveau l’archive, sans liens ni chemins absolus.',
  },
  unsafe_content: {
    title: 'Le fichier contient des éléments qu’il serait risqué d’ouvrir',
    remedy: 'Enregistrez à nouveau le fichier, sans contenu actif ni externe.',
  },
  resource_limit: {
    title: 'Le fichier demande plus de mémoire ou de temps qu’une conversion ne peut en prendre',
    remedy: 'Essayez un fichier plus petit ou plus simple.',
  },
  conversion_failed: {
    title: 'Le fichier n’a pas pu être converti',
    remedy: 'Ouvrez-le dans le logiciel qui l’a créé, enregistrez-le à nouveau et réessayez, ou choisissez un autre format de sortie.',
  },
  rate_limited: { title: 'Trop de requêtes en peu de temps', remedy: 'Attendez une minute, puis réessayez.' },
  too_many_concurrent: { title: 'Vous avez déjà trop de conversions en cours', remedy: 'Attendez que l’une d’elles soit terminée.' },
  too_many_jobs: {
    title: 'Vous avez déjà trop de résultats conservés',
    remedy: 'Téléchargez-en ou supprimez-en quelques-uns, ou attendez qu’ils expirent.',
  },
  interrupted: {
    title: 'Le convertisseur a redémarré pendant qu’il traitait le fichier',
    remedy: 'Relancez la conversion.',
  },
  shutting_down: { title: 'Le convertisseur redémarre', remedy: 'Réessayez dans une minute.' },
  storage_full: { title: 'Le convertisseur n’a plus de place pour d’autres fichiers', remedy: 'Réessayez dans quelques minutes.' },
  converter_unavailable: {
    title: 'Ce convertisseur est hors service',
    remedy: 'Réessayez plus tard, ou choisissez un autre format de sortie.',
  },
  mail_unavailable: { title: 'Le message n’a pas pu être envoyé', remedy: 'Réessayez plus tard.' },
} satisfies ProblemWords;
