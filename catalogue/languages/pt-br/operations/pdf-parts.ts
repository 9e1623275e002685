import type { OperationTexts } from '../../operation-texts.ts';

export const pdfParts: OperationTexts = {
  'split-pdf': {
    name: 'Dividir PDF',
    verb: 'Dividir',
    words: {
      description:
        'Divida um PDF em vários: cada página, a cada tantas páginas, seus próprios intervalos, um arquivo por capítulo ou por tamanho.',
      keywords: ['dividir pdf', 'separar pdf', 'separar páginas pdf', 'dividir pdf por marcadores', 'cortar pdf'],
      lead: 'Corte um PDF grande em partes práticas: páginas avulsas, partes iguais, seus intervalos ou seus capítulos. Todas as partes vêm em um ZIP.',
      steps: [
        'Escolha um PDF ou solte-o aqui.',
        'Defina as páginas por arquivo, digite intervalos como 1-3,4-10, ou divida por marcadores.',
        'Clique em “Dividir” e baixe o ZIP com as partes.',
      ],
      changes: [
        'Texto, imagens e fontes de cada página ficam exatamente iguais.',
        'Cada parte mantém os links, campos e marcadores de suas páginas.',
        'Uma parte não contém nada das outras páginas, então você pode compartilhá-la com segurança.',
      ],
      questions: [
        {
          question: 'Como obtenho um PDF por capítulo?',
          answer: 'Escolha “Marcadores” em “Dividir por”. Cada marcador do primeiro nível começa um arquivo, que leva o nome dele.',
        },
        {
          question: 'Como obtenho partes que cabem em um e-mail?',
          answer:
            'Escolha “Tamanho do arquivo” em “Dividir por” e digite os megabytes em “Tamanho máximo”. Cada parte leva quantas páginas couberem.',
        },
        {
          question: 'Os intervalos podem se sobrepor?',
          answer: 'Sim. Com 1-5,3-8, as páginas 3 a 5 ficam nos dois arquivos.',
        },
        {
          question: 'Quantas partes posso fazer?',
          answer: 'Até 1.000 de um PDF.',
        },
      ],
    },
  },
  'extract-pdf-pages': {
    name: 'Extrair páginas de PDF',
    verb: 'Extrair',
    words: {
      description:
        'Salve algumas páginas de um PDF em um novo PDF: escolha nas miniaturas ou digite os números. Texto e qualidade não mudam.',
      keywords: ['extrair páginas pdf', 'salvar páginas de um pdf', 'tirar páginas de pdf', 'extrator de páginas pdf', 'copiar página pdf'],
      lead: 'Tire de um PDF as páginas de que precisa. Selecione-as na ordem que quiser, ou digite os números.',
      steps: [
        'Escolha um PDF ou solte-o aqui.',
        'Clique em “Escolher páginas” e selecione as páginas, ou digite números como 1-3,8.',
        'Clique em “Extrair” e baixe o novo PDF.',
      ],
      changes: [
        'As páginas têm a mesma aparência, com texto, links e campos.',
        'Marcadores que levam a outras páginas ficam de fora.',
        'Nada das outras páginas fica no novo arquivo.',
      ],
      questions: [
        {
          question: 'As outras páginas somem mesmo do novo arquivo?',
          answer: 'Sim. Texto, imagens, notas e campos delas não são copiados, então ninguém pode recuperá-los do arquivo extraído.',
        },
        {
          question: 'Posso extrair cada página em seu próprio arquivo?',
          answer: 'Sim. Ligue “Um arquivo por página”, e você recebe um ZIP com um PDF para cada.',
        },
      ],
    },
  },
};
