import type { OperationTexts } from '../../operation-texts.ts';

export const imageContent: OperationTexts = {
  'jfif-to-jpg': {
    name: 'JFIF in JPG',
    verb: 'Umbenennen',
    words: {
      description:
        'JFIF-, JPEG- und JPE-Dateien zu JPG machen, die jedes Programm und jedes Formular annimmt, ohne ein Pixel zu verlieren.',
      keywords: ['jfif in jpg', 'jfif in jpeg', 'jpeg in jpg', 'jpe in jpg', 'jfif umwandeln', 'jpeg zu jpg ändern'],
      lead: 'Dein Formular lehnt .jfif oder .jpeg ab? Das Bild darin ist schon ein JPG: Du bekommst es mit dem Namen zurück, den Programme erwarten.',
      steps: [
        'Wähle deine JFIF- oder JPEG-Dateien aus oder lege sie hier ab.',
        'Drücke „Umbenennen“.',
        'Lade die JPG-Dateien herunter, einzeln oder als ZIP.',
      ],
      changes: ['Die Endung wird .jpg.', 'Bild, Qualität und Kameradaten bleiben genau gleich.'],
      questions: [
        {
          question: 'Was ist eine JFIF-Datei?',
          answer:
            'JFIF ist die Art, wie fast jedes JPG gespeichert ist. Windows und manche Browser speichern solche Bilder als .jfif; der Inhalt ist derselbe.',
        },
        {
          question: 'Kann ich sie einfach selbst umbenennen?',
          answer:
            'Ja. Schalte unter Windows vorher im Explorer „Dateinamenerweiterungen“ ein. Am Handy geht es mit dieser Seite schneller.',
        },
      ],
    },
  },
  'image-to-text': {
    name: 'Bild in Text',
    verb: 'Lesen',
    words: {
      description:
        'Text in Fotos, Bildschirmfotos und Scans mit OCR lesen und als TXT speichern. JPG, PNG, HEIC, WEBP, TIFF und mehr, in {ocrCount} Sprachen.',
      keywords: [
        'bild in text',
        'foto in text',
        'ocr online',
        'text aus bild extrahieren',
        'bild in text umwandeln',
        'text aus screenshot',
        'kassenbon in text',
      ],
      lead: 'Ein Kassenbon, eine Buchseite, ein Bildschirmfoto, das sich nicht kopieren lässt: Hol die Wörter als Text, den du bearbeiten und durchsuchen kannst.',
      steps: [
        'Wähle Fotos, Bildschirmfotos oder Scans aus oder lege sie hier ab.',
        'Wähle die Sprache, wenn „Erkennen“ sich irrt.',
        'Drücke „Lesen“ und lade den Text herunter.',
      ],
      changes: [
        'Du bekommst reinen Text in Zeilen, in der Reihenfolge, in der man ihn liest.',
        'Spalten werden nacheinander gelesen; Schriften und Bilder fallen weg.',
        'Das Bild geht nur an unseren eigenen Server und wird danach gelöscht.',
      ],
      questions: [
        {
          question: 'Was bringt das beste Ergebnis?',
          answer:
            'Ein scharfes, gerades und gleichmäßig beleuchtetes Bild von gedrucktem Text. Großbuchstaben sollten mindestens 20 Pixel hoch sein.',
        },
        {
          question: 'Kann es Handschrift lesen?',
          answer: 'Kaum. OCR ist auf Gedrucktes trainiert; Handschrift ergibt bestenfalls ein paar Wörter.',
        },
        {
          question: 'Ich brauche eine PDF, die wie der Scan aussieht. Was dann?',
          answer: 'Nimm „Bild in durchsuchbare PDF“: Die Seite sieht wie das Foto aus, und ihre Wörter lassen sich finden und kopieren.',
        },
      ],
    },
  },
  'image-to-word': {
    name: 'Bild in Word',
    verb: 'Lesen',
    words: {
      description:
        'Das Foto oder den Scan einer Seite in ein Word-Dokument verwandeln, das du bearbeiten kannst: OCR liest Text, Überschriften und Tabellen in {ocrCount} Sprachen.',
      keywords: [
        'bild in word',
        'jpg in word',
        'foto in word',
        'bild in word umwandeln',
        'scan in word',
        'screenshot in docx',
        'ocr in word',
      ],
      lead: 'Ein Brief, ein Handzettel, eine Tabelle auf Papier: Mach ein Foto, bekomm ein Word-Dokument und schreib weiter.',
      steps: [
        'Wähle Fotos oder Scans aus oder lege sie hier ab.',
        'Wähle die Sprache, wenn „Erkennen“ sich irrt.',
        'Drücke „Lesen“ und lade die DOCX herunter.',
      ],
      changes: [
        'Text wird zu Absätzen, die du bearbeiten kannst, mit Überschriften und Tabellen, wo die Seite sie hat.',
        'Bilder auf der Seite fallen weg; das Layout kommt der Seite nahe, ist aber keine Kopie.',
        'Prüfe Namen und Zahlen: OCR verliest sich ab und zu um einen Buchstaben.',
      ],
      questions: [
        {
          question: 'Warum sind manche Wörter falsch?',
          answer:
            'Unschärfe, Schatten und kleine Schrift sind schwer zu lesen. Fotografiere gerade von oben, bei Tageslicht, und fülle das Bild mit der Seite.',
        },
        {
          question: 'Ich habe viele Seiten. Bekomme ich ein Dokument?',
          answer:
            'Aus jedem Foto wird ein Dokument. Für ein einziges füge die Fotos zuerst zu einer PDF zusammen und wandle diese in DOCX um.',
        },
      ],
    },
  },
  'image-to-searchable-pdf': {
    name: 'Bild in durchsuchbare PDF',
    verb: 'Lesen',
    words: {
      description:
        'Fotos und Scans in eine PDF verwandeln, deren Text man durchsuchen und kopieren kann, während die Seite genau wie das Foto aussieht.',
      keywords: [
        'bild in durchsuchbare pdf',
        'jpg in durchsuchbare pdf',
        'ocr jpg in pdf',
        'foto in pdf mit text',
        'scan in durchsuchbare pdf',
      ],
      lead: 'Lege einen Kassenbon oder Brief so ab, dass du ihn wiederfindest: Die PDF sieht wie dein Foto aus, und die Suche findet seine Wörter.',
      steps: [
        'Wähle Fotos oder Scans aus oder lege sie hier ab.',
        'Wähle die Sprache, wenn „Erkennen“ sich irrt.',
        'Drücke „Lesen“ und lade die PDF herunter.',
      ],
      changes: [
        'Das Foto wird eine Seite, so wie es ist.',
        'Seine Wörter liegen unsichtbar darüber, jedes an seiner Stelle, sodass du sie markieren kannst.',
        'Wird kein Text gefunden, bekommst du die Seite ohne ihn, und einen Hinweis.',
      ],
      questions: [
        {
          question: 'Was ist anders als bei JPG in PDF?',
          answer: 'JPG in PDF macht eine Seite nur aus dem Bild. Hier ergänzt OCR die Wörter, sodass Suchen und Kopieren gehen.',
        },
        {
          question: 'Kann ich mehrere Fotos in eine PDF packen?',
          answer: 'Ja, in zwei Schritten: Mach mit JPG in PDF eine PDF daraus, und nimm dann „PDF durchsuchbar machen“.',
        },
      ],
    },
  },
};
