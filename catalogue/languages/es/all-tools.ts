import type { allTools as english } from '../en/all-tools.ts';
import type { Words } from '../words.ts';

export const allTools = {
  seo: {
    title: 'Todas las herramientas de conversión',
    description:
      'Todos los convertidores: imágenes, documentos, PDF, hojas de cálculo, vídeo, audio, libros y archivos comprimidos. Escribe un formato y encuentra el tuyo.',
    keywords: ['todos los convertidores', 'herramientas de conversión', 'formatos de archivo', 'convertir archivos online'],
  },
  title: 'Todas las herramientas de conversión',
  lead: '{converterCount} convertidores en {categoryCount} familias y {pairCount} conversiones entre {formatCount} formatos.',
  formatsLink: 'Todos los formatos, de la A a la Z',
  filter: 'Filtrar las herramientas',
  noScript:
    'La búsqueda por palabras necesita JavaScript. La búsqueda de tu navegador (Ctrl+F) encuentra todo en esta página y en la de todos los formatos.',
  jump: 'Ir a una categoría',
  tools: '🧰 Herramientas',
  toolsLead: 'Conservan el formato de tu archivo.',
  allFormats: '🔤 Todos los formatos',
  categories: {
    image: '🖼️ Convertidores de imágenes',
    document: '📄 Convertidores de documentos',
    pdf: '📕 Convertidores de PDF',
    spreadsheet: '📊 Convertidores de hojas de cálculo',
    video: '🎬 Convertidores de vídeo',
    audio: '🎵 Convertidores de audio',
    ebook: '📚 Convertidores de libros electrónicos',
    archive: '🗜️ Convertidores de archivos comprimidos',
    more: '⭐ Más convertidores',
  },
  further: 'Más conversiones',
  nothing: 'Ningún convertidor coincide con tu búsqueda.',
  perhaps: '¿Buscabas alguno de estos?',
} satisfies Words<typeof english>;
