import type { notFound as english } from '../en/not-found.ts';
import type { Words } from '../words.ts';

export const notFound = {
  seo: {
    title: '404 Página não encontrada',
    description: 'Esta página não existe. Encontre o conversor de que você precisa.',
    keywords: ['404', 'página não encontrada'],
  },
  title: '404 Página não encontrada',
  text: 'A página que você procura não existe ou mudou de endereço.',
  invalidPath: 'Caminho de conversão inválido',
  nearest: 'Você quis dizer um destes?',
  home: 'Ir para a página inicial',
  popular: 'Ferramentas populares',
  browse: 'Ver todas as ferramentas',
} satisfies Words<typeof english>;
