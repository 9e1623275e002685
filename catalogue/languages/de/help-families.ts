import type { helpFamilies as english } from '../en/help-families.ts';
import type { Words } from '../words.ts';

export const helpFamilies = {
  common: {
    examples: 'Was brauchst du?',
    tools: 'Die Datei ändern und ihr Format behalten',
    formats: 'Was sich worin umwandeln lässt',
    formatsLead: 'Öffne ein Format, um alle Umwandlungen aus ihm und in es zu sehen.',
    counts: 'in {to}, aus {from}',
    questions: 'Fragen',
    notes: 'Hinweise bei den Ergebnissen',
    limits: 'Grenzen und Datenschutz',
    limitsText:
      'Jede Datei darf bis zu {maxFile} groß sein, und bis zu {maxFiles} Dateien gehen auf einmal. Der Server löscht deine Datei, wenn die Umwandlung fertig ist, und das Ergebnis, wenn du es hast.',
    privacy: 'So werden deine Dateien gelöscht',
    families: 'Hilfe nach Art der Datei',
  },
  images: {
    title: 'Hilfe zu Bildern',
    description: 'Welches Bildformat das richtige ist, wie Fotos kleiner werden und wie ein transparenter Hintergrund erhalten bleibt.',
    lead: 'Fotos, Zeichnungen, Symbole und Kameradateien: So kommst du zu der Datei, die du brauchst.',
    needs: [
      'Ein iPhone-Foto, das sich unter Windows öffnen lässt',
      'Ein Bild aus dem Web, das mein Programm nicht annimmt',
      'Ein Foto, das klein genug für ein Formular ist',
      'Ein Logo, das in jeder Größe scharf bleibt',
      'Den Text aus einem Foto',
    ],
    questions: [
      { question: 'JPG, PNG oder WEBP?', answer: 'Nimm JPG für Fotos, PNG für Logos und Screenshots und WEBP für eine Website.' },
      {
        question: 'Warum ist mein PNG größer als das JPG?',
        answer: 'PNG speichert jedes Pixel genau, JPG nicht. Das PNG sieht aus wie das JPG, aus dem es entstanden ist.',
      },
      {
        question: 'Wo bleibt der transparente Hintergrund?',
        answer: 'JPG und BMP können ihn nicht speichern. Wähle unter den Optionen eine Farbe dafür, oder nimm PNG oder WEBP.',
      },
      {
        question: 'Stehen meine Fotos richtig herum?',
        answer: 'Ja. Die Drehung, die sich die Kamera gemerkt hat, wird auf das Bild angewendet.',
      },
    ],
    notes: [
      { note: 'Nur das erste Bild', means: 'Die Datei ist eine Animation, und das neue Format fasst nur ein Bild.' },
      { note: 'Als anderes Format umgewandelt', means: 'Der Name nannte ein anderes Format als der Inhalt. Es zählt der Inhalt.' },
    ],
  },
  documents: {
    title: 'Hilfe zu Dokumenten und PDF',
    description: 'Wie du zwischen Word, PDF, Webseiten und Text wechselst, was OCR leistet und was die Hinweise bei Ergebnissen bedeuten.',
    lead: 'Briefe, Berichte, Folien und PDF: welches Format was behält.',
    needs: [
      'Eine PDF, die ich bearbeiten kann',
      'Ein Dokument zum Drucken oder Unterschreiben',
      'Eine einzige PDF aus mehreren',
      'Eine PDF, die klein genug für eine E-Mail ist',
      'Einen Scan, in dem ich suchen kann',
    ],
    questions: [
      {
        question: 'Sieht meine PDF in Word genauso aus?',
        answer:
          'Zeilen, Tabellen und Bilder bleiben an ihrem Platz, soweit Word das kann. Sieh lange Tabellen und Formulare noch einmal durch.',
      },
      {
        question: 'Kann ein Scan gelesen werden?',
        answer: 'Ja, mit der Texterkennung (OCR). Wird die Sprache der Seite nicht erkannt, wähle sie unter den Optionen.',
      },
      {
        question: 'Meine Datei hat ein Passwort. Was nun?',
        answer: 'Wähle die Datei aus, dann fragt ein Feld nach dem Passwort. Es geht mit der Datei zum Server und wird nicht gespeichert.',
      },
      {
        question: 'Warum erscheint eine andere Schrift?',
        answer: 'Die Datei nennt eine Schrift, die sie nicht enthält und die wir nicht haben. Eine gleich breite Schrift ersetzt sie.',
      },
    ],
    notes: [
      { note: 'Schrift ersetzt', means: 'Eine ähnliche Schrift steht für eine, die fehlt. Zeilen können anders umbrechen.' },
      { note: 'Kommentare oder Änderungen', means: 'Sagt, wie viele es waren und ob sie im Ergebnis stehen.' },
      { note: 'Ausgeblendetes weggelassen', means: 'Was der Autor ausgeblendet hat, bleibt verborgen und steht nicht im Ergebnis.' },
      {
        note: 'Mit deiner Datei verglichen',
        means: 'Die Zahl der Seiten, Buchstaben, Tabellen und mehr, vorher und nachher. Hier siehst du, ob etwas fehlt.',
      },
    ],
  },
  sheets: {
    title: 'Hilfe zu Tabellen und Daten',
    description:
      'Wie du zwischen Excel, CSV und JSON wechselst, was mit Formeln und Datumswerten geschieht und wie Tabellen gedruckt werden.',
    lead: 'Tabellen von Excel bis JSON: was bleibt, was sich ändert und was du einstellen kannst.',
    needs: [
      'Eine Tabelle aus einer PDF',
      'Eine Excel-Tabelle für ein anderes Programm',
      'Eine CSV, die Excel richtig öffnet',
      'Eine Tabelle auf Papier',
    ],
    questions: [
      {
        question: 'Was wird aus den Formeln?',
        answer: 'In CSV, JSON und Text stehen die Werte, die du siehst. XLSX und ODS behalten die Formeln.',
      },
      {
        question: 'Meine CSV steht komplett in einer Spalte. Warum?',
        answer: 'Dein Programm erwartet ein anderes Trennzeichen. Stelle unter den Optionen Komma, Semikolon oder Tabulator ein.',
      },
      {
        question: 'Wo sind meine anderen Tabellenblätter?',
        answer: 'Eine CSV fasst ein Blatt. Aus einer Mappe mit mehreren Blättern wird eine ZIP mit einer Datei je Blatt.',
      },
      {
        question: 'Die Tabelle ist zu breit für die Seite.',
        answer: 'Wähle unter den Optionen, wie die Blätter aufgeteilt werden: an die Breite angepasst oder eine Seite je Blatt.',
      },
    ],
    notes: [
      {
        note: 'Formeln als Werte',
        means: 'Das Format kennt keine Formeln, oder eine ließ sich nicht übertragen. Ihr Ergebnis bleibt.',
      },
      { note: 'Ausgeblendete Blätter, Zeilen oder Spalten', means: 'Sie werden genannt, damit du weißt, was nicht gedruckt wird.' },
      { note: 'Diagramme weggelassen', means: 'Ein Format für Tabellen fasst keine Diagramme. Als PDF bleiben sie erhalten.' },
    ],
  },
  'video-and-audio': {
    title: 'Hilfe zu Video und Audio',
    description: 'Wie du ein Video bekommst, das läuft, eine kleinere Datei, ein GIF oder nur den Ton, und was die Hinweise bedeuten.',
    lead: 'Clips, Lieder und Sprachnachrichten: eine Datei, die dort läuft, wo du sie brauchst.',
    needs: [
      'Ein Video, das auf jedem Gerät läuft',
      'Nur den Ton',
      'Ein kurzes GIF',
      'Ein Video, das klein genug zum Verschicken ist',
      'Eine Sprachnachricht als MP3',
    ],
    questions: [
      {
        question: 'Warum ist ein GIF so groß?',
        answer: 'Ein GIF speichert jedes Einzelbild als Bild. Kürze es, verkleinere es und nimm 10 Bilder pro Sekunde.',
      },
      {
        question: 'Wird die Qualität schlechter?',
        answer: 'Nicht, wenn Bild und Ton ins neue Format passen: Dann werden sie kopiert. Sonst werden sie in guter Qualität neu codiert.',
      },
      {
        question: 'Wie lang darf ein Video sein?',
        answer: 'Es zählt die Größe, nicht die Länge. Sehr lange Videos können an die Zeitgrenze stoßen.',
      },
      {
        question: 'Kann ich aus mehreren Clips einen machen?',
        answer: 'Ja, mit den Tools zum Zusammenfügen. Jeder Teil wird ein Kapitel.',
      },
    ],
    notes: [
      { note: 'Ohne Neucodierung kopiert', means: 'Bild und Ton sind Bit für Bit dieselben wie vorher. Nichts geht verloren.' },
      { note: 'Spuren weggelassen', means: 'Das neue Format fasst nicht alle Tonspuren oder Untertitel. Der Hinweis nennt sie.' },
    ],
  },
  ebooks: {
    title: 'Hilfe zu E-Books',
    description: 'Wie du ein Buch auf Kindle, Kobo oder Handy liest, wie du es druckst und warum manche Bücher gesperrt bleiben.',
    lead: 'Bücher für das Lesegerät, das du hast.',
    needs: [
      'Ein Buch für meinen Kindle',
      'Ein Kindle-Buch für ein anderes Lesegerät',
      'Ein Buch auf Papier',
      'Ein Buch aus meinem eigenen Text',
    ],
    questions: [
      {
        question: 'Warum lässt sich mein Buch nicht umwandeln?',
        answer: 'Gekaufte Bücher sind oft an dein Konto gebunden (DRM). Einen solchen Kopierschutz heben wir nicht auf.',
      },
      { question: 'AZW3 oder MOBI?', answer: 'Nimm AZW3 für einen Kindle ab 2011 und MOBI für einen älteren.' },
      {
        question: 'Behält das Buch seine Kapitel?',
        answer: 'Ja. Überschriften werden zum Inhaltsverzeichnis, und Links im Buch funktionieren weiter.',
      },
    ],
    notes: [{ note: 'Anmerkungen am Ende', means: 'Fußnoten stehen am Ende ihres Kapitels, mit einem Link hin und zurück.' }],
  },
  archives: {
    title: 'Hilfe zu Archiven',
    description:
      'Wie du ein RAR oder 7Z ohne Programm öffnest, was mit Passwörtern und Dateirechten geschieht und was die Hinweise bedeuten.',
    lead: 'ZIP, RAR, 7Z und TAR: öffnen oder neu packen.',
    needs: ['Ein RAR, das ich nicht öffnen kann', 'Ein kleineres Archiv', 'Ein Archiv für Linux'],
    questions: [
      {
        question: 'Kann ich ein Archiv mit Passwort öffnen?',
        answer: 'Ja, wenn du das Passwort kennst. Das neue Archiv hat dann keins mehr.',
      },
      { question: 'Bleiben die Ordner?', answer: 'Ja. Namen, Ordner und Datumsangaben bleiben, wie sie waren.' },
      {
        question: 'Kann ich einen Teil eines geteilten Archivs umwandeln?',
        answer: 'Nein. Füge die Teile zuerst mit dem Programm zusammen, das sie gemacht hat.',
      },
    ],
    notes: [
      { note: 'Verknüpfungen weggelassen', means: 'Eine Verknüpfung führte aus dem Archiv hinaus. Das kann schaden, deshalb fehlt sie.' },
      { note: 'Namen geändert', means: 'Ein Name war auf anderen Systemen nicht erlaubt und wurde angepasst.' },
    ],
  },
} as const satisfies Words<typeof english>;
