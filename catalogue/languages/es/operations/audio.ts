import type { OperationTexts } from '../../operation-texts.ts';

export const audio: OperationTexts = {
  'trim-audio': {
    name: 'Cortar audio',
    verb: 'Cortar',
    words: {
      description: 'Corta el principio o el final de una canción, una nota de voz o una grabación. MP3, M4A, WAV, FLAC, OGG y más.',
      keywords: ['cortar audio', 'cortar mp3', 'cortador de audio', 'cortador mp3', 'recortar audio', 'cortar canción'],
      lead: 'Quédate con el estribillo y quita el silencio: di dónde empieza y dónde termina la parte, y guarda solo eso.',
      steps: [
        'Elige una grabación o suéltala aquí.',
        'Escribe el inicio, el fin o ambos, por ejemplo 0:15 y 0:45.',
        'Pulsa «Cortar» y descarga.',
      ],
      changes: [
        'MP3, M4A, AAC, OPUS y WMA se cortan sin codificar otra vez, con una precisión de unos 25 milisegundos.',
        'WAV, FLAC y AIFF se cortan en la muestra exacta; OGG se codifica otra vez con alta calidad.',
        'El título, el artista y la portada se conservan.',
      ],
      questions: [
        {
          question: '¿Cómo hago un tono de llamada?',
          answer: 'Corta aquí la canción a 30 segundos, o conviértela a M4R con el inicio y el fin para un iPhone.',
        },
        {
          question: '¿Se pierde calidad al cortar?',
          answer: 'Apenas. Lo que queda se copia tal cual o se guarda sin pérdida; solo OGG se codifica otra vez.',
        },
      ],
    },
  },
  'compress-audio': {
    name: 'Comprimir audio',
    verb: 'Comprimir',
    words: {
      description: 'Reduce archivos MP3, M4A, OGG, OPUS, AAC y WMA: tres niveles, o un tamaño máximo en MB. El formato no cambia.',
      keywords: ['comprimir audio', 'reducir tamaño mp3', 'reducir peso audio', 'comprimir mp3', 'mp3 más pequeño'],
      lead: 'Una grabación demasiado larga para el correo: menos kilobits por segundo, el mismo formato y la misma duración.',
      steps: ['Elige grabaciones o suéltalas aquí.', 'Elige un nivel o escribe el tamaño máximo.', 'Pulsa «Comprimir» y descarga.'],
      changes: [
        'La tasa de bits baja a 128, 96 o 64 kbit/s.',
        'La duración, el título y el artista se conservan.',
        'Un archivo que no se reduciría vuelve como estaba.',
      ],
      questions: [
        {
          question: '¿Qué nivel para la voz y cuál para la música?',
          answer: 'La voz se entiende bien incluso con «Fuerte» (64 kbit/s). Para música, elige «Ligera» (128 kbit/s).',
        },
        {
          question: 'Mi archivo es WAV o FLAC. ¿Qué hago?',
          answer: 'Conviértelo a MP3 o M4A: ahorra cuatro quintas partes o más.',
        },
      ],
    },
  },
  'normalize-audio': {
    name: 'Normalizar audio',
    verb: 'Normalizar',
    words: {
      description: 'Iguala el volumen de las grabaciones: las bajas suben, las altas bajan, sin distorsión. MP3, M4A, WAV, FLAC y más.',
      keywords: [
        'normalizar audio',
        'subir volumen audio',
        'aumentar volumen mp3',
        'igualar volumen mp3',
        'normalizador de audio',
        'volumen',
      ],
      lead: 'Se acabó tocar el volumen: las notas de voz bajas suben, las canciones fuertes bajan, todas al mismo nivel.',
      steps: ['Elige grabaciones o suéltalas aquí.', 'Elige el volumen que necesitas.', 'Pulsa «Normalizar» y descarga.'],
      changes: [
        'El volumen del conjunto se mide como en la radio y la televisión, y después se cambia por igual.',
        'Los picos que se recortarían se suavizan.',
        'El formato, la duración, el título y el artista se conservan.',
      ],
      questions: [
        {
          question: '¿Quedan igual de altos los pasajes suaves y los fuertes?',
          answer: 'No. Sube o baja el conjunto, así que la música conserva su dinámica.',
        },
        {
          question: '¿Por qué sigue sonando bajo?',
          answer: 'El silencio con algunos golpes fuertes se mide como alto. Corta antes esos golpes.',
        },
      ],
    },
  },
};
