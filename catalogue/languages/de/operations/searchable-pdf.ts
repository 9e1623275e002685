import type { OperationTexts } from '../../operation-texts.ts';

export const searchablePdf: OperationTexts = {
  'searchable-pdf': {
    name: 'PDF durchsuchbar machen',
    verb: 'Umwandeln',
    words: {
      description:
        'Mit OCR unsichtbaren Text über eine gescannte PDF legen: Sie sieht gleich aus, und du kannst jedes Wort suchen und kopieren.',
      keywords: ['pdf durchsuchbar machen', 'ocr pdf', 'gescannte pdf in text', 'texterkennung pdf', 'durchsuchbare pdf'],
      lead: 'Gescannte Seiten sind Bilder, du kannst ihren Text also weder suchen noch kopieren. OCR legt unsichtbaren Text darüber: Die PDF sieht gleich aus, und du kannst jedes Wort suchen, markieren und kopieren.',
      stepsTitle: 'So machst du einen Scan durchsuchbar',
      steps: [
        'Wähle deine gescannten PDFs aus oder lege sie hier ab. Gesperrte fragen nach ihrem Passwort.',
        'Wähle unter „Optionen“ Seiten oder die OCR-Sprache, wenn du willst. Drücke dann „Umwandeln“.',
        'Lade die PDF herunter und drücke in einem beliebigen PDF-Programm Strg+F, um darin zu suchen.',
      ],
      changesTitle: 'Was sich ändert und was bleibt',
      changes: [
        'Die Bilder der Seiten bleiben genau gleich, außer du legst eine Höchstgröße fest.',
        'Seiten, die schon Text haben, bleiben unberührt. Links, Formulare, Lesezeichen und Ebenen bleiben erhalten.',
        'Schiefe und liegende Seiten werden richtig gelesen, und der Text folgt ihnen.',
        'Wählst du Seiten aus, enthält die neue PDF nur diese, in deiner Reihenfolge.',
      ],
      questions: [
        {
          question: 'Welche Sprachen kann es lesen?',
          answer: 'Diese: {ocrLanguages}. Sauberer Druck geht gut, blasse Kopien führen zu Fehlern, und Handschrift wird kaum erkannt.',
        },
        {
          question: 'Kann ich Fehler der OCR berichtigen?',
          answer: 'Nicht in der PDF, denn ihre Seiten bleiben Bilder. Um den Text zu bearbeiten, wandle die PDF in Word um.',
        },
        {
          question: 'Wie lange dauert es?',
          answer:
            'Zwei bis drei Sekunden pro Seite, die erste etwas länger. Reicht die Zeit bei einem langen Dokument nicht, bleiben die übrigen Seiten Bilder, und ein Hinweis sagt, wie viele.',
        },
        {
          question: 'Gilt eine Signatur im Dokument danach noch?',
          answer: 'Nein. Jede Änderung an einem signierten Dokument macht die Signatur ungültig, behalte also das Original.',
        },
      ],
    },
  },
};
