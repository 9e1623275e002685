import type { allTools as english } from '../en/all-tools.ts';
import type { Words } from '../words.ts';

export const allTools = {
  seo: {
    title: 'Tous les outils de conversion',
    description:
      'Tous les convertisseurs : images, documents, PDF, tableurs, vidéo, audio, livres numériques et archives. Tapez un format pour trouver le vôtre.',
    keywords: ['tous les convertisseurs', 'outils de conversion', 'formats de fichiers', 'conversion de fichiers en ligne'],
  },
  title: 'Tous les outils de conversion',
  lead: '{converterCount} convertisseurs en {categoryCount} familles, et {pairCount} conversions entre {formatCount} formats.',
  formatsLink: 'Tous les formats, de A à Z',
  filter: 'Filtrer les outils',
  noScript:
    'La recherche par mots a besoin de JavaScript. Celle de votre navigateur (Ctrl+F) trouve tout sur cette page et sur celle de tous les formats.',
  jump: 'Aller à une catégorie',
  tools: '🧰 Outils',
  toolsLead: 'Ils gardent le format de votre fichier.',
  allFormats: '🔤 Tous les formats',
  categories: {
    image: '🖼️ Convertisseurs d’images',
    document: '📄 Convertisseurs de documents',
    pdf: '📕 Convertisseurs PDF',
    spreadsheet: '📊 Convertisseurs de tableurs',
    video: '🎬 Convertisseurs vidéo',
    audio: '🎵 Convertisseurs audio',
    ebook: '📚 Convertisseurs de livres numériques',
    archive: '🗜️ Convertisseurs d’archives',
    more: '⭐ Autres convertisseurs',
  },
  further: 'Autres conversions',
  nothing: 'Aucun convertisseur ne correspond à votre recherche.',
  perhaps: 'Cherchiez-vous l’un de ceux-ci ?',
} satisfies Words<typeof english>;
