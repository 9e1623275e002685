import type { words as english } from '../../en/server/words.ts';
import type { Words } from '../../words.ts';

export const words = {
  lists: { separator: ', ' },
  sentences: { end: '.', separator: ' ' },
  errorPage: {
    again: 'Revenir et réessayer',
    hint: 'Le bouton Précédent du navigateur ramène au formulaire tel que vous l’avez rempli ; seul le fichier est à choisir de nouveau.',
  },
  commandLine: {
    unreadable: {
      title: 'Le fichier n’a pas pu être lu',
      remedy: 'Vérifiez son nom et si vous avez le droit de le lire. Nommez les fichiers d’un dossier, comme dans photos/*.',
    },
    unknown_input: {
      title: 'Le format du fichier n’est pas connu',
      remedy: 'Indiquez-le avec --from ; --list affiche tous les formats.',
    },
    file_exists: {
      title: 'Le résultat existe déjà',
      remedy: 'Choisissez un autre dossier avec --out, ou remplacez-le avec --force.',
    },
    several_files: {
      title: 'Le résultat compte plusieurs fichiers',
      remedy: 'Indiquez un dossier avec --out, ou réunissez-les avec --zip.',
    },
    unwritable: {
      title: 'Le résultat n’a pas pu être enregistré',
      remedy: 'Vérifiez si vous pouvez écrire à cet endroit et s’il reste de la place sur le disque.',
    },
  },
} satisfies Words<typeof english>;
