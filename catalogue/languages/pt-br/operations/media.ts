import type { OperationTexts } from '../../operation-texts.ts';

export const media: OperationTexts = {
  'compress-video': {
    name: 'Comprimir vídeo',
    verb: 'Comprimir',
    words: {
      description: 'Deixe vídeos MP4, MOV, MKV e outros menores para e-mail, chat ou envio: três níveis, ou um tamanho máximo em MB.',
      keywords: [
        'comprimir vídeo',
        'reduzir tamanho do vídeo',
        'diminuir vídeo',
        'compressor de vídeo',
        'comprimir mp4',
        'vídeo menor que 25 mb',
      ],
      lead: 'Grande demais para o chat ou o e-mail? Use um nível, ou diga quantos MB o vídeo pode ter.',
      steps: [
        'Escolha um vídeo ou solte-o aqui.',
        'Escolha um nível, ou digite o tamanho máximo.',
        'Clique em “Comprimir”, veja a prévia e baixe.',
      ],
      changes: [
        'A imagem é codificada de novo com taxa de bits menor. “Equilibrada” mantém até 1080 linhas, “Forte” até 720.',
        'Formato, duração e som ficam; legendas e capítulos também, se o formato os aceita.',
        'Se nada puder ser poupado, você recebe o vídeo como estava.',
      ],
      questions: [
        {
          question: 'Quanto tempo leva?',
          answer: 'Mais ou menos a duração do vídeo, com 1080 linhas, e menos para os menores. Você vê o progresso.',
        },
        {
          question: 'O vídeo do meu celular passa de {maxFile}. O que fazer?',
          answer: 'Corte antes na galeria do celular, ou grave com 1080 linhas em vez de 2160: o limite aqui é de {maxFile}.',
        },
      ],
    },
  },
  'resize-video': {
    name: 'Redimensionar vídeo',
    verb: 'Redimensionar',
    words: {
      description: 'Passe um vídeo para 1080p, 720p, 480p ou menos: a forma fica, o arquivo diminui. Para MP4, MOV, MKV, AVI e outros.',
      keywords: ['redimensionar vídeo', 'mudar resolução do vídeo', 'vídeo para 720p', 'diminuir resolução vídeo', '4k para 1080p'],
      lead: 'De 4K para 1080p, ou pequeno o bastante para um aparelho antigo: escolha a altura, e a largura acompanha.',
      steps: ['Escolha um vídeo ou solte-o aqui.', 'Escolha a resolução.', 'Clique em “Redimensionar” e baixe.'],
      changes: [
        'Cada quadro é redimensionado; a proporção da imagem é mantida.',
        'Som, legendas e duração não mudam.',
        'Um vídeo menor do que sua escolha mantém o tamanho.',
      ],
      questions: [
        {
          question: 'Posso ampliar um vídeo?',
          answer: 'Não. Ampliar adiciona bytes, mas nenhum detalhe, e as telas ampliam sozinhas.',
        },
        {
          question: 'Que resolução para que uso?',
          answer: '1080p para uma TV, 720p para celulares e slides, 480p onde cada megabyte conta.',
        },
      ],
    },
  },
  'trim-video': {
    name: 'Cortar vídeo',
    verb: 'Cortar',
    words: {
      description: 'Corte o começo ou o fim de um vídeo, exato no quadro, ou em um segundo sem perda nenhuma. MP4, MOV, MKV e outros.',
      keywords: ['cortar vídeo', 'aparar vídeo', 'cortador de vídeo', 'encurtar vídeo', 'cortar mp4', 'cortar trecho de vídeo'],
      lead: 'Fique com a parte que importa: diga onde começa e termina, e salve só ela.',
      steps: [
        'Escolha um vídeo ou solte-o aqui.',
        'Digite o começo, o fim ou os dois, como 0:15 e 1:30.',
        'Clique em “Cortar” e baixe o trecho.',
      ],
      changes: [
        'O que vem antes do começo e depois do fim é cortado, em imagem e som.',
        '“Exato” parece igual aos olhos; “Rápido” copia os dados originais.',
        'O formato não muda.',
      ],
      questions: [
        {
          question: 'Por que o corte rápido começa um pouco antes?',
          answer: 'Sem codificar, um vídeo só pode começar em um de seus quadros-chave, que vêm a cada poucos segundos.',
        },
        {
          question: 'Como escrevo um tempo?',
          answer: 'Em segundos (75.5), minutos (1:15.5) ou horas (1:02:03). Deixe um campo vazio para manter aquela ponta.',
        },
      ],
    },
  },
  'rotate-video': {
    name: 'Girar vídeo',
    verb: 'Girar',
    words: {
      description:
        'Gire um vídeo filmado de lado ou de cabeça para baixo, ou inverta-o como num espelho: todo player e site o mostra assim.',
      keywords: ['girar vídeo', 'rotacionar vídeo', 'virar vídeo', 'espelhar vídeo', 'girar mp4', 'endireitar vídeo'],
      lead: 'Filmou com o celular virado, ou a câmera frontal inverteu a imagem? Gire ou inverta a imagem e mantenha o som como está.',
      steps: ['Escolha um vídeo ou solte-o aqui.', 'Escolha como girar ou inverter.', 'Clique em “Girar” e baixe.'],
      changes: [
        'Cada quadro é girado ou invertido, então nenhum player pode errar.',
        'O som é copiado como está.',
        'Formato e duração são mantidos.',
      ],
      questions: [
        {
          question: 'A qualidade cai?',
          answer: 'Os quadros são codificados de novo com uma qualidade que parece a original.',
        },
        {
          question: 'Por que meu vídeo fica em pé no celular mas não em outros lugares?',
          answer:
            'Celulares só anotam a direção, e alguns programas ignoram a nota. Aqui ele é primeiro endireitado por ela, e depois girado como você diz.',
        },
      ],
    },
  },
  'mute-video': {
    name: 'Tirar o som do vídeo',
    verb: 'Tirar o som',
    words: {
      description: 'Remova o som de um vídeo em um segundo, sem nenhuma perda na imagem. Para MP4, MOV, MKV, WEBM, AVI e outros.',
      keywords: ['tirar som do vídeo', 'remover áudio do vídeo', 'vídeo sem som', 'silenciar vídeo', 'vídeo mudo'],
      lead: 'Vento, vozes, uma música que você não pode usar: tire o som e não toque na imagem.',
      steps: ['Escolha um vídeo ou solte-o aqui.', 'Clique em “Tirar o som”.', 'Baixe o vídeo sem som.'],
      changes: [
        'Todas as faixas de som são removidas de vez.',
        'A imagem é copiada como está, se os players do formato a aceitam.',
        'O arquivo fica um pouco menor.',
      ],
      questions: [
        {
          question: 'Posso guardar o som em um arquivo próprio?',
          answer: 'Sim: converta antes o vídeo para MP3, M4A ou WAV.',
        },
        {
          question: 'Posso tirar o som só de uma parte?',
          answer: 'Aqui não. Corte o vídeo em partes, tire o som de uma e junte-as em um editor de vídeo.',
        },
      ],
    },
  },
};
