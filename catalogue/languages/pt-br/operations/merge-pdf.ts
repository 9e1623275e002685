import type { OperationTexts } from '../../operation-texts.ts';

export const mergePdf: OperationTexts = {
  'merge-pdf': {
    name: 'Juntar PDF',
    verb: 'Juntar',
    words: {
      description:
        'Junte vários PDFs em um só, na ordem que quiser. Marcadores, links e formulários continuam funcionando. Grátis, sem conta.',
      keywords: ['juntar pdf', 'unir pdf', 'combinar pdf', 'mesclar pdf', 'juntar vários pdf em um'],
      lead: 'Combine PDFs em um arquivo, na ordem que escolher. Texto, links, marcadores e formulários continuam funcionando, e nada é comprimido de novo.',
      stepsTitle: 'Como juntar PDFs',
      steps: [
        'Escolha dois ou mais PDFs ou solte-os aqui: até {maxFiles} arquivos, {maxFile} cada e {maxTogether} no total. Um protegido pede a senha.',
        'Arraste-os até a ordem certa, ou ordene por nome.',
        'Clique em “Juntar em um PDF” e baixe. Ele leva o nome do primeiro arquivo.',
      ],
      changesTitle: 'O que acontece com seus PDFs',
      changes: [
        'Páginas, imagens e fontes são copiadas sem mudanças, então nenhuma qualidade se perde.',
        'Os marcadores de cada PDF ficam sob o nome do arquivo.',
        'Campos de formulário com o mesmo nome são numerados, para continuarem separados.',
        'Numeração de páginas, camadas, comentários e anexos são mantidos. Scripts são removidos, e assinaturas digitais perdem a validade porque o documento muda.',
      ],
      questions: [
        {
          question: 'Posso juntar arquivos do Word ou imagens com PDFs?',
          answer:
            'Sim. Adicione todos na página inicial, escolha PDF para eles e depois “Um só PDF”. Eles são convertidos e juntados na sua ordem.',
        },
        {
          question: 'O PDF fica maior do que suas partes?',
          answer: 'Fica mais ou menos do tamanho de todas juntas, porque cada PDF traz suas próprias fontes e imagens.',
        },
        {
          question: 'Posso usar só algumas páginas de um PDF?',
          answer: 'Sim. Extraia antes com “Extrair páginas de PDF”, na ordem que quiser.',
        },
      ],
    },
  },
};
