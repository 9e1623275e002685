import type { tool as english } from '../en/tool.ts';
import type { Words } from '../words.ts';
import { more } from './tool-more.ts';

export const tool = {
  start: {
    choose: 'Choisir des fichiers',
    chooseFormat: 'Choisir des fichiers {format}',
    chooseImage: 'Choisir des images',
    chooseVideo: 'Choisir des vidéos',
    chooseAudio: 'Choisir des fichiers audio',
    anyHint: 'ou déposez-les ou collez-les n’importe où. Tous les formats, jusqu’à {maxFile} chacun.',
    hint: 'ou déposez-les ou collez-les n’importe où. Jusqu’à {maxFile} chacun.',
    oneHint: '1 fichier, jusqu’à {maxFile}',
    convert: 'Convertir',
    merge: 'Fusionner en un {format}',
    fromFormat: 'Format de départ',
    toFormat: 'Format d’arrivée',
  },
  plain: {
    add: 'Ajouter des fichiers',
    again: 'Recommencer',
    drop: 'Déposez pour ajouter',
    cancel: 'Annuler',
    selected: 'Fichiers sélectionnés',
    set: '{count} choisies',
    converting: 'Conversion…',
    progress: 'Conversion… {percent} %',
    download: 'Télécharger',
    downloadName: 'Télécharger {name}',
    missing:
      'Une partie de cette page ne s’est pas chargée. Convertir et télécharger fonctionnent quand même ; le reste apparaîtra quand vous serez de nouveau en ligne.',
    lostTitle: 'La connexion a été coupée',
    lostDetail: 'Le serveur n’a pas pu être joint, ou la connexion s’est terminée avant le retour du fichier.',
    lostRemedy: 'Vérifiez votre connexion internet, puis réessayez.',
  },
  form: {
    options: 'Options',
    optionsLegend: 'Options de conversion',
    unit: '({unit})',
    password: 'Mot de passe, si le fichier en a un',
    fileFormat: 'Format du fichier',
    target: 'Convertir en',
    chooseFormat: 'Choisir un format',
    ownPage: 'Les options d’une conversion se trouvent sur sa propre page.',
  },
  groups: {
    pages: 'Pages',
    times: 'Début et fin',
    size: 'Taille',
    quality: 'Qualité',
    turn: 'Pivoter et rogner',
    text: 'Texte',
    more: 'Plus',
  },
  more,
} satisfies Words<typeof english>;
