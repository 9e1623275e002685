import type { OperationTexts } from '../../operation-texts.ts';

export const pdfFiles: OperationTexts = {
  'compress-pdf': {
    name: 'Comprimir PDF',
    verb: 'Comprimir',
    words: {
      description: 'Deixe um PDF menor para e-mail ou envio: três níveis, ou um tamanho máximo em MB. Texto e linhas continuam nítidos.',
      keywords: ['comprimir pdf', 'reduzir pdf', 'diminuir tamanho pdf', 'compactar pdf', 'compressor de pdf', 'pdf menor que 1 mb'],
      lead: 'Grande demais para o e-mail ou o formulário? As imagens do PDF diminuem, o texto continua nítido, e você vê o novo tamanho antes de baixar.',
      steps: [
        'Escolha um ou mais PDFs ou solte-os aqui.',
        'Escolha um nível, ou digite o tamanho máximo do arquivo.',
        'Clique em “Comprimir”, compare os tamanhos e baixe o PDF.',
      ],
      changes: [
        'As imagens são salvas com menos pixels e como JPEG. Texto, desenhos e fontes não são alterados.',
        'Links, campos de formulário, marcadores e anexos são mantidos.',
        'O resultado nunca é maior: se não for possível reduzir nada, você recebe seu arquivo como estava.',
      ],
      questions: [
        {
          question: 'Quanto ele diminui?',
          answer:
            'Digitalizações e PDFs cheios de fotos costumam cair a um terço ou menos. Um PDF só de texto rende pouco, pois o texto já está comprimido.',
        },
        {
          question: 'Que nível devo escolher?',
          answer:
            '“Leve” mantém pixels suficientes para imprimir (220 por polegada), “Equilibrada” é feita para telas (150), “Forte” para arquivos que só precisam ser legíveis (96).',
        },
        {
          question: 'E se meu tamanho máximo não for possível?',
          answer: 'Você vê o menor tamanho possível. Divida o PDF para ficar abaixo dele.',
        },
      ],
    },
  },
  'flatten-pdf': {
    name: 'Achatar PDF',
    verb: 'Achatar',
    words: {
      description: 'Transforme campos preenchidos, notas e carimbos de um PDF em conteúdo comum da página, que ninguém mais pode mudar.',
      keywords: ['achatar pdf', 'nivelar pdf', 'pdf não editável', 'remover campos de formulário pdf', 'fixar anotações pdf'],
      lead: 'Terminou o formulário? Achate-o, e todo leitor e impressora mostra o que você preencheu, sem campos para mudar.',
      steps: ['Escolha um PDF preenchido ou solte-o aqui.', 'Clique em “Achatar”.', 'Baixe o PDF: campos e notas fazem parte da página.'],
      changes: [
        'Valores dos campos viram texto comum; caixas marcadas e imagens de assinaturas viram parte da página.',
        'Notas, destaques e carimbos são desenhados onde estão. Os links continuam funcionando.',
        'O texto continua texto: você ainda pode buscar e copiar.',
      ],
      questions: [
        {
          question: 'Posso preencher o formulário de novo depois?',
          answer: 'Não, os campos sumiram. Guarde o original se ainda precisar deles.',
        },
        {
          question: 'Por que meus dados não aparecem na impressão?',
          answer: 'Alguns programas guardam um valor sem desenhá-lo. O achatamento desenha primeiro cada valor na página.',
        },
      ],
    },
  },
  'archive-pdf': {
    name: 'PDF para PDF/A',
    verb: 'Converter',
    words: {
      description: 'Crie um PDF/A para tribunais, arquivos e órgãos públicos: 1b, 2b ou 3b, com todas as fontes e cores dentro do arquivo.',
      keywords: ['pdf para pdf/a', 'converter pdf em pdfa', 'criar pdf/a', 'pdf/a-2b', 'pdf para arquivamento', 'conversor pdf/a'],
      lead: 'O portal só aceita PDF/A? É um PDF que leva consigo tudo de que precisa, para ter a mesma aparência daqui a trinta anos.',
      steps: [
        'Escolha um ou mais PDFs ou solte-os aqui.',
        'Escolha o tipo de PDF/A, se pediram um específico.',
        'Clique em “Converter” e baixe o PDF/A.',
      ],
      changes: [
        'Todas as fontes são incorporadas, e as cores são descritas como sRGB.',
        'O texto continua texto. Links, marcadores e o título ficam.',
        'Campos e notas viram parte da página. Senhas, scripts, som e vídeo saem: o PDF/A não os permite.',
      ],
      questions: [
        {
          question: 'Qual tipo devo escolher: 1b, 2b ou 3b?',
          answer:
            'PDF/A-2b, a não ser que peçam outro. O 1b é o mais antigo e não aceita transparência. O 3b pode levar anexos, como os dados de uma nota fiscal.',
        },
        {
          question: 'O resultado é certificado?',
          answer:
            'Ele é criado conforme a norma, e o arquivo informa isso. Nenhum validador o verifica aqui: se um portal recusar, a verificação dele diz o motivo.',
        },
      ],
    },
  },
  'pdf-metadata': {
    name: 'Metadados de PDF',
    verb: 'Salvar',
    words: {
      description: 'Mude título, autor, assunto e palavras-chave de um PDF, ou remova todos os metadados antes de compartilhar.',
      keywords: ['editar metadados pdf', 'remover metadados pdf', 'mudar título pdf', 'propriedades do pdf', 'mudar autor pdf'],
      lead: 'Um PDF conta quem o escreveu, com que programa e quando. Corrija isso, ou remova antes de enviar o arquivo.',
      steps: [
        'Escolha um PDF ou solte-o aqui.',
        'Preencha o que quer mudar, ou ligue “Remover todo o resto”.',
        'Clique em “Salvar” e baixe o PDF.',
      ],
      changes: [
        'Só as propriedades do documento mudam; as páginas ficam iguais.',
        'Os valores antigos somem de verdade: o arquivo é gravado de novo sem eles.',
        'Os dois registros de um PDF, o antigo e o XMP, dizem depois o mesmo.',
      ],
      questions: [
        {
          question: 'Como tiro meu nome de um PDF?',
          answer: 'Ligue “Remover todo o resto” e deixe os campos vazios. Autor, programa, datas e o registro XMP oculto são excluídos.',
        },
        {
          question: 'Isso remove comentários e texto oculto?',
          answer: 'Não, só as propriedades do documento. Comentários fazem parte das páginas; “Achatar PDF” os desenha nelas.',
        },
      ],
    },
  },
};
