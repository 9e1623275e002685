/** Texts of options that only tools have, by their English words. */
export const tools: Readonly<Record<string, string>> = {
  'Kind of PDF/A': 'Type de PDF/A',
  'PDF/A-2b suits most offices. Take another only if you were asked for it.':
    'Le PDF/A-2b convient à la plupart des services. N’en prenez un autre que si on vous le demande.',
  'Balanced is hard to tell from the original on a screen. Strong shows when you zoom in.':
    '« Équilibrée » se distingue à peine de l’original à l’écran. « Forte » se voit en zoomant.',
  'Light: best quality': 'Légère : meilleure qualité',
  Balanced: 'Équilibrée',
  'Strong: smallest file': 'Forte : fichier le plus petit',
  'Shrinks the images until the PDF fits, whatever the level: 10 for many mail servers.':
    'Réduit les images jusqu’à ce que le PDF tienne, quel que soit le niveau : 10 pour beaucoup de serveurs de messagerie.',
  Title: 'Titre',
  'Shown in the title bar of PDF viewers. Empty fields keep their value.':
    'Affiché dans la barre de titre des lecteurs PDF. Les champs vides gardent leur valeur.',
  'Annual report': 'Rapport annuel',
  'one line of at most 300 characters': 'une ligne d’au plus 300 caractères',
  Author: 'Auteur',
  'Who wrote the document.': 'La personne qui a écrit le document.',
  'Jo Miller': 'Camille Martin',
  Subject: 'Sujet',
  'What it is about, in one line.': 'De quoi il parle, en une ligne.',
  'Figures of the year': 'Chiffres de l’année',
  Keywords: 'Mots-clés',
  'Separated by commas. Leave empty to keep them.': 'Séparés par des virgules. Laissez vide pour les garder.',
  'report, figures': 'rapport, chiffres',
  'Remove everything else': 'Supprimer tout le reste',
  'Also author, program, dates and the hidden XMP record. What you enter here is kept.':
    'Aussi l’auteur, le logiciel, les dates et les données XMP cachées. Ce que vous saisissez ici est gardé.',
  'Split by': 'Diviser par',
  'Number of pages, bookmarks of the first level, or size. Ranges, if you enter some, come first.':
    'Nombre de pages, signets du premier niveau ou taille. Les plages, si vous en saisissez, passent d’abord.',
  'Number of pages': 'Nombre de pages',
  Bookmarks: 'Signets',
  'File size': 'Taille du fichier',
  'Pages per file': 'Pages par fichier',
  '1 makes a file of every page, 10 a file of every ten.': '1 fait un fichier de chaque page, 10 un fichier toutes les dix pages.',
  'For File size: how large each part may be. Without it, 10 MB.':
    'Pour « Taille du fichier » : la taille maximale de chaque partie. Sans elle, 10 Mo.',
  Ranges: 'Plages',
  'One file for each, for example 1-3,4-10,11-.': 'Un fichier pour chacune, par exemple 1-3,4-10,11-.',
  'page numbers from 1 and rising ranges, separated by commas, such as 1-3,4-10,11-':
    'des numéros de page à partir de 1 et des plages croissantes, séparés par des virgules, comme 1-3,4-10,11-',
  'Pages to take, in the order that you want, for example 1-3,8.': 'Les pages voulues, dans l’ordre voulu, par exemple 1-3,8.',
  'One file per page': 'Un fichier par page',
  'Each page as a PDF of its own, in a ZIP. Otherwise they make one PDF.':
    'Chaque page dans son propre PDF, dans un ZIP. Sinon elles forment un seul PDF.',
  'Clockwise, from how the page looks now.': 'Dans le sens des aiguilles d’une montre, à partir de l’aspect actuel de la page.',
  'Pages to rotate, for example 2,5-7. Leave empty for all pages.':
    'Pages à pivoter, par exemple 2,5-7. Laissez vide pour toutes les pages.',
  'Pages to delete, for example 2,5-7.': 'Pages à supprimer, par exemple 2,5-7.',
  'Pages in their new order, for example 3,1,2. The rest follow in their old order.':
    'Pages dans leur nouvel ordre, par exemple 3,1,2. Les autres suivent dans l’ordre d’avant.',
  'Reverse the order': 'Inverser l’ordre',
  'The last page comes first.': 'La dernière page vient en premier.',
  Position: 'Position',
  'Where the number goes, on the page as you see it.': 'Où placer le numéro, sur la page telle que vous la voyez.',
  'Bottom center': 'En bas au centre',
  'Bottom right': 'En bas à droite',
  'Bottom left': 'En bas à gauche',
  'Top center': 'En haut au centre',
  'Top right': 'En haut à droite',
  'Top left': 'En haut à gauche',
  Style: 'Style',
  'How the number is written.': 'Comment le numéro est écrit.',
  'Page 1': 'Page 1',
  'Page 1 of 12': 'Page 1 sur 12',
  'i, ii, iii': 'i, ii, iii',
  'Start with': 'Commencer à',
  'The number of the first page that gets one.': 'Le numéro de la première page numérotée.',
  'Pages to number, for example 2- or 1,4-6. Leave empty for all pages.':
    'Pages à numéroter, par exemple 2- ou 1,4-6. Laissez vide pour toutes les pages.',
  'Text size': 'Taille du texte',
  'Height of the number in points.': 'Hauteur du numéro en points.',
  'From the edge': 'Distance au bord',
  'Space between the number and the edge of the page.': 'Espace entre le numéro et le bord de la page.',
  Text: 'Texte',
  'What the watermark says, in any language.': 'Ce que dit le filigrane, dans n’importe quelle langue.',
  'one line of at most 80 characters': 'une ligne d’au plus 80 caractères',
  Layout: 'Disposition',
  'Diagonal and straight go across the middle; repeated covers the whole page.':
    '« Diagonale » et « Droite » traversent le milieu ; « Répétée » couvre toute la page.',
  Diagonal: 'Diagonale',
  Straight: 'Droite',
  Repeated: 'Répétée',
  Size: 'Taille',
  'How much of the page the text takes.': 'La place que prend le texte sur la page.',
  Small: 'Petite',
  Medium: 'Moyenne',
  Large: 'Grande',
  Color: 'Couleur',
  'Color of the text.': 'Couleur du texte.',
  Opacity: 'Opacité',
  'Low values let the page shine through; 100 covers it.': 'Avec de petites valeurs, la page transparaît ; 100 la recouvre.',
  'Pages to mark, for example 2- or 1,4-6. Leave empty for all pages.':
    'Pages à marquer, par exemple 2- ou 1,4-6. Laissez vide pour toutes les pages.',
  'Crop to the content': 'Rogner au contenu',
  'Takes off all white edges. What you enter below is then left out of account.':
    'Enlève tous les bords blancs. Les valeurs saisies dessous ne comptent alors pas.',
  'How much to take off at the top.': 'Combien enlever en haut.',
  Right: 'À droite',
  'How much to take off at the right.': 'Combien enlever à droite.',
  Bottom: 'En bas',
  'How much to take off at the bottom.': 'Combien enlever en bas.',
  Left: 'À gauche',
  'How much to take off at the left.': 'Combien enlever à gauche.',
  'Pages to crop, for example 2- or 1,4-6. Leave empty for all pages.':
    'Pages à rogner, par exemple 2- ou 1,4-6. Laissez vide pour toutes les pages.',
  'The size that every page gets.': 'Le format donné à chaque page.',
  'Automatic keeps wide pages wide and tall pages tall.':
    '« Automatique » laisse les pages larges en paysage et les pages hautes en portrait.',
  Content: 'Contenu',
  'Scaled to the new page, or at its old size in the middle.': 'Adapté à la nouvelle page, ou à sa taille d’avant, au milieu.',
  'Scale to fit': 'Adapter à la page',
  'Keep its size': 'Garder sa taille',
  'Pages to resize, for example 2- or 1,4-6. Leave empty for all pages.':
    'Pages à redimensionner, par exemple 2- ou 1,4-6. Laissez vide pour toutes les pages.',
  'New password': 'Nouveau mot de passe',
  'Everybody needs it to open the PDF. Nobody can recover it for you.':
    'Tout le monde en a besoin pour ouvrir le PDF. Personne ne peut le retrouver pour vous.',
  Password: 'Mot de passe',
  'a password of at most 127 characters': 'un mot de passe d’au plus 127 caractères',
  'Allow printing': 'Autoriser l’impression',
  'Off: PDF viewers refuse to print.': 'Désactivé : les lecteurs PDF refusent d’imprimer.',
  'Allow copying': 'Autoriser la copie',
  'Off: PDF viewers refuse to copy text and images.': 'Désactivé : les lecteurs PDF refusent de copier texte et images.',
  'Allow editing': 'Autoriser la modification',
  'Off: PDF editors refuse changes, notes and filled forms.':
    'Désactivé : les éditeurs PDF refusent modifications, notes et formulaires remplis.',
  'Lowers the quality, then the dimensions, until the image fits, whatever the level.':
    'Réduit la qualité, puis les dimensions, jusqu’à ce que l’image tienne, quel que soit le niveau.',
  'Also removes camera data, location and other metadata.':
    'Supprime aussi les données de l’appareil photo, le lieu et les autres métadonnées.',
  'Crops to this aspect ratio from the center. Width and height of an area override it.':
    'Rogne à ces proportions à partir du centre. La largeur et la hauteur d’une zone l’emportent.',
  'From the left': 'Depuis la gauche',
  'Distance of the area from the left edge. Empty means none.': 'Distance de la zone au bord gauche. Vide signifie aucune.',
  'From the top': 'Depuis le haut',
  'Distance of the area from the top.': 'Distance de la zone au bord supérieur.',
  'Area width': 'Largeur de la zone',
  'If empty, the area reaches the right edge.': 'Si c’est vide, la zone va jusqu’au bord droit.',
  'Area height': 'Hauteur de la zone',
  'If empty, the area reaches the bottom.': 'Si c’est vide, la zone va jusqu’au bord inférieur.',
  'Starts from the upright image. Flipping horizontally swaps left and right, like a mirror.':
    'À partir de l’image redressée. Retourner horizontalement échange la gauche et la droite, comme un miroir.',
  'Language of the text in the image. Auto-detect finds out.': 'Langue du texte de l’image. « Détecter » la trouve.',
  'Lowers the bit rate, then the resolution, until the video fits, whatever the level.':
    'Réduit le débit, puis la résolution, jusqu’à ce que la vidéo tienne, quel que soit le niveau.',
  'Height in pixels; the width follows. A video is never enlarged.':
    'Hauteur en pixels ; la largeur suit. Une vidéo n’est jamais agrandie.',
  'Exact encodes the part again. Fast copies it without loss, but begins up to a few seconds earlier.':
    '« Exact » réencode la partie. « Rapide » la copie sans perte, mais peut commencer quelques secondes plus tôt.',
  'Exact to the frame': 'Exact à l’image près',
  'Fast, without loss': 'Rapide, sans perte',
  'Starts from how the video plays now. Flipping horizontally swaps left and right, like a mirror.':
    'À partir de la lecture actuelle. Retourner horizontalement échange la gauche et la droite, comme un miroir.',
  'Lowers the bit rate until the recording fits, whatever the level.':
    'Réduit le débit jusqu’à ce que l’enregistrement tienne, quel que soit le niveau.',
  Loudness: 'Volume',
  'How loud the whole is on average (EBU R 128). Peaks are kept from clipping.':
    'Le volume moyen de l’ensemble (EBU R 128). Les pics ne sont pas écrêtés.',
  'Loud: music and streaming (−14 LUFS)': 'Fort : musique et streaming (−14 LUFS)',
  'Medium: podcasts and speech (−16 LUFS)': 'Moyen : podcasts et voix (−16 LUFS)',
  'Quiet: television (−23 LUFS)': 'Faible : télévision (−23 LUFS)',
  Top: 'Haut',
  Cut: 'Coupe',
};
