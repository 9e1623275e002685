import type { OperationTexts } from '../../operation-texts.ts';

export const pdfParts: OperationTexts = {
  'split-pdf': {
    name: 'PDF teilen',
    verb: 'Teilen',
    words: {
      description: 'Eine PDF in mehrere teilen: jede Seite, alle paar Seiten, eigene Bereiche, eine Datei pro Kapitel oder nach Größe.',
      keywords: ['pdf teilen', 'pdf trennen', 'pdf aufteilen', 'pdf seiten trennen', 'pdf nach lesezeichen teilen'],
      lead: 'Zerlege eine große PDF in handliche Teile: einzelne Seiten, gleiche Teile, eigene Bereiche oder Kapitel. Alle Teile kommen in einer ZIP.',
      steps: [
        'Wähle eine PDF aus oder lege sie hier ab.',
        'Gib die Seiten pro Datei an, nenne Bereiche wie 1-3,4-10, oder teile nach Lesezeichen.',
        'Drücke „Teilen“ und lade die ZIP mit den Teilen herunter.',
      ],
      changes: [
        'Text, Bilder und Schriften jeder Seite bleiben genau gleich.',
        'Jeder Teil behält Links, Formularfelder und Lesezeichen seiner Seiten.',
        'Ein Teil enthält nichts von den anderen Seiten, du kannst ihn also unbesorgt weitergeben.',
      ],
      questions: [
        {
          question: 'Wie bekomme ich eine PDF pro Kapitel?',
          answer:
            'Wähle unter „Aufteilen nach“ den Eintrag „Lesezeichen“. Mit jedem Lesezeichen der ersten Ebene beginnt eine neue Datei, die so heißt.',
        },
        {
          question: 'Wie bekomme ich Teile, die in eine E-Mail passen?',
          answer:
            'Wähle unter „Aufteilen nach“ den Eintrag „Dateigröße“ und gib unter „Höchstgröße“ die Megabyte ein. Jeder Teil nimmt so viele Seiten, wie passen.',
        },
        {
          question: 'Dürfen sich Bereiche überschneiden?',
          answer: 'Ja. Bei 1-5,3-8 sind die Seiten 3 bis 5 in beiden Dateien.',
        },
        {
          question: 'Wie viele Teile sind möglich?',
          answer: 'Bis zu 1.000 aus einer PDF.',
        },
      ],
    },
  },
  'extract-pdf-pages': {
    name: 'PDF-Seiten extrahieren',
    verb: 'Extrahieren',
    words: {
      description:
        'Einige Seiten einer PDF als neue PDF speichern: aus Vorschaubildern wählen oder Nummern eingeben. Text und Qualität bleiben gleich.',
      keywords: [
        'pdf seiten extrahieren',
        'seiten aus pdf speichern',
        'pdf seiten herausnehmen',
        'einzelne seiten aus pdf',
        'pdf seite kopieren',
      ],
      lead: 'Nimm die Seiten aus einer PDF, die du brauchst. Tippe sie in der gewünschten Reihenfolge an oder gib ihre Nummern ein.',
      steps: [
        'Wähle eine PDF aus oder lege sie hier ab.',
        'Drücke „Seiten auswählen“ und tippe sie an, oder gib Nummern ein, etwa 1-3,8.',
        'Drücke „Extrahieren“ und lade die neue PDF herunter.',
      ],
      changes: [
        'Die Seiten sehen gleich aus, mit Text, Links und Formularfeldern.',
        'Lesezeichen, die zu anderen Seiten führen, fallen weg.',
        'Von den anderen Seiten bleibt nichts in der neuen Datei.',
      ],
      questions: [
        {
          question: 'Sind die anderen Seiten wirklich aus der neuen Datei verschwunden?',
          answer: 'Ja. Ihr Text, ihre Bilder, Notizen und Felder werden nicht kopiert, niemand kann sie also zurückholen.',
        },
        {
          question: 'Kann ich jede Seite in eine eigene Datei extrahieren?',
          answer: 'Ja. Schalte „Eine Datei pro Seite“ ein, dann bekommst du eine ZIP mit einer PDF für jede.',
        },
      ],
    },
  },
};
