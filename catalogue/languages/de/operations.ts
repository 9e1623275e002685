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
          answer: 'Wähle unter „Aufteilen nach“ Lesezeichen. Mit jedem Lesezeichen der ersten Ebene beginnt eine neue Datei, die so heißt.',
        },
        {
          question: 'Wie bekomme ich Teile, die in eine E-Mail passen?',
          answer:
            'Wähle unter „Aufteilen nach“ Dateigröße und gib unter „Höchstgröße“ die Megabyte ein. Jeder Teil nimmt so viele Seiten, wie passen.',
        },
        { question: 'Dürfen sich Bereiche überschneiden?', answer: 'Ja. Bei 1-5,3-8 sind die Seiten 3 bis 5 in beiden Dateien.' },
        { question: 'Wie viele Teile sind möglich?', answer: 'Bis zu 1.000 aus einer PDF.' },
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
  'delete-pdf-pages': {
    name: 'PDF-Seiten löschen',
    verb: 'Löschen',
    words: {
      description:
        'Leere, falsche oder private Seiten aus einer PDF entfernen. Antippen oder Nummern eingeben; der Rest bleibt, wie er ist.',
      keywords: ['pdf seiten löschen', 'seiten aus pdf entfernen', 'pdf seite entfernen', 'leere seite pdf löschen', 'pdf blätter löschen'],
      lead: 'Leere Rückseiten eines Scans, ein Anhang, eine Seite, die nicht für alle ist: Nimm sie endgültig heraus.',
      steps: [
        'Wähle eine PDF aus oder lege sie hier ab.',
        'Tippe unter „Seiten auswählen“ an, was weg soll, oder gib Nummern ein, etwa 2,5-7.',
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
        'Die Seiten einer PDF in eine andere Reihenfolge bringen oder umkehren: nacheinander antippen oder die Reihenfolge eingeben.',
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
        { question: 'Muss ich alle Seiten angeben?', answer: 'Nein. Soll Seite 8 nach vorn, gib 8 ein: Die übrigen folgen wie bisher.' },
        { question: 'Wie kehre ich die ganze Reihenfolge um?', answer: 'Lass „Seiten“ leer und schalte „Reihenfolge umkehren“ ein.' },
      ],
    },
  },
  'add-page-numbers': {
    name: 'Seitenzahlen in PDF einfügen',
    verb: 'Nummerieren',
    words: {
      description:
        'Seitenzahlen in eine PDF setzen: oben oder unten, schlicht, als „Seite 1 von 12“ oder römisch, ab einer beliebigen Seite.',
      keywords: ['seitenzahlen in pdf einfügen', 'pdf seiten nummerieren', 'pdf seitenzahlen', 'pdf paginieren', 'seitennummern pdf'],
      lead: 'Eine Abschlussarbeit, ein Vertrag, ein Stapel Scans: Gib jeder Seite ihre Zahl, auf Wunsch ohne Deckblatt.',
      steps: ['Wähle eine PDF aus oder lege sie hier ab.', 'Wähle Position und Stil.', 'Drücke „Nummerieren“ und lade die PDF herunter.'],
      changes: [
        'Jede gewählte Seite bekommt eine Zahl. Sonst bewegt sich nichts auf der Seite.',
        'Gedrehte Seiten bekommen ihre Zahl dort, wo du unten oder oben siehst.',
        'Text, Links, Formularfelder und Lesezeichen bleiben.',
      ],
      questions: [
        {
          question: 'Wie lasse ich das Deckblatt aus?',
          answer: 'Gib unter „Seiten“ 2- ein. Die zweite Seite bekommt dann die 1, oder was du unter „Beginnen mit“ eingibst.',
        },
        {
          question: 'Kann ich die Zahlen später entfernen?',
          answer: 'Hier nicht. Sie werden Teil der Seite, behalte also auch die PDF ohne Zahlen.',
        },
      ],
    },
  },
  'watermark-pdf': {
    name: 'Wasserzeichen in PDF',
    verb: 'Markieren',
    words: {
      description:
        'ENTWURF, KOPIE, deinen Namen oder einen anderen Text über die Seiten einer PDF schreiben: Farbe, Deckkraft, Größe und Anordnung wählst du.',
      keywords: [
        'wasserzeichen pdf',
        'pdf wasserzeichen einfügen',
        'pdf stempel',
        'entwurf wasserzeichen',
        'vertraulich stempel pdf',
        'text auf pdf',
      ],
      lead: 'Kennzeichne einen Entwurf, nenne die Person, die die Kopie bekommt, oder schütze eine Probe: ein Text über jeder Seite.',
      steps: [
        'Wähle eine PDF aus oder lege sie hier ab.',
        'Gib den Text ein und stelle Farbe und Anordnung ein, wenn du willst.',
        'Drücke „Markieren“ und lade die PDF herunter.',
      ],
      changes: [
        'Der Text wird über jede gewählte Seite gezeichnet. Der Text darunter lässt sich weiter durchsuchen und kopieren.',
        'Es ist echter Text als Vektor: scharf bei jeder Vergrößerung und im Druck.',
        'Links, Formularfelder und Lesezeichen bleiben.',
      ],
      questions: [
        {
          question: 'Kann jemand das Wasserzeichen entfernen?',
          answer: 'Mit einem PDF-Editor ja. Um es zu erschweren, wandle die markierte PDF in JPG und zurück in PDF um.',
        },
        {
          question: 'Geht auch arabischer, Hindi- oder chinesischer Text?',
          answer:
            'Ja. Buchstaben werden geformt und verbunden, wie die Schrift es verlangt, und von rechts nach links geschrieben, wo das richtig ist.',
        },
      ],
    },
  },
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
  'protect-pdf': {
    name: 'PDF schützen',
    verb: 'Schützen',
    words: {
      description:
        'Eine PDF mit Passwort und starker AES-256-Verschlüsselung sperren. Auf Wunsch auch Drucken, Kopieren oder Bearbeiten verbieten.',
      keywords: ['pdf schützen', 'pdf mit passwort schützen', 'pdf sperren', 'pdf verschlüsseln', 'passwort für pdf'],
      lead: 'Verschicke einen Vertrag oder eine Gehaltsabrechnung so, dass nur öffnen kann, wer das Passwort kennt.',
      steps: [
        'Wähle eine PDF aus oder lege sie hier ab.',
        'Gib das neue Passwort ein und schalte aus, was Leser nicht dürfen.',
        'Drücke „Schützen“ und lade die gesperrte PDF herunter.',
      ],
      changes: [
        'Der ganze Inhalt wird mit AES-256 verschlüsselt: Ohne Passwort ist er nicht lesbar.',
        'Seiten, Text und Bilder bleiben genau gleich.',
        'Das Passwort wird einmal für deine Datei benutzt und nirgends gespeichert.',
      ],
      questions: [
        {
          question: 'Könnt ihr meine PDF öffnen, wenn ich das Passwort vergesse?',
          answer: 'Nein, und auch sonst niemand. Behalte das ungeschützte Original, oder schreib das Passwort auf.',
        },
        {
          question: 'Wie sicher sind die Sperren gegen Drucken und Kopieren?',
          answer:
            'Übliche Programme halten sich daran, aber wer das Passwort hat, kann sie mit besonderer Software umgehen. Die Verschlüsselung selbst ist stark.',
        },
        {
          question: 'Öffnet jedes Programm AES-256?',
          answer: 'Alle heutigen, auch auf dem Handy. Programme, die älter sind als Acrobat X (2010), nicht.',
        },
      ],
    },
  },
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
            'Nein. Sie sind Teil des Textes, mit den Namen derer, die sie geschrieben haben. Nimm die Änderungen an und lösche die Kommentare vorher.',
        },
        {
          question: 'Kann mich ein Foto trotzdem verraten?',
          answer: 'Was im Bild zu sehen ist, kann es: ein Straßenschild, ein Gesicht, ein Name an der Tür. Schneide das weg.',
        },
      ],
    },
  },
  'compress-image': {
    name: 'Bild komprimieren',
    verb: 'Komprimieren',
    words: {
      description: 'JPG-, PNG-, WEBP-, HEIC- und AVIF-Bilder verkleinern: drei Stufen oder eine Höchstgröße. Das Format bleibt gleich.',
      keywords: [
        'bild komprimieren',
        'bildgröße reduzieren',
        'jpg komprimieren',
        'png komprimieren',
        'foto verkleinern',
        'bild unter 1 mb',
      ],
      lead: 'Fotos für ein Formular, eine E-Mail oder eine Website: weniger Bytes, gleiches Format, und du siehst die Ersparnis vor dem Herunterladen.',
      steps: [
        'Wähle Bilder aus oder lege sie hier ab, so viele du willst.',
        'Wähle eine Stufe, oder gib ein, wie groß jedes Bild höchstens sein darf.',
        'Drücke „Komprimieren“, vergleiche in der Vorschau und lade herunter.',
      ],
      changes: [
        'JPG, WEBP, HEIC und AVIF werden in geringerer Qualität gespeichert, PNG mit einer Palette von bis zu 256 Farben.',
        'Breite und Höhe bleiben, außer wenn nur weniger Pixel deine Höchstgröße erreichen.',
        'Ein Bild wird nie größer: Lässt sich nichts einsparen, bekommst du es unverändert zurück.',
      ],
      questions: [
        {
          question: 'Wie viel kleiner werden Fotos?',
          answer: 'Ein Foto direkt aus Kamera oder Handy schrumpft mit „Ausgewogen“ meist auf die Hälfte oder ein Drittel.',
        },
        {
          question: 'Warum ist mein Bild nicht kleiner geworden?',
          answer: 'Es war schon gut komprimiert. Nimm eine stärkere Stufe, oder weniger Pixel mit „Bildgröße ändern“.',
        },
        {
          question: 'Ist WEBP oder AVIF besser?',
          answer:
            'Für eine Website oft ja: Dieselbe Qualität braucht ein Drittel weniger. Wandle das Bild dann um, statt es zu komprimieren.',
        },
      ],
    },
  },
  'resize-image': {
    name: 'Bildgröße ändern',
    verb: 'Größe ändern',
    words: {
      description:
        'Breite und Höhe von JPG, PNG, WEBP, HEIC, GIF und mehr ändern, in Pixeln oder Prozent, mit üblichen Größen zur Auswahl.',
      keywords: ['bildgröße ändern', 'bild verkleinern', 'foto größe ändern', 'bild pixel ändern', 'passbild größe', 'bild skalieren'],
      lead: 'Bring ein Bild auf die Größe, die du brauchst: in Pixeln, in Prozent oder mit einer üblichen Größe wie Full HD oder Passfoto.',
      steps: [
        'Wähle Bilder aus oder lege sie hier ab.',
        'Gib Breite, Höhe oder Prozent ein, oder nimm eine der üblichen Größen.',
        'Drücke „Größe ändern“ und lade herunter.',
      ],
      changes: [
        'Nur mit Breite oder nur mit Höhe bleibt die Form des Bildes.',
        'Mit beiden entscheidest du: in den Rahmen eingepasst, ihn füllend mit beschnittenen Rändern, oder gestreckt.',
        'Kameradaten und Farbprofile bleiben.',
      ],
      questions: [
        {
          question: 'Wird ein Bild schärfer, wenn ich es vergrößere?',
          answer: 'Nein. Vergrößern bringt Pixel, keine Details. Verkleinere lieber, wenn es geht.',
        },
        {
          question: 'Wie mache ich ein Passfoto?',
          answer:
            'Wähle unter „Übliche Größen“ das Passfoto: 35 × 45 mm oder 2 × 2 Zoll bei 300 Punkten pro Zoll. Das Bild wird von der Mitte aus auf diese Form zugeschnitten.',
        },
        {
          question: 'Kann ich die Größe eines bewegten GIF ändern?',
          answer: 'Ja. Alle Einzelbilder werden geändert, und die Geschwindigkeit bleibt.',
        },
      ],
    },
  },
  'crop-image': {
    name: 'Bild zuschneiden',
    verb: 'Zuschneiden',
    words: {
      description:
        'Bilder auf ein Quadrat, 16:9 oder eine andere Form zuschneiden, oder auf einen genauen Bereich in Pixeln. Für JPG, PNG, WEBP, HEIC, GIF und mehr.',
      keywords: [
        'bild zuschneiden',
        'foto zuschneiden',
        'bild quadratisch zuschneiden',
        'bild beschneiden',
        'jpg zuschneiden',
        'bild ausschneiden',
      ],
      lead: 'Mach ein Quadrat fürs Profil, einen breiten Streifen für den Kopf einer Seite, oder schneide genau den Bereich aus, den du brauchst.',
      steps: [
        'Wähle Bilder aus oder lege sie hier ab.',
        'Wähle eine Form wie „Quadrat“, oder gib einen Bereich in Pixeln ein.',
        'Drücke „Zuschneiden“ und lade herunter.',
      ],
      changes: [
        'Was außerhalb liegt, wird abgeschnitten; die Pixel darin werden nicht skaliert.',
        'Format, Kameradaten und Farbprofil bleiben.',
        'Alle Einzelbilder einer Animation werden gleich zugeschnitten.',
      ],
      questions: [
        {
          question: 'Kann ich viele Bilder auf einmal gleich zuschneiden?',
          answer: 'Ja. Füge alle hinzu; jedes wird von seiner eigenen Mitte aus zugeschnitten.',
        },
        {
          question: 'Wie finde ich den Bereich in Pixeln?',
          answer:
            'Zähle von der oberen linken Ecke des aufrechten Bildes. Die meisten Bildprogramme zeigen die Position unter dem Mauszeiger.',
        },
      ],
    },
  },
  'rotate-image': {
    name: 'Bild drehen',
    verb: 'Drehen',
    words: {
      description: 'Fotos und andere Bilder um 90 oder 180 Grad drehen und so speichern: JPG, PNG, WEBP, HEIC, GIF und mehr.',
      keywords: ['bild drehen', 'foto drehen', 'bild rotieren', 'jpg drehen', 'bild auf den kopf stellen', 'foto aufrecht drehen'],
      lead: 'Ein Foto, das in jedem Programm bis auf eines auf der Seite liegt? Dreh es ein für alle Mal.',
      steps: ['Wähle Bilder aus oder lege sie hier ab.', 'Wähle die Richtung.', 'Drücke „Drehen“ und lade herunter.'],
      changes: [
        'Die Pixel selbst werden gedreht, also zeigt jedes Programm das Bild gleich.',
        'Der Hinweis auf die Ausrichtung in den Kameradaten wird angepasst.',
        'Animationen drehen sich mit allen Einzelbildern.',
      ],
      questions: [
        {
          question: 'Warum liegt mein Foto am Computer auf der Seite, am Handy aber nicht?',
          answer:
            'Das Handy merkt sich, wie es gehalten wurde, und manche Programme beachten das nicht. Hier werden die Pixel gedreht, das verstehen alle.',
        },
        {
          question: 'Kostet das Drehen eines JPG Qualität?',
          answer: 'Es wird noch einmal in hoher Qualität gespeichert, was man kaum sieht.',
        },
      ],
    },
  },
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
          answer: 'Jedes Foto gibt ein Dokument. Für eines füge die Fotos zuerst zu einer PDF zusammen und wandle diese in DOCX um.',
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
  'compress-video': {
    name: 'Video komprimieren',
    verb: 'Komprimieren',
    words: {
      description: 'MP4-, MOV-, MKV- und andere Videos für E-Mail, Chat oder Upload verkleinern: drei Stufen oder eine Höchstgröße in MB.',
      keywords: [
        'video komprimieren',
        'videogröße reduzieren',
        'video verkleinern',
        'video kleiner machen',
        'mp4 komprimieren',
        'video unter 25 mb',
      ],
      lead: 'Zu groß für den Chat oder die E-Mail? Nimm eine Stufe, oder sag, wie viele MB das Video haben darf.',
      steps: [
        'Wähle ein Video aus oder lege es hier ab.',
        'Wähle eine Stufe, oder gib die Höchstgröße ein.',
        'Drücke „Komprimieren“, sieh dir die Vorschau an und lade herunter.',
      ],
      changes: [
        'Das Bild wird mit geringerer Bitrate neu codiert. Ausgewogen behält bis zu 1080 Zeilen, Stark bis zu 720.',
        'Format, Länge und Ton bleiben; Untertitel und Kapitel auch, wenn das Format sie kann.',
        'Lässt sich nichts einsparen, bekommst du dein Video unverändert zurück.',
      ],
      questions: [
        {
          question: 'Wie lange dauert das?',
          answer: 'Bei 1080 Zeilen etwa so lange, wie das Video läuft, bei kleineren kürzer. Du siehst den Fortschritt.',
        },
        {
          question: 'Das Video von meinem Handy hat über 50 MB. Was kann ich tun?',
          answer: 'Kürze es vorher in der Galerie des Handys, oder nimm mit 1080 statt 2160 Zeilen auf: Hier sind 50 MB erlaubt.',
        },
      ],
    },
  },
  'resize-video': {
    name: 'Videoauflösung ändern',
    verb: 'Größe ändern',
    words: {
      description:
        'Ein Video auf 1080p, 720p, 480p oder weniger bringen: Die Form bleibt, die Datei wird kleiner. Für MP4, MOV, MKV, AVI und mehr.',
      keywords: ['videoauflösung ändern', 'videogröße ändern', 'video auf 720p', 'video herunterskalieren', '4k in 1080p'],
      lead: 'Von 4K auf 1080p, oder klein genug für ein altes Gerät: Wähle die Höhe, die Breite folgt.',
      steps: ['Wähle ein Video aus oder lege es hier ab.', 'Wähle die Auflösung.', 'Drücke „Größe ändern“ und lade herunter.'],
      changes: [
        'Jedes Einzelbild wird skaliert; die Form bleibt.',
        'Ton, Untertitel und Länge ändern sich nicht.',
        'Ein Video, das kleiner ist als deine Wahl, behält seine Größe.',
      ],
      questions: [
        {
          question: 'Kann ich ein Video vergrößern?',
          answer: 'Nein. Das bringt Bytes, aber keine Details, und Bildschirme vergrößern von selbst.',
        },
        {
          question: 'Welche Auflösung wofür?',
          answer: '1080p für den Fernseher, 720p für Handys und Folien, 480p, wenn jedes Megabyte zählt.',
        },
      ],
    },
  },
  'trim-video': {
    name: 'Video schneiden',
    verb: 'Schneiden',
    words: {
      description:
        'Anfang oder Ende eines Videos abschneiden, auf das Bild genau, oder in einer Sekunde ohne jeden Verlust. MP4, MOV, MKV und mehr.',
      keywords: ['video schneiden', 'video kürzen', 'video zuschneiden', 'video cutter', 'mp4 schneiden', 'clip ausschneiden'],
      lead: 'Behalte, worauf es ankommt: Sag, wo es anfängt und aufhört, und speichere nur das.',
      steps: [
        'Wähle ein Video aus oder lege es hier ab.',
        'Gib Anfang, Ende oder beides ein, etwa 0:15 und 1:30.',
        'Drücke „Schneiden“ und lade den Clip herunter.',
      ],
      changes: [
        'Was vor dem Anfang und nach dem Ende liegt, fällt weg, Bild und Ton.',
        'Genau sieht fürs Auge gleich aus; Schnell kopiert die ursprünglichen Daten.',
        'Das Format bleibt.',
      ],
      questions: [
        {
          question: 'Warum beginnt der schnelle Schnitt etwas früher?',
          answer: 'Ohne neu zu codieren, kann ein Video nur bei einem seiner Schlüsselbilder anfangen, die alle paar Sekunden kommen.',
        },
        {
          question: 'Wie schreibe ich eine Zeit?',
          answer: 'Als Sekunden (75.5), Minuten (1:15.5) oder Stunden (1:02:03). Lass ein Feld leer, um dieses Ende zu behalten.',
        },
      ],
    },
  },
  'rotate-video': {
    name: 'Video drehen',
    verb: 'Drehen',
    words: {
      description: 'Ein Video, das seitlich oder kopfüber gefilmt wurde, so drehen, dass jedes Programm und jede Seite es aufrecht zeigt.',
      keywords: ['video drehen', 'video rotieren', 'video auf den kopf', 'mp4 drehen', 'video hochkant drehen'],
      lead: 'Mit dem Handy falsch herum gefilmt? Dreh das Bild und lass den Ton, wie er ist.',
      steps: ['Wähle ein Video aus oder lege es hier ab.', 'Wähle die Richtung.', 'Drücke „Drehen“ und lade herunter.'],
      changes: [
        'Jedes Einzelbild wird gedreht, sodass kein Programm es falsch machen kann.',
        'Der Ton wird unverändert kopiert.',
        'Format und Länge bleiben.',
      ],
      questions: [
        { question: 'Leidet die Qualität?', answer: 'Die Bilder werden in einer Qualität neu codiert, die wie das Original aussieht.' },
        {
          question: 'Warum steht mein Video am Handy aufrecht, anderswo aber nicht?',
          answer:
            'Handys merken sich nur die Richtung, und manche Programme beachten das nicht. Hier wird es erst danach aufgerichtet und dann so gedreht, wie du sagst.',
        },
      ],
    },
  },
  'mute-video': {
    name: 'Ton aus Video entfernen',
    verb: 'Stumm schalten',
    words: {
      description: 'Den Ton eines Videos in einer Sekunde entfernen, ohne Verlust beim Bild. Für MP4, MOV, MKV, WEBM, AVI und mehr.',
      keywords: ['ton aus video entfernen', 'video stumm schalten', 'audio aus video entfernen', 'video ohne ton', 'mp4 stumm'],
      lead: 'Wind, Stimmen, ein Lied, das du nicht verwenden darfst: Nimm den Ton heraus und lass das Bild unberührt.',
      steps: ['Wähle ein Video aus oder lege es hier ab.', 'Drücke „Stumm schalten“.', 'Lade das stumme Video herunter.'],
      changes: [
        'Alle Tonspuren werden endgültig entfernt.',
        'Das Bild wird unverändert kopiert, wenn Abspielprogramme des Formats es können.',
        'Die Datei wird etwas kleiner.',
      ],
      questions: [
        { question: 'Kann ich den Ton als eigene Datei behalten?', answer: 'Ja: Wandle das Video vorher in MP3, M4A oder WAV um.' },
        {
          question: 'Kann ich nur einen Teil stumm schalten?',
          answer: 'Hier nicht. Schneide das Video in Teile, schalte einen stumm und füge sie in einem Videoprogramm zusammen.',
        },
      ],
    },
  },
  'trim-audio': {
    name: 'Audio schneiden',
    verb: 'Schneiden',
    words: {
      description: 'Anfang oder Ende eines Lieds, einer Sprachnotiz oder Aufnahme abschneiden. MP3, M4A, WAV, FLAC, OGG und mehr.',
      keywords: ['audio schneiden', 'mp3 schneiden', 'audio kürzen', 'mp3 cutter', 'lied schneiden', 'tonaufnahme kürzen'],
      lead: 'Behalte den Refrain, wirf die Stille weg: Sag, wo der Teil anfängt und aufhört, und speichere nur ihn.',
      steps: [
        'Wähle eine Aufnahme aus oder lege sie hier ab.',
        'Gib Anfang, Ende oder beides ein, etwa 0:15 und 0:45.',
        'Drücke „Schneiden“ und lade herunter.',
      ],
      changes: [
        'MP3, M4A, AAC, OPUS und WMA werden geschnitten, ohne neu zu codieren, auf etwa eine vierzigstel Sekunde genau.',
        'WAV, FLAC und AIFF werden auf den Abtastwert genau geschnitten; OGG wird in hoher Qualität neu codiert.',
        'Titel, Interpret und Cover bleiben.',
      ],
      questions: [
        {
          question: 'Wie mache ich einen Klingelton?',
          answer: 'Schneide das Lied hier auf 30 Sekunden, oder wandle es mit Anfang und Ende in M4R für ein iPhone um.',
        },
        {
          question: 'Kostet Schneiden Qualität?',
          answer: 'Kaum. Was bleibt, wird unverändert kopiert oder ohne Verlust gespeichert; nur OGG wird neu codiert.',
        },
      ],
    },
  },
  'compress-audio': {
    name: 'Audio komprimieren',
    verb: 'Komprimieren',
    words: {
      description: 'MP3-, M4A-, OGG-, OPUS-, AAC- und WMA-Dateien verkleinern: drei Stufen oder eine Höchstgröße in MB. Das Format bleibt.',
      keywords: ['audio komprimieren', 'mp3 verkleinern', 'audio kleiner machen', 'mp3 komprimieren', 'mp3 größe reduzieren'],
      lead: 'Eine Aufnahme, die zu lang für die E-Mail ist: weniger Kilobit pro Sekunde, gleiches Format, gleiche Länge.',
      steps: [
        'Wähle Aufnahmen aus oder lege sie hier ab.',
        'Wähle eine Stufe, oder gib die Höchstgröße ein.',
        'Drücke „Komprimieren“ und lade herunter.',
      ],
      changes: [
        'Die Bitrate sinkt auf 128, 96 oder 64 kbit/s.',
        'Länge, Titel und Interpret bleiben.',
        'Eine Datei, die nicht kleiner würde, kommt unverändert zurück.',
      ],
      questions: [
        {
          question: 'Welche Stufe für Sprache, welche für Musik?',
          answer: 'Sprache bleibt auch mit Stark (64 kbit/s) klar. Für Musik nimm Leicht (128 kbit/s).',
        },
        {
          question: 'Meine Datei ist WAV oder FLAC. Was kann ich tun?',
          answer: 'Wandle sie in MP3 oder M4A um: Das spart vier Fünftel und mehr.',
        },
      ],
    },
  },
  'normalize-audio': {
    name: 'Lautstärke angleichen',
    verb: 'Angleichen',
    words: {
      description: 'Aufnahmen auf dieselbe Lautheit bringen: leise lauter, laute leiser, ohne Übersteuern. MP3, M4A, WAV, FLAC und mehr.',
      keywords: [
        'lautstärke angleichen',
        'audio lauter machen',
        'mp3 lauter machen',
        'mp3 gleiche lautstärke',
        'audio normalisieren',
        'lautheit',
      ],
      lead: 'Kein Griff zum Lautstärkeregler mehr: Leise Sprachnotizen werden lauter, laute Lieder leiser, alle auf denselben Pegel.',
      steps: [
        'Wähle Aufnahmen aus oder lege sie hier ab.',
        'Wähle die Lautheit, die du brauchst.',
        'Drücke „Angleichen“ und lade herunter.',
      ],
      changes: [
        'Die Lautheit des Ganzen wird gemessen wie im Rundfunk und dann gleichmäßig geändert.',
        'Spitzen, die übersteuern würden, werden abgerundet.',
        'Format, Länge, Titel und Interpret bleiben.',
      ],
      questions: [
        {
          question: 'Werden leise und laute Stellen gleich laut?',
          answer: 'Nein. Das Ganze wird angehoben oder abgesenkt, Musik behält also ihre Dynamik.',
        },
        {
          question: 'Warum klingt es immer noch leise?',
          answer: 'Stille mit ein paar lauten Schlägen zählt als laut. Schneide sie vorher weg.',
        },
      ],
    },
  },
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
        'Seiten, die schon Text haben, bleiben unberührt. Links, Formulare, Lesezeichen und Ebenen bleiben.',
        'Schiefe und liegende Seiten werden richtig gelesen, und der Text folgt ihnen.',
        'Wählst du Seiten aus, enthält die neue PDF nur diese, in deiner Reihenfolge.',
      ],
      questions: [
        {
          question: 'Welche Sprachen kann es lesen?',
          answer: 'Diese: {ocrLanguages}. Sauberer Druck geht gut, blasse Kopien geben Fehler, und Handschrift wird kaum erkannt.',
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
