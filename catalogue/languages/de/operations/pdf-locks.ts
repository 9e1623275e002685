import type { OperationTexts } from '../../operation-texts.ts';

export const pdfLocks: OperationTexts = {
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
};
