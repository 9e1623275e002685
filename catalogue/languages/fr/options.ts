/** Texts of options by their English words (`bun run languages fr` lists those that are missing). */
export const options: Readonly<Record<string, string>> = {
  Compression: 'Compression',
  'Balanced is hard to tell from the original on a screen. Strong shows when you zoom in.':
    '« Équilibrée » se distingue à peine de l’original à l’écran. « Forte » se voit en zoomant.',
  'Light: best quality': 'Légère : meilleure qualité',
  Balanced: 'Équilibrée',
  'Strong: smallest file': 'Forte : fichier le plus petit',
  'Max size': 'Taille maximale',
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
  Pages: 'Pages',
  'Pages to take, in the order that you want, for example 1-3,8.': 'Les pages voulues, dans l’ordre voulu, par exemple 1-3,8.',
  'page numbers from 1 and rising ranges, separated by commas, such as 1-3,5,8-':
    'des numéros de page à partir de 1 et des plages croissantes, séparés par des virgules, comme 1-3,5,8-',
  'One file per page': 'Un fichier par page',
  'Each page as a PDF of its own, in a ZIP. Otherwise they make one PDF.':
    'Chaque page dans son propre PDF, dans un ZIP. Sinon elles forment un seul PDF.',
  Rotate: 'Pivoter',
  'Clockwise, from how the page looks now.': 'Dans le sens des aiguilles d’une montre, à partir de l’aspect actuel de la page.',
  '90° right': '90° à droite',
  '90° left': '90° à gauche',
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
  'Page size': 'Format de page',
  'The size that every page gets.': 'Le format donné à chaque page.',
  Letter: 'Letter',
  Legal: 'Legal',
  Orientation: 'Orientation',
  'Automatic keeps wide pages wide and tall pages tall.':
    '« Automatique » laisse les pages larges en paysage et les pages hautes en portrait.',
  Automatic: 'Automatique',
  Portrait: 'Portrait',
  Landscape: 'Paysage',
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
  'Remove metadata': 'Supprimer les métadonnées',
  'Also removes camera data, location and other metadata.':
    'Supprime aussi les données de l’appareil photo, le lieu et les autres métadonnées.',
  Scale: 'Échelle',
  'Percentage of the original size. Width and height override it.':
    'Pourcentage de la taille d’origine. La largeur et la hauteur l’emportent.',
  Width: 'Largeur',
  'In pixels. Leave empty to follow the height or keep the original size.':
    'En pixels. Laissez vide pour suivre la hauteur ou garder la taille d’origine.',
  Height: 'Hauteur',
  'In pixels. Leave empty to follow the width or keep the original size.':
    'En pixels. Laissez vide pour suivre la largeur ou garder la taille d’origine.',
  'What to do when width and height do not match the shape of the image.':
    'Que faire si la largeur et la hauteur ne correspondent pas à la forme de l’image.',
  'Fit inside': 'Faire tenir',
  'Fill and crop': 'Remplir et rogner',
  Stretch: 'Étirer',
  Crop: 'Rogner',
  'Crops to this aspect ratio from the centre. Width and height of an area override it.':
    'Rogne à ces proportions à partir du centre. La largeur et la hauteur d’une zone l’emportent.',
  Original: 'D’origine',
  Square: 'Carré',
  'From the left': 'Depuis la gauche',
  'Distance of the area from the left edge. Empty means none.': 'Distance de la zone au bord gauche. Vide signifie aucune.',
  'From the top': 'Depuis le haut',
  'Distance of the area from the top.': 'Distance de la zone au bord supérieur.',
  'Area width': 'Largeur de la zone',
  'If empty, the area reaches the right edge.': 'Si c’est vide, la zone va jusqu’au bord droit.',
  'Area height': 'Hauteur de la zone',
  'If empty, the area reaches the bottom.': 'Si c’est vide, la zone va jusqu’au bord inférieur.',
  'Clockwise, from how the image is shown upright.': 'Dans le sens des aiguilles d’une montre, à partir de l’image droite.',
  'OCR language': 'Langue du texte (OCR)',
  'Language of the text in the image. Auto-detect finds out.': 'Langue du texte de l’image. « Détecter » la trouve.',
  'Auto-detect': 'Détecter',
  'Lowers the bit rate, then the resolution, until the video fits, whatever the level.':
    'Réduit le débit, puis la résolution, jusqu’à ce que la vidéo tienne, quel que soit le niveau.',
  Resolution: 'Résolution',
  'Height in pixels; the width follows. A video is never enlarged.':
    'Hauteur en pixels ; la largeur suit. Une vidéo n’est jamais agrandie.',
  'Start at': 'Commencer à',
  'Cuts everything before this time, such as 1:15.5.': 'Coupe tout ce qui précède ce moment, par exemple 1:15.5.',
  'a time in seconds or as h:mm:ss, such as 75.5 or 1:15.5': 'un temps en secondes ou sous la forme h:mm:ss, par exemple 75.5 ou 1:15.5',
  'Cuts everything after this time, counted from the start of the original.':
    'Coupe tout ce qui suit ce moment, compté depuis le début de l’original.',
  'Exact encodes the part again. Fast copies it without loss, but begins up to a few seconds earlier.':
    '« Exact » réencode la partie. « Rapide » la copie sans perte, mais peut commencer quelques secondes plus tôt.',
  'Exact to the frame': 'Exact à l’image près',
  'Fast, without loss': 'Rapide, sans perte',
  'Clockwise, from how the video plays now.': 'Dans le sens des aiguilles d’une montre, à partir de la lecture actuelle.',
  'Lowers the bit rate until the recording fits, whatever the level.':
    'Réduit le débit jusqu’à ce que l’enregistrement tienne, quel que soit le niveau.',
  Loudness: 'Volume',
  'How loud the whole is on average (EBU R 128). Peaks are kept from clipping.':
    'Le volume moyen de l’ensemble (EBU R 128). Les pics ne sont pas écrêtés.',
  'Loud: music and streaming (−14 LUFS)': 'Fort : musique et streaming (−14 LUFS)',
  'Medium: podcasts and speech (−16 LUFS)': 'Moyen : podcasts et voix (−16 LUFS)',
  'Quiet: television (−23 LUFS)': 'Faible : télévision (−23 LUFS)',
  'For example 1-3,5,8- for pages 1 to 3, 5, and 8 to the end. Leave empty for all pages.':
    'Par exemple 1-3,5,8- pour les pages 1 à 3, la 5, et de la 8 à la fin. Laissez vide pour toutes les pages.',
  'Shrinks images until the PDF fits, for example under an email limit. Text stays sharp.':
    'Réduit les images jusqu’à ce que le PDF tienne, par exemple sous la limite d’un e-mail. Le texte reste net.',
  'Adds an invisible text layer to scanned pages, so that you can search and copy their text.':
    'Ajoute une couche de texte invisible aux pages scannées, pour chercher et copier leur texte.',
  'Language of the scanned pages. Auto-detect reads the first ones to find out.':
    'Langue des pages scannées. « Détecter » lit les premières pour la trouver.',
  'Rotates the image.': 'Fait pivoter l’image.',
  None: 'Aucune',
  'Crops to this aspect ratio from the centre.': 'Rogne à ces proportions à partir du centre.',
  'Removes camera data, location, titles, covers and other metadata.':
    'Supprime les données de l’appareil photo, le lieu, les titres, les pochettes et les autres métadonnées.',
  Quality: 'Qualité',
  'Higher keeps more detail and makes a larger file. The default is hard to tell from the original.':
    'Plus haut garde plus de détails et donne un fichier plus gros. La valeur par défaut se distingue à peine de l’original.',
  'Lowers the quality, then the dimensions, until the image fits.':
    'Réduit la qualité, puis les dimensions, jusqu’à ce que l’image tienne.',
  Background: 'Arrière-plan',
  'Colour behind transparent areas, which this format cannot store.':
    'Couleur derrière les zones transparentes, que ce format ne peut pas enregistrer.',
  Lossless: 'Sans perte',
  'Keeps every pixel exactly. The file gets larger.': 'Garde chaque pixel exactement. Le fichier est plus gros.',
  'Dots per inch. By default 150 for pages, 96 for drawings, and the image’s own for photos.':
    'Points par pouce. Par défaut 150 pour les pages, 96 pour les dessins, et ceux de l’image pour les photos.',
  Colours: 'Couleurs',
  'Maximum number of colours. By default 256 for GIF and 16 to 24 for SVG.':
    'Nombre maximal de couleurs. Par défaut 256 pour GIF et de 16 à 24 pour SVG.',
  'Tracked changes': 'Suivi des modifications',
  'The text with all changes accepted, as it was before them, or with the changes marked. Accepted unless you choose.':
    'Le texte avec toutes les modifications acceptées, tel qu’avant elles, ou avec les modifications marquées. Acceptées sans choix de votre part.',
  Accepted: 'Acceptées',
  'Before the changes': 'Avant les modifications',
  Marked: 'Marquées',
  'Kept for the next editor to accept or reject, or settled now. Kept unless you choose.':
    'Gardées pour être acceptées ou refusées plus tard, ou réglées maintenant. Gardées sans choix de votre part.',
  'Kept as changes': 'Gardées telles quelles',
  'Automatic fits the page to an image and uses A4 for text.': '« Automatique » adapte la page à une image et utilise A4 pour le texte.',
  'Automatic follows the content.': '« Automatique » suit le contenu.',
  Margin: 'Marge',
  'White space on all four sides. By default, none around images and about 20 mm around text.':
    'Espace blanc sur les quatre côtés. Par défaut, aucun autour des images et environ 20 mm autour du texte.',
  'The text with all changes accepted, or as it was before them. Accepted unless you choose.':
    'Le texte avec toutes les modifications acceptées, ou tel qu’avant elles. Acceptées sans choix de votre part.',
  'Page area': 'Zone de la page',
  'Convert the area that PDF viewers show, or the full sheet with crop marks and bleed.':
    'Convertir la zone que montrent les lecteurs PDF, ou la feuille entière avec traits de coupe et fond perdu.',
  'Visible area': 'Zone visible',
  'Full sheet': 'Feuille entière',
  Delimiter: 'Séparateur',
  'The character that separates fields. Automatic detects it when reading and writes a comma.':
    'Le caractère qui sépare les champs. « Automatique » le détecte à la lecture et écrit une virgule.',
  'Comma ,': 'Virgule ,',
  'Semicolon ;': 'Point-virgule ;',
  'Vertical bar |': 'Barre verticale |',
  Encoding: 'Encodage',
  'Character encoding. Automatic detects it when reading and writes UTF-8.':
    'Encodage des caractères. « Automatique » le détecte à la lecture et écrit en UTF-8.',
  'UTF-8 with byte order mark (for Excel)': 'UTF-8 avec marque d’ordre des octets (pour Excel)',
  'Windows-1252 (Western Europe)': 'Windows-1252 (Europe de l’Ouest)',
  'ISO 8859-15 (Western Europe)': 'ISO 8859-15 (Europe de l’Ouest)',
  'Windows-1250 (Central Europe)': 'Windows-1250 (Europe centrale)',
  'Windows-1251 (Cyrillic)': 'Windows-1251 (cyrillique)',
  'Shift JIS (Japanese)': 'Shift JIS (japonais)',
  'GB 18030 (Chinese)': 'GB 18030 (chinois)',
  'Sheets on paper': 'Feuilles sur papier',
  'How sheets are divided into pages. Unless you choose, as the print settings of the workbook say.':
    'Comment les feuilles sont réparties en pages. Sans choix de votre part, selon les réglages d’impression du classeur.',
  'As the program prints': 'Comme le programme imprime',
  'Fit all columns to the page width': 'Adapter toutes les colonnes à la largeur de la page',
  'One page for each sheet': 'Une page par feuille',
  'Lowers the bit rate, then the resolution, until the file fits.':
    'Réduit le débit, puis la résolution, jusqu’à ce que le fichier tienne.',
  'Video codec': 'Codec vidéo',
  'Automatic copies video that players of this format support and re-encodes the rest.':
    '« Automatique » copie la vidéo que les lecteurs de ce format acceptent et réencode le reste.',
  'Copy without re-encoding': 'Copier sans réencoder',
  'MPEG-4 (Xvid)': 'MPEG-4 (Xvid)',
  'Video quality (CRF)': 'Qualité vidéo (CRF)',
  'Lower looks better and makes a larger file; 18 is hard to tell from the original. Setting it re-encodes the video.':
    'Une valeur plus basse est plus belle et plus lourde ; 18 se distingue à peine de l’original. La fixer réencode la vidéo.',
  'Height in pixels; video is never enlarged. Automatic keeps the size of videos and limits animated images to 480 pixels.':
    'Hauteur en pixels ; la vidéo n’est jamais agrandie. « Automatique » garde la taille des vidéos et limite les images animées à 480 pixels.',
  'Phone videos are set upright automatically. This rotates further and re-encodes the video.':
    'Les vidéos de téléphone sont redressées automatiquement. Ceci les fait pivoter davantage et réencode la vidéo.',
  'Frame rate': 'Images par seconde',
  'Frames per second. By default videos keep theirs and animated images get 15.':
    'Par défaut, les vidéos gardent les leurs et les images animées en ont 15.',
  Mute: 'Couper le son',
  'Removes the audio.': 'Supprime le son.',
  'Audio codec': 'Codec audio',
  'Automatic copies audio that players of this format support and re-encodes the rest.':
    '« Automatique » copie le son que les lecteurs de ce format acceptent et réencode le reste.',
  'Plain samples': 'Échantillons bruts',
  'Audio bit rate': 'Débit audio',
  '128 kbit/s is fair, 192 good, 320 best. Automatic suits the format.':
    '128 kbit/s est correct, 192 bon, 320 le meilleur. « Automatique » s’adapte au format.',
  '48 kbit/s': '48 kbit/s',
  '64 kbit/s': '64 kbit/s',
  '96 kbit/s': '96 kbit/s',
  '128 kbit/s': '128 kbit/s',
  '160 kbit/s': '160 kbit/s',
  '192 kbit/s': '192 kbit/s',
  '224 kbit/s': '224 kbit/s',
  '256 kbit/s': '256 kbit/s',
  '320 kbit/s': '320 kbit/s',
  'ALAC (lossless)': 'ALAC (sans perte)',
  Opus: 'Opus',
  Vorbis: 'Vorbis',
  'FLAC (lossless)': 'FLAC (sans perte)',
  'Sample rate': 'Fréquence d’échantillonnage',
  'Samples per second. By default the original rate, if the format allows it.':
    'Échantillons par seconde. Par défaut ceux de l’original, si le format le permet.',
  'Same as original': 'Comme l’original',
  Channels: 'Canaux',
  'Mono or stereo. By default the original channels, if the format allows them.':
    'Mono ou stéréo. Par défaut ceux de l’original, si le format les permet.',
  Mono: 'Mono',
  Stereo: 'Stéréo',
  'From 0 (no compression, fastest) to 9 (smallest, slowest).':
    'De 0 (sans compression, le plus rapide) à 9 (le plus petit, le plus lent).',
  Top: 'Haut',
  Fit: 'Ajustement',
  'End at': 'Finir à',
  Cut: 'Coupe',
  Tab: 'Tabulation',
};
