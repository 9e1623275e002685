import type { notFound as english } from '../en/not-found.ts';
import type { Words } from '../words.ts';

export const notFound = {
  seo: {
    title: '404 Seite nicht gefunden',
    description: 'Diese Seite gibt es nicht. Finde stattdessen den Konverter, den du brauchst.',
    keywords: ['404', 'seite nicht gefunden'],
  },
  title: '404 Seite nicht gefunden',
  text: 'Die gesuchte Seite gibt es nicht, oder sie ist umgezogen.',
  invalidPath: 'Ungültiger Pfad für eine Umwandlung',
  nearest: 'Vielleicht eine von diesen?',
  home: 'Zur Startseite',
  popular: 'Beliebte Tools',
  browse: 'Alle Tools durchsehen',
} satisfies Words<typeof english>;
