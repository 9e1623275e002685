import type { home as english } from '../en/home.ts';
import type { Words } from '../words.ts';

export const home = {
  seo: {
    title: 'Dateien online umwandeln: über {claimed} Formate',
    description:
      'Bilder, Dokumente, PDF, Tabellen, Video, Audio, E-Books und Archive online umwandeln. Kostenlos, ohne Konto, bis zu {maxFile} pro Datei.',
    keywords: [
      'dateien umwandeln',
      'online konverter',
      'datei konvertieren',
      'kostenloser konverter',
      'bilder umwandeln',
      'pdf umwandeln',
      'video umwandeln',
      'audio umwandeln',
    ],
  },
  title: 'Wandle jede Datei um, gleich hier',
  lead: 'Bilder, Dokumente, PDF, Tabellen, Video, Audio, E-Books und Archive. Über {claimed} Formate an einem Ort.',
  promises: [
    'Kostenlos und ohne Konto',
    'Bis zu {maxFile} pro Datei, so viele Dateien du willst',
    'Nach der Umwandlung gelöscht, innerhalb von 1 Stunde',
  ],
  searchTitle: 'Oder finde den Konverter, den du brauchst',
  openConverter: 'Konverter öffnen',
  universalTitle: 'Universal-Konverter',
  popularTitle: 'Beliebte Konverter',
  viewAll: 'Alle ansehen',
  toolsTitle: 'Tools für deine Dateien',
  families: { pdf: '📕 PDF-Tools', image: '🖼️ Bild-Tools', video: '🎬 Video-Tools', audio: '🎵 Audio-Tools' },
  allFormats: 'Alle {formatCount} Formate von A bis Z',
  explanationTitle: 'Ein Konverter für jede Datei',
  explanation: [
    'Datei ablegen, Format wählen, Ergebnis herunterladen. Wir erkennen, was deine Datei ist, und zeigen nur die Formate, in die sie sich umwandeln lässt, aus {formatCount}. Du kannst verschiedene Dateien auf einmal hinzufügen und für jede ein eigenes Format wählen oder eines für alle.',
    'Für jede Art von Datei arbeitet ein eigenes Programm: ein Office-Paket für Dokumente und Tabellen, ein Video-Encoder für Video und Audio, eine Bildbibliothek, die Farben und Transparenz erhält, und ein E-Book-Konverter. Geht bei einer Umwandlung etwas verloren, steht es auf ihrer Seite, bevor du anfängst.',
    'Dateien dürfen bis zu {maxFile} groß sein. Sie werden verschlüsselt übertragen, in einer abgeschotteten Umgebung umgewandelt und gelöscht, sobald du das Ergebnis hast, spätestens nach 1 Stunde.',
  ],
  whyTitle: 'Was für unseren Konverter spricht',
  why: [
    {
      icon: 'shield',
      title: 'Sicher',
      text: 'Dateien werden verschlüsselt übertragen (HTTPS), in einer abgeschotteten Umgebung geöffnet und innerhalb von 1 Stunde nach der Umwandlung gelöscht.',
    },
    {
      icon: 'zap',
      title: 'Schnell',
      text: 'Die meisten Umwandlungen sind in weniger als 30 Sekunden fertig. Du siehst den Fortschritt jeder Datei und lädst sie sofort herunter.',
    },
    {
      icon: 'devices',
      title: 'Jedes Gerät',
      text: 'Läuft im Browser auf Handys, Tablets und Computern. Ohne Installation, ohne Konto.',
    },
  ],
} satisfies Words<typeof english>;
