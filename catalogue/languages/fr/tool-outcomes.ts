import type { outcomes as english } from '../en/tool-outcomes.ts';
import type { Words } from '../words.ts';

export const outcomes = {
  refusals: {
    list: 'Fichiers non acceptés',
    type: 'Le type de fichier doit être {accepted}',
    tooLarge: 'Le fichier dépasse {bytes} octets',
    tooLargeRemedy: 'Il pèse {size} ; la limite est de {maxFile}. Divisez-le, ou réduisez sa qualité ou sa résolution.',
    tooSmall: 'Le fichier fait moins de {bytes} octet',
    tooSmallRemedy: 'Le fichier est vide. Copiez-le ou téléchargez-le à nouveau.',
    tooMany: 'Trop de fichiers',
    tooManyRemedy:
      'Cette page accepte un fichier. Pour en convertir plusieurs, utilisez la page d’accueil, qui en accepte {maxFiles} à la fois.',
    onward: 'Ouvrir avec un autre outil',
    unknown: 'Nous n’avons pas reconnu le type de ce fichier. Choisissez son format pour continuer.',
    what: 'Qu’est-ce que c’est ?',
    notice: '{name} : {reason}',
    others: { one: '{count} autre n’a pas été ajouté.', other: '{count} autres n’ont pas été ajoutés.' },
  },
  notices: {
    dismiss: 'Fermer',
    universalNoFile: { title: 'Aucun fichier sélectionné', text: 'Sélectionnez un fichier à convertir.' },
    universalNoOutput: { title: 'Format de sortie manquant', text: 'Sélectionnez un format de sortie.' },
    universalSameFormat: {
      title: 'Même format sélectionné',
      text: 'Les formats d’entrée et de sortie ne peuvent pas être identiques.',
    },
    batchNoFiles: { title: 'Aucun fichier sélectionné', text: 'Sélectionnez un ou plusieurs fichiers à convertir.' },
    conversionFailed: {
      title: 'La conversion a échoué',
      text: 'Une erreur s’est produite pendant la conversion. Veuillez réessayer.',
    },
    batchFailed: { title: 'La conversion a échoué', text: '{name} n’a pas pu être converti' },
    batchDone: {
      title: 'Conversion terminée !',
      text: { one: '{count} fichier converti au format {format}.', other: '{count} fichiers convertis au format {format}.' },
    },
    mixedDone: {
      title: 'Conversion terminée !',
      text: { one: '{count} fichier converti au format choisi.', other: '{count} fichiers convertis aux formats choisis.' },
    },
    singleDone: { title: 'Conversion terminée !', text: 'Votre fichier {format} est prêt à être téléchargé.' },
    partlyDone: 'Chaque fichier en échec indique la raison.',
    stopped: { title: 'Arrêté', text: '{done} sur {total} prêts.' },
    operationDone: {
      title: 'Terminé !',
      text: { one: '{count} fichier prêt à être téléchargé.', other: '{count} fichiers prêts à être téléchargés.' },
    },
    mergeNeedsTwo: { title: 'Un seul fichier', text: 'Ajoutez au moins un autre fichier pour les fusionner.' },
    rejected: 'Fichier non accepté',
    zipMissing: {
      title: 'ZIP indisponible',
      text: 'Le programme qui crée le ZIP ne s’est pas chargé. Utilisez « Tout télécharger » pour obtenir les fichiers un par un.',
    },
    partMissing: 'Une partie de cette page ne s’est pas chargée. Vérifiez votre connexion et choisissez à nouveau le fichier.',
    listMissing: 'La liste des formats ne s’est pas chargée. Vos fichiers seront ajoutés dès le retour de la connexion.',
  },
  invalidFormats: 'Choix de formats non valide',
  failures: {
    tooLarge: {
      title: 'Le fichier est trop volumineux',
      detail: 'Le serveur a refusé le fichier à cause de sa taille.',
      remedy: 'La limite est de {maxFile} par fichier. Réduisez le fichier ou divisez-le.',
    },
    busy: {
      title: 'Le convertisseur est occupé',
      detail: 'Le serveur a plus de travail qu’il ne peut en prendre pour le moment.',
      remedy: 'Attendez un instant, puis réessayez.',
    },
    tooSlow: {
      title: 'La conversion a duré trop longtemps',
      detail: 'Le temps imparti s’est écoulé avant que le fichier soit prêt.',
      remedy: 'Essayez un fichier plus petit, moins de pages ou un enregistrement plus court.',
    },
    unknown: {
      title: 'Une erreur s’est produite de notre côté',
      detail: 'Le serveur n’a pas donné de raison.',
      remedy: 'Réessayez. Si cela se reproduit, dites-le-nous par la page de contact.',
    },
    gone: {
      title: 'Le résultat a expiré',
      detail: 'Les résultats sont supprimés peu après, ou dès qu’ils ont été téléchargés.',
      remedy: 'Relancez la conversion.',
    },
    unsent: {
      title: 'La page a été quittée avant la fin de l’envoi',
      detail: 'Le fichier n’est pas arrivé au serveur.',
      remedy: 'Choisissez à nouveau le fichier.',
    },
  },
} satisfies Words<typeof english>;
