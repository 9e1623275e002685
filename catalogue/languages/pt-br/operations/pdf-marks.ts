import type { OperationTexts } from '../../operation-texts.ts';

export const pdfMarks: OperationTexts = {
  'add-page-numbers': {
    name: 'Numerar páginas de PDF',
    verb: 'Numerar',
    words: {
      description:
        'Ponha números de página em um PDF: em cima ou embaixo, simples, como “Página 1 de 12” ou romanos, a partir de qualquer página.',
      keywords: [
        'numerar páginas pdf',
        'colocar número de página pdf',
        'numeração de páginas pdf',
        'paginar pdf',
        'inserir número de página pdf',
      ],
      lead: 'Um TCC, um contrato, uma pilha de digitalizações: dê um número a cada página, sem a capa se quiser.',
      steps: ['Escolha um PDF ou solte-o aqui.', 'Escolha a posição e o estilo.', 'Clique em “Numerar” e baixe o PDF.'],
      changes: [
        'Um número é adicionado a cada página escolhida. Nada mais se move na página.',
        'Páginas deitadas recebem o número onde você vê a parte de baixo ou de cima.',
        'Texto, links, campos e marcadores são mantidos.',
      ],
      questions: [
        {
          question: 'Como deixo a capa de fora?',
          answer: 'Digite 2- em “Páginas”. A segunda página recebe então o número 1, ou o que você digitar em “Começar em”.',
        },
        {
          question: 'Posso tirar os números depois?',
          answer: 'Aqui não. Eles viram parte da página, então guarde também o PDF sem números.',
        },
      ],
    },
  },
  'watermark-pdf': {
    name: 'Marca-d’água em PDF',
    verb: 'Marcar',
    words: {
      description:
        'Escreva RASCUNHO, CÓPIA, seu nome ou qualquer texto sobre as páginas de um PDF: você escolhe a cor, a opacidade, o tamanho e a disposição.',
      keywords: [
        "marca d'água pdf",
        "colocar marca d'água pdf",
        'carimbo pdf',
        "marca d'água rascunho",
        'carimbo confidencial pdf',
        'texto sobre pdf',
      ],
      lead: 'Marque um rascunho, nomeie quem recebe a cópia, ou proteja uma amostra: um texto sobre cada página.',
      steps: [
        'Escolha um PDF ou solte-o aqui.',
        'Digite o texto e ajuste cor e disposição se quiser.',
        'Clique em “Marcar” e baixe o PDF.',
      ],
      changes: [
        'O texto é desenhado sobre cada página escolhida. O texto de baixo ainda pode ser buscado e copiado.',
        'É texto vetorial de verdade: nítido em qualquer zoom e na impressão.',
        'Links, campos e marcadores são mantidos.',
      ],
      questions: [
        {
          question: 'Alguém pode tirar a marca-d’água?',
          answer: 'Com um editor de PDF, sim. Para dificultar, converta o PDF marcado para JPG e de volta para PDF.',
        },
        {
          question: 'Posso usar texto em árabe, hindi ou chinês?',
          answer: 'Sim. As letras são formadas e ligadas como a escrita pede, e vão da direita para a esquerda onde é o certo.',
        },
      ],
    },
  },
};
