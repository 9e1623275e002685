import type { OperationTexts } from '../../operation-texts.ts';

export const pdfFiles: OperationTexts = {
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
        'Links, Formularfelder, Lesezeichen und Anhänge bleiben erhalten.',
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
            '„Leicht“ lässt genug Pixel für den Druck (220 pro Zoll), „Ausgewogen“ ist für Bildschirme gedacht (150), „Stark“ für Dateien, die nur lesbar sein müssen (96).',
        },
        {
          question: 'Was, wenn meine Höchstgröße nicht erreichbar ist?',
          answer: 'Du siehst die kleinste Größe, die möglich ist. Teile die PDF auf, um darunter zu kommen.',
        },
      ],
    },
  },
  'flatten-pdf': {
    name: 'PDF einebnen',
    verb: 'Einebnen',
    words: {
      description: 'Ausgefüllte Felder, Notizen und Stempel einer PDF in normalen Seiteninhalt verwandeln, den niemand mehr ändern kann.',
      keywords: ['pdf einebnen', 'pdf formular reduzieren', 'pdf nicht bearbeitbar machen', 'formularfelder entfernen pdf', 'pdf flatten'],
      lead: 'Formular ausgefüllt? Ebne es ein, dann zeigt jedes Programm und jeder Drucker deine Angaben, ohne Felder, die man ändern kann.',
      steps: [
        'Wähle eine ausgefüllte PDF aus oder lege sie hier ab.',
        'Drücke „Einebnen“.',
        'Lade die PDF herunter: Felder und Notizen sind Teil der Seite.',
      ],
      changes: [
        'Werte von Formularfeldern werden normaler Text, Häkchen und Bilder von Unterschriften Teil der Seite.',
        'Notizen, Markierungen und Stempel werden an ihrer Stelle gezeichnet. Links funktionieren weiter.',
        'Text bleibt Text: Du kannst ihn weiter durchsuchen und kopieren.',
      ],
      questions: [
        {
          question: 'Kann ich das Formular danach wieder ausfüllen?',
          answer: 'Nein, seine Felder sind weg. Behalte das Original, wenn du sie noch brauchst.',
        },
        {
          question: 'Warum fehlen meine Angaben im Ausdruck?',
          answer:
            'Manche Programme speichern einen Wert, ohne ihn zu zeichnen. Beim Einebnen wird jeder Wert zuerst in die Seite gezeichnet.',
        },
      ],
    },
  },
  'archive-pdf': {
    name: 'PDF in PDF/A',
    verb: 'Umwandeln',
    words: {
      description: 'Eine PDF/A für Gerichte, Archive und Behörden erstellen: 1b, 2b oder 3b, mit allen Schriften und Farben in der Datei.',
      keywords: ['pdf in pdf/a umwandeln', 'pdf zu pdfa', 'pdf/a erstellen', 'pdf/a-2b', 'pdf archivieren', 'pdf/a konverter'],
      lead: 'Nimmt das Portal nur PDF/A an? Das ist eine PDF, die alles mitbringt, was sie braucht, damit sie in dreißig Jahren noch gleich aussieht.',
      steps: [
        'Wähle eine oder mehrere PDFs aus oder lege sie hier ab.',
        'Wähle die Art von PDF/A, falls eine bestimmte verlangt wird.',
        'Drücke „Umwandeln“ und lade die PDF/A herunter.',
      ],
      changes: [
        'Alle Schriften werden eingebettet und Farben als sRGB beschrieben.',
        'Text bleibt Text. Links, Lesezeichen und der Titel bleiben.',
        'Formularfelder und Notizen werden Teil der Seite. Passwörter, Skripte, Ton und Video entfallen: PDF/A verbietet sie.',
      ],
      questions: [
        {
          question: 'Welche Art soll ich nehmen: 1b, 2b oder 3b?',
          answer:
            'PDF/A-2b, wenn niemand eine andere verlangt. 1b ist die älteste und kennt keine Transparenz. 3b darf Anhänge enthalten, etwa die Daten einer Rechnung.',
        },
        {
          question: 'Ist das Ergebnis zertifiziert?',
          answer:
            'Es entsteht nach der Norm, und die Datei gibt das an. Ein Prüfprogramm läuft hier nicht: Lehnt ein Portal sie ab, nennt dessen Prüfung den Grund.',
        },
      ],
    },
  },
  'pdf-metadata': {
    name: 'PDF-Metadaten',
    verb: 'Speichern',
    words: {
      description: 'Titel, Autor, Thema und Schlagwörter einer PDF ändern oder vor dem Teilen alle Metadaten entfernen.',
      keywords: ['pdf metadaten bearbeiten', 'pdf metadaten entfernen', 'pdf titel ändern', 'pdf eigenschaften', 'pdf autor ändern'],
      lead: 'Eine PDF verrät, wer sie wann mit welchem Programm geschrieben hat. Berichtige das, oder entferne es, bevor du sie verschickst.',
      steps: [
        'Wähle eine PDF aus oder lege sie hier ab.',
        'Fülle aus, was du ändern willst, oder schalte „Alles andere entfernen“ ein.',
        'Drücke „Speichern“ und lade die PDF herunter.',
      ],
      changes: [
        'Nur die Eigenschaften des Dokuments ändern sich; seine Seiten bleiben gleich.',
        'Die alten Werte sind wirklich weg: Die Datei wird ohne sie neu geschrieben.',
        'Beide Einträge einer PDF, der alte und XMP, sagen danach dasselbe.',
      ],
      questions: [
        {
          question: 'Wie entferne ich meinen Namen aus einer PDF?',
          answer:
            'Schalte „Alles andere entfernen“ ein und lass die Felder leer. Autor, Programm, Daten und der versteckte XMP-Eintrag werden gelöscht.',
        },
        {
          question: 'Werden auch Kommentare und versteckter Text entfernt?',
          answer: 'Nein, nur die Eigenschaften des Dokuments. Kommentare sind Teil der Seiten; „PDF einebnen“ zeichnet sie hinein.',
        },
      ],
    },
  },
};
