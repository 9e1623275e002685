import type { OperationTexts } from '../../operation-texts.ts';

export const pdfBoxes: OperationTexts = {
  'crop-pdf': {
    name: 'PDF zuschneiden',
    verb: 'Zuschneiden',
    words: {
      description: 'Die Ränder von PDF-Seiten abschneiden: Millimeter auf jeder Seite, oder alles Weiß um den Inhalt auf einmal.',
      keywords: ['pdf zuschneiden', 'pdf ränder entfernen', 'weiße ränder pdf entfernen', 'pdf beschneiden', 'pdf rand abschneiden'],
      lead: 'Breite Ränder auf einem kleinen Bildschirm, Schnittmarken, der schwarze Rand eines Scans: Nimm sie weg und lies besser.',
      steps: [
        'Wähle eine PDF aus oder lege sie hier ab.',
        'Schalte „Auf den Inhalt zuschneiden“ ein oder gib Millimeter ein.',
        'Drücke „Zuschneiden“ und lade die PDF herunter.',
      ],
      changes: [
        'Die Seiten werden kleiner; was darauf ist, behält seine Größe.',
        'Text, Links und Formularfelder bleiben an ihrer Stelle.',
        'Was abgeschnitten ist, sieht und druckt man nicht mehr, es ist aber noch in der Datei.',
      ],
      questions: [
        {
          question: 'Ist der Teil außerhalb wirklich weg?',
          answer:
            'Er ist versteckt, nicht gelöscht. Damit ihn niemand zurückholt, wandle die zugeschnittene PDF in JPG und zurück in PDF um.',
        },
        {
          question: 'Werden alle Seiten gleich groß?',
          answer:
            'Mit Millimetern verliert jede Seite dieselben Streifen. Mit „Auf den Inhalt zuschneiden“ bekommt jede Seite ihre eigene Größe.',
        },
      ],
    },
  },
  'resize-pdf': {
    name: 'PDF-Seitengröße ändern',
    verb: 'Größe ändern',
    words: {
      description:
        'Die Seiten einer PDF auf A4, Letter, A3, A5 oder Legal bringen. Der Inhalt wird angepasst, und Links bleiben, wo sie hingehören.',
      keywords: ['pdf größe ändern', 'pdf seitengröße ändern', 'pdf auf a4', 'letter in a4 pdf', 'pdf skalieren', 'a4 auf a3'],
      lead: 'Letter auf einem A4-Drucker, Scans in allen Größen in einer Datei: Gib allen Seiten dieselbe Größe.',
      steps: ['Wähle eine PDF aus oder lege sie hier ab.', 'Wähle die Seitengröße.', 'Drücke „Größe ändern“ und lade die PDF herunter.'],
      changes: [
        'Jede Seite bekommt die gewählte Größe. Ihre Form bleibt, mit weißem Rand, wo die Formen sich unterscheiden.',
        'Links, Notizen und Formularfelder wandern mit dem Inhalt.',
        'Text bleibt Text und Zeichnungen bleiben scharf.',
      ],
      questions: [
        {
          question: 'Wird die Datei dadurch kleiner?',
          answer: 'Nein. Es ändert sich die Größe des Papiers. Für weniger Megabyte nimm „PDF komprimieren“.',
        },
        {
          question: 'Wie werde ich vorher weiße Ränder los?',
          answer: 'Schneide die PDF auf den Inhalt zu und ändere dann die Größe: Der Inhalt füllt die neue Seite.',
        },
      ],
    },
  },
};
