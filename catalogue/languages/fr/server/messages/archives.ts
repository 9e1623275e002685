import type { archives as english } from '../../../en/server/messages/archives.ts';
import type { Words } from '../../../words.ts';

export const archives = {
  archiveNoPictures: 'L’archive ne contient pas d’images dont faire une bande dessinée.',
  archiveLongName: 'L’archive contient un nom de plus de 255 octets, le maximum des systèmes de fichiers.',
  archivePacking: 'L’archive est compressée d’une manière qui n’est pas lue ici.',
  archiveEntriesLimit: 'L’archive contient {actual} fichiers et dossiers. La limite est de {max}.',
  archiveUnpacksTo: 'Une fois extraite, l’archive fait {size}. La limite est de {max}.',
  archiveUnpacksTimes: 'Une fois extraite, l’archive fait {actual} fois sa taille. La limite est de {max} fois.',
  archiveEmpty: 'L’archive est vide, et il n’existe pas de RAR vide.',
  archiveEndsEarly: 'L’archive s’arrête trop tôt : elle est tronquée, ou c’est une partie d’une archive découpée.',
  archivePartOfRar:
    'Le fichier est une partie d’un RAR découpé, et les autres ne l’accompagnaient pas. Décompressez toutes les parties ensemble et réunissez-les en une seule archive.',
  tailLeft: 'Les octets qui suivent la fin des données compressées ont été laissés de côté : ils n’appartiennent à aucun fichier.',
  zipLastPart:
    'Le fichier est la dernière des {count} parties d’un ZIP découpé, et les autres ne l’accompagnaient pas. Décompressez toutes les parties ensemble et réunissez-les en un seul ZIP.',
  zipOnePart:
    'Le fichier est une partie d’un ZIP découpé, et les autres ne l’accompagnaient pas. Décompressez toutes les parties ensemble et réunissez-les en un seul ZIP.',
  modelNumbers: 'Le modèle enregistre ses nombres d’une manière qui n’est pas lue ici.',
  modelTooManyNumbers: 'Le modèle contient trop de nombres.',
  modelVersionOld: 'Le modèle est au format glTF 1.0, qui n’est pas lu ici. Exportez-le en glTF 2.0.',
  modelShapesPacked: 'Les formes du modèle sont compressées avec {names}, ce qui n’est pas lu ici. Exportez-le sans cette compression.',
  linksLeft: {
    one: 'Un lien qui mène hors de l’archive a été omis.',
    other: '{count} liens qui mènent hors de l’archive ont été omis.',
  },
  pathsLeft: {
    one: 'Un élément dont le chemin mène hors de l’archive a été omis.',
    other: '{count} éléments dont les chemins mènent hors de l’archive ont été omis.',
  },
  pathsMoved: {
    one: 'Un élément dont le chemin mène hors de l’archive y a été ramené.',
    other: '{count} éléments dont les chemins mènent hors de l’archive y ont été ramenés.',
  },
  specialsLeft: {
    one: 'Un élément qui n’est ni fichier ni dossier a été omis.',
    other: '{count} éléments qui ne sont ni fichiers ni dossiers ont été omis.',
  },
  namesShortened: {
    one: 'Un nom de plus de 255 octets, le maximum des systèmes de fichiers, a été raccourci.',
    other: '{count} noms de plus de 255 octets, le maximum des systèmes de fichiers, ont été raccourcis.',
  },
  namesRewritten: {
    one: 'Un nom dans un ancien encodage a été réécrit.',
    other: '{count} noms dans un ancien encodage ont été réécrits.',
  },
  fontPostScript: 'Les lettres de cette police sont des courbes PostScript : choisissez OTF, WOFF ou WOFF2.',
  fontTrueType: 'Les lettres de cette police sont des courbes TrueType : choisissez TTF, WOFF ou WOFF2.',
  fontPacked: 'Les tables compressées de la police ne sont pas lisibles.',
  fontTables: 'Les tables de la police ne concordent pas.',
  fontMicroType: 'La police de l’EOT est compressée par MicroType Express, qui n’est pas lu ici.',
  fontLacks: 'Il manque à la police des indications dont un EOT a besoin.',
  fontsAddUp: 'Les polices de la collection ne concordent pas.',
  fontsNone: 'La collection ne contient aucune police.',
  fontsMany: {
    one: 'La collection contient une police, ce qui est trop pour sa taille.',
    other: 'La collection contient {count} polices, ce qui est trop pour sa taille.',
  },
  messageDamaged: 'Le message est endommagé.',
  mailNone: 'Aucun e-mail n’a été trouvé.',
  mailDamaged: 'L’e-mail est endommagé.',
  modelShapesElsewhere: 'Les formes du modèle sont dans un fichier qui ne l’accompagnait pas : {names}.',
  modelNoShape: 'Aucune forme n’a été trouvée dans le fichier.',
  modelFeature: 'Le modèle utilise une fonction qui n’est pas lue ici.',
  modelShapesOnly: 'Le résultat n’a que les formes du modèle : ses couleurs et ses images ont été omises.',
  modelLooksElsewhere: 'Des couleurs ou images du modèle manquent, car elles sont dans des fichiers qui ne l’accompagnaient pas : {names}.',
  modelMoved:
    'Le modèle était loin de l’origine, où les nombres des modèles ont trop peu de chiffres, et en a été rapproché. En ajoutant {x}, {y} et {z}, on retrouve les positions d’origine.',
  modelCorners: 'Une face du modèle a {actual} sommets. La limite est de {max}.',
} satisfies Words<typeof english>;
