import type { OperationTexts } from '../../operation-texts.ts';

export const searchablePdf: OperationTexts = {
  'searchable-pdf': {
    name: 'Tornar um PDF pesquisável',
    verb: 'Converter',
    words: {
      description:
        'Adicione com OCR uma camada de texto invisível a um PDF digitalizado: ele parece igual, e você busca e copia cada palavra.',
      keywords: ['pdf pesquisável', 'ocr pdf', 'pdf digitalizado para texto', 'reconhecer texto pdf', 'pdf com busca'],
      lead: 'Páginas digitalizadas são imagens, então não dá para buscar nem copiar o texto. O OCR adiciona uma camada de texto invisível: o PDF parece igual, e você pode buscar, selecionar e copiar cada palavra.',
      stepsTitle: 'Como tornar uma digitalização pesquisável',
      steps: [
        'Escolha seus PDFs digitalizados ou solte-os aqui. Os protegidos pedem a senha.',
        'Em “Opções”, escolha páginas ou o idioma do OCR se quiser. Depois clique em “Converter”.',
        'Baixe o PDF e pressione Ctrl+F em qualquer leitor para buscar nele.',
      ],
      changesTitle: 'O que muda e o que fica',
      changes: [
        'As imagens das páginas ficam exatamente iguais, a não ser que você defina um tamanho máximo.',
        'Páginas que já têm texto não são alteradas. Links, formulários, marcadores e camadas são mantidos.',
        'Páginas tortas ou deitadas são lidas certo, e a camada de texto as acompanha.',
        'Se você escolher páginas, o novo PDF contém só essas, na sua ordem.',
      ],
      questions: [
        {
          question: 'Que idiomas ele lê?',
          answer: 'Estes: {ocrLanguages}. Impressão limpa funciona bem, cópias fracas dão erros, e letra de mão mal é reconhecida.',
        },
        {
          question: 'Posso corrigir erros do OCR?',
          answer: 'No PDF não, pois as páginas continuam imagens. Para editar o texto, converta o PDF para Word.',
        },
        {
          question: 'Quanto tempo leva?',
          answer:
            'De dois a três segundos por página, um pouco mais na primeira. Se o tempo de um documento longo acabar, as páginas restantes ficam como imagens e uma nota diz quantas.',
        },
        {
          question: 'Uma assinatura no documento continua válida?',
          answer: 'Não. Qualquer mudança em um documento assinado invalida a assinatura, então guarde o original.',
        },
      ],
    },
  },
};
