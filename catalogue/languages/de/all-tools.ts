import type { allTools as english } from '../en/all-tools.ts';
import type { Words } from '../words.ts';

export const allTools = {
  seo: {
    title: 'Alle Tools zum Umwandeln',
    description:
      'Alle Konverter in einer Liste: Bilder, Dokumente, PDF, Tabellen, Video, Audio, E-Books und Archive. Tippe ein Format ein und finde deinen.',
    keywords: ['alle konverter', 'dateien umwandeln', 'dateiformate', 'online konvertieren'],
  },
  title: 'Alle Tools zum Umwandeln',
  lead: '{converterCount} Konverter in {categoryCount} Familien und {pairCount} Umwandlungen zwischen {formatCount} Formaten.',
  formatsLink: 'Alle Formate von A bis Z',
  filter: 'Tools filtern',
  noScript:
    'Die Suche nach Wörtern braucht JavaScript. Die Suche deines Browsers (Strg+F) findet alles auf dieser Seite und auf der Seite mit allen Formaten.',
  jump: 'Zu einer Kategorie springen',
  tools: '🧰 Tools',
  toolsLead: 'Sie behalten das Format deiner Datei bei.',
  allFormats: '🔤 Alle Formate',
  categories: {
    image: '🖼️ Bild-Konverter',
    document: '📄 Dokument-Konverter',
    pdf: '📕 PDF-Konverter',
    spreadsheet: '📊 Tabellen-Konverter',
    video: '🎬 Video-Konverter',
    audio: '🎵 Audio-Konverter',
    ebook: '📚 E-Book-Konverter',
    archive: '🗜️ Archiv-Konverter',
    more: '⭐ Weitere Konverter',
  },
  further: 'Weitere Umwandlungen',
  nothing: 'Zu deiner Suche wurden keine Konverter gefunden.',
  perhaps: 'Vielleicht einer von diesen?',
} satisfies Words<typeof english>;
