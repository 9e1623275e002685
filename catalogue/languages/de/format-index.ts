import type { formatIndex as english } from '../en/format-index.ts';
import type { Words } from '../words.ts';

export const formatIndex = {
  title: 'Alle Dateiformate von A bis Z',
  description:
    '{formatCount} Dateiformate von A bis Z und alles, was aus ihnen wird: Bilder, Dokumente, Tabellen, Video, Audio, E-Books und Archive.',
  keywords: ['dateiformate', 'alle formate', 'liste der formate', 'umwandlungen'],
  heading: 'Alle Formate von A bis Z',
  lead: '{formatCount} Formate, {pairCount} Umwandlungen. Auf der Seite eines Formats steht, was aus ihm wird und was zu ihm wird.',
  letters: 'Zu einem Buchstaben springen',
  to: { one: 'in {count} Format', other: 'in {count} Formate' },
  from: { one: 'aus {count} Format', other: 'aus {count} Formaten' },
  hub: {
    title: '{format}-Konverter: alle Formate',
    description: '{format} umwandeln: alle {count} Umwandlungen aus {format} und in {format} auf einer Seite. Kostenlos und ohne Konto.',
    keywords: ['{format} konverter', '{format} umwandeln'],
    heading: '{format} umwandeln',
    from: 'Aus {format}',
    to: 'In {format}',
    fromEnglish: 'Weitere aus {format} (auf Englisch)',
    toEnglish: 'Weitere in {format} (auf Englisch)',
    tools: 'Tools für {format}',
  },
} as const satisfies Words<typeof english>;
