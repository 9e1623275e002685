import type { OperationTexts } from '../../operation-texts.ts';

export const pdfPages: OperationTexts = {
  'rotate-pdf': {
    name: 'PDF drehen',
    verb: 'Drehen',
    words: {
      description:
        'Liegende oder kopfstehende Seiten einer PDF aufrecht drehen, alle oder nur einige. Text, Links und Qualität bleiben gleich.',
      keywords: ['pdf drehen', 'pdf seiten drehen', 'pdf rotieren', 'pdf umdrehen', 'pdf drehen und speichern'],
      lead: 'Scans, die auf der Seite liegen, Blätter, die verkehrt herum eingezogen wurden: Dreh sie aufrecht und speichere die PDF so.',
      steps: [
        'Wähle eine oder mehrere PDFs aus oder lege sie hier ab.',
        'Wähle die Richtung. Sollen nur einige Seiten gedreht werden, nenne sie unter „Seiten“.',
        'Drücke „Drehen“ und lade die PDF herunter.',
      ],
      changes: [
        'Jede Seite behält ihren Inhalt: Nichts wird neu gezeichnet, Text bleibt also scharf und durchsuchbar.',
        'Links, Formularfelder, Lesezeichen und Anhänge bleiben erhalten.',
        'Seiten, die du nicht nennst, bleiben, wie sie sind.',
      ],
      questions: [
        {
          question: 'Kann ich eine einzelne Seite drehen?',
          answer: 'Ja. Gib unter „Seiten“ ihre Nummer ein, etwa 3, oder mehrere, etwa 1,4-6. Die anderen ändern sich nicht.',
        },
        {
          question: 'Warum vergisst mein PDF-Programm die Drehung?',
          answer:
            'Die meisten Programme drehen nur die Ansicht. Hier wird die Drehung in der Datei gespeichert, sodass jedes Programm und jeder Drucker sie zeigt.',
        },
        {
          question: 'Wird die PDF durch das Drehen schlechter?',
          answer: 'Nein. Eine PDF speichert die Drehung einer Seite als Zahl, und nur diese Zahl ändert sich.',
        },
      ],
    },
  },
  'delete-pdf-pages': {
    name: 'PDF-Seiten löschen',
    verb: 'Löschen',
    words: {
      description:
        'Leere, falsche oder private Seiten aus einer PDF entfernen. Auswählen oder Nummern eingeben; der Rest bleibt, wie er ist.',
      keywords: ['pdf seiten löschen', 'seiten aus pdf entfernen', 'pdf seite entfernen', 'leere seite pdf löschen', 'pdf blätter löschen'],
      lead: 'Leere Rückseiten eines Scans, ein Anhang, eine Seite, die nicht für alle ist: Nimm sie endgültig heraus.',
      steps: [
        'Wähle eine PDF aus oder lege sie hier ab.',
        'Wähle unter „Seiten auswählen“ aus, was weg soll, oder gib Nummern ein, etwa 2,5-7.',
        'Drücke „Löschen“ und lade die kürzere PDF herunter.',
      ],
      changes: [
        'Gelöschte Seiten verlassen die Datei mit allem, was darauf ist: Nichts wird nur versteckt.',
        'Die anderen Seiten behalten Text, Links, Formularfelder und Reihenfolge.',
        'Lesezeichen zu gelöschten Seiten verschwinden mit ihnen.',
      ],
      questions: [
        {
          question: 'Lassen sich gelöschte Seiten aus der neuen PDF zurückholen?',
          answer: 'Nein. Die neue Datei wird ohne sie geschrieben. Dein Original ändert sich nicht.',
        },
        {
          question: 'Was ist mit einer digitalen Signatur?',
          answer: 'Sie wird entfernt, weil sie nur für das vollständige Dokument gilt. Ein Hinweis sagt es dir.',
        },
      ],
    },
  },
  'reorder-pdf-pages': {
    name: 'PDF-Seiten sortieren',
    verb: 'Sortieren',
    words: {
      description:
        'Die Seiten einer PDF in eine andere Reihenfolge bringen oder umkehren: nacheinander auswählen oder die Reihenfolge eingeben.',
      keywords: [
        'pdf seiten sortieren',
        'pdf seiten umordnen',
        'seitenreihenfolge pdf ändern',
        'pdf reihenfolge umkehren',
        'pdf seiten verschieben',
        'pdf ordnen',
      ],
      lead: 'Von hinten nach vorn gescannt, oder der Anhang an der falschen Stelle? Bring die Seiten in die Reihenfolge, die du willst.',
      steps: [
        'Wähle eine PDF aus oder lege sie hier ab.',
        'Tippe die Seiten in der neuen Reihenfolge an oder gib sie ein, etwa 3,1,2. Bei einem verkehrt gescannten Stapel schalte „Reihenfolge umkehren“ ein.',
        'Drücke „Sortieren“ und lade die PDF herunter.',
      ],
      changes: [
        'Alle Seiten bleiben in der Datei; nur die Reihenfolge ändert sich.',
        'Lesezeichen, Links und Formularfelder wandern mit ihren Seiten.',
        'Seiten, die du nicht nennst, folgen auf die genannten.',
      ],
      questions: [
        {
          question: 'Muss ich alle Seiten angeben?',
          answer: 'Nein. Soll Seite 8 nach vorn, gib 8 ein: Die übrigen folgen wie bisher.',
        },
        {
          question: 'Wie kehre ich die ganze Reihenfolge um?',
          answer: 'Lass „Seiten“ leer und schalte „Reihenfolge umkehren“ ein.',
        },
      ],
    },
  },
};
