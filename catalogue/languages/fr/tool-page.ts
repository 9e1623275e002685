import type { toolPage as english } from '../en/tool-page.ts';
import type { Words } from '../words.ts';

export const toolPage = {
  seoTitle: '{name} en ligne : gratuit, sans inscription',
  seoShort: '{name} en ligne, gratuit',
  steps: 'Comment ça marche',
  changes: 'Ce qui change et ce qui reste',
  questions: 'Questions fréquentes',
  more: 'Autres outils',
  convert: 'Convertir {format}',
  everything: 'Tout à partir de {format}',
} satisfies Words<typeof english>;
