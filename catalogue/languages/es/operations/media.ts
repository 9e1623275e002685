import type { OperationTexts } from '../../operation-texts.ts';

export const media: OperationTexts = {
  'compress-video': {
    name: 'Comprimir vídeo',
    verb: 'Comprimir',
    words: {
      description: 'Reduce vídeos MP4, MOV, MKV y otros para el correo, el chat o la web: tres niveles, o un tamaño máximo en MB.',
      keywords: [
        'comprimir vídeo',
        'reducir tamaño vídeo',
        'reducir peso vídeo',
        'compresor de vídeo',
        'comprimir mp4',
        'vídeo menos de 25 mb',
      ],
      lead: '¿Demasiado grande para el chat o el correo? Elige un nivel, o di cuántos MB puede tener el vídeo.',
      steps: [
        'Elige un vídeo o suéltalo aquí.',
        'Elige un nivel o escribe el tamaño máximo.',
        'Pulsa «Comprimir», mira la vista previa y descarga.',
      ],
      changes: [
        'La imagen se codifica otra vez con menos tasa de bits. «Equilibrada» llega hasta 1080 líneas; «Fuerte», hasta 720.',
        'El formato, la duración y el sonido se conservan; también los subtítulos y los capítulos, si el formato los admite.',
        'Si no se puede ahorrar nada, recibes el vídeo como estaba.',
      ],
      questions: [
        {
          question: '¿Cuánto tarda?',
          answer: 'Más o menos lo que dura el vídeo con 1080 líneas, y menos si es más pequeño. Ves el progreso.',
        },
        {
          question: 'El vídeo de mi móvil pasa de {maxFile}. ¿Qué hago?',
          answer: 'Córtalo antes en la galería del móvil, o graba con 1080 líneas en vez de 2160: aquí el límite es de {maxFile}.',
        },
      ],
    },
  },
  'resize-video': {
    name: 'Cambiar resolución de vídeo',
    verb: 'Redimensionar',
    words: {
      description: 'Pasa un vídeo a 1080p, 720p, 480p o menos: la forma no cambia y el archivo ocupa menos. Para MP4, MOV, MKV, AVI y más.',
      keywords: ['cambiar resolución vídeo', 'redimensionar vídeo', 'vídeo a 720p', 'bajar resolución vídeo', '4k a 1080p'],
      lead: 'De 4K a 1080p, o lo bastante pequeño para un aparato antiguo: elige el alto, y el ancho se adapta.',
      steps: ['Elige un vídeo o suéltalo aquí.', 'Elige la resolución.', 'Pulsa «Redimensionar» y descarga.'],
      changes: [
        'Se escala cada fotograma; la forma de la imagen se conserva.',
        'El sonido, los subtítulos y la duración no cambian.',
        'Un vídeo menor que tu elección conserva su tamaño.',
      ],
      questions: [
        {
          question: '¿Puedo ampliar un vídeo?',
          answer: 'No. Ampliar añade bytes pero no detalle, y las pantallas ya amplían por sí solas.',
        },
        {
          question: '¿Qué resolución para qué uso?',
          answer: '1080p para un televisor, 720p para móviles y diapositivas, 480p cuando cuenta cada megabyte.',
        },
      ],
    },
  },
  'trim-video': {
    name: 'Cortar vídeo',
    verb: 'Cortar',
    words: {
      description:
        'Corta el principio o el final de un vídeo, exacto al fotograma, o en un segundo y sin ninguna pérdida. MP4, MOV, MKV y más.',
      keywords: ['cortar vídeo', 'recortar vídeo', 'cortador de vídeo', 'acortar vídeo', 'cortar mp4', 'cortar clip'],
      lead: 'Quédate con la parte que importa: di dónde empieza y dónde termina, y guarda solo eso.',
      steps: [
        'Elige un vídeo o suéltalo aquí.',
        'Escribe el inicio, el fin o ambos, por ejemplo 0:15 y 1:30.',
        'Pulsa «Cortar» y descarga el clip.',
      ],
      changes: [
        'Lo anterior al inicio y lo posterior al fin se corta, en imagen y en sonido.',
        '«Exacto» se ve igual; «Rápido» copia los datos originales.',
        'El formato no cambia.',
      ],
      questions: [
        {
          question: '¿Por qué el corte rápido empieza un poco antes?',
          answer: 'Sin codificar, un vídeo solo puede empezar en uno de sus fotogramas clave, que llegan cada pocos segundos.',
        },
        {
          question: '¿Cómo escribo un tiempo?',
          answer: 'En segundos (75.5), minutos (1:15.5) u horas (1:02:03). Deja un campo vacío para conservar ese extremo.',
        },
      ],
    },
  },
  'rotate-video': {
    name: 'Girar vídeo',
    verb: 'Girar',
    words: {
      description:
        'Gira un vídeo grabado de lado o al revés, o voltéalo como en un espejo: así lo mostrarán todos los reproductores y sitios.',
      keywords: ['girar vídeo', 'rotar vídeo', 'voltear vídeo', 'vídeo en espejo', 'girar mp4', 'poner vídeo derecho'],
      lead: '¿Grabado con el móvil en mala posición, o invertido por la cámara frontal? Gira o voltea la imagen y deja el sonido como está.',
      steps: ['Elige un vídeo o suéltalo aquí.', 'Elige cómo girarlo o voltearlo.', 'Pulsa «Girar» y descarga.'],
      changes: [
        'Se gira o voltea cada fotograma, así que ningún reproductor puede equivocarse.',
        'El sonido se copia tal cual.',
        'El formato y la duración no cambian.',
      ],
      questions: [
        {
          question: '¿Pierde calidad?',
          answer: 'Los fotogramas se codifican otra vez con una calidad que se ve como la original.',
        },
        {
          question: '¿Por qué mi vídeo se ve derecho en el móvil y no en otros sitios?',
          answer:
            'Los móviles solo anotan la orientación, y algunos programas no la leen. Aquí primero se pone derecho según esa nota y después se gira como digas.',
        },
      ],
    },
  },
  'mute-video': {
    name: 'Quitar el sonido de un vídeo',
    verb: 'Silenciar',
    words: {
      description: 'Quita el sonido de un vídeo en un segundo, sin ninguna pérdida en la imagen. Para MP4, MOV, MKV, WEBM, AVI y más.',
      keywords: ['quitar sonido vídeo', 'silenciar vídeo', 'quitar audio de vídeo', 'vídeo sin sonido', 'silenciar mp4'],
      lead: 'Viento, voces, una canción que no puedes usar: quita el sonido y deja la imagen intacta.',
      steps: ['Elige un vídeo o suéltalo aquí.', 'Pulsa «Silenciar».', 'Descarga el vídeo sin sonido.'],
      changes: [
        'Todas las pistas de audio se quitan para siempre.',
        'La imagen se copia tal cual, si los reproductores del formato la admiten.',
        'El archivo ocupa un poco menos.',
      ],
      questions: [
        {
          question: '¿Puedo guardar el sonido en su propio archivo?',
          answer: 'Sí: convierte antes el vídeo a MP3, M4A o WAV.',
        },
        {
          question: '¿Puedo silenciar solo una parte?',
          answer: 'Aquí no. Corta el vídeo en partes, silencia una y únelas en un editor de vídeo.',
        },
      ],
    },
  },
};
