import type { pdfs as english } from '../../../en/server/messages/pdfs.ts';
import type { Words } from '../../../words.ts';

export const pdfs = {
  pdfPassword: 'Le PDF demande un mot de passe avant de pouvoir être lu.',
  pdfCertificate: 'Le PDF est chiffré par certificats : seuls ses destinataires peuvent l’ouvrir, avec leurs propres clés.',
  pdfNoText: 'Aucun texte n’a pu être lu dans le document.',
  picturesIncluded: 'Sur {pictures} images, les {max} premières sont incluses.',
  chartsLeft: {
    one: 'Un graphique ou un dessin contenant des mots a été omis des feuilles ; DOCX, HTML et Markdown le montrent.',
    other: '{count} graphiques ou dessins contenant des mots ont été omis des feuilles ; DOCX, HTML et Markdown les montrent.',
  },
  outlinesLeft: {
    one: 'Une formule ou un mot est dessiné en contours et n’est pas dans le texte ; DOCX, HTML et Markdown le montrent.',
    other: '{count} formules ou mots sont dessinés en contours et ne sont pas dans le texte ; DOCX, HTML et Markdown les montrent.',
  },
  slantedLeft: 'Un texte qui traverse une page en biais, comme un filigrane, a été omis : « {quote} ».',
  scansRead: {
    one: 'Le texte d’une page a été reconnu à partir d’un scan ; vérifiez s’il y a des lettres mal lues.',
    other: 'Le texte de {count} pages a été reconnu à partir d’un scan ; vérifiez s’il y a des lettres mal lues.',
  },
  scansUnread: {
    one: 'Aucun texte n’a pu être lu sur une page scannée ; elle est gardée comme image.',
    other: 'Aucun texte n’a pu être lu sur {count} pages scannées ; elles sont gardées comme images.',
  },
  tablesRead: {
    one: 'Un tableau qui est une image a été reconnu ; vérifiez s’il y a des lettres mal lues.',
    other: '{count} tableaux qui sont des images ont été reconnus ; vérifiez s’il y a des lettres mal lues.',
  },
  scansNone: 'Aucune page n’est un scan sans texte, donc aucun texte n’a été ajouté.',
  scansBlank: { one: 'Aucun texte n’a pu être lu sur une page.', other: 'Aucun texte n’a pu être lu sur {count} pages.' },
  scansSearchable: {
    one: 'Le texte d’une page a été reconnu à partir d’un scan et peut être recherché et copié ; vérifiez s’il y a des lettres mal lues.',
    other:
      'Le texte de {count} pages a été reconnu à partir d’un scan et peut être recherché et copié ; vérifiez s’il y a des lettres mal lues.',
  },
  sizePictures: {
    one: 'Pour respecter la taille, son image a été refaite avec au plus {dpi} pixels par pouce et une qualité JPEG de {quality} ; le texte et les traits sont inchangés.',
    other:
      'Pour respecter la taille, ses {count} images ont été refaites avec au plus {dpi} pixels par pouce et une qualité JPEG de {quality} ; le texte et les traits sont inchangés.',
  },
  sizePicturesSome:
    'Pour respecter la taille, {changed} de ses {pictures} images ont été refaites avec au plus {dpi} pixels par pouce et une qualité JPEG de {quality} ; le texte et les traits sont inchangés.',
  levelPictures: {
    one: 'L’image a maintenant au plus {dpi} pixels par pouce et une qualité JPEG de {quality} ; le texte et les traits sont inchangés.',
    other:
      'Les {count} images ont maintenant au plus {dpi} pixels par pouce et une qualité JPEG de {quality} ; le texte et les traits sont inchangés.',
  },
  levelPicturesSome:
    '{changed} des {pictures} images ont maintenant au plus {dpi} pixels par pouce et une qualité JPEG de {quality} ; le texte et les traits sont inchangés.',
  splitParts: 'Cela ferait plus de {max} fichiers. Choisissez une taille plus grande.',
  splitFiles: 'Cela ferait {files} fichiers. La limite est de {max} : prenez plus de pages pour chacun.',
  splitNoBookmarks: 'Le PDF n’a pas de signets selon lesquels le diviser. Divisez-le par pages ou par plages.',
  splitSmaller: 'Le document est déjà plus petit : il n’a pas été divisé.',
  splitOnePart: {
    one: 'Le document n’a qu’une page, qui fait une partie : il n’a pas été divisé.',
    other: 'Le document a {count} pages, qui font une partie : il n’a pas été divisé.',
  },
  signaturePart: 'La signature numérique a été omise : elle vaut pour le document entier, pas pour une partie.',
  signatureChanged: 'La signature numérique n’est plus valable : les pages ont été modifiées après elle.',
  pageAlone: 'La page {pages} à elle seule est déjà plus grande. Compressez d’abord le PDF.',
  pageAloneMore: 'La page {pages} et d’autres sont déjà plus grandes à elles seules. Compressez d’abord le PDF.',
  noPageLeft: {
    one: 'Il ne resterait aucune page : le document n’en a qu’une.',
    other: 'Il ne resterait aucune page : le document en a {count}.',
  },
  pageOrder: 'Indiquez les pages dans leur nouvel ordre, comme 3,1,2, ou inversez l’ordre.',
  cropPagesNothing: 'Saisissez ce qu’il faut retirer à un bord, ou rognez au contenu.',
  cropPagesAll: 'Il ne resterait rien de la page {page}. Retirez-en moins.',
  metadataNothing: 'Remplissez ce que vous voulez modifier, ou supprimez tout.',
  pageNone: {
    one: 'Il n’y a pas de page {page} : le document n’a qu’une page.',
    other: 'Il n’y a pas de page {page} : le document a {count} pages.',
  },
  stampFont: 'Aucune police ici n’a les caractères du texte.',
  stampUnread: 'Le fichier du tampon n’est pas lisible.',
  editsBroken: 'Les modifications du PDF n’ont pas la forme voulue.',
  editsPages: 'Certaines des pages indiquées n’existent pas dans le PDF.',
  editsFont: 'Aucune police ici n’a toutes les lettres du tampon. Utilisez plutôt une image ou un PDF.',
  extractImagesNone:
    'Le fichier ne contient pas d’images. Les dessins faits de traits n’en sont pas : convertissez le fichier en SVG ou PNG pour les obtenir.',
  archiveAttachments: {
    one: 'Une pièce jointe n’est pas dans le résultat, car PDF/A-{part} n’en autorise pas de ce type.',
    other: '{count} pièces jointes ne sont pas dans le résultat, car PDF/A-{part} n’en autorise pas de ce type.',
  },
  extractAttachmentsNone: 'Le fichier ne contient pas de pièces jointes.',
  extractTooMuch: 'Le fichier contient des éléments trop volumineux, ou trop nombreux, pour un ZIP.',
  extractLeft: {
    one: 'L’un d’eux n’a pas pu être lu et a été omis.',
    other: '{count} d’entre eux n’ont pas pu être lus et ont été omis.',
  },
  embeddedNone: 'Le fichier ne contient pas de fichiers.',
  embeddedMany: 'Les fichiers contenus dans le fichier sont trop nombreux ou trop volumineux.',
  mergeSignatures:
    'Les signatures numériques valent pour les fichiers signés, pas pour un fichier fait à partir d’eux ; elles ont été omises.',
  mergeScripts: 'Les scripts des documents ont été omis.',
  mergeForms: 'Les formulaires que seuls les logiciels d’Adobe affichent (XFA) ont été omis.',
  mergePages: 'Tous les fichiers ensemble ont plus de {max} pages.',
  mergeReadAloud: 'La lecture à voix haute synchronisée avec le texte d’un livre a été omise.',
  mergeBooksLarge: 'Tous les livres ensemble sont trop volumineux pour un seul.',
  mergePdfLocked: 'Le PDF est protégé.',
  mergePdfDamaged: 'Le PDF est endommagé.',
  mergeBookLocked: 'Le livre est lié à un appareil ou à un compte.',
  mergeBookDamaged: 'Le livre est endommagé.',
} satisfies Words<typeof english>;
