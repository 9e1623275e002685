import type { OperationTexts } from '../operation-texts.ts';

export const operations: OperationTexts = {
  'merge-pdf': {
    name: 'PDF zusammenfügen',
    verb: 'Umwandeln',
    words: {
      description:
        'Mehrere PDFs in beliebiger Reihenfolge zu einer verbinden. Lesezeichen, Links und Formulare bleiben erhalten. Kostenlos, ohne Konto.',
      keywords: ['pdf zusammenfügen', 'pdf verbinden', 'pdfs zusammenführen', 'mehrere pdf in eine', 'pdf merge'],
      lead: 'Verbinde PDFs zu einer Datei, in der Reihenfolge, die du willst. Text, Links, Lesezeichen und Formulare funktionieren weiter, und nichts wird neu komprimiert.',
      stepsTitle: 'So fügst du PDFs zusammen',
      steps: [
        'Wähle zwei oder mehr PDFs aus oder lege sie hier ab: bis zu {maxFiles} Dateien, je {maxFile} und zusammen {maxTogether}. Eine gesperrte fragt nach ihrem Passwort.',
        'Ziehe sie in die richtige Reihenfolge oder sortiere sie nach Namen.',
        'Drücke „Zu einer PDF verbinden“ und lade sie herunter. Sie heißt wie die erste Datei.',
      ],
      changesTitle: 'Was mit deinen PDFs geschieht',
      changes: [
        'Seiten, Bilder und Schriften werden unverändert kopiert, es geht also keine Qualität verloren.',
        'Die Lesezeichen jeder PDF stehen unter ihrem Dateinamen.',
        'Formularfelder mit gleichem Namen werden nummeriert, damit sie getrennt bleiben.',
        'Seitenzahlen, Ebenen, Kommentare und Anhänge bleiben. Skripte werden entfernt, und digitale Signaturen werden ungültig, weil sich das Dokument ändert.',
      ],
      questions: [
        {
          question: 'Kann ich auch Word-Dateien oder Bilder mit PDFs zusammenfügen?',
          answer:
            'Ja. Füge alle auf der Startseite hinzu, wähle als Ziel PDF und dann „Alle in einer PDF“. Sie werden umgewandelt und in deiner Reihenfolge verbunden.',
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
        'Links, Formularfelder, Lesezeichen und Anhänge bleiben.',
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
  'compress-pdf': {
    name: 'PDF komprimieren',
    verb: 'Komprimieren',
    words: {
      description: 'Eine PDF für E-Mail oder Upload verkleinern: drei Stufen oder eine Höchstgröße in MB. Text und Linien bleiben scharf.',
      keywords: ['pdf komprimieren', 'pdf verkleinern', 'pdf kleiner machen', 'pdf größe reduzieren', 'pdf unter 1 mb'],
      lead: 'Zu groß für die E-Mail oder das Formular? Die Bilder in der PDF werden kleiner, der Text bleibt scharf, und du siehst die neue Größe, bevor du herunterlädst.',
      steps: [
        'Wähle eine oder mehrere PDFs aus oder lege sie hier ab.',
        'Wähle eine Stufe, oder gib ein, wie groß die Datei höchstens sein darf.',
        'Drücke „Komprimieren“, vergleiche die Größen und lade die PDF herunter.',
      ],
      changes: [
        'Bilder werden mit weniger Pixeln und als JPEG gespeichert. Text, Zeichnungen und Schriften bleiben unberührt.',
        'Links, Formularfelder, Lesezeichen und Anhänge bleiben.',
        'Das Ergebnis ist nie größer: Lässt sich nichts einsparen, bekommst du deine Datei unverändert zurück.',
      ],
      questions: [
        {
          question: 'Wie klein wird sie?',
          answer:
            'Scans und PDFs voller Fotos schrumpfen oft auf ein Drittel oder weniger. Bei reinem Text ist wenig zu holen, denn er ist schon komprimiert.',
        },
        {
          question: 'Welche Stufe soll ich nehmen?',
          answer:
            'Leicht lässt genug Pixel für den Druck (220 pro Zoll), Ausgewogen ist für Bildschirme gedacht (150), Stark für Dateien, die nur lesbar sein müssen (96).',
        },
        {
          question: 'Was, wenn meine Höchstgröße nicht erreichbar ist?',
          answer: 'Du siehst die kleinste Größe, die möglich ist. Teile die PDF auf, um darunter zu kommen.',
        },
      ],
    },
  },
  'unlock-pdf': {
    name: 'PDF entsperren',
    verb: 'Entsperren',
    words: {
      description: 'Das Passwort einer PDF entfernen, die du öffnen kannst, oder Sperren gegen Drucken, Kopieren und Bearbeiten aufheben.',
      keywords: ['pdf entsperren', 'pdf passwort entfernen', 'pdf schutz aufheben', 'pdf entschlüsseln', 'pdf druckschutz entfernen'],
      lead: 'Keine Lust, jedes Mal das Passwort einzutippen? Gib es hier einmal ein und speichere die PDF ohne.',
      steps: [
        'Wähle eine gesperrte PDF aus oder lege sie hier ab.',
        'Gib ihr Passwort ein. Eine PDF, die nur Drucken oder Kopieren verbietet, braucht keines.',
        'Drücke „Entsperren“ und lade die offene PDF herunter.',
      ],
      changes: [
        'Das Passwort und alle Sperren gegen Drucken, Kopieren und Bearbeiten sind weg.',
        'Seiten, Links, Formulare und Lesezeichen ändern sich nicht.',
        'Das Passwort wird einmal zum Öffnen der Datei benutzt und nirgends gespeichert.',
      ],
      questions: [
        {
          question: 'Kann ich eine PDF entsperren, ohne das Passwort zu kennen?',
          answer:
            'Nicht, wenn sie beim Öffnen danach fragt: Ihr Inhalt ist verschlüsselt. Lässt sie sich öffnen und verbietet nur Drucken oder Kopieren, ist kein Passwort nötig.',
        },
        {
          question: 'Darf ich das?',
          answer: 'Bei deinen eigenen Dokumenten, oder mit der Erlaubnis der Person, der sie gehören. Achte bitte die Rechte anderer.',
        },
      ],
    },
  },
};
