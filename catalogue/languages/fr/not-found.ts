import type { notFound as english } from '../en/not-found.ts';
import type { Words } from '../words.ts';

export const notFound = {
  seo: {
    title: '404 Page introuvable',
    description: 'Cette page n’existe pas. Trouvez plutôt le convertisseur qu’il vous faut.',
    keywords: ['404', 'page introuvable'],
  },
  title: '404 Page introuvable',
  text: 'La page que vous cherchez n’existe pas ou a changé d’adresse.',
  invalidPath: 'Chemin de conversion non valide',
  nearest: 'Cherchiez-vous l’un de ceux-ci ?',
  home: 'Aller à l’accueil',
  popular: 'Outils populaires',
  browse: 'Parcourir tous les outils',
} satisfies Words<typeof english>;
