import type { OperationTexts } from '../../operation-texts.ts';

export const pdfMarks: OperationTexts = {
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
        'Text, Links, Formularfelder und Lesezeichen bleiben erhalten.',
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
        'Links, Formularfelder und Lesezeichen bleiben erhalten.',
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
};
