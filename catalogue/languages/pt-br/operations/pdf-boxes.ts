import type { OperationTexts } from '../../operation-texts.ts';

export const pdfBoxes: OperationTexts = {
  'crop-pdf': {
    name: 'Recortar PDF',
    verb: 'Recortar',
    words: {
      description: 'Corte as bordas das páginas de um PDF: milímetros em cada lado, ou de uma vez todo o branco em volta do conteúdo.',
      keywords: ['recortar pdf', 'cortar margens pdf', 'remover margens brancas pdf', 'cortar bordas pdf', 'cortador de pdf'],
      lead: 'Margens largas em uma tela pequena, marcas de corte, a borda preta de uma digitalização: tire e leia melhor.',
      steps: [
        'Escolha um PDF ou solte-o aqui.',
        'Ligue “Recortar ao conteúdo”, ou digite milímetros.',
        'Clique em “Recortar” e baixe o PDF.',
      ],
      changes: [
        'As páginas ficam menores; o que está nelas mantém o tamanho.',
        'Texto, links e campos ficam no lugar.',
        'O que foi cortado não aparece nem é impresso, mas continua no arquivo.',
      ],
      questions: [
        {
          question: 'A parte de fora some mesmo?',
          answer: 'Ela fica escondida, não excluída. Para que ninguém a recupere, converta o PDF recortado para JPG e de volta para PDF.',
        },
        {
          question: 'Todas as páginas ficam do mesmo tamanho?',
          answer: 'Com milímetros, cada página perde as mesmas faixas. Com “Recortar ao conteúdo”, cada página tem seu próprio tamanho.',
        },
      ],
    },
  },
  'resize-pdf': {
    name: 'Redimensionar páginas de PDF',
    verb: 'Redimensionar',
    words: {
      description: 'Passe as páginas de um PDF para A4, Carta, A3, A5 ou Ofício. O conteúdo é ajustado, e os links ficam no lugar.',
      keywords: ['redimensionar pdf', 'mudar tamanho da página pdf', 'pdf para a4', 'carta para a4 pdf', 'escalar pdf', 'a4 para a3'],
      lead: 'Tamanho Carta em uma impressora A4, digitalizações de todos os tamanhos em um arquivo: dê o mesmo tamanho a todas as páginas.',
      steps: ['Escolha um PDF ou solte-o aqui.', 'Escolha o tamanho da página.', 'Clique em “Redimensionar” e baixe o PDF.'],
      changes: [
        'Cada página recebe o tamanho escolhido. A forma é mantida, com branco onde as formas diferem.',
        'Links, notas e campos acompanham o conteúdo.',
        'Texto continua texto e desenhos continuam nítidos.',
      ],
      questions: [
        {
          question: 'Isso deixa o arquivo menor?',
          answer: 'Não. Muda o tamanho do papel. Para menos megabytes, use “Comprimir PDF”.',
        },
        {
          question: 'Como tiro antes as bordas brancas?',
          answer: 'Recorte o PDF ao conteúdo e depois redimensione: o conteúdo preenche a nova página.',
        },
      ],
    },
  },
};
