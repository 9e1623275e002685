import type { privacy as english } from '../en/privacy.ts';
import type { Words } from '../words.ts';

export const privacy = {
  seo: {
    title: 'Datenschutz und Löschen von Dateien',
    description:
      'Was mit einer Datei geschieht, die du umwandelst: wer sie sieht, wann sie gelöscht wird, was im Browser bleibt und was der Server notiert.',
    keywords: ['datenschutz', 'dateien löschen', 'sind meine dateien sicher', 'wie lange werden dateien gespeichert'],
  },
  title: 'Datenschutz und Löschen von Dateien',
  lead: 'Deine Dateien werden zum Umwandeln geöffnet und für nichts anderes. Sie werden gelöscht, sobald du das Ergebnis hast, spätestens nach 1 Stunde.',
  deletion: {
    title: 'Wann Dateien gelöscht werden',
    items: [
      'Die hochgeladene Datei wird gelöscht, sobald ihre Umwandlung beendet ist, ob sie geklappt hat oder nicht.',
      'Das Ergebnis wird gelöscht, wenn du es heruntergeladen hast. Holt es niemand ab, wird es nach {resultMinutes} Minuten gelöscht.',
      'Wenn ein Ergebnis früher weg soll, drücke daneben auf „{remove}“.',
      'Bricht eine Verbindung ab oder bleibt der Server stehen, wird alles, was übrig ist, innerhalb von 1 Stunde aufgeräumt.',
      'Es gibt keine Sicherungskopie: Eine gelöschte Datei kann niemand wiederherstellen. Behalte dein Original.',
    ],
  },
  access: {
    title: 'Wer eine Datei sehen kann',
    items: [
      'Dateien werden über eine verschlüsselte Verbindung übertragen (HTTPS).',
      'Jede Datei wird in einer abgeschotteten Umgebung geöffnet, die kein Netz hat und keine Dateien von anderen sieht.',
      'Programme wandeln sie um, niemand sieht sie sich an. Sie wird nicht weitergegeben und für nichts anderes verwendet.',
      'Ein Passwort, das du für eine Datei eingibst, geht mit ihr an den Server und wird nicht gespeichert.',
    ],
  },
  browser: {
    title: 'Was in deinem Browser bleibt',
    items: [
      'Dein Design, deine Sprache, die zuletzt verwendeten Konverter und ihre letzten Optionen, bis du die Daten dieser Website löschst.',
      'Namen und Größen der Dateien, die du hochgeladen hast, solange der Tab offen ist. So kann die Seite nach dem Neuladen ihre Ergebnisse zeigen. Die Inhalte werden nicht gespeichert.',
      'Seiten, die du besucht hast, damit sie sich auch ohne Verbindung öffnen lassen.',
      'Die Website setzt keine Cookies und lädt nichts von anderen Unternehmen: keine Werbung, keine Besucherstatistik.',
    ],
  },
  server: {
    title: 'Was der Server notiert',
    items: [
      'Zu jeder Umwandlung: die Formate, die Größe, die Dauer und ob sie geklappt hat. Keine Dateinamen, keine Inhalte, keine IP-Adressen.',
      'Für kurze Zeit zählt er die Umwandlungen je IP-Adresse, damit niemand alle anderen ausbremst.',
    ],
  },
  questions: {
    title: 'Fragen',
    text: 'Diese Seite beschreibt die Software dieser Website. Wer sie betreibt, kann eigene Regeln hinzufügen und beantwortet deine Fragen.',
    link: 'Kontakt',
  },
} satisfies Words<typeof english>;
