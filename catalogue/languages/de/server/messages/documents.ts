import type { documents as english } from '../../../en/server/messages/documents.ts';
import type { Words } from '../../../words.ts';

export const documents = {
  documentNoPages: 'Das Dokument hat keine Seiten.',
  documentPagesLimit: 'Das Dokument hat {actual} Seiten. Erlaubt sind {max}.',
  bookPagesLimit: 'Das Buch hat mehr als {max} Seiten.',
  choosePage: {
    one: 'Das Dokument hat nur eine Seite. Wähle Seite 1.',
    other: 'Das Dokument hat {count} Seiten. Wähle Seiten von 1 bis {count}.',
  },
  pagesChosenNone: 'Das Dokument enthält keine der gewählten Seiten.',
  pagePixels: 'Eine Seite hätte bei {dpi} DPI {width} × {height} Pixel. Wähle eine niedrigere Auflösung.',
  encodingUnknown: 'Die Codierung des Textes ist nicht bekannt.',
  textTakesIn: 'Der Text bindet eine andere Datei ein, die nicht dabei war.',
  macroLoops: 'Ein Makro des Textes ruft sich selbst auf.',
  documentChartsListed: {
    one: 'Das Diagramm steht als Tabelle mit seinen Werten da.',
    other: '{count} Diagramme stehen als Tabellen mit ihren Werten da.',
  },
  documentChartsLeft: {
    one: 'Das Diagramm des Dokuments wurde weggelassen.',
    other: 'Die {count} Diagramme des Dokuments wurden weggelassen.',
  },
  referencesNotJson: 'Die Datei ist kein JSON.',
  referencesNoList: 'Das JSON ist keine Liste von Quellenangaben.',
  referencesNone: 'Die Datei enthält keine Quellenangaben.',
  referenceFieldsLeft: {
    one: 'Ein Feld hat im Ergebnis keinen Platz und wurde weggelassen.',
    other: '{count} Felder haben im Ergebnis keinen Platz und wurden weggelassen.',
  },
  changesAccepted: 'Das Dokument hat nachverfolgte Änderungen: Das Ergebnis zeigt den Text mit allen Änderungen.',
  changesOriginal: 'Das Dokument hat nachverfolgte Änderungen: Das Ergebnis zeigt den Text, wie er vorher war.',
  changesShown: 'Das Dokument hat nachverfolgte Änderungen: Im Ergebnis sind sie markiert.',
  commentsLeft: {
    one: 'Das Dokument hat einen Kommentar: Im Ergebnis fehlt er.',
    other: 'Das Dokument hat {count} Kommentare: Im Ergebnis fehlen sie.',
  },
  commentsNoted: {
    one: 'Das Dokument hat einen Kommentar: Im Ergebnis ist er eine Anmerkung.',
    other: 'Das Dokument hat {count} Kommentare: Im Ergebnis sind sie Anmerkungen.',
  },
  keynoteNew:
    'Die Datei wurde mit Keynote ab 2013 gespeichert, dessen Dateien nur Keynote richtig liest. Exportiere sie dort als PowerPoint oder PDF.',
  numbersNew:
    'Die Datei wurde mit Numbers ab 2013 gespeichert, dessen Dateien nur Numbers richtig liest. Exportiere sie dort als Excel oder CSV.',
  formulaNone: 'Die Datei hat kein math-Element.',
  cellsReach: 'Die Blätter reichen über {actual} Zellen, leere mitgezählt. Erlaubt sind {max}.',
  paperLarger: 'Die Blätter sind breit: Ihre Seiten sind größer als übliches Papier, damit keine Schrift kleiner als 6 Punkt wird.',
  sheetsUnprinted: {
    one: 'Ein Blatt ist in der Arbeitsmappe ausgeblendet und wurde nicht gedruckt.',
    other: '{count} Blätter sind in der Arbeitsmappe ausgeblendet und wurden nicht gedruckt.',
  },
  slidesUnprinted: {
    one: 'Eine Folie ist in der Präsentation ausgeblendet und wurde nicht gedruckt.',
    other: '{count} Folien sind in der Präsentation ausgeblendet und wurden nicht gedruckt.',
  },
  slidesAllHidden: 'Alle Folien der Präsentation sind ausgeblendet. Blende im Präsentationsprogramm mindestens eine ein.',
  cellsUnprinted: 'In der Arbeitsmappe ausgeblendete Zeilen oder Spalten wurden nicht gedruckt.',
  pagesByWidth: {
    one: 'An die Seitenbreite angepasst, brauchen die Blätter eine Seite.',
    other: 'An die Seitenbreite angepasst, brauchen die Blätter {count} Seiten.',
  },
  pagesBySheet: {
    one: 'Mit einer Seite pro Blatt brauchen die Blätter eine Seite.',
    other: 'Mit einer Seite pro Blatt brauchen die Blätter {count} Seiten.',
  },
  pagesAsPrinted: {
    one: 'So, wie das Programm sie druckt, brauchen die Blätter eine Seite.',
    other: 'So, wie das Programm sie druckt, brauchen die Blätter {count} Seiten.',
  },
  pagesMany: {
    one: 'So, wie das Programm sie druckt, brauchen die Blätter eine Seite. Mit der Option „Tabellen auf Papier“ werden es weniger.',
    other: 'So, wie das Programm sie druckt, brauchen die Blätter {count} Seiten. Mit der Option „Tabellen auf Papier“ werden es weniger.',
  },
  fontReplaced: 'Die Schrift {font} gibt es hier nicht: {by} ersetzt sie.',
  fontBy: '{font} durch {by}',
  fontsReplaced: 'Schriften, die es hier nicht gibt, wurden ersetzt: {fonts}.',
  fontsReplacedMore: 'Schriften, die es hier nicht gibt, wurden ersetzt: {fonts} und {more} weitere.',
  macrosLeft: 'Die Makros des Dokuments wurden weggelassen.',
  chartsDrawn: { one: 'Das Diagramm ist als Bild gezeichnet.', other: '{count} Diagramme sind als Bilder gezeichnet.' },
  chartsMissing: {
    one: 'Ein Diagramm fehlt: Die Webseite hat dafür keinen Platz.',
    other: '{count} Diagramme fehlen: Die Webseite hat dafür keinen Platz.',
  },
  linkedImages: {
    one: 'Ein verknüpftes Bild fehlt: Es liegt im Web oder in einer anderen Datei, und verknüpfte Dateien werden nicht abgerufen.',
    other: '{count} verknüpfte Bilder fehlen: Sie liegen im Web oder in anderen Dateien, und verknüpfte Dateien werden nicht abgerufen.',
  },
  imagesMissing: {
    one: 'Ein Bild fehlt: Die Seite verweist nur darauf, im Web oder in einer anderen Datei, und es wird nichts abgerufen.',
    other: '{count} Bilder fehlen: Die Seite verweist nur darauf, im Web oder in anderen Dateien, und es wird nichts abgerufen.',
  },
  bookFonts: 'Schriften des Buches, die sich nicht lesen ließen, sind durch andere ersetzt.',
  bookSheets: 'Ein Stylesheet des Buches ist zu groß, um angewendet zu werden.',
  bookPrint: 'Das Buch ist für den Druck im Browser zu umfangreich, deshalb sind Teile seiner Stylesheets nicht angewendet.',
  eastAsianFonts:
    'Schriften für ostasiatische Texte sind nicht in der PDF enthalten; richtig angezeigt wird sie dort, wo solche Schriften installiert sind.',
  latinOnly: 'Dieses Format kennt nur lateinische Buchstaben: Buchstaben anderer Schriftsysteme wurden zu Fragezeichen.',
  webPixels: 'Die Seite wäre bei {dpi} DPI {height} Pixel hoch. Wähle eine niedrigere Auflösung oder PDF.',
  webRanges: 'Die Seitenbereiche liegen hinter der letzten Seite.',
  webInches: 'Die Seite wäre {actual} Zoll lang. Erlaubt sind {max}.',
  webImage: 'Das Bild wäre {pixels} Pixel lang.',
  bundleSilent: 'Das Paket sagt nichts über seine Dateien.',
  bundleSettings: 'Das Paket enthält unbekannte Einstellungen.',
  bundleMarkdown: 'Die Seite nennt eine Markdown-Datei, die nicht gesendet wurde.',
  metadataTooLarge: 'Das Dokument ist entpackt zu groß.',
  lossOfText: 'Das Ergebnis enthält {after} von etwa {before} Buchstaben und Ziffern der Datei: Es fehlt Text.',
  lossOfPages: 'Das Ergebnis enthält {after} der {before} Seiten der Datei.',
  lossOfSlides: 'Das Ergebnis enthält {after} der {before} Folien der Datei.',
  lossOfSheets: 'Das Ergebnis enthält {after} der {before} Blätter der Datei.',
  lossOfTables: 'Das Ergebnis enthält {after} der {before} Tabellen der Datei.',
  lossOfPictures: 'Das Ergebnis enthält {after} der {before} Bilder der Datei.',
  lossOfNotes: 'Das Ergebnis enthält {after} der {before} Fußnoten der Datei.',
  lossOfComments: 'Das Ergebnis enthält {after} der {before} Kommentare der Datei.',
  lossOfLinks: 'Das Ergebnis enthält {after} der {before} Links der Datei.',
  lossOfFormulas: 'Das Ergebnis enthält {after} der {before} Formeln der Datei.',
  embeddedLeft: {
    one: 'Ein Bild wurde weggelassen: Die Seite ist zu groß.',
    other: '{count} Bilder wurden weggelassen: Die Seite ist zu groß.',
  },
} satisfies Words<typeof english>;
