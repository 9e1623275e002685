import type { OperationTexts } from '../../operation-texts.ts';

export const mergePdf: OperationTexts = {
  'merge-pdf': {
    name: 'PDF zusammenfügen',
    verb: 'Umwandeln',
    words: {
      description:
        'Mehrere PDFs in beliebiger Reihenfolge zu einer zusammenfügen. Lesezeichen, Links und Formulare bleiben erhalten. Kostenlos, ohne Konto.',
      keywords: ['pdf zusammenfügen', 'pdf verbinden', 'pdfs zusammenführen', 'mehrere pdf in eine', 'pdf merge'],
      lead: 'Verbinde PDFs zu einer Datei, in der Reihenfolge, die du willst. Text, Links, Lesezeichen und Formulare funktionieren weiter, und nichts wird neu komprimiert.',
      stepsTitle: 'So fügst du PDFs zusammen',
      steps: [
        'Wähle zwei oder mehr PDFs aus oder lege sie hier ab: bis zu {maxFiles} Dateien, je {maxFile} und zusammen {maxTogether}. Eine gesperrte fragt nach ihrem Passwort.',
        'Ziehe sie in die richtige Reihenfolge oder sortiere sie nach Namen.',
        'Drücke „Zu einer PDF zusammenfügen“ und lade sie herunter. Sie heißt wie die erste Datei.',
      ],
      changesTitle: 'Was mit deinen PDFs geschieht',
      changes: [
        'Seiten, Bilder und Schriften werden unverändert kopiert, es geht also keine Qualität verloren.',
        'Die Lesezeichen jeder PDF stehen unter ihrem Dateinamen.',
        'Formularfelder mit gleichem Namen werden nummeriert, damit sie getrennt bleiben.',
        'Seitenzahlen, Ebenen, Kommentare und Anhänge bleiben erhalten. Skripte werden entfernt, und digitale Signaturen werden ungültig, weil sich das Dokument ändert.',
      ],
      questions: [
        {
          question: 'Kann ich auch Word-Dateien oder Bilder mit PDFs zusammenfügen?',
          answer:
            'Ja. Füge alle auf der Startseite hinzu, wähle als Ziel PDF und dann „Alle in einer PDF“. Sie werden umgewandelt und in deiner Reihenfolge zusammengefügt.',
        },
        {
          question: 'Wird die neue PDF größer als ihre Teile?',
          answer: 'Sie ist etwa so groß wie alle zusammen, weil jede PDF ihre eigenen Schriften und Bilder mitbringt.',
        },
        {
          question: 'Kann ich nur einzelne Seiten einer PDF nehmen?',
          answer: 'Ja. Zieh sie vorher mit „PDF-Seiten extrahieren“ heraus, in beliebiger Reihenfolge.',
        },
      ],
    },
  },
};
