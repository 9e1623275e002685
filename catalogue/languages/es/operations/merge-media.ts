import type { OperationTexts } from '../../operation-texts.ts';

export const mergeMedia: OperationTexts = {
  'merge-video': {
    name: 'Unir vídeos',
    verb: 'Unir',
    words: {
      description:
        'Une vídeos MP4, MOV, MKV y otros en uno, en el orden que quieras. Los clips de la misma cámara se unen sin perder calidad.',
      keywords: ['unir vídeos', 'juntar vídeos', 'combinar vídeos', 'unir mp4', 'unir videos online', 'fusionar vídeos'],
      lead: 'Varios clips, un solo vídeo: elígelos, ordénalos y descarga. Los clips del mismo tipo se unen sin codificar de nuevo, así que nada pierde nitidez.',
      steps: [
        'Elige dos o más vídeos o suéltalos aquí: hasta {maxFiles} archivos, de {maxFile} cada uno y {maxTogether} en total.',
        'Arrástralos hasta ponerlos en orden, u ordénalos por nombre. Si quieres, elige otro formato en lugar de MP4.',
        'Pulsa el botón y descarga. El vídeo lleva el nombre del primer archivo.',
      ],
      changes: [
        'Los clips de una misma cámara o aplicación se copian tal cual, sin perder calidad.',
        'Los demás se codifican una vez: con el tamaño del más grande, el mayor número de fotogramas por segundo y bandas negras donde la forma es distinta.',
        'Un clip sin sonido queda en silencio, y el sonido del siguiente empieza a tiempo.',
        'En MP4, MOV y MKV cada clip es un capítulo con su nombre de archivo. Los subtítulos se quitan.',
      ],
      questions: [
        {
          question: '¿Puedo unir un vídeo vertical y uno horizontal?',
          answer: 'Sí. Los dos se ven enteros y sin deformar; el que no llena la imagen lleva bandas negras.',
        },
        {
          question: '¿Cuánto tarda?',
          answer: 'Unos segundos con clips del mismo tipo. Los que son distintos se codifican, y eso tarda más o menos lo que duran.',
        },
        { question: '¿Puedo quitar una parte de un clip?', answer: 'Córtalo primero con «Cortar vídeo» y únelo después aquí.' },
      ],
    },
  },
  'merge-audio': {
    name: 'Unir audio',
    verb: 'Unir',
    words: {
      description:
        'Une MP3, M4A, WAV y otros audios en un archivo, en el orden que quieras. Los MP3 del mismo tipo se unen sin perder calidad.',
      keywords: ['unir audio', 'unir mp3', 'juntar audios', 'combinar audio', 'unir canciones', 'fusionar mp3'],
      lead: 'Canciones, notas de voz o los capítulos de un audiolibro en un solo archivo y en tu orden. Los archivos del mismo tipo se unen sin codificar de nuevo.',
      steps: [
        'Elige dos o más grabaciones o suéltalas aquí: hasta {maxFiles} archivos, de {maxFile} cada uno y {maxTogether} en total.',
        'Arrástralas hasta ponerlas en orden, u ordénalas por nombre. Si quieres, elige otro formato en lugar de MP3.',
        'Pulsa el botón y descarga. El resultado lleva el nombre del primer archivo.',
      ],
      changes: [
        'Los archivos con el mismo formato, frecuencia de muestreo y canales se copian tal cual, sin perder calidad.',
        'Los demás se codifican una vez, con la frecuencia de muestreo más alta y el mayor número de canales.',
        'En MP3, M4A, M4B, FLAC, OGG y OPUS cada archivo es un capítulo con su nombre.',
        'Se conserva la primera portada, y también el artista, el álbum y el género que comparten todos los archivos.',
      ],
      questions: [
        {
          question: '¿Puedo unir archivos MP3 y WAV?',
          answer: 'Sí, cualquier mezcla de formatos. Se descodifican y se guardan en un archivo con el formato que elijas.',
        },
        {
          question: '¿Cómo hago un audiolibro?',
          answer: 'Añade aquí las partes en MP3 o M4A y elige «Un solo M4B». Cada parte es un capítulo con su nombre de archivo.',
        },
        {
          question: '¿Queda silencio entre las canciones?',
          answer:
            'WAV, FLAC y AIFF se siguen sin pausa. Los MP3 y M4A que se copian pueden tener una de una vigésima de segundo, como en la mayoría de los reproductores.',
        },
      ],
    },
  },
};
