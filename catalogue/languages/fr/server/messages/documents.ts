import type { documents as english } from '../../../en/server/messages/documents.ts';
import type { Words } from '../../../words.ts';

export const documents = {
  documentNoPages: 'Le document n’a pas de pages.',
  documentPagesLimit: 'Le document a {actual} pages. La limite est de {max}.',
  bookPagesLimit: 'Le livre a plus de {max} pages.',
  choosePage: {
    one: 'Le document n’a qu’une page. Choisissez la page 1.',
    other: 'Le document a {count} pages. Choisissez des pages de 1 à {count}.',
  },
  pagesChosenNone: 'Aucune des pages choisies n’est dans le document.',
  pagePixels: 'Une page ferait {width} × {height} pixels à {dpi} ppp. Choisissez une résolution plus faible.',
  encodingUnknown: 'L’encodage du texte n’est pas connu.',
  textTakesIn: 'Le texte inclut un autre fichier, qui ne l’accompagnait pas.',
  macroLoops: 'Une macro du texte s’appelle elle-même.',
  documentChartsListed: {
    one: 'Le graphique apparaît sous forme de tableau avec ses valeurs.',
    other: '{count} graphiques apparaissent sous forme de tableaux avec leurs valeurs.',
  },
  documentChartsLeft: {
    one: 'Le graphique du document a été omis.',
    other: 'Les {count} graphiques du document ont été omis.',
  },
  referencesNotJson: 'Le fichier n’est pas du JSON.',
  referencesNoList: 'Le JSON n’est pas une liste de références.',
  referencesNone: 'Le fichier ne contient aucune référence.',
  referenceFieldsLeft: {
    one: 'Un champ que le résultat ne peut pas contenir a été omis.',
    other: '{count} champs que le résultat ne peut pas contenir ont été omis.',
  },
  changesAccepted: 'Le document contient des modifications suivies : le résultat montre le texte une fois toutes acceptées.',
  changesOriginal: 'Le document contient des modifications suivies : le résultat montre le texte tel qu’il était avant elles.',
  changesShown: 'Le document contient des modifications suivies : le résultat les montre marquées.',
  commentsLeft: {
    one: 'Le document a un commentaire : le résultat l’omet.',
    other: 'Le document a {count} commentaires : le résultat les omet.',
  },
  commentsNoted: {
    one: 'Le document a un commentaire : dans le résultat, c’est une note.',
    other: 'Le document a {count} commentaires : dans le résultat, ce sont des notes.',
  },
  keynoteNew:
    'Le fichier a été enregistré par un Keynote de 2013 ou plus récent, dont seul Keynote lit bien les fichiers. Exportez-le de là en PowerPoint ou PDF.',
  numbersNew:
    'Le fichier a été enregistré par un Numbers de 2013 ou plus récent, dont seul Numbers lit bien les fichiers. Exportez-le de là en Excel ou CSV.',
  formulaNone: 'Le fichier n’a pas d’élément math.',
  cellsReach: 'Les feuilles s’étendent sur {actual} cellules, vides comprises. La limite est de {max}.',
  paperLarger: 'Les feuilles sont larges : leurs pages dépassent le papier habituel, pour qu’aucune lettre ne descende sous 6 points.',
  sheetsUnprinted: {
    one: 'Une feuille est masquée dans le classeur et n’a pas été imprimée.',
    other: '{count} feuilles sont masquées dans le classeur et n’ont pas été imprimées.',
  },
  slidesUnprinted: {
    one: 'Une diapositive est masquée dans la présentation et n’a pas été imprimée.',
    other: '{count} diapositives sont masquées dans la présentation et n’ont pas été imprimées.',
  },
  slidesAllHidden: 'Toutes les diapositives de la présentation sont masquées. Affichez-en au moins une dans le logiciel d’origine.',
  cellsUnprinted: 'Les lignes ou colonnes masquées dans le classeur n’ont pas été imprimées.',
  pagesByWidth: {
    one: 'Ajustées à la largeur de la page, les feuilles tiennent en une page.',
    other: 'Ajustées à la largeur de la page, les feuilles tiennent en {count} pages.',
  },
  pagesBySheet: {
    one: 'Avec une page par feuille, les feuilles tiennent en une page.',
    other: 'Avec une page par feuille, les feuilles tiennent en {count} pages.',
  },
  pagesAsPrinted: {
    one: 'Telles que le logiciel les imprime, les feuilles tiennent en une page.',
    other: 'Telles que le logiciel les imprime, les feuilles tiennent en {count} pages.',
  },
  pagesMany: {
    one: 'Telles que le logiciel les imprime, les feuilles tiennent en une page. L’option « Feuilles sur papier » permet d’en avoir moins.',
    other:
      'Telles que le logiciel les imprime, les feuilles tiennent en {count} pages. L’option « Feuilles sur papier » permet d’en avoir moins.',
  },
  fontReplaced: 'La police {font} n’est pas disponible ici : {by} la remplace.',
  fontBy: '{font} par {by}',
  fontsReplaced: 'Des polices qui ne sont pas disponibles ici ont été remplacées : {fonts}.',
  fontsReplacedMore: 'Des polices qui ne sont pas disponibles ici ont été remplacées : {fonts} et {more} autres.',
  macrosLeft: 'Les macros du document ont été omises.',
  chartsDrawn: { one: 'Le graphique est dessiné comme une image.', other: '{count} graphiques sont dessinés comme des images.' },
  chartsMissing: {
    one: 'Un graphique manque : la page web ne peut pas le contenir.',
    other: '{count} graphiques manquent : la page web ne peut pas les contenir.',
  },
  linkedImages: {
    one: 'Une image liée manque : elle est sur le web ou dans un autre fichier, et les fichiers liés ne sont pas récupérés.',
    other: '{count} images liées manquent : elles sont sur le web ou dans d’autres fichiers, et les fichiers liés ne sont pas récupérés.',
  },
  imagesMissing: {
    one: 'Une image manque : la page ne fait qu’y renvoyer, sur le web ou dans un autre fichier, et rien n’est récupéré.',
    other: '{count} images manquent : la page ne fait qu’y renvoyer, sur le web ou dans d’autres fichiers, et rien n’est récupéré.',
  },
  bookFonts: 'Les polices du livre qui n’ont pas pu être lues sont remplacées par d’autres.',
  bookSheets: 'Une feuille de style du livre est trop grande pour être appliquée.',
  bookPrint:
    'Le livre est trop lourd à imprimer pour un navigateur, si bien que des parties de ses feuilles de style ne sont pas appliquées.',
  eastAsianFonts:
    'Les polices pour les textes d’Asie orientale ne sont pas dans le PDF ; il s’affiche correctement là où elles sont installées.',
  latinOnly: 'Ce format n’a que des lettres latines : celles d’autres écritures sont devenues des points d’interrogation.',
  webPixels: 'La page ferait {height} pixels de haut à {dpi} ppp. Choisissez une résolution plus faible, ou PDF.',
  webRanges: 'Les plages de pages vont au-delà de la dernière page.',
  webInches: 'La page ferait {actual} pouces de long. La limite est de {max}.',
  webImage: 'L’image ferait {pixels} pixels de long.',
  bundleSilent: 'Le paquet ne dit rien de ses fichiers.',
  bundleSettings: 'Le paquet a des réglages qui ne sont pas connus.',
  bundleMarkdown: 'La page mentionne un fichier Markdown qui n’a pas été envoyé.',
  metadataTooLarge: 'Une fois décompressé, le document est trop volumineux.',
  lossOfText: 'Le résultat a {after} des quelque {before} lettres et chiffres du fichier : du texte manque.',
  lossOfPages: 'Le résultat a {after} des {before} pages du fichier.',
  lossOfSlides: 'Le résultat a {after} des {before} diapositives du fichier.',
  lossOfSheets: 'Le résultat a {after} des {before} feuilles du fichier.',
  lossOfTables: 'Le résultat a {after} des {before} tableaux du fichier.',
  lossOfPictures: 'Le résultat a {after} des {before} images du fichier.',
  lossOfNotes: 'Le résultat a {after} des {before} notes de bas de page du fichier.',
  lossOfComments: 'Le résultat a {after} des {before} commentaires du fichier.',
  lossOfLinks: 'Le résultat a {after} des {before} liens du fichier.',
  lossOfFormulas: 'Le résultat a {after} des {before} formules du fichier.',
  embeddedLeft: {
    one: 'Une image a été omise : la page est trop volumineuse.',
    other: '{count} images ont été omises : la page est trop volumineuse.',
  },
} satisfies Words<typeof english>;
