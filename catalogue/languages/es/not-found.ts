import type { notFound as english } from '../en/not-found.ts';
import type { Words } from '../words.ts';

export const notFound = {
  seo: {
    title: '404 Página no encontrada',
    description: 'Esta página no existe. Encuentra el convertidor que necesitas.',
    keywords: ['404', 'página no encontrada'],
  },
  title: '404 Página no encontrada',
  text: 'La página que buscas no existe o ha cambiado de dirección.',
  invalidPath: 'Ruta de conversión no válida',
  nearest: '¿Buscabas alguno de estos?',
  home: 'Ir a la página de inicio',
  popular: 'Herramientas populares',
  browse: 'Ver todas las herramientas',
} satisfies Words<typeof english>;
