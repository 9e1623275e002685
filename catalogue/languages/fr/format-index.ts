import type { formatIndex as english } from '../en/format-index.ts';
import type { Words } from '../words.ts';

export const formatIndex = {
  title: 'Tous les formats de A à Z',
  description:
    '{formatCount} formats de A à Z et tout ce qu’ils peuvent devenir : images, documents, tableurs, vidéo, audio, livres numériques et archives.',
  keywords: ['formats de fichier', 'tous les formats', 'liste des formats', 'conversions'],
  heading: 'Tous les formats de A à Z',
  lead: '{formatCount} formats, {pairCount} conversions. La page de chaque format dit vers quoi et depuis quoi il se convertit.',
  letters: 'Aller à une lettre',
  to: { one: 'vers {count} format', other: 'vers {count} formats' },
  from: { one: 'depuis {count} format', other: 'depuis {count} formats' },
  hub: {
    title: 'Convertisseur {format} : tous les formats',
    description: 'Convertissez {format} : les {count} conversions depuis {format} et vers {format} sur une page. Gratuit, sans compte.',
    keywords: ['convertisseur {format}', 'convertir {format}'],
    heading: 'Convertir {format}',
    from: 'Depuis {format}',
    to: 'Vers {format}',
    fromEnglish: 'Autres depuis {format} (en anglais)',
    toEnglish: 'Autres vers {format} (en anglais)',
    tools: 'Outils pour {format}',
  },
} as const satisfies Words<typeof english>;
