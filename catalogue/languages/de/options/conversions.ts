/** Texts of the options of conversions by their English words. */
export const conversions: Readonly<Record<string, string>> = {
  Compression: 'Komprimierung',
  'Max size': 'Höchstgröße',
  Pages: 'Seiten',
  'page numbers from 1 and rising ranges, separated by commas, such as 1-3,5,8-':
    'Seitenzahlen ab 1 und aufsteigende Bereiche, durch Kommas getrennt, etwa 1-3,5,8-',
  Rotate: 'Drehen',
  '90° right': '90° nach rechts',
  '90° left': '90° nach links',
  'Page size': 'Seitengröße',
  Letter: 'Letter',
  Legal: 'Legal',
  Orientation: 'Ausrichtung',
  Automatic: 'Automatisch',
  Portrait: 'Hochformat',
  Landscape: 'Querformat',
  'Remove metadata': 'Metadaten entfernen',
  Scale: 'Skalierung',
  'Percentage of the original size. Width and height override it.': 'Prozent der ursprünglichen Größe. Breite und Höhe gehen vor.',
  Width: 'Breite',
  'In pixels. Leave empty to follow the height or keep the original size.': 'In Pixeln. Leer folgt sie der Höhe oder bleibt, wie sie ist.',
  Height: 'Höhe',
  'In pixels. Leave empty to follow the width or keep the original size.': 'In Pixeln. Leer folgt sie der Breite oder bleibt, wie sie ist.',
  'What to do when width and height do not match the shape of the image.':
    'Was geschieht, wenn Breite und Höhe nicht zur Form des Bildes passen.',
  'Fit inside': 'Einpassen',
  'Fill and crop': 'Füllen und beschneiden',
  Stretch: 'Strecken',
  Crop: 'Zuschneiden',
  Original: 'Original',
  Square: 'Quadrat',
  'OCR language': 'Sprache des Textes (OCR)',
  'Auto-detect': 'Erkennen',
  Resolution: 'Auflösung',
  'Start at': 'Anfang',
  'Cuts everything before this time, such as 1:15.5.': 'Schneidet alles vor diesem Zeitpunkt weg, zum Beispiel 1:15.5.',
  'a time in seconds or as h:mm:ss, such as 75.5 or 1:15.5': 'eine Zeit in Sekunden oder als h:mm:ss, etwa 75.5 oder 1:15.5',
  'Cuts everything after this time, counted from the start of the original.':
    'Schneidet alles nach diesem Zeitpunkt weg, gezählt vom Anfang des Originals.',
  'For example 1-3,5,8- for pages 1 to 3, 5, and 8 to the end. Leave empty for all pages.':
    'Zum Beispiel 1-3,5,8- für die Seiten 1 bis 3, 5 und 8 bis zum Ende. Leer bedeutet alle Seiten.',
  'Shrinks images until the PDF fits, for example under an email limit. Text stays sharp.':
    'Verkleinert Bilder, bis die PDF passt, zum Beispiel unter eine Grenze für E-Mails. Text bleibt scharf.',
  'Adds an invisible text layer to scanned pages, so that you can search and copy their text.':
    'Legt unsichtbaren Text über gescannte Seiten, damit du darin suchen und daraus kopieren kannst.',
  'Language of the scanned pages. Auto-detect reads the first ones to find out.':
    'Sprache der gescannten Seiten. „Erkennen“ liest die ersten, um sie herauszufinden.',
  'Rotates the image.': 'Dreht das Bild.',
  None: 'Keine',
  'Crops to this aspect ratio from the centre.': 'Schneidet von der Mitte aus auf dieses Seitenverhältnis zu.',
  'Removes camera data, location, titles, covers and other metadata.': 'Entfernt Kameradaten, Ort, Titel, Cover und andere Metadaten.',
  Quality: 'Qualität',
  'Higher keeps more detail and makes a larger file. The default is hard to tell from the original.':
    'Höher bedeutet mehr Details und eine größere Datei. Der Standard ist kaum vom Original zu unterscheiden.',
  'Lowers the quality, then the dimensions, until the image fits.': 'Verringert erst die Qualität, dann die Maße, bis das Bild passt.',
  Background: 'Hintergrund',
  'Colour behind transparent areas, which this format cannot store.':
    'Farbe hinter durchsichtigen Bereichen, die dieses Format nicht speichern kann.',
  Lossless: 'Verlustfrei',
  'Keeps every pixel exactly. The file gets larger.': 'Behält jedes Pixel genau. Die Datei wird größer.',
  'Dots per inch. By default 150 for pages, 96 for drawings, and the image’s own for photos.':
    'Punkte pro Zoll. Standard sind 150 für Seiten, 96 für Zeichnungen und die eigenen des Bildes bei Fotos.',
  Colours: 'Farben',
  'Maximum number of colours. By default 256 for GIF and 16 to 24 for SVG.':
    'Höchstzahl der Farben. Standard sind 256 für GIF und 16 bis 24 für SVG.',
  'Tracked changes': 'Nachverfolgte Änderungen',
  'The text with all changes accepted, as it was before them, or with the changes marked. Accepted unless you choose.':
    'Der Text mit allen Änderungen angenommen, wie er davor war, oder mit markierten Änderungen. Ohne Auswahl angenommen.',
  Accepted: 'Angenommen',
  'Before the changes': 'Vor den Änderungen',
  Marked: 'Markiert',
  'Kept for the next editor to accept or reject, or settled now. Kept unless you choose.':
    'Für spätere Annahme oder Ablehnung behalten, oder jetzt entschieden. Ohne Auswahl behalten.',
  'Kept as changes': 'Als Änderungen behalten',
  'Automatic fits the page to an image and uses A4 for text.': 'Automatisch passt die Seite an ein Bild an und nimmt für Text A4.',
  'Automatic follows the content.': 'Automatisch folgt dem Inhalt.',
  Margin: 'Rand',
  'White space on all four sides. By default, none around images and about 20 mm around text.':
    'Weißer Rand auf allen vier Seiten. Standard ist keiner bei Bildern und etwa 20 mm bei Text.',
  'The text with all changes accepted, or as it was before them. Accepted unless you choose.':
    'Der Text mit allen Änderungen angenommen, oder wie er davor war. Ohne Auswahl angenommen.',
  'Page area': 'Bereich der Seite',
  'Convert the area that PDF viewers show, or the full sheet with crop marks and bleed.':
    'Den Bereich umwandeln, den PDF-Programme zeigen, oder den ganzen Bogen mit Schnittmarken und Anschnitt.',
  'Visible area': 'Sichtbarer Bereich',
  'Full sheet': 'Ganzer Bogen',
  Delimiter: 'Trennzeichen',
  'The character that separates fields. Automatic detects it when reading and writes a comma.':
    'Das Zeichen zwischen den Feldern. Automatisch erkennt es beim Lesen und schreibt ein Komma.',
  'Comma ,': 'Komma ,',
  'Semicolon ;': 'Semikolon ;',
  'Vertical bar |': 'Senkrechter Strich |',
  Encoding: 'Zeichencodierung',
  'Character encoding. Automatic detects it when reading and writes UTF-8.':
    'Codierung der Zeichen. Automatisch erkennt sie beim Lesen und schreibt UTF-8.',
  'UTF-8 with byte order mark (for Excel)': 'UTF-8 mit Byte-Reihenfolge-Markierung (für Excel)',
  'Windows-1252 (Western Europe)': 'Windows-1252 (Westeuropa)',
  'ISO 8859-15 (Western Europe)': 'ISO 8859-15 (Westeuropa)',
  'Windows-1250 (Central Europe)': 'Windows-1250 (Mitteleuropa)',
  'Windows-1251 (Cyrillic)': 'Windows-1251 (Kyrillisch)',
  'Shift JIS (Japanese)': 'Shift JIS (Japanisch)',
  'GB 18030 (Chinese)': 'GB 18030 (Chinesisch)',
  'Sheets on paper': 'Tabellen auf Papier',
  'How sheets are divided into pages. Unless you choose, as the print settings of the workbook say.':
    'Wie Tabellen auf Seiten verteilt werden. Ohne Auswahl so, wie es die Arbeitsmappe für den Druck vorsieht.',
  'As the program prints': 'Wie das Programm druckt',
  'Fit all columns to the page width': 'Alle Spalten auf die Seitenbreite',
  'One page for each sheet': 'Eine Seite pro Tabelle',
  'Lowers the bit rate, then the resolution, until the file fits.': 'Verringert erst die Bitrate, dann die Auflösung, bis die Datei passt.',
  'Video codec': 'Video-Codec',
  'Automatic copies video that players of this format support and re-encodes the rest.':
    'Automatisch kopiert Video, das Abspielprogramme dieses Formats können, und codiert den Rest neu.',
  'Copy without re-encoding': 'Kopieren ohne neu zu codieren',
  'MPEG-4 (Xvid)': 'MPEG-4 (Xvid)',
  'Video quality (CRF)': 'Videoqualität (CRF)',
  'Lower looks better and makes a larger file; 18 is hard to tell from the original. Setting it re-encodes the video.':
    'Kleiner sieht besser aus und gibt eine größere Datei; 18 ist kaum vom Original zu unterscheiden. Eine Angabe codiert das Video neu.',
  'Height in pixels; video is never enlarged. Automatic keeps the size of videos and limits animated images to 480 pixels.':
    'Höhe in Pixeln; Video wird nie vergrößert. Automatisch behält die Größe von Videos und begrenzt bewegte Bilder auf 480 Pixel.',
  'Phone videos are set upright automatically. This rotates further and re-encodes the video.':
    'Handyvideos werden automatisch aufrecht gedreht. Das hier dreht sie weiter und codiert das Video neu.',
  'Frame rate': 'Bildrate',
  'Frames per second. By default videos keep theirs and animated images get 15.':
    'Bilder pro Sekunde. Standard: Videos behalten ihre, bewegte Bilder bekommen 15.',
  Mute: 'Stumm schalten',
  'Removes the audio.': 'Entfernt den Ton.',
  'Audio codec': 'Audio-Codec',
  'Automatic copies audio that players of this format support and re-encodes the rest.':
    'Automatisch kopiert Ton, den Abspielprogramme dieses Formats können, und codiert den Rest neu.',
  'Plain samples': 'Unkomprimiert',
  'Audio bit rate': 'Audio-Bitrate',
  '128 kbit/s is fair, 192 good, 320 best. Automatic suits the format.':
    '128 kbit/s ist ordentlich, 192 gut, 320 am besten. Automatisch richtet sich nach dem Format.',
  '48 kbit/s': '48 kbit/s',
  '64 kbit/s': '64 kbit/s',
  '96 kbit/s': '96 kbit/s',
  '128 kbit/s': '128 kbit/s',
  '160 kbit/s': '160 kbit/s',
  '192 kbit/s': '192 kbit/s',
  '224 kbit/s': '224 kbit/s',
  '256 kbit/s': '256 kbit/s',
  '320 kbit/s': '320 kbit/s',
  'ALAC (lossless)': 'ALAC (verlustfrei)',
  Opus: 'Opus',
  Vorbis: 'Vorbis',
  'FLAC (lossless)': 'FLAC (verlustfrei)',
  'Sample rate': 'Abtastrate',
  'Samples per second. By default the original rate, if the format allows it.':
    'Abtastwerte pro Sekunde. Standard ist die des Originals, wenn das Format sie erlaubt.',
  'Same as original': 'Wie das Original',
  Channels: 'Kanäle',
  'Mono or stereo. By default the original channels, if the format allows them.':
    'Mono oder Stereo. Standard sind die des Originals, wenn das Format sie erlaubt.',
  Mono: 'Mono',
  Stereo: 'Stereo',
  'From 0 (no compression, fastest) to 9 (smallest, slowest).':
    'Von 0 (ohne Komprimierung, am schnellsten) bis 9 (am kleinsten, am langsamsten).',
  Fit: 'Anpassen',
  'End at': 'Ende',
  Tab: 'Tabulator',
};
