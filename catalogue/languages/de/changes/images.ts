/** What conversions of images mean. */
export const images: Readonly<Record<string, string>> = {
  '{to} keeps what the {from} shows, pixel for pixel; detail that was compressed away before does not come back.':
    '{to} behält Pixel für Pixel, was die {from}-Datei zeigt; Feinheiten, die beim Komprimieren verloren gingen, kommen nicht zurück.',
  '{to} leaves out fine detail. At the default quality it is hard to see; each further save costs a little more.':
    '{to} lässt feine Details weg. Bei der voreingestellten Qualität sieht man das kaum; jedes weitere Speichern kostet ein wenig mehr.',
  'The picture is compressed a second time, from {from} to {to}. You will hardly see a difference.':
    'Das Bild wird ein zweites Mal komprimiert, von {from} zu {to}, in einer Qualität, bei der man es kaum sieht.',
  '{to} is written at a quality where the difference to the {from} is hard to see; switch on Lossless to keep every pixel.':
    '{to} wird in einer Qualität gespeichert, die kaum von {from} zu unterscheiden ist; mit „Verlustfrei“ bleibt jedes Pixel.',
  '{to} is lossless like {from}, within the colors that it allows.': '{to} ist verlustfrei wie {from}, soweit seine Farben reichen.',
  '{to} is lossless like {from}: every pixel stays the same.': '{to} ist verlustfrei wie {from}: Jedes Pixel kommt an, wie es war.',
  'A {to} can have transparent areas. The {from} has none to give, so its background stays until you erase it in an editor.':
    '{to} kann durchsichtige Stellen haben. {from} bringt keine mit, also bleibt der Hintergrund, bis du ihn in einem Bildprogramm entfernst.',
  '{to} cannot be transparent: such areas of the {from} turn white, or a color that you choose.':
    '{to} kann nicht durchsichtig sein: Wo {from} es ist, wird das Bild weiß oder bekommt eine Farbe deiner Wahl.',
  'Transparent areas of the {from} stay transparent in the {to}.': 'Was in {from} durchsichtig ist, bleibt es auch in {to}.',
  'In a {to} a pixel is either visible or not, so the soft edges of the {from} become hard ones.':
    'In {to} ist ein Pixel entweder sichtbar oder nicht, deshalb werden weiche Kanten aus {from} hart.',
  'The 8 bits a channel of the {from} fit into the 16 that {to} allows; no new shades appear.':
    'Die 8 Bit pro Kanal von {from} passen in die 16, die {to} erlaubt; neue Abstufungen entstehen dadurch nicht.',
  'The 10 bits a channel of the {from} fit into the 16 that {to} allows; no new shades appear.':
    'Die 10 Bit pro Kanal von {from} passen in die 16, die {to} erlaubt; neue Abstufungen entstehen dadurch nicht.',
  'The 12 bits a channel of the {from} fit into the 16 that {to} allows; no new shades appear.':
    'Die 12 Bit pro Kanal von {from} passen in die 16, die {to} erlaubt; neue Abstufungen entstehen dadurch nicht.',
  '{from} files with more than 8 bits a channel are rounded to 8: fine on screens, less room for strong corrections.':
    '{from}-Dateien mit mehr als 8 Bit pro Kanal werden auf 8 gerundet: gut genug für Bildschirme, aber weniger Spielraum für starke Korrekturen.',
  'A {from} from a print shop may be in CMYK; {to} has no such inks, so it is converted to RGB by its color profile.':
    'Aus der Druckerei kommt {from} manchmal in CMYK; {to} kennt diese Druckfarben nicht, deshalb wird nach dem Farbprofil in RGB umgerechnet.',
  '{to} has no place for a profile, so colors are converted to sRGB first and look the same.':
    '{to} hat keinen Platz für ein Farbprofil, deshalb werden die Farben vorher in sRGB umgerechnet und sehen gleich aus.',
  'The best 256 colors are chosen from the {from} itself and the shades between them are dithered; flat graphics hardly change, photographs show grain.':
    'Die besten 256 Farben werden aus dem {from} selbst gewählt und die Töne dazwischen gerastert; flächige Grafiken ändern sich kaum, Fotos werden körnig.',
  '{to} has room for many more colors, so those of the {from} all fit.':
    '{to} fasst viel mehr Farben, also passen die aus {from} alle hinein.',
  'Date, camera and place are copied to the {to}. Turn on Remove metadata to drop them.':
    'Datum, Kamera und, falls gespeichert, der Ort kommen mit in die {to}-Datei, außer du lässt sie entfernen.',
  'Date, camera and place of the {from} are not copied to the {to}. The picture is turned upright first.':
    'Datum, Kamera und Ort bleiben in der {from}-Datei zurück; die {to}-Datei entsteht ohne sie. Das Bild wird vorher aufrecht gedreht.',
  'A {to} cannot be animated: you get the first frame of an animated {from}.':
    'Ein {to} steht still: Von einer Animation in der {from}-Datei bekommst du das erste Bild.',
  'Shapes of the {from} are drawn as pixels at the resolution that you choose; enlarging the {to} later makes it blurry.':
    'Die Formen aus {from} werden einmal als Pixel gezeichnet, in der Auflösung, die du wählst; vergrößerst du das {to} später, wird es unscharf.',
  'Text is drawn into the {to}: it looks right without the fonts, but can no longer be selected, searched or edited.':
    'Im {to} sind Buchstaben nur noch gemalt: Sie sehen auch ohne die Schriften richtig aus, lassen sich aber nicht mehr markieren, suchen oder bearbeiten.',
  'Links show in the {to}, but they do not work.': 'Links sind im {to} zu sehen, aber beim Antippen geschieht nichts.',
  'A {from} usually holds the same icon in several sizes; the largest becomes the {to}.':
    'In einer {from}-Datei steckt dasselbe Symbol meist in mehreren Größen; aus der größten wird das {to}.',
  'Each page of the {from} becomes a {to} of its own; more than one arrive in a ZIP, in order.':
    'Jede Seite der {from}-Datei wird ein eigenes {to}; mehrere kommen der Reihe nach in einer ZIP.',
  'Every page of the {from} becomes one {to}, numbered in order; more than one come in a ZIP.':
    'Jede Seite der {from} wird ein {to}, der Reihe nach nummeriert; mehrere kommen in einer ZIP.',
  'Date, camera and place stay inside the {from} in the {to}, where readers do not show them. Turn on Remove metadata to drop them.':
    'Datum, Kamera und, falls gespeichert, der Ort bleiben im {from}, das in der {to} steckt, außer du lässt sie entfernen. PDF-Programme zeigen sie nicht an.',
  'The compressed JPEG data moves into the PDF as it is, so not one pixel changes.':
    'Die komprimierten JPEG-Daten kommen unverändert in die PDF: Kein Pixel ändert sich.',
  'The pixels of the {from} are stored in the {to} without lossy compression.': 'Die Pixel aus {from} stehen ohne Verlust in der {to}.',
  'The page takes the size that the {from} has at its resolution; choose A4, Letter and a margin instead if you want to print it.':
    'Die Seite wird so groß wie das {from} bei seiner Auflösung; zum Drucken kannst du stattdessen A4 oder Letter und einen Rand wählen.',
  'Text in the {from} stays part of the picture; you cannot search for it in the {to}.':
    'Schrift im {from} bleibt Teil des Bildes; in der {to} lässt sich nicht danach suchen.',
  'Each frame of the {from} is shown as long as before. The video plays once; players and web pages can loop it.':
    'Jedes Einzelbild aus {from} bleibt so lange stehen wie vorher. Das Video läuft einmal; Player und Webseiten können es wiederholen.',
  'The 256 colors of the GIF all fit, and {to} stores only what changes between frames, so the file is much smaller.':
    'Die 256 Farben des GIF passen alle hinein, und {to} fasst ähnliche Bilder zusammen: Die Datei schrumpft auf einen Bruchteil.',
};
