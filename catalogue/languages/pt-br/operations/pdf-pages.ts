import type { OperationTexts } from '../../operation-texts.ts';

export const pdfPages: OperationTexts = {
  'rotate-pdf': {
    name: 'Girar PDF',
    verb: 'Girar',
    words: {
      description: 'Endireite páginas deitadas ou de cabeça para baixo de um PDF, todas ou só algumas. Texto, links e qualidade não mudam.',
      keywords: ['girar pdf', 'rotacionar pdf', 'virar pdf', 'girar páginas pdf', 'girar pdf e salvar'],
      lead: 'Digitalizações deitadas, páginas que entraram ao contrário: endireite-as e salve o PDF assim.',
      steps: [
        'Escolha um ou mais PDFs ou solte-os aqui.',
        'Escolha a direção. Para girar só algumas páginas, indique-as em “Páginas”.',
        'Clique em “Girar” e baixe o PDF.',
      ],
      changes: [
        'Cada página mantém o conteúdo: nada é redesenhado, então o texto continua nítido e pesquisável.',
        'Links, campos de formulário, marcadores e anexos são mantidos.',
        'Páginas que você não indicar ficam iguais.',
      ],
      questions: [
        {
          question: 'Posso girar uma única página?',
          answer: 'Sim. Digite o número dela em “Páginas”, como 3, ou vários, como 1,4-6. As outras não mudam.',
        },
        {
          question: 'Por que meu leitor de PDF esquece a rotação?',
          answer: 'A maioria gira só a visualização. Aqui a rotação é salva no arquivo, então todo leitor e impressora a mostra.',
        },
        {
          question: 'Girar piora o PDF?',
          answer: 'Não. Um PDF guarda a rotação de uma página como um número, e só esse número muda.',
        },
      ],
    },
  },
  'delete-pdf-pages': {
    name: 'Excluir páginas de PDF',
    verb: 'Excluir',
    words: {
      description: 'Tire de um PDF páginas em branco, erradas ou privadas. Selecione-as ou digite os números; o resto fica como está.',
      keywords: [
        'excluir páginas pdf',
        'remover páginas de pdf',
        'apagar página pdf',
        'remover página em branco pdf',
        'deletar páginas pdf',
      ],
      lead: 'Versos em branco de uma digitalização, um anexo, uma página que não é para todos: tire-as de vez.',
      steps: [
        'Escolha um PDF ou solte-o aqui.',
        'Selecione as páginas a excluir em “Escolher páginas”, ou digite números como 2,5-7.',
        'Clique em “Excluir” e baixe o PDF menor.',
      ],
      changes: [
        'As páginas excluídas saem do arquivo com tudo o que há nelas: nada fica só escondido.',
        'As outras páginas mantêm texto, links, campos e ordem.',
        'Marcadores das páginas excluídas vão com elas.',
      ],
      questions: [
        {
          question: 'As páginas excluídas podem ser recuperadas do novo PDF?',
          answer: 'Não. O novo arquivo é gravado sem elas. Seu original não muda.',
        },
        {
          question: 'E uma assinatura digital?',
          answer: 'Ela é removida, pois uma assinatura só vale para o documento completo. Uma nota avisa.',
        },
      ],
    },
  },
  'reorder-pdf-pages': {
    name: 'Reordenar páginas de PDF',
    verb: 'Reordenar',
    words: {
      description: 'Ponha as páginas de um PDF em outra ordem, ou inverta: selecione as páginas uma após a outra, ou digite a nova ordem.',
      keywords: [
        'reordenar páginas pdf',
        'organizar pdf',
        'mudar ordem páginas pdf',
        'inverter páginas pdf',
        'mover páginas pdf',
        'ordenar pdf',
      ],
      lead: 'Digitalizado de trás para frente, ou o anexo no lugar errado? Ponha as páginas na ordem que quiser.',
      steps: [
        'Escolha um PDF ou solte-o aqui.',
        'Selecione as páginas na nova ordem, ou digite-a, como 3,1,2. Para uma pilha digitalizada ao contrário, ligue “Inverter a ordem”.',
        'Clique em “Reordenar” e baixe o PDF.',
      ],
      changes: [
        'Todas as páginas ficam no arquivo; só a ordem muda.',
        'Marcadores, links e campos acompanham suas páginas.',
        'Páginas que você não indicar vêm depois das indicadas.',
      ],
      questions: [
        {
          question: 'Preciso indicar todas as páginas?',
          answer: 'Não. Para levar a página 8 ao início, digite 8: as outras seguem na ordem de antes.',
        },
        {
          question: 'Como inverto toda a ordem?',
          answer: 'Deixe “Páginas” vazio e ligue “Inverter a ordem”.',
        },
      ],
    },
  },
};
