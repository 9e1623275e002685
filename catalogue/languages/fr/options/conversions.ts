/** Texts of the options of conversions by their English words. */
export const conversions: Readonly<Record<string, string>> = {
  Compression: 'Compression',
  'Max size': 'Taille maximale',
  Pages: 'Pages',
  'page numbers from 1 and rising ranges, separated by commas, such as 1-3,5,8-':
    'des numéros de page à partir de 1 et des plages croissantes, séparés par des virgules, comme 1-3,5,8-',
  Rotate: 'Pivoter',
  '90° right': '90° à droite',
  '90° left': '90° à gauche',
  'Rotate or flip': 'Pivoter ou retourner',
  'Flip horizontally': 'Retourner horizontalement',
  'Flip vertically': 'Retourner verticalement',
  'Page size': 'Format de page',
  Letter: 'Letter',
  Legal: 'Legal',
  Orientation: 'Orientation',
  Automatic: 'Automatique',
  Portrait: 'Portrait',
  Landscape: 'Paysage',
  'Remove metadata': 'Supprimer les métadonnées',
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
  Original: 'D’origine',
  Square: 'Carré',
  'OCR language': 'Langue du texte (OCR)',
  'Auto-detect': 'Détecter',
  Resolution: 'Résolution',
  'Start at': 'Commencer à',
  'Cuts everything before this time, such as 1:15.5.': 'Coupe tout ce qui précède ce moment, par exemple 1:15.5.',
  'a time in seconds or as h:mm:ss, such as 75.5 or 1:15.5': 'un temps en secondes ou sous la forme h:mm:ss, par exemple 75.5 ou 1:15.5',
  'Cuts everything after this time, counted from the start of the original.':
    'Coupe tout ce qui suit ce moment, compté depuis le début de l’original.',
  'For example 1-3,5,8- for pages 1 to 3, 5, and 8 to the end. Leave empty for all pages.':
    'Par exemple 1-3,5,8- pour les pages 1 à 3, la 5, et de la 8 à la fin. Laissez vide pour toutes les pages.',
  'Shrinks images until the PDF fits, for example under an email limit. Text stays sharp.':
    'Réduit les images jusqu’à ce que le PDF tienne, par exemple sous la limite d’un e-mail. Le texte reste net.',
  'Adds an invisible text layer to scanned pages, so that you can search and copy their text.':
    'Ajoute une couche de texte invisible aux pages scannées, pour chercher et copier leur texte.',
  'Language of the scanned pages. Auto-detect reads the first ones to find out.':
    'Langue des pages scannées. « Détecter » lit les premières pour la trouver.',
  'Flipping horizontally swaps left and right, like a mirror.':
    'Retourner horizontalement échange la gauche et la droite, comme un miroir.',
  None: 'Aucune',
  'Crops to this aspect ratio from the center.': 'Rogne à ces proportions à partir du centre.',
  'Removes camera data, location, titles, covers and other metadata.':
    'Supprime les données de l’appareil photo, le lieu, les titres, les pochettes et les autres métadonnées.',
  Quality: 'Qualité',
  'Higher keeps more detail and makes a larger file. The default is hard to tell from the original.':
    'Plus haut garde plus de détails et donne un fichier plus gros. La valeur par défaut se distingue à peine de l’original.',
  'Lowers the quality, then the dimensions, until the image fits.':
    'Réduit la qualité, puis les dimensions, jusqu’à ce que l’image tienne.',
  Background: 'Arrière-plan',
  'Color behind transparent areas, which this format cannot store.':
    'Couleur derrière les zones transparentes, que ce format ne peut pas enregistrer.',
  Lossless: 'Sans perte',
  'Keeps every pixel exactly. The file gets larger.': 'Garde chaque pixel exactement. Le fichier est plus gros.',
  'Dots per inch. By default 150 for pages, 96 for drawings, and the image’s own for photos.':
    'Points par pouce. Par défaut 150 pour les pages, 96 pour les dessins, et ceux de l’image pour les photos.',
  Colors: 'Couleurs',
  'Maximum number of colors. By default 256 for GIF and 16 to 24 for SVG.':
    'Nombre maximal de couleurs. Par défaut 256 pour GIF et de 16 à 24 pour SVG.',
  'Tracked changes': 'Suivi des modifications',
  'The text with all changes accepted, as it was before the changes, or with the changes marked. Accepted unless you choose.':
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
  'The text with all changes accepted, or as it was before the changes. Accepted unless you choose.':
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
  'Phone videos are set upright automatically. Rotating or flipping further re-encodes the video.':
    'Les vidéos de téléphone sont redressées automatiquement. Les pivoter ou les retourner davantage réencode la vidéo.',
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
  Fit: 'Ajustement',
  'End at': 'Finir à',
  Tab: 'Tabulation',
  'Icon sizes': 'Tailles de l’icône',
  'Sizes inside the icon, in pixels. By default 16, 32, 48, 64, 128 and 256, up to the size of your image.':
    'Tailles contenues dans l’icône, en pixels. Par défaut 16, 32, 48, 64, 128 et 256, jusqu’à la taille de votre image.',
  'up to 12 whole numbers from 16 to 256, separated by commas': 'jusqu’à 12 nombres entiers de 16 à 256, séparés par des virgules',
  Images: 'Images',
  'By default the Markdown only names its images, which keeps it short.':
    'Par défaut, le Markdown ne fait que nommer ses images et reste ainsi court.',
  'Names only': 'Les noms seulement',
  'Inside the file': 'Dans le fichier',
  'As files in a ZIP': 'En fichiers dans un ZIP',
  'Windows Media Video': 'Windows Media Video',
  Theora: 'Theora',
  'Windows Media Audio': 'Windows Media Audio',
  WavPack: 'WavPack',
  Speex: 'Speex',
};
