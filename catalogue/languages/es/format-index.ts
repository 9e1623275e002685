import type { formatIndex as english } from '../en/format-index.ts';
import type { Words } from '../words.ts';

export const formatIndex = {
  title: 'Todos los formatos de la A a la Z',
  description:
    '{formatCount} formatos de la A a la Z y todo en lo que se convierten: imágenes, documentos, hojas de cálculo, vídeo, audio, libros y archivos comprimidos.',
  keywords: ['formatos de archivo', 'todos los formatos', 'lista de formatos', 'conversiones'],
  heading: 'Todos los formatos de la A a la Z',
  lead: '{formatCount} formatos, {pairCount} conversiones. La página de cada formato dice a qué y desde qué se convierte.',
  letters: 'Ir a una letra',
  to: { one: 'a {count} formato', other: 'a {count} formatos' },
  from: { one: 'desde {count} formato', other: 'desde {count} formatos' },
  hub: {
    title: 'Convertir {format}: todos los formatos',
    description: 'Convierte {format}: las {count} conversiones desde {format} y a {format} en una página. Gratis y sin cuenta.',
    keywords: ['convertidor de {format}', 'convertir {format}'],
    heading: 'Convertir {format}',
    from: 'Desde {format}',
    to: 'A {format}',
    fromEnglish: 'Más desde {format} (en inglés)',
    toEnglish: 'Más a {format} (en inglés)',
    tools: 'Herramientas para {format}',
  },
} as const satisfies Words<typeof english>;
