import type { home as english } from '../en/home.ts';
import type { Words } from '../words.ts';

export const home = {
  seo: {
    title: 'Convertidor de archivos: más de {claimed} formatos',
    description:
      'Convierte en línea imágenes, documentos, PDF, hojas de cálculo, vídeo, audio, libros y archivos comprimidos. Gratis, sin cuenta, hasta {maxFile} por archivo.',
    keywords: [
      'convertidor de archivos',
      'convertir archivos online',
      'convertir archivos gratis',
      'conversor de formatos',
      'convertidor de imágenes',
      'convertidor pdf',
      'convertidor de vídeo',
      'convertidor de audio',
    ],
  },
  title: 'Convierte cualquier archivo aquí mismo',
  lead: 'Imágenes, documentos, PDF, hojas de cálculo, vídeo, audio, libros electrónicos y archivos comprimidos. Más de {claimed} formatos en un solo sitio.',
  promises: [
    'Gratis y sin cuenta',
    'Hasta {maxFile} por archivo y tantos archivos como quieras',
    'Se eliminan después de la conversión, en menos de 1 hora',
  ],
  searchTitle: 'O busca el convertidor que necesitas',
  openConverter: 'Abrir convertidor',
  universalTitle: 'Convertidor universal',
  popularTitle: 'Convertidores populares',
  viewAll: 'Ver todos',
  toolsTitle: 'Herramientas para tus archivos',
  families: {
    pdf: '📕 Herramientas de PDF',
    image: '🖼️ Herramientas de imágenes',
    video: '🎬 Herramientas de vídeo',
    audio: '🎵 Herramientas de audio',
  },
  allFormats: 'Los {formatCount} formatos, de la A a la Z',
  explanationTitle: 'Un convertidor para cada archivo',
  explanation: [
    'Suelta un archivo, elige un formato y descarga el resultado. Detectamos de qué tipo es y mostramos solo los formatos en los que puede convertirse, de entre {formatCount}. Añade a la vez archivos de distintos tipos y elige un formato para cada uno o uno para todos.',
    'Cada tipo de archivo tiene su propio motor: una suite ofimática para documentos y hojas de cálculo, un codificador para vídeo y audio, una biblioteca de imágenes que conserva los colores y la transparencia, y un convertidor de libros electrónicos. Si en una conversión se pierde algo, su página te lo dice antes de empezar.',
    'Cada archivo puede ocupar hasta {maxFile}. Se envía cifrado, se convierte en un entorno aislado y se elimina en cuanto tienes el resultado, como mucho en 1 hora.',
  ],
  whyTitle: 'Por qué elegir nuestro convertidor',
  why: [
    {
      icon: 'shield',
      title: 'Seguro',
      text: 'Los archivos se envían por una conexión cifrada (HTTPS), se abren en un entorno aislado y se eliminan en menos de 1 hora después de la conversión.',
    },
    {
      icon: 'zap',
      title: 'Rápido',
      text: 'La mayoría de las conversiones termina en menos de 30 segundos. Ves el progreso de cada archivo y lo descargas al momento.',
    },
    {
      icon: 'devices',
      title: 'En cualquier dispositivo',
      text: 'Funciona en el navegador de móviles, tabletas y ordenadores. Sin instalar nada y sin cuenta.',
    },
  ],
} satisfies Words<typeof english>;
