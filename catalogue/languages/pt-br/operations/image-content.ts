import type { OperationTexts } from '../../operation-texts.ts';

export const imageContent: OperationTexts = {
  'jfif-to-jpg': {
    name: 'JFIF para JPG',
    verb: 'Renomear',
    words: {
      description: 'Transforme arquivos JFIF, JPEG e JPE em JPG que todo programa e formulário aceita, sem perder um pixel.',
      keywords: ['jfif para jpg', 'jfif para jpeg', 'jpeg para jpg', 'jpe para jpg', 'converter jfif', 'mudar jpeg para jpg'],
      lead: 'Seu formulário recusa .jfif ou .jpeg? A imagem dentro já é um JPG: você a recebe com o nome que os programas esperam.',
      steps: ['Escolha seus arquivos JFIF ou JPEG ou solte-os aqui.', 'Clique em “Renomear”.', 'Baixe os JPG, um a um ou em um ZIP.'],
      changes: ['A extensão vira .jpg.', 'Imagem, qualidade e dados da câmera ficam exatamente iguais.'],
      questions: [
        {
          question: 'O que é um arquivo JFIF?',
          answer:
            'JFIF é o modo como quase todo JPG é guardado. O Windows e alguns navegadores salvam essas imagens como .jfif; o conteúdo é o mesmo.',
        },
        {
          question: 'Posso renomear eu mesmo?',
          answer: 'Sim. No Windows, ligue antes “Extensões de nomes de arquivos” no Explorador. No celular, esta página é mais rápida.',
        },
      ],
    },
  },
  'image-to-text': {
    name: 'Imagem para texto',
    verb: 'Ler',
    words: {
      description:
        'Leia com OCR o texto de fotos, capturas e digitalizações e salve como TXT. JPG, PNG, HEIC, WEBP, TIFF e outros, em {ocrCount} idiomas.',
      keywords: [
        'imagem para texto',
        'foto para texto',
        'ocr online',
        'extrair texto de imagem',
        'converter imagem em texto',
        'texto de captura de tela',
        'recibo para texto',
      ],
      lead: 'Um recibo, uma página de livro, uma captura que não se copia: obtenha as palavras como texto que você pode editar e buscar.',
      steps: [
        'Escolha fotos, capturas ou digitalizações, ou solte-as aqui.',
        'Escolha o idioma se “Detectar” errar.',
        'Clique em “Ler” e baixe o texto.',
      ],
      changes: [
        'Você recebe texto simples em linhas, na ordem em que se lê.',
        'Colunas são lidas uma após a outra; fontes e imagens ficam de fora.',
        'A imagem vai só para o nosso próprio servidor e é excluída depois.',
      ],
      questions: [
        {
          question: 'O que dá o melhor resultado?',
          answer: 'Uma imagem nítida, reta e bem iluminada de texto impresso. As maiúsculas devem ter pelo menos 20 pixels de altura.',
        },
        {
          question: 'Ele lê letra de mão?',
          answer: 'Quase nada. O OCR é treinado com texto impresso; letra de mão dá, com sorte, algumas palavras.',
        },
        {
          question: 'Preciso de um PDF com a aparência da digitalização. E então?',
          answer: 'Use “Imagem para PDF pesquisável”: a página parece a foto, e as palavras podem ser achadas e copiadas.',
        },
      ],
    },
  },
  'image-to-word': {
    name: 'Imagem para Word',
    verb: 'Ler',
    words: {
      description:
        'Transforme a foto ou digitalização de uma página em um documento do Word editável: o OCR lê texto, títulos e tabelas em {ocrCount} idiomas.',
      keywords: [
        'imagem para word',
        'jpg para word',
        'foto para word',
        'converter imagem em word',
        'digitalização para word',
        'captura para docx',
        'ocr para word',
      ],
      lead: 'Uma carta, uma apostila, uma tabela no papel: tire uma foto, receba um documento do Word e continue escrevendo.',
      steps: [
        'Escolha fotos ou digitalizações, ou solte-as aqui.',
        'Escolha o idioma se “Detectar” errar.',
        'Clique em “Ler” e baixe o DOCX.',
      ],
      changes: [
        'O texto vira parágrafos editáveis, com títulos e tabelas onde a página os tem.',
        'Imagens da página ficam de fora; a diagramação é parecida, não uma cópia.',
        'Confira nomes e números: o OCR erra uma letra de vez em quando.',
      ],
      questions: [
        {
          question: 'Por que algumas palavras estão erradas?',
          answer: 'Borrão, sombras e letra miúda são difíceis de ler. Tire a foto de cima, com luz do dia, enchendo o quadro com a página.',
        },
        {
          question: 'Tenho muitas páginas. Recebo um documento só?',
          answer: 'Cada foto dá um documento. Para um só, junte antes as fotos em um PDF e converta esse PDF para DOCX.',
        },
      ],
    },
  },
  'image-to-searchable-pdf': {
    name: 'Imagem para PDF pesquisável',
    verb: 'Ler',
    words: {
      description: 'Transforme fotos e digitalizações em um PDF cujo texto pode ser buscado e copiado, com a página igual à foto.',
      keywords: [
        'imagem para pdf pesquisável',
        'jpg para pdf ocr',
        'ocr jpg para pdf',
        'foto para pdf com texto',
        'digitalização para pdf pesquisável',
      ],
      lead: 'Arquive um recibo ou uma carta de modo a achá-los depois: o PDF parece sua foto, e a busca acha as palavras.',
      steps: [
        'Escolha fotos ou digitalizações, ou solte-as aqui.',
        'Escolha o idioma se “Detectar” errar.',
        'Clique em “Ler” e baixe o PDF.',
      ],
      changes: [
        'A foto vira uma página, como é.',
        'As palavras são postas sobre ela, invisíveis, cada uma no lugar em que aparece, para você selecioná-las.',
        'Se nenhum texto for achado, você recebe a página sem ele e uma nota.',
      ],
      questions: [
        {
          question: 'Qual é a diferença em relação a “JPG para PDF”?',
          answer: 'JPG para PDF faz uma página só da imagem. Aqui o OCR adiciona as palavras, então buscar e copiar funcionam.',
        },
        {
          question: 'Posso pôr várias fotos em um PDF?',
          answer: 'Sim, em dois passos: faça um PDF delas com JPG para PDF e depois use “Tornar um PDF pesquisável”.',
        },
      ],
    },
  },
};
