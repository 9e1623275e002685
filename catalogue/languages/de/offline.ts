import type { offline as english } from '../en/offline.ts';
import type { Words } from '../words.ts';

export const offline = {
  title: 'Du bist offline',
  description: 'Du bist gerade offline.',
  lead: 'Diese Seite wurde auf diesem Gerät noch nie geöffnet, deshalb fehlt sie hier.',
  text: 'Seiten, die du schon besucht hast, öffnen sich weiterhin, mit allem, was sie erklären. Fertige Ergebnisse lassen sich auf der Seite herunterladen, auf der sie entstanden sind. Zum Umwandeln wird der Server gebraucht: Hinzugefügte Dateien warten und machen von selbst weiter, sobald die Verbindung wieder da ist.',
  home: 'Zur Startseite',
} as const satisfies Words<typeof english>;
