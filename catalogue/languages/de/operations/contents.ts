import type { OperationTexts } from '../../operation-texts.ts';

export const contents: OperationTexts = {
  'extract-images': {
    name: 'Bilder extrahieren',
    verb: 'Extrahieren',
    words: {
      description:
        'Alle Fotos und Bilder aus einer PDF-, Word-, PowerPoint-, Excel- oder EPUB-Datei holen, in voller Größe und in einer ZIP.',
      keywords: [
        'bilder aus pdf extrahieren',
        'bilder aus pdf speichern',
        'bilder aus word extrahieren',
        'bilder aus powerpoint speichern',
        'fotos aus docx',
      ],
      lead: 'Du brauchst die Fotos aus einer Broschüre oder die Bilder aus einem Vortrag? Hol jedes so, wie es in der Datei steckt, nicht als Bildschirmfoto.',
      steps: [
        'Wähle eine PDF-, Word-, PowerPoint-, Excel- oder EPUB-Datei aus oder lege sie hier ab.',
        'Drücke „Extrahieren“.',
        'Lade die ZIP mit allen Bildern herunter.',
      ],
      changes: [
        'Jedes Bild kommt, wie es gespeichert ist: Ein JPG bleibt Byte für Byte dasselbe JPG.',
        'Durchsichtige Bilder einer PDF werden PNG mit ihrer Transparenz.',
        'Ein Bild, das auf mehreren Seiten steht, kommt einmal.',
      ],
      questions: [
        {
          question: 'Warum ist ein Bild größer als auf der Seite?',
          answer:
            'Dokumente zeigen ein Foto oft verkleinert oder beschnitten und speichern es trotzdem ganz. Du bekommst, was gespeichert ist.',
        },
        {
          question: 'Warum fehlen Diagramme?',
          answer:
            'Diagramme sind oft aus Linien und Text gezeichnet und keine Bilder. Wandle die Seite in PNG oder SVG um, um sie zu bekommen.',
        },
      ],
    },
  },
  'extract-text': {
    name: 'Text extrahieren',
    verb: 'Extrahieren',
    words: {
      description:
        'Den reinen Text aus PDF, Word, PowerPoint, EPUB oder einer Webseite holen, in Lesereihenfolge. Gescannte Seiten werden mit OCR gelesen.',
      keywords: ['text aus pdf kopieren', 'text aus pdf extrahieren', 'text extrahieren', 'text aus docx', 'text aus powerpoint'],
      lead: 'Nur die Wörter, ohne Schriften und Rahmen: zum Suchen, Zitieren, Übersetzen oder für ein anderes Programm.',
      steps: ['Wähle ein Dokument aus oder lege es hier ab.', 'Drücke „Extrahieren“.', 'Lade die TXT-Datei herunter.'],
      changes: [
        'Du bekommst den Text in Lesereihenfolge; Spalten folgen aufeinander.',
        'Tabellen werden Zeilen, Bilder und Formatierung fallen weg.',
        'Gescannte Seiten einer PDF werden mit OCR gelesen.',
      ],
      questions: [
        {
          question: 'Aus meiner PDF kopiert man nur Zeichensalat. Hilft das hier?',
          answer: 'Oft. Wenn die Schriften einer PDF verbergen, was ihre Buchstaben bedeuten, wird die Seite wie ein Scan gelesen.',
        },
        {
          question: 'Ich will Überschriften und Listen behalten. Was dann?',
          answer: 'Wandle in Markdown oder DOCX um: Beide behalten den Aufbau des Textes.',
        },
      ],
    },
  },
  'extract-attachments': {
    name: 'Anhänge extrahieren',
    verb: 'Extrahieren',
    words: {
      description:
        'Dateien, die an einer PDF oder E-Mail hängen oder in Word, PowerPoint oder Excel eingebettet sind, in einer ZIP speichern.',
      keywords: ['anhänge aus pdf extrahieren', 'e-mail-anhänge speichern', 'msg anhänge', 'eml anhänge', 'eingebettete dateien aus word'],
      lead: 'Eine Rechnung mit XML darin, eine E-Mail aus einem Programm, das du nicht hast, ein Vortrag mit Video: Hol die Dateien heraus.',
      steps: [
        'Wähle eine PDF, eine E-Mail oder eine Office-Datei aus oder lege sie hier ab.',
        'Drücke „Extrahieren“.',
        'Lade die ZIP mit den Dateien herunter.',
      ],
      changes: [
        'Jede Datei kommt so, wie sie angehängt war, unter ihrem eigenen Namen.',
        'Der Text einer E-Mail kommt als Webseite mit.',
        'Töne und Videos einer Präsentation kommen ebenfalls mit.',
      ],
      questions: [
        {
          question: 'Wie bekomme ich das XML einer E-Rechnung (ZUGFeRD, Factur-X)?',
          answer: 'Es hängt an der PDF. Extrahiere die Anhänge, dann ist es in der ZIP.',
        },
        {
          question: 'Ich habe eine winmail.dat. Was ist das?',
          answer:
            'Eine E-Mail in einem Format von Outlook. Bitte darum, sie als HTML oder reinen Text zu schicken, oder als MSG, das hier funktioniert.',
        },
      ],
    },
  },
  'remove-metadata': {
    name: 'Metadaten entfernen',
    verb: 'Bereinigen',
    words: {
      description:
        'Ort, Kamera, Autor, Daten und andere versteckte Angaben aus Fotos, PDFs, Office-Dateien, Musik und Videos entfernen, bevor du sie teilst.',
      keywords: [
        'metadaten entfernen',
        'exif entfernen',
        'standort aus foto entfernen',
        'metadaten löschen',
        'exif daten löschen',
        'autor aus word entfernen',
      ],
      lead: 'Ein Foto verrät, wo du wohnst, ein Dokument, wer es geschrieben hat. Nimm das heraus, bevor du die Datei postest oder verschickst.',
      steps: [
        'Wähle Fotos, Dokumente, Musik oder Videos aus oder lege sie hier ab.',
        'Drücke „Bereinigen“.',
        'Lade die sauberen Dateien herunter.',
      ],
      changes: [
        'Fotos verlieren GPS-Position, Kamera, Datum, Beschriftungen und das kleine Vorschaubild; sie stehen weiter aufrecht und haben die richtigen Farben.',
        'Dokumente verlieren Autor, Firma, Daten, Titel und das Vorschaubild.',
        'Musik und Videos verlieren Titel, Interpret, Cover, Position und Kapitel.',
        'Der Inhalt bleibt genau gleich. Nur HEIC und AVIF werden noch einmal in hoher Qualität gespeichert.',
      ],
      questions: [
        {
          question: 'Verschwinden auch Kommentare und nachverfolgte Änderungen?',
          answer:
            'Sie bleiben, weil sie Teil des Textes sind, aber ohne Namen und Datum. Sollen sie auch weg, nimm die Änderungen an und lösche die Kommentare vorher.',
        },
        {
          question: 'Kann mich ein Foto trotzdem verraten?',
          answer: 'Was im Bild zu sehen ist, kann es: ein Straßenschild, ein Gesicht, ein Name an der Tür. Schneide das weg.',
        },
      ],
    },
  },
};
