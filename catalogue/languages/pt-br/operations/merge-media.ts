import type { OperationTexts } from '../../operation-texts.ts';

export const mergeMedia: OperationTexts = {
  'merge-video': {
    name: 'Juntar vídeos',
    verb: 'Juntar',
    words: {
      description:
        'Junte vídeos MP4, MOV, MKV e outros em um só, na ordem que quiser. Clipes da mesma câmera são juntados sem perder qualidade.',
      keywords: ['juntar vídeos', 'unir vídeos', 'combinar vídeos', 'juntar mp4', 'mesclar vídeos', 'emendar vídeos'],
      lead: 'Vários clipes, um vídeo: escolha, ponha em ordem e baixe. Clipes do mesmo tipo são juntados sem nova codificação, então nada perde nitidez.',
      steps: [
        'Escolha dois ou mais vídeos ou solte-os aqui: até {maxFiles} arquivos, {maxFile} cada e {maxTogether} no total.',
        'Arraste-os até a ordem certa, ou ordene por nome. Se quiser, escolha outro formato em vez de MP4.',
        'Clique no botão e baixe. O vídeo leva o nome do primeiro arquivo.',
      ],
      changes: [
        'Clipes da mesma câmera ou do mesmo app são copiados como são, sem perder qualidade.',
        'Os outros são codificados uma vez: no tamanho do maior, na maior taxa de quadros, com faixas pretas onde o formato da imagem difere.',
        'Um clipe sem som fica em silêncio, e o som do próximo começa na hora certa.',
        'Em MP4, MOV e MKV cada clipe vira um capítulo com o nome do arquivo. As legendas são deixadas de fora.',
      ],
      questions: [
        {
          question: 'Posso juntar um vídeo vertical e um horizontal?',
          answer: 'Sim. Os dois aparecem inteiros e sem distorção; o que não preenche a imagem ganha faixas pretas.',
        },
        {
          question: 'Quanto tempo demora?',
          answer: 'Segundos para clipes do mesmo tipo. Os que diferem são codificados, o que leva mais ou menos o tempo que duram.',
        },
        { question: 'Posso deixar de fora parte de um clipe?', answer: 'Corte antes com “Cortar vídeo” e depois junte aqui.' },
      ],
    },
  },
  'merge-audio': {
    name: 'Juntar áudio',
    verb: 'Juntar',
    words: {
      description:
        'Junte MP3, M4A, WAV e outros áudios em um arquivo, na ordem que quiser. MP3s do mesmo tipo são juntados sem perder qualidade.',
      keywords: ['juntar áudio', 'juntar mp3', 'unir áudios', 'combinar áudio', 'juntar músicas', 'mesclar mp3'],
      lead: 'Músicas, notas de voz ou os capítulos de um audiolivro em um só arquivo, na sua ordem. Arquivos do mesmo tipo são juntados sem nova codificação.',
      steps: [
        'Escolha duas ou mais gravações ou solte-as aqui: até {maxFiles} arquivos, {maxFile} cada e {maxTogether} no total.',
        'Arraste-as até a ordem certa, ou ordene por nome. Se quiser, escolha outro formato em vez de MP3.',
        'Clique no botão e baixe. O resultado leva o nome do primeiro arquivo.',
      ],
      changes: [
        'Arquivos com o mesmo formato, taxa de amostragem e canais são copiados como são, sem perder qualidade.',
        'Os outros são codificados uma vez, na maior taxa de amostragem e com o maior número de canais.',
        'Em MP3, M4A, M4B, FLAC, OGG e OPUS cada arquivo vira um capítulo com seu nome.',
        'A primeira capa fica, assim como o artista, o álbum e o gênero comuns a todos os arquivos.',
      ],
      questions: [
        {
          question: 'Posso juntar arquivos MP3 e WAV?',
          answer: 'Sim, qualquer mistura de formatos. Eles são decodificados e salvos em um arquivo no formato que você escolher.',
        },
        {
          question: 'Como faço um audiolivro?',
          answer: 'Adicione aqui as partes em MP3 ou M4A e escolha “Um só M4B”. Cada parte vira um capítulo com o nome do arquivo.',
        },
        {
          question: 'Há pausas entre as músicas?',
          answer:
            'WAV, FLAC e AIFF seguem sem pausa. MP3 e M4A copiados podem ter uma de um vigésimo de segundo, como na maioria dos players.',
        },
      ],
    },
  },
};
