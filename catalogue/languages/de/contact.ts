import type { contact as english } from '../en/contact.ts';
import type { Words } from '../words.ts';

export const contact = {
  seo: {
    title: 'Kontakt und Support',
    description:
      'Fragen zu einer Umwandlung, zu einem Format oder zu einer Datei, die nicht klappt? Schreib uns, meist antworten wir innerhalb von {replyHours} Stunden.',
    keywords: ['kontakt', 'support', 'hilfe beim umwandeln', 'datei lässt sich nicht umwandeln'],
  },
  title: 'Kontakt',
  intro: 'Hast du eine Frage oder eine Datei, die sich nicht umwandeln lässt? Schreib uns.',
  explanation:
    'Unterstützung bekommst du über dieses Formular. Schreib uns, welchen Konverter du verwendet hast, was du erwartet hast und was stattdessen passiert ist. Auch Format und Größe der Datei helfen uns. Bitte schicke nicht die Datei selbst und nichts Vertrauliches.',
  delivery: {
    api: 'Deine Nachricht geht per E-Mail an die Leute, die diesen Dienst betreiben.',
    simulated:
      'Diese Website ist noch mit keinem Postfach verbunden: Du kannst das Formular ausprobieren, und was du schreibst, verlässt deinen Browser nicht.',
  },
  topics: [
    {
      icon: 'file',
      title: 'Probleme beim Umwandeln',
      items: [
        'Schwierigkeiten mit einem bestimmten Format',
        'Mängel bei der Qualität',
        'Wünsche nach weiteren Formaten',
        'Fehler beim Umwandeln mehrerer Dateien',
        'Begrenzung der Dateigröße',
      ],
    },
    {
      icon: 'wrench',
      title: 'Technische Hilfe',
      items: [
        'Zurechtfinden auf der Website',
        'Probleme beim Hochladen und Herunterladen',
        'Unterstützte Browser',
        'Nutzung auf dem Handy',
        'Fragen zu Sicherheit und Datenschutz',
      ],
    },
  ],
  formTitle: 'Schick uns eine Nachricht',
  fields: { name: 'Name', email: 'E-Mail-Adresse', message: 'Nachricht' },
  button: 'Nachricht senden',
  notes: [
    'In der Regel antworten wir innerhalb von {replyHours} Stunden.',
    'Wenn es eilt, schreib bitte „DRINGEND“ in den Betreff deiner Nachricht.',
  ],
  noScript: 'Das Formular braucht JavaScript.',
  form: {
    sending: 'Wird gesendet …',
    faults: {
      nameMissing: 'Bitte gib deinen Namen ein',
      nameShort: 'Der Name muss mindestens 2 Zeichen lang sein',
      emailMissing: 'Bitte gib deine E-Mail-Adresse ein',
      emailWrong: 'Bitte gib eine gültige E-Mail-Adresse ein',
      messageMissing: 'Bitte gib eine Nachricht ein',
      messageShort: 'Die Nachricht muss mindestens 10 Zeichen lang sein',
    },
    sent: { title: 'Nachricht gesendet!', text: 'Danke für deine Nachricht. Wir melden uns bald bei dir.' },
    failed: { title: 'Fehler', text: 'Die Nachricht wurde nicht gesendet. Bitte versuche es noch einmal.' },
  },
} satisfies Words<typeof english>;
