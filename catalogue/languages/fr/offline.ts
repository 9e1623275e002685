import type { offline as english } from '../en/offline.ts';
import type { Words } from '../words.ts';

export const offline = {
  title: 'Vous êtes hors ligne',
  description: 'Vous êtes hors ligne en ce moment.',
  lead: 'Cette page n’a encore jamais été ouverte sur cet appareil, elle n’y est donc pas.',
  text: 'Les pages que vous avez déjà visitées s’ouvrent toujours, avec toutes leurs explications. Les résultats prêts peuvent encore être téléchargés depuis la page où ils ont été créés. Pour convertir, il faut le serveur : les fichiers que vous avez ajoutés attendent et reprennent d’eux-mêmes au retour de la connexion.',
  home: 'Aller à la page d’accueil',
} as const satisfies Words<typeof english>;
