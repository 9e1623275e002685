import type { OperationTexts } from '../../operation-texts.ts';

export const audio: OperationTexts = {
  'trim-audio': {
    name: 'Cortar áudio',
    verb: 'Cortar',
    words: {
      description: 'Corte o começo ou o fim de uma música, mensagem de voz ou gravação. MP3, M4A, WAV, FLAC, OGG e outros.',
      keywords: ['cortar áudio', 'cortar mp3', 'cortador de áudio', 'cortador de mp3', 'encurtar áudio', 'cortar música'],
      lead: 'Fique com o refrão, tire o silêncio: diga onde a parte começa e termina, e salve só ela.',
      steps: [
        'Escolha uma gravação ou solte-a aqui.',
        'Digite o começo, o fim ou os dois, como 0:15 e 0:45.',
        'Clique em “Cortar” e baixe.',
      ],
      changes: [
        'MP3, M4A, AAC, OPUS e WMA são cortados sem codificar de novo, com precisão de um quadragésimo de segundo.',
        'WAV, FLAC e AIFF são cortados na amostra exata; OGG é codificado de novo em alta qualidade.',
        'Título, artista e capa são mantidos.',
      ],
      questions: [
        {
          question: 'Como faço um toque de celular?',
          answer: 'Corte aqui a música em 30 segundos, ou converta para M4R com começo e fim para um iPhone.',
        },
        {
          question: 'Cortar prejudica a qualidade?',
          answer: 'Quase nada. O que fica é copiado como está ou salvo sem perda; só OGG é codificado de novo.',
        },
      ],
    },
  },
  'compress-audio': {
    name: 'Comprimir áudio',
    verb: 'Comprimir',
    words: {
      description: 'Deixe arquivos MP3, M4A, OGG, OPUS, AAC e WMA menores: três níveis, ou um tamanho máximo em MB. O formato não muda.',
      keywords: ['comprimir áudio', 'reduzir tamanho mp3', 'diminuir áudio', 'comprimir mp3', 'mp3 menor'],
      lead: 'Uma gravação longa demais para o e-mail: menos kilobits por segundo, o mesmo formato, a mesma duração.',
      steps: ['Escolha gravações ou solte-as aqui.', 'Escolha um nível, ou digite o tamanho máximo.', 'Clique em “Comprimir” e baixe.'],
      changes: [
        'A taxa de bits cai para 128, 96 ou 64 kbit/s.',
        'Duração, título e artista são mantidos.',
        'Um arquivo que não diminuiria volta como estava.',
      ],
      questions: [
        {
          question: 'Que nível para fala, que nível para música?',
          answer: 'A fala fica clara até com “Forte” (64 kbit/s). Para música, use “Leve” (128 kbit/s).',
        },
        {
          question: 'Meu arquivo é WAV ou FLAC. O que fazer?',
          answer: 'Converta para MP3 ou M4A: isso economiza quatro quintos ou mais.',
        },
      ],
    },
  },
  'normalize-audio': {
    name: 'Normalizar áudio',
    verb: 'Normalizar',
    words: {
      description:
        'Deixe gravações no mesmo volume: as baixas mais altas, as altas mais baixas, sem distorção. MP3, M4A, WAV, FLAC e outros.',
      keywords: [
        'normalizar áudio',
        'aumentar volume do áudio',
        'aumentar volume mp3',
        'igualar volume mp3',
        'normalizador de áudio',
        'volume',
      ],
      lead: 'Chega de mexer no volume: mensagens baixas sobem, músicas altas descem, todas no mesmo nível.',
      steps: ['Escolha gravações ou solte-as aqui.', 'Escolha o volume de que precisa.', 'Clique em “Normalizar” e baixe.'],
      changes: [
        'O volume do todo é medido como no rádio e na TV, e depois mudado por igual.',
        'Picos que distorceriam são arredondados.',
        'Formato, duração, título e artista são mantidos.',
      ],
      questions: [
        {
          question: 'Trechos baixos e altos ficam iguais?',
          answer: 'Não. O todo sobe ou desce, então a música mantém sua dinâmica.',
        },
        {
          question: 'Por que ainda está baixo?',
          answer: 'Silêncio com alguns estrondos conta como alto. Corte-os antes.',
        },
      ],
    },
  },
};
